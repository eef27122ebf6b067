import type { CrowdMessage } from '../../../shared/wire/crowd.ts'
import type { LayerMark } from '../../games/contract.ts'

/** On the table: what one thinks oneself, and when it is locked, what all do. */
export function marksOf({ question, counts }: CrowdMessage, chosen: Readonly<Record<string, string>>): LayerMark[] {
  return (question?.about ?? []).flatMap((about, suit) => {
    const all = Object.entries(counts?.[about] ?? {})
    const most = Math.max(...all.map(([, count]) => count))
    const heat = all.map(([at, count]): LayerMark => ({ at, suit, kind: 'heat', weight: count / most }))
    const own = chosen[about]
    return own === undefined ? heat : [...heat, { at: own, suit, kind: 'own' }]
  })
}
