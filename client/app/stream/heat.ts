import type { OnStream } from '../../../shared/wire/stream.ts'
import type { LayerMark } from '../../games/contract.ts'

/** What the crowd guesses, as it lies over the table: for each question its own sign, the most the largest. */
export function heatMarks(heat: OnStream['heat']): LayerMark[] {
  const about = [...new Set(heat.map(each => each.about))]
  return heat.map(({ about: who, at, share }) => {
    const most = Math.max(...heat.filter(each => each.about === who).map(each => each.share))
    return { at, suit: about.indexOf(who), kind: 'heat', weight: share / most }
  })
}
