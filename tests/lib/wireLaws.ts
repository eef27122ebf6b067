import { isDeepStrictEqual } from 'node:util'
import type { Game, Move, Types, Viewer } from '../../shared/kernel/game.ts'
import { heard } from '../../shared/kernel/history.ts'
import { exchanged, exchangedTold, exchangeFor, passingBy } from '../../shared/kernel/laws/rearrange.ts'
import { lawRng, type WalkedStep, walk } from '../../shared/kernel/laws/walk.ts'
import { type Match, type Step, start } from '../../shared/kernel/match.ts'
import { type Offers, offersOf } from '../../shared/kernel/offer.ts'
import { pick, type Rng, seedOf } from '../../shared/kernel/rng.ts'
import { sittersOf } from '../../shared/match/shown.ts'
import { LOOKING_ON, ROAD, type Road, Wire, type WiredDevice } from './wire.ts'

/** What a law found: the first offence in words, and how much it had to look at. */
export interface WireFindings {
  readonly offence: string | null
  readonly looked: number
}

/** Shows one match step by step, keeping its offers as a room does. */
function showing(road: Road, first: Match): { wire: Wire; show(match: Match, step: Step): void } {
  let offers: Offers<Move> = offersOf(first)
  const wire = new Wire(road, first, road.shown(first, offers, []))
  return {
    wire,
    show(match, step) {
      offers = offersOf(match, offers, step.seat)
      wire.show(road.shown(match, offers, [{ n: match.seq - 1, at: 0, record: { type: 'step', step } }]))
    },
  }
}

/**
 * What a guest decodes is what its viewer may see, no more and no less, after every move: whoever joins, leaves, comes
 * with a second device or finds the room empty. So is what it is offered and told.
 */
export function wireShows<T extends Types>(
  game: Game<T>,
  options: T['options'],
  name: string,
  road = ROAD,
): WireFindings {
  const rng = lawRng(`wire ${name}`)
  const first: Match = start<T>(game, options, seedOf(name)) as unknown as Match
  let looked = 0
  try {
    const { wire, show } = showing(road, first)
    for (const place of wire.places) wire.join(place)
    let deserted = 0
    for (const { after, step } of walk(game, options, name) as Iterable<WalkedStep>) {
      if (deserted > 0) deserted--
      else if (rng.int(80) === 0) {
        deserted = rng.int(12)
        for (const guest of [...wire.guests]) wire.leave(guest)
      } else comeAndGo(wire, rng)
      show(after, step)
      const late = deserted === 0 && rng.int(10) === 0 ? wire.join(pick(rng, wire.places)) : null
      for (const guest of wire.guests) {
        const offence = differs(guest, after, guest === late ? null : step)
        if (offence) return { offence: `${name}, step ${after.seq}: ${nameOf(guest)} ${offence}`, looked }
        looked++
      }
    }
  } catch (error) {
    return { offence: `${name}: ${error instanceof Error ? error.message : error}`, looked }
  }
  return { offence: null, looked }
}

const nameOf = ({ place }: WiredDevice): string => JSON.stringify(place.viewer)

function comeAndGo(wire: Wire, rng: Rng): void {
  if (rng.int(12) === 0) wire.join(pick(rng, wire.places))
  if (wire.guests.length > 1 && rng.int(wire.guests.length > 8 ? 6 : 14) === 0) wire.leave(pick(rng, wire.guests))
}

/** What is wrong with what this guest has, or null. `step`: what it is to be told of. */
function differs(guest: WiredDevice, match: Match, step: Step | null): string | null {
  const { place, view } = guest
  const { game, state, seats, seq, undo } = match
  const { viewer, seats: own } = place
  if (!isDeepStrictEqual(view(), game.view(state, viewer))) return 'sees something else'
  const turn = guest.turn()
  // Also what this law does not work out for itself: numbers and previews.
  if (!isDeepStrictEqual(turn, guest.sent)) return 'reads another turn than it was sent'
  if (turn?.seq !== seq) return 'is told of another moment'
  const listed = own.map(seat => [seat, game.moves(state, seat)] as const)
  const moves = Object.fromEntries(listed.filter(([, list]) => list.length > 0))
  const offered = Object.fromEntries(Object.entries(turn.offers).map(([seat, offer]) => [seat, offer.moves]))
  if (!isDeepStrictEqual(offered, moves)) return 'is offered something else'
  if (turn.undo !== (undo && own.includes(undo.seat) ? undo.seat : null)) return 'may take back something else'
  const toldTo = (who: Viewer) => ({
    type: 'step',
    seq,
    seat: step?.seat,
    events: step?.told.map(told => heard(told, seats, who)),
  })
  const [told, open] = [toldTo(viewer), toldTo('public')]
  const line = { n: seq - 1, at: 0, heard: told, ...(isDeepStrictEqual(told, open) ? {} : { open }) }
  const lines = step ? [line] : []
  if (!isDeepStrictEqual(turn.lines, lines)) return 'is told something else'
  return null
}

/**
 * S1 on the wire: two tables side by side, the second with the faces exchanged that a viewer does not know, anew at every
 * step. Its devices receive the same bytes at both, joining and looking on, state and messages. Every viewer in turn, for so many steps.
 */
export function wireTells<T extends Types>(
  game: Game<T>,
  options: T['options'],
  name: string,
  road = ROAD,
  steps = Number.POSITIVE_INFINITY,
): WireFindings {
  const first: Match = start<T>(game, options, seedOf(name)) as unknown as Match
  let looked = 0
  for (const { viewer, player } of [...sittersOf(first.seats), LOOKING_ON]) {
    const rng = lawRng(`bytes ${name} ${player}`)
    const other = (match: Match): Match => {
      const exchange = exchangeFor(match.game, [match.state], viewer, rng)
      for (const [id, from] of exchange) if (match.state.faces[id] !== match.state.faces[from]) looked++
      return { ...match, state: exchanged(match.game.clone, match.state, exchange) }
    }
    const showings = [showing(road, first), showing(road, other(first))] as const
    for (const { wire } of showings) for (const place of wire.places) wire.join(place)
    for (const { before, after, step } of walk(game, options, name) as Iterable<WalkedStep>) {
      if (before.seq === steps) break
      const exchange = exchangeFor(game as Game, [before.state, after.state], viewer, rng, passingBy(before, step))
      const told = exchangedTold(step.told, after.state, exchange)
      showings[0].show(after, step)
      showings[1].show(other(after), { ...step, told })
      const [joins, leaves, index] = [rng.int(8) === 0, rng.int(10) === 0, rng.int(100)]
      for (const { wire } of showings) {
        const { places, guests } = wire
        const place = places.find(each => each.player === player && index < 50) ?? places[index % places.length]
        if (joins && place) wire.join(place)
        const leaver = guests[index % guests.length]
        if (leaves && leaver && guests.length > places.length) wire.leave(leaver)
      }
      const offence = unlike(showings[0].wire, showings[1].wire, player)
      if (offence) return { offence: `${name}, step ${after.seq}: ${JSON.stringify(viewer)} ${offence}`, looked }
    }
  }
  return { offence: null, looked }
}

/** The first difference in what a place's devices were sent at two tables since they were last compared. */
function unlike(wire: Wire, other: Wire, player: number): string | null {
  for (const [i, { place, frames }] of wire.guests.entries()) {
    const others = other.guests[i]?.frames ?? []
    const [sent, sentThere] = [frames.splice(0), others.splice(0)]
    if (place.player !== player) continue
    if (sent.length !== sentThere.length) return `is sent ${sent.length} and ${sentThere.length} frames`
    for (const [at, frame] of sent.entries()) {
      const there = sentThere[at] as Buffer
      if (!frame.equals(there)) return `can tell hidden faces apart: ${KINDS[frame[0] ?? 0] ?? 'handshake'}`
    }
  }
  return null
}

const KINDS: Readonly<Record<number, string>> = { 14: 'full state', 15: 'patch', 17: 'message' }
