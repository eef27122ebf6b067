import type { PieceId } from '../../../kernel/game.ts'
import { type Card, type PlayCard, type State, SUSPECTS, type Suspect, type Tile } from '../state.ts'
import { type Done, type Fortune, facesOf, handOf, play, type Setting, table } from '../testing.ts'

/** What the specs of the play cards have in common. */

/** A table where whoever's turn it is has walked and may draw. */
export const arrived = (setting: Setting = {}): State => table({ decision: { type: 'act' }, ...setting })

/** The play card that comes is this one; what else luck brings follows. */
export const drawing = (before: State, card: PlayCard, ...fortunes: Fortune[]): Done =>
  play(before, { type: 'draw' }, { draw: card }, ...fortunes)

interface Belongings {
  readonly at: Tile
  readonly hand: readonly string[]
  readonly item: Card | undefined
  readonly searched: readonly Tile[]
}

/** All that a card could do to somebody. */
export const belongings = (state: State, suspect: Suspect): Belongings => {
  const { at, item, searched } = state.people[suspect]
  return { at, hand: handOf(state, suspect), item: item ? state.faces[item] : undefined, searched: [...searched] }
}

/** Everybody but these, as they stand there: what must be the same before and after. */
export const bystanders = (state: State, ...but: Suspect[]): [Suspect, Belongings][] =>
  SUSPECTS.filter(suspect => !but.includes(suspect)).map(suspect => [suspect, belongings(state, suspect)])

/** Whose turn it is, what is being decided, and the play cards used up so far. */
export const standing = ({ state }: Done) => ({
  turn: state.active,
  asked: state.decision.type,
  used: facesOf(state, state.plays.discards),
})

export const heard = ({ events }: Done): string[] => events.map(({ type }) => type)

/** The faces that somebody was told beyond what everybody heard. */
export const told = ({ secrets }: Done, seat: Suspect): string[] =>
  secrets.filter(({ to }) => to.includes(seat)).flatMap(({ more }) => Object.values(more.faces ?? {}))

/** The faces that everybody was shown. */
export const shown = ({ events }: Done): string[] => events.flatMap(({ faces = {} }) => Object.values(faces))

/** The faces of these cards, in the order of the alphabet. */
export const sorted = (state: State, cards: readonly PieceId[]): string[] => facesOf(state, cards).sort()
