import type { Criminal } from '../../../../../shared/games/diabolik/figures.ts'
import type { Mark } from '../../../../../shared/games/diabolik/state.ts'
import type { DiabolikView } from '../../../../../shared/games/diabolik/view.ts'
import type { Vec } from '../../../../stage/actors.ts'
import { type Format, gapAt } from '../../layout/places.ts'

export interface LaidMark {
  readonly id: string
  readonly to: Mark['to']
  readonly at: Vec
}

/** All marks and where they lie: beside each other in the gap that they belong to. */
export function marksOf({ pieces }: DiabolikView, format: Format): LaidMark[] {
  const marks = Object.entries(pieces).filter(([, { kind }]) => kind === 'mark')
  return marks.map(([id, { place, face }]): LaidMark => {
    const here = marks.filter(([, each]) => each.place === place).sort(([, a], [, b]) => a.order - b.order)
    const [, who, after] = place.split(':')
    const index = here.findIndex(([each]) => each === id)
    return { id, to: face as Mark['to'], at: gapAt(who as Criminal, Number(after), index, here.length, format) }
  })
}

/** The space of a track that was used last (D-65), as far as the table shows it: with a card on it; -1: none. */
export function lastSpace({ pieces }: DiabolikView, who: Criminal): number {
  const all = Object.values(pieces)
  const [kind, owner, space] = (pieces[pieces[who]?.place ?? '']?.place ?? '').split(':')
  if (kind === 'track' && owner === who) return Number(space)
  const marks = all.filter(({ kind: is, place }) => is === 'mark' && place.startsWith(`after:${who}:`))
  const [last] = marks.sort((a, b) => b.order - a.order)
  const after = last?.place.split(':')[2]
  return after !== undefined && all.some(({ place }) => place === `track:${who}:${after}`) ? Number(after) : -1
}
