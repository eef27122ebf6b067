import type { Location } from '../../../../shared/games/diabolik/map/locations.ts'
import type { Area } from '../../../../shared/games/diabolik/map/roads.ts'
import { CRIMINALS, type Criminal, POLICE, type Policeman } from '../../../../shared/games/diabolik/state.ts'
import type { View } from '../../../../shared/kernel/game.ts'
import { tableOf } from '../../../../shared/kernel/plain.ts'
import type { Shot } from '../../../../shared/match/film.ts'
import { areaIn } from './file.ts'
import { type Possible, possibleIn } from './possible.ts'
import { truthIn } from './truth.ts'

type Truth = Readonly<Record<Criminal, Location>>

/** A moment, as it was and as the Detectives' file had it. */
export interface Moment {
  readonly round: number
  readonly truth: Truth
  readonly possible: Possible
  readonly hidden: Readonly<Record<Criminal, boolean>>
  readonly police: readonly { readonly who: Policeman; readonly at: Location }[]
}

export interface Pursuit {
  readonly area: Area
  readonly moments: readonly Moment[]
}

const isHidden = ({ pieces }: View, who: Criminal): boolean => pieces[pieces[who]?.place ?? '']?.kind === 'location'

/** Both films shot by shot; the longer one waits for the other. */
export function pursuitOf(all: readonly Shot[], detectives: readonly Shot[]): Pursuit {
  const possible = possibleIn(detectives.slice(0, all.length))
  return {
    area: areaIn(all[0]?.view ?? { pieces: {} }),
    moments: all.slice(0, possible.length).map(({ view, round }, i) => ({
      round,
      truth: truthIn(view),
      possible: possible[i] as Possible,
      // In the end everything lies open; who was hidden then still was.
      hidden: tableOf(CRIMINALS, who => isHidden(view, who)),
      police: POLICE.flatMap(who => {
        const at = view.pieces[who]?.place
        return at && at !== 'station' ? [{ who, at: at as Location }] : []
      }),
    })),
  }
}

/** How each round was left, up to a moment: the step that ends a round is its last. The moment itself comes after that. */
export function roundsUpTo(moments: readonly Moment[], at: number): Moment[] {
  const seen = moments.slice(0, at + 1)
  return [
    ...seen.flatMap((moment, i) => {
      const before = seen[i - 1]
      return before && before.round !== moment.round ? [{ ...moment, round: before.round }] : []
    }),
    ...seen.slice(-1),
  ]
}

/** Where somebody went, up to a moment: each place once in a row, the last so many. */
export function trailOf(moments: readonly Moment[], at: number, who: Criminal, most: number): Location[] {
  const places = moments.slice(0, at + 1).map(({ truth }) => truth[who])
  return places.filter((place, i) => place !== places[i - 1]).slice(-most)
}
