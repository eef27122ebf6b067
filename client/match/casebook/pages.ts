import type { Casebook } from '../../../shared/wire/protocol.ts'
import type { LayerMark } from '../../games/contract.ts'

/** Where somebody may be, the likeliest first, in thousandths. */
export interface Entry {
  readonly who: string
  readonly places: readonly (readonly [at: string, chance: number])[]
}

export const entriesOf = ({ odds }: Casebook): Entry[] =>
  Object.entries(odds).map(([who, places]) => ({
    who,
    places: Object.entries(places).sort((one, other) => other[1] - one[1]),
  }))

/** On the table: a heat at each place, and how many times in a hundred; below one it stands in the list alone. */
export const marksIn = (entries: readonly Entry[]): LayerMark[] =>
  entries.flatMap(({ places }, suit) => {
    const most = places[0]?.[1] ?? 1
    return places.map(
      ([at, chance]): LayerMark => ({
        at,
        suit,
        kind: 'heat',
        weight: chance / most,
        percent: chance < 10 ? 0 : Math.round(chance / 10),
      }),
    )
  })
