import type { ReactNode } from 'react'
import { Hud } from './Hud.tsx'
import { Overlay as Scenes } from './Scenes.tsx'

/** Over the canvas: what happens, and over it what is read and decided. */
export const Overlay = (): ReactNode => (
  <>
    <Scenes />
    <Hud />
  </>
)
