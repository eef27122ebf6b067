import { highest } from '../../../kernel/bots.ts'
import type { Sight } from '../../../kernel/game.ts'
import { race } from '../../../kernel/race.ts'
import type { Rng } from '../../../kernel/rng.ts'
import type { CardName } from '../cards/list.ts'
import type { Move, MoveOf } from '../move.ts'
import { moves as movesOf } from '../moves.ts'
import { dataOf, HOMES } from '../rules/table.ts'
import { type Player, SEATS, type State } from '../state.ts'
import type { Diabolicards } from '../types.ts'
import { answering, clever, worths } from './clever.ts'
import { unseenIn } from './model.ts'
import { lead } from './plain.ts'
import { rehearse } from './rehearsal.ts'
import { worldsOf } from './worlds.ts'
import { type Outlook, outlookOf, playsLeft, worthOf } from './worth.ts'

/**
 * What a decision may cost, whatever it is about: of so many moves that look best to the clever bot, each is played on for
 * so many turns of everybody, in so many worlds at most (`race`). What was tried is in notes.md.
 */
const BUDGET = { moves: 4, turns: 4, worlds: 24 }
/** With so few cards to be played the match is played on to its end, in so many turns at most. */
const ENDING = { plays: 12, turns: 24 }
/** What a win is worth beyond the power by which it is won. */
const WIN = 10
/** A move that looks worse than the best by so much is not thought about. */
const MARGIN = 6
/** Of what comes to the same in the end, it does what looks best now. */
const AT_FIRST_SIGHT = 0.05
/** Nobody in thought purges unless there is nothing else. */
const PURGED = 2

/** Plays the moves that look best on, in worlds that fit what it was told, with everybody as clever as the clever bot. */
export function master(sight: Sight<Diabolicards>, rng: Rng): number[] {
  const looks = clever(sight, rng)
  if (sight.view.facts.decision !== 'turn') return looks
  const list = shortlist(looks)
  const [first] = list
  if (first === undefined || list.length < 2) return looks
  const deal = worldsOf(sight)
  const unseen = unseenIn(sight.view)
  const enter = () => {
    const world = deal(rng)
    const outlook = outlookOf(world, sight.seat as Player, unseen)
    return (nth: number) => foreseen(world, outlook, sight.moves[list[nth] as number] as Move)
  }
  const head = list.map(at => (looks[at] ?? 0) * AT_FIRST_SIGHT)
  const worth = race(list.length, BUDGET.worlds, enter, head)
  const found = new Map(list.map((at, nth) => [at, worth[nth] as number]))
  // All others lie behind those that were looked at, in the order in which they look.
  const least = Math.min(...found.values())
  const top = looks[first] ?? 0
  return looks.map((look, at) => found.get(at) ?? least - 1 - (top - look))
}

function shortlist(looks: readonly number[]): number[] {
  const top = looks[highest(looks)] ?? 0
  return [...looks.keys()]
    .filter(at => (looks[at] ?? 0) >= top - MARGIN)
    .sort((one, other) => (looks[other] ?? 0) - (looks[one] ?? 0))
    .slice(0, BUDGET.moves)
}

/** What this world is worth to the seat a few turns after the move, or when it is over. */
function foreseen(world: State, outlook: Outlook, move: Move): number {
  const { turns } = playsLeft(world) > ENDING.plays ? BUDGET : ENDING
  let state = rehearse(world, outlook.seat, move, answering(outlook))
  for (let n = 0; n < turns && state.outcome === null && state.decision.type === 'turn'; n++) {
    const own = outlookOf(state, state.active, hiddenFrom(state, state.active))
    const moves = likely(state, movesOf(state, state.active))
    state = rehearse(state, state.active, moves[highest(worths(state, own, moves, PURGED))] as Move, answering(own))
  }
  return state.outcome
    ? lead(state, outlook.seat) + WIN * Math.sign(lead(state, outlook.seat))
    : worthOf(state, outlook)
}

/** Hardly anybody plays a card that has a home anywhere else: in thought nobody does. */
function likely(state: State, moves: readonly Move[]): Move[] {
  const home = (move: MoveOf<'play'>) => HOMES[dataOf(state, move.card).group]
  const welcome = new Set<string>()
  for (const move of moves) if (move.type === 'play' && move.zone === home(move)) welcome.add(move.card)
  return moves.filter(move => move.type !== 'play' || !welcome.has(move.card) || move.zone === home(move))
}

/** What somebody in thought may not know: the deck, and what is in all other hands. */
function hiddenFrom(state: State, seat: Player): CardName[] {
  const names = state.deck.map(card => state.faces[card] as CardName)
  for (const who of SEATS)
    if (who !== seat) for (const card of state.hands[who]) names.push(state.faces[card] as CardName)
  return names
}
