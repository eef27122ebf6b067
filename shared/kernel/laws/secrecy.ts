import { BOTS, type Face, type PieceId, type Seat, type Sight, shares, type Types, type Viewer } from '../game.ts'
import { heard } from '../history.ts'
import { advance, type Match, type Step } from '../match.ts'
import { type Rng, rngOf, seedOf } from '../rng.ts'
import { viewersOf } from './cheap.ts'
import { exchanged, exchangedTold, exchangeFor, toldOf } from './rearrange.ts'
import { broken, type Moment } from './walk.ts'

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

/** Cards that everybody is shown within the step, as the rules say, wherever they come from and go to. */
const passingBy = <T extends Types>({ game }: Match<T>, step: Step<T>): ReadonlySet<PieceId> =>
  new Set(toldOf(game, step.told).flatMap(({ faces = {} }) => Object.keys(faces)))

/** S1: what a viewer knows neither before nor after a step makes no difference to what it is shown and told. */
export function lawS1<T extends Types>({ before, after, step }: Moment<T>, rng: Rng): void {
  const { game } = before
  const passing = passingBy(before, step)
  for (const viewer of viewersOf(before)) {
    if (viewer === 'all') continue
    const exchange = exchangeFor(game, [before.state, after.state], viewer, rng, passing)
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
}

const UNLIKELY = 1e-6
const MOST_DEALS = 64
/** Far beyond what one step draws, so that every deal has names of its own. */
const APART = 100_000

/** S3: no id survives a bag with its face. Deals the step's names again and again and looks for a face that stays. */
export function lawS3<T extends Types>({ before, after, step }: Moment<T>): void {
  const { game } = before
  const { pieces } = game.view(after.state, 'all')
  const passing = passingBy(before, step)
  const suspicions: { id: PieceId; place: string; face: Face; deals: number }[] = []
  for (const viewer of viewersOf(before)) {
    if (viewer === 'all') continue
    const known = game.knows(after.state, viewer)
    for (const id of [...game.knows(before.state, viewer), ...passing]) {
      if (known.has(id) || suspicions.some(each => each.id === id)) continue
      const { place, kind } = pieces[id] ?? {}
      if (place === undefined) continue
      const bag = Object.keys(pieces).filter(other => pieces[other]?.place === place && pieces[other]?.kind === kind)
      const face = after.state.faces[id] as Face
      const share = bag.filter(other => after.state.faces[other] === face).length / bag.length
      const deals = Math.ceil(Math.log(UNLIKELY) / Math.log(share))
      if (share < 1 && deals <= MOST_DEALS) suspicions.push({ id, place, face, deals })
    }
  }
  if (suspicions.length === 0) return
  const deals = Math.max(...suspicions.map(each => each.deals))
  const stuck = new Set(suspicions)
  for (let deal = 1; deal <= deals && stuck.size > 0; deal++) {
    const drawn = { ...before.drawn, names: before.drawn.names + deal * APART }
    const { state } = advance({ ...before, drawn }, step.seat, step.move).match
    const { pieces: now } = game.view(state, 'all')
    for (const each of stuck)
      if (state.faces[each.id] !== each.face || now[each.id]?.place !== each.place) stuck.delete(each)
  }
  for (const { id, face, place } of stuck) broken('S3', after, `${id} still is ${face} in ${place}`)
}

/** S4: a bot's choice does not depend on what its seat cannot know. */
export function lawS4<T extends Types>(
  match: Match<T>,
  heardBy: (seat: Seat) => readonly T['event'][],
  rng: Rng,
): void {
  const { game, state } = match
  for (const { seat } of match.seats) {
    if (game.moves(state, seat).length === 0) continue
    const exchange = exchangeFor(game, [state], seat, rng)
    const other = exchanged(game.clone, state, exchange)
    for (const name of BOTS) {
      if (name === 'random') continue
      const choice = (of: T['state']): number => {
        const sight: Sight<T> = { seat, view: game.view(of, seat), moves: game.moves(of, seat), heard: heardBy(seat) }
        return game.bot(name, sight, rngOf(seedOf(`S4 ${match.seq}`), 0))
      }
      if (choice(state) !== choice(other)) broken('S4', match, `${name} on ${seat} knows what it cannot know`)
    }
  }
}
