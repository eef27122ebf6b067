import { type Move, type Seat, type SeatSpec, shares, type View, type Viewer } from '../kernel/game.ts'
import { historyOf, type Recorded } from '../kernel/history.ts'
import type { Match } from '../kernel/match.ts'
import type { Offers } from '../kernel/offer.ts'
import { equal } from '../kernel/plain.ts'
import { type Own, otherwise, seenBy } from '../kernel/revealed.ts'
import type { Line, OfferMessage, TurnMessage } from '../wire/protocol.ts'

/**
 * All that is to be shown after an entry, computed before any of it is written: if a game throws, nobody sees half a move.
 * Chairs at which nobody looks are left out.
 */
export interface Shown {
  readonly seq: number
  readonly public: View
  /** What each sees otherwise than everybody. */
  readonly chairs: ReadonlyMap<number, Own>
  readonly turns: ReadonlyMap<number | 'public', TurnMessage>
  /** The same for a chair at which somebody looks only now. */
  readonly late?: (player: number) => Seen
}
interface Seen {
  readonly own: Own
  readonly turn: TurnMessage
}

/** What is seen from a chair; undefined: nobody looks from there. */
export function viewFrom({ public: open, chairs }: Pick<Shown, 'public' | 'chairs'>, player: number): View | undefined {
  const own = chairs.get(player)
  return own && seenBy(open, own)
}

/** Before the start. */
export const NOTHING: Shown = { seq: 0, public: { pieces: {}, facts: {} }, chairs: new Map(), turns: new Map() }

/** What one person sits on, and through which eyes it looks. */
export interface Sitter {
  readonly player: number
  readonly seats: readonly Seat[]
  readonly viewer: Viewer
}

const sitters = new WeakMap<readonly SeatSpec[], readonly Sitter[]>()

/** A chair of several seats looks through the eyes of their side. Specs are a value: who sits there is worked out once. */
export function sittersOf(specs: readonly SeatSpec[]): readonly Sitter[] {
  const found = sitters.get(specs) ?? seated(specs)
  sitters.set(specs, found)
  return found
}

function seated(specs: readonly SeatSpec[]): Sitter[] {
  const players = [...new Set(specs.map(({ player }) => player))].sort((a, b) => a - b)
  return players.map(player => {
    const own = specs.filter(spec => spec.player === player)
    const [first] = own
    if (!first) throw new Error(`chair ${player} has no seat`)
    if (own.length === 1) return { player, seats: [first.seat], viewer: first.seat }
    const viewer = { side: first.side }
    // Eyes that see more than the chair's own seats would give a third person's hand away.
    if (specs.some(spec => shares(viewer, spec) !== (spec.player === player)))
      throw new Error(`the seats of chair ${player} are no side of their own`)
    return { player, seats: own.map(({ seat }) => seat), viewer }
  })
}

/** A record in its place in the log. */
export interface Recording {
  readonly n: number
  readonly at: number
  readonly record: Recorded
}

const hasSecret = (record: Recorded): boolean => record.type === 'step' && record.step.told.some(({ secret }) => secret)
/** Is not everybody told the same of it? */
const isForSome = ({ record }: Recording): boolean => record.type === 'note' || hasSecret(record)

/** The lines that a viewer is entitled to. */
export const linesFor = (recordings: readonly Recording[], specs: readonly SeatSpec[], viewer: Viewer): Line[] =>
  recordings.flatMap(({ n, at, record }) =>
    historyOf([record], specs, viewer).map(heard => {
      const [open] = hasSecret(record) ? historyOf([record], specs, 'public') : []
      return open && !equal(open, heard) ? { n, at, heard, open } : { n, at, heard }
    }),
  )

/** Is there anybody who looks from this chair? What nobody sees need not be worked out. */
export type Looks = (player: number) => boolean
const ALL_LOOK: Looks = () => true

/** The match as the public may see it, and every chair from which somebody looks, and what each is told of `news`. */
export function shownOf(
  match: Match,
  offers: Offers<Move>,
  news: readonly Recording[],
  looks: Looks = ALL_LOOK,
): Shown {
  const { game, state, seats, seq } = match
  const places = sittersOf(seats)
  const openView = game.view(state, 'public')
  const open = linesFor(news, seats, 'public')
  // Mostly everybody is told the same.
  const lines = (viewer: Viewer): Line[] => (news.some(isForSome) ? linesFor(news, seats, viewer) : open)
  const openTurn: TurnMessage = { seq, offers: {}, undo: null, lines: open }
  // Whoever waits mostly gets what everybody gets, which is then packed once.
  const turnOf = (viewer: Viewer, own: readonly Seat[]): TurnMessage => {
    const asked = own.filter(seat => offers[seat]?.moves.length)
    const undo = own.find(seat => match.undo?.seat === seat) ?? null
    const told = lines(viewer)
    if (asked.length === 0 && undo === null && told === open) return openTurn
    return {
      seq,
      offers: Object.fromEntries(asked.map(seat => [seat, offerOf(match, offers, seat)])),
      undo,
      lines: told,
    }
  }
  const seenFrom = ({ viewer, seats: own }: Sitter): Seen => ({
    own: game.view.own
      ? { pieces: game.view.own(state, viewer, openView), facts: NO_FACTS }
      : otherwise(openView, game.view(state, viewer, openView)),
    turn: turnOf(viewer, own),
  })
  const chairs = new Map<number, Own>()
  const turns = new Map<number | 'public', TurnMessage>([['public', openTurn]])
  for (const place of places) {
    if (!looks(place.player)) continue
    const { own, turn } = seenFrom(place)
    chairs.set(place.player, own)
    turns.set(place.player, turn)
  }
  const late = (player: number): Seen => {
    const place = places.find(each => each.player === player)
    if (!place) throw new Error(`no chair ${player}`)
    return seenFrom(place)
  }
  return { seq, public: openView, chairs, turns, late }
}

const NO_FACTS = {}

function offerOf({ game, state }: Match, offers: Offers<Move>, seat: Seat): OfferMessage {
  const { number, moves } = offers[seat] ?? { number: 0, moves: [] }
  return { number, moves, previews: moves.map(move => game.preview?.(state, seat, move) ?? null) }
}
