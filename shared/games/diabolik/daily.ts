import type { Piece, PieceId } from '../../kernel/game.ts'
import type { Event } from './events.ts'
import type { Location } from './map/locations.ts'
import { CRIMINALS, type Criminal } from './state.ts'
import type { DiabolikPiece, DiabolikView } from './view.ts'

/** The daily hunt: what the Police know at the beginning of their phase, and where they would best search. */
export interface Hunt {
  readonly round: number
  /** What everybody sees: kind, place and face of what lies on the table. */
  readonly pieces: Readonly<Record<PieceId, readonly [kind: string, place: string, face?: string]>>
  /** What everybody heard from the beginning, but for what tells nothing of where anybody is. */
  readonly heard: readonly Event[]
}

/** What is told once somebody has searched. */
export interface HuntAnswer {
  /** How likely each hidden Criminal is to be where, in thousandths; who is On the Run is none of them. */
  readonly odds: Readonly<Partial<Record<Criminal, Readonly<Partial<Record<Location, number>>>>>>
  /** How likely it is that somebody is found there, in thousandths. */
  readonly finds: Readonly<Partial<Record<Location, number>>>
  readonly truth: Readonly<Partial<Record<Criminal, Location>>>
}

/** So many Locations are searched. */
export const SEARCHES = 3

/** Nothing is made of the order in which things lie there, nor of facts. */
export function viewOf({ pieces }: Hunt): Pick<DiabolikView, 'pieces'> {
  return {
    pieces: Object.fromEntries(
      Object.entries(pieces).map(([id, [kind, place, face]]) => {
        const piece: Piece = { kind, place, order: 0, up: face !== undefined }
        return [id, (face === undefined ? piece : { ...piece, face }) as DiabolikPiece]
      }),
    ),
  }
}

/** Who is In the Shadows, standing on a card. */
export const hiddenIn = ({ pieces }: Hunt): Criminal[] =>
  CRIMINALS.filter(who => pieces[pieces[who]?.[1] ?? '']?.[0] === 'location')

/** The best that so many searches can do, the likeliest first. */
export const bestOf = ({ finds }: HuntAnswer): Location[] =>
  (Object.keys(finds) as Location[]).sort((one, other) => (finds[other] ?? 0) - (finds[one] ?? 0)).slice(0, SEARCHES)

const sum = ({ finds }: HuntAnswer, places: readonly Location[]): number =>
  places.reduce((total, at) => total + (finds[at] ?? 0), 0)

/** Of a hundred points: what was searched beside the best that could be. Luck counts for nothing. */
export const scoreOf = (answer: HuntAnswer, searched: readonly Location[]): number =>
  Math.round((100 * sum(answer, searched)) / sum(answer, bestOf(answer)))

/** What a search came to: somebody is there, it was as good as any, it could have been, it could not. */
const VERDICTS = ['found', 'best', 'may', 'never'] as const
export type Verdict = (typeof VERDICTS)[number]
export function verdictOf(answer: HuntAnswer, at: Location): Verdict {
  if (CRIMINALS.some(who => answer.truth[who] === at)) return 'found'
  const chance = answer.finds[at] ?? 0
  const least = Math.min(...bestOf(answer).map(each => answer.finds[each] ?? 0))
  return chance === 0 ? 'never' : chance >= least ? 'best' : 'may'
}
