import { type ReactNode, useContext, useMemo } from 'react'
import type { Vec } from '../../../stage/actors.ts'
import { ofType, useEffects, useScene } from '../../../stage/scene.ts'
import { PickingContext } from '../../../stage/Target.tsx'
import type { Parts } from '../layout/parts.ts'
import type { DiabolicardsEffect } from './effects.ts'
import { type DrawnQuad, Quads } from './Quads.tsx'
import { type Tie, tiesOf } from './ties.ts'

/** Between two links. */
const GAP = 0.34

/** From the card that holds to the one that is held: arrows where it is lifted, a chain where it is held down. */
function line([x, , z]: Vec, [toX, , toZ]: Vec, { power, idle }: Tie): DrawnQuad[] {
  const count = Math.max(2, Math.round(Math.hypot(toX - x, toZ - z) / GAP))
  const turn = Math.atan2(z - toZ, toX - x)
  return [
    ...Array.from({ length: count - 1 }, (_, i): DrawnQuad => {
      const t = (i + 1) / count
      const at: Vec = [x + (toX - x) * t, 0.085, z + (toZ - z) * t]
      if (power === 8) return { cell: 'chevron', at, width: idle ? 0.2 : 0.36, turn }
      return { cell: 'link', at, width: idle ? 0.3 : 0.52, height: (i % 2 ? 0.2 : 0.44) * (idle ? 0.6 : 1), turn }
    }),
    { cell: 'anchor', at: [x + 0.36, 0.09, z - 0.46], width: 0.34 },
  ]
}

/** What holds the card that is pointed at, and what it holds; and a tie that is being made. */
export function Ties({ view, placed }: Parts): ReactNode {
  const hovered = useScene(scene => scene.hovered?.id)
  const effects = useEffects<DiabolicardsEffect>()
  const { pointed } = useContext(PickingContext)
  const ties = useMemo(() => {
    const made = ofType(effects, 'tie').map(
      ({ effect: { at, by, power } }): Tie => ({ card: at, by, power: power === 8 ? 8 : 0, idle: false }),
    )
    return [...made, ...tiesOf(view, new Set([...pointed, ...(hovered ? [hovered] : [])]))]
  }, [view, effects, hovered, pointed])
  const quads = useMemo(() => {
    const at = new Map(placed.map(spot => [spot.id, spot.at]))
    return ties.flatMap((tie): DrawnQuad[] => {
      const [from, to] = [at.get(tie.by), at.get(tie.card)]
      return from && to ? line(from, to, tie) : []
    })
  }, [ties, placed])
  const draw = useMemo(() => () => quads, [quads])
  return quads.length === 0 ? null : <Quads most={240} draw={draw} />
}
