import type { CSSProperties, ReactNode } from 'react'
import type { DiabolicardsView } from '../../../../shared/games/diabolicards/shown.ts'
import { useTable } from '../../../session/table.ts'
import { useScene, useShown } from '../../../stage/scene.ts'
import { formatOf, handRoom, hasPages, RAISED, STRIP, TABS } from '../layout/places.ts'
import { Hands } from './Hands.tsx'
import './hud.css'
import { Opened } from './Opened.tsx'
import { Strip } from './Strip.tsx'
import { Tabs } from './Tabs.tsx'
import { Zoom } from './Zoom.tsx'

/** Over the canvas: how it stands, what a card says, what a choice promises. */
export function Hud(): ReactNode {
  const view = useShown() as DiabolicardsView
  const { width, height, insets } = useScene()
  const format = formatOf(width, height)
  const seats = useTable(state => state.seats)
  const edges = {
    '--top': insets.top,
    '--left': insets.left,
    '--right': insets.right,
    '--bottom': insets.bottom,
    '--hand': insets.bottom + (seats.length > 0 ? handRoom(width, height) + RAISED : 0),
    '--strip': STRIP,
    '--tabs': TABS,
  }
  const style = Object.fromEntries(Object.entries(edges).map(([name, value]) => [name, `${value}px`]))
  return (
    <div className="dc-hud" data-format={format} data-seated={seats.length > 0} style={style as CSSProperties}>
      <Strip view={view} />
      {hasPages(format) && <Tabs view={view} />}
      <Zoom view={view} format={format} />
      <Hands view={view} />
      <Opened view={view} />
    </div>
  )
}
