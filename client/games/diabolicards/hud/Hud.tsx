import type { CSSProperties, ReactNode } from 'react'
import type { DiabolicardsView } from '../../../../shared/games/diabolicards/shown.ts'
import { useScene, useShown } from '../../../stage/scene.ts'
import { wayOf } from '../table/places.ts'
import './hud.css'
import { Opened } from './Opened.tsx'
import { Strip } from './Strip.tsx'
import { Zoom } from './Zoom.tsx'

/** Over the canvas: how it stands, what a card says, what a choice promises. */
export function Hud(): ReactNode {
  const view = useShown() as DiabolicardsView
  const { width, height, insets } = useScene()
  const way = wayOf(width, height)
  const edges = { '--top': `${insets.top}px`, '--left': `${insets.left}px`, '--right': `${insets.right}px` }
  return (
    <div className="dc-hud" data-way={way} style={edges as CSSProperties}>
      <Strip view={view} />
      <Zoom view={view} way={way} />
      <Opened view={view} />
    </div>
  )
}
