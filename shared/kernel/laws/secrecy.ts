import { MINDS, type Seat, type Sight, shares, type Types, type Viewer } from '../game.ts'
import { heard } from '../history.ts'
import type { Match } from '../match.ts'
import { freeze } from '../plain.ts'
import { type Rng, rngOf, seedOf } from '../rng.ts'
import { viewersOf } from './cheap.ts'
import { exchanged, exchangedTold, exchangeFor, passingBy } from './rearrange.ts'
import { broken, type WalkedStep } from './walk.ts'

const eyes = (match: Match, viewer: Viewer): Seat[] =>
  match.seats.filter(spec => shares(viewer, spec)).map(({ seat }) => seat)

/** All that a state tells a viewer: what it sees and what its seats are offered, in order. */
export function shown<T extends Types>(match: Match<T>, state: T['state'], viewer: Viewer): string {
  const { game } = match
  const offers = eyes(match, viewer).map(seat => {
    const moves = game.moves(state, seat)
    return [seat, moves, moves.map(move => game.preview?.(state, seat, move) ?? null)]
  })
  return JSON.stringify([game.view(state, viewer), offers])
}

/**
 * S1: what a viewer knows neither before nor after a step makes no difference to what it is shown and told. Returns how
 * many faces were other ones after the exchange.
 */
export function lawS1<T extends Types>({ before, after, step }: WalkedStep<T>, rng: Rng): number {
  const { game } = before
  let others = 0
  const passing = passingBy(before, step)
  for (const viewer of viewersOf(before)) {
    if (viewer === 'all') continue
    const exchange = exchangeFor(game, [before.state, after.state], viewer, rng, passing)
    for (const [id, from] of exchange) if (before.state.faces[id] !== before.state.faces[from]) others++
    const otherAfter = exchanged(game.clone, after.state, exchange)
    const name = JSON.stringify(viewer)
    if (shown(before, before.state, viewer) !== shown(before, exchanged(game.clone, before.state, exchange), viewer))
      broken('S1', before, `${name} can tell hidden faces apart`)
    if (shown(after, after.state, viewer) !== shown(after, otherAfter, viewer))
      broken('S1', after, `${name} can tell hidden faces apart`)
    const told = (list: typeof step.told) => JSON.stringify(list.map(each => heard(each, before.seats, viewer)))
    if (told(step.told) !== told(exchangedTold(step.told, after.state, exchange)))
      broken('S1', after, `${name} is told a hidden face`)
  }
  return others
}

/** A master thinks long: it is asked at one decision in so many. */
const PONDERED = 20

/** S4: a bot's choice, what it says for it and what the Casebook says do not depend on what their seat cannot know. Returns how many choices were asked for. */
export function lawS4<T extends Types>(
  match: Match<T>,
  heardBy: (seat: Seat) => readonly T['event'][],
  rng: Rng,
): number {
  const { game, state } = match
  let choices = 0
  for (const { seat } of match.seats) {
    const { length } = game.moves(state, seat)
    if (length === 0) continue
    const exchange = exchangeFor(game, [state], seat, rng)
    const other = exchanged(game.clone, state, exchange)
    for (const name of MINDS) {
      // By chance of its own: which other steps are looked at does not depend on who plays.
      if (name === 'master' && rngOf(seedOf(`pondered ${match.seq} ${seat}`), 0).int(PONDERED) > 0) continue
      const choice = (of: T['state']): { index: number; why: string } => {
        const view = freeze(game.view(of, seat))
        const sight: Sight<T> = { seat, view, moves: freeze(game.moves(of, seat)), heard: heardBy(seat) }
        const index = game.bot(name, sight, rngOf(seedOf(`S4 ${match.seq}`), 0))
        const made = sight.moves[index]
        return { index, why: JSON.stringify([made && game.why?.(sight, made), game.book?.(sight)]) }
      }
      const { index, why } = choice(state)
      if (!Number.isInteger(index) || index < 0 || index >= length)
        broken('bots choose from the offer', match, `${name} on ${seat} chooses ${index} of ${length}`)
      const again = choice(other)
      if (index !== again.index || why !== again.why)
        broken('S4', match, `${name} on ${seat} knows what it cannot know`)
      choices++
    }
  }
  return choices
}
