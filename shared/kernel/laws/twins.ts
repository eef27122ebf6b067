import type { Face, PieceId, Types, Viewer } from '../game.ts'
import { heard } from '../history.ts'
import { advance, type Match, start } from '../match.ts'
import { equal } from '../plain.ts'
import { pick, seedOf } from '../rng.ts'
import { viewersOf } from './cheap.ts'
import { toldOf } from './rearrange.ts'
import { shown, shownOf } from './secrecy.ts'
import { broken, lawful, lawRng, seatsToMove, type WalkedStep, walk } from './walk.ts'

/** How many pairs of twins were led side by side, and how many of their steps were compared. */
export interface Twins {
  readonly pairs: number
  readonly steps: number
}

/**
 * S2 for card games: exchange two cards that a viewer has not seen, and replay the match on the same tape of chance. As
 * long as the rules told everybody the same and the viewer has met neither card, it must have been shown the same.
 */
export const lawS2 = <T extends Types>(
  game: Match<T>['game'],
  options: T['options'],
  name: string,
  pairs: number,
): Twins => lawful(game, name, () => leadTwins(game, options, name, pairs))

function leadTwins<T extends Types>(game: Match<T>['game'], options: T['options'], name: string, pairs: number): Twins {
  const rng = lawRng(`S2 ${name}`)
  const match = start(game, options, seedOf(name))
  const moments = [...walk(game, options, name)]
  const viewers = viewersOf(match).filter(viewer => viewer !== 'all')
  let steps = 0
  let led = 0
  for (let pair = 0; pair < pairs; pair++) {
    const viewer = pick(rng, viewers)
    const swap = swapFor(match, viewer, () => rng.int(2 ** 30))
    if (!swap) continue
    led++
    steps += leadTwin(match, moments, viewer, swap)
  }
  return { pairs: led, steps }
}

function swapFor<T extends Types>(
  { game, state }: Match<T>,
  viewer: Viewer,
  die: () => number,
): [PieceId, PieceId] | null {
  const known = game.knows(state, viewer)
  const { pieces } = game.view(state, 'all')
  const hidden = Object.keys(state.faces).filter(id => !known.has(id))
  const one = hidden[die() % (hidden.length || 1)]
  if (one === undefined) return null
  const others = hidden.filter(id => pieces[id]?.kind === pieces[one]?.kind && state.faces[id] !== state.faces[one])
  const other = others[die() % (others.length || 1)]
  return other === undefined ? null : [one, other]
}

function leadTwin<T extends Types>(
  match: Match<T>,
  moments: readonly WalkedStep<T>[],
  viewer: Viewer,
  [one, other]: [PieceId, PieceId],
): number {
  const { game } = match
  const state = game.clone(match.state)
  state.faces[one] = match.state.faces[other] as Face
  state.faces[other] = match.state.faces[one] as Face
  let twin: Match<T> = { ...match, state }
  compare(match, twin, viewer)
  let steps = 0
  for (const { after, step } of moments) {
    const { seat, move } = step
    if (!game.moves(twin.state, seat).some(offered => equal(offered, move))) break
    const led = advance(twin, seat, move)
    if (!equal(toldOf(game, step.told), toldOf(game, led.step.told))) break
    twin = led.match
    if (met(after, twin, viewer)) break
    compare(after, twin, viewer)
    const tell = (list: typeof step.told) => JSON.stringify(list.map(each => heard(each, match.seats, viewer)))
    if (tell(step.told) !== tell(led.step.told))
      broken('S2', after, `${JSON.stringify(viewer)} was told more than the rules tell of ${JSON.stringify(move)}`)
    steps++
  }
  return steps
}

/** Has the viewer seen the face of a card that differs between the twins? */
function met<T extends Types>(match: Match<T>, twin: Match<T>, viewer: Viewer): boolean {
  const known = [match, twin].map(each => match.game.knows(each.state, viewer))
  return Object.keys(match.state.faces).some(
    id => match.state.faces[id] !== twin.state.faces[id] && known.some(ids => ids.has(id)),
  )
}

/** What anybody notices who merely sits there: whom the match waits for, how long, and how it ended. */
const course = <T extends Types>(match: Match<T>): string =>
  JSON.stringify([seatsToMove(match), match.game.hold?.(match.state) ?? false, match.game.outcome(match.state)])

function compare<T extends Types>(match: Match<T>, twin: Match<T>, viewer: Viewer): void {
  if (course(match) !== course(twin)) broken('S2', match, 'the course of the match tells more than the rules do')
  if (shownOf(match, viewer) !== shown(twin, twin.state, viewer))
    broken('S2', match, `${JSON.stringify(viewer)} was shown more than the rules tell`)
}
