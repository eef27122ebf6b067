import type { ReactNode } from 'react'
import { Hud } from '../hud/Hud.tsx'
import { Overlay as Scenes } from '../scenes/Overlay.tsx'

/** Over the canvas: what happens, and over it what is read and decided. */
export const Overlay = (): ReactNode => (
  <>
    <Scenes />
    <Hud />
  </>
)
