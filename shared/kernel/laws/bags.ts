import type { Face, PieceId, Types, View } from '../game.ts'
import { advance, type Match, start } from '../match.ts'
import { seedOf } from '../rng.ts'
import { viewersOf } from './cheap.ts'
import { passingBy } from './rearrange.ts'
import { broken, type WalkedStep } from './walk.ts'

/** The cards among which this one cannot be told by its back or its place. */
const bagAround = ({ pieces }: View, id: PieceId): PieceId[] =>
  Object.keys(pieces).filter(
    other => pieces[other]?.place === pieces[id]?.place && pieces[other]?.kind === pieces[id]?.kind,
  )

const UNLIKELY = 1e-6
const MOST_DEALS = 64
/** Far beyond what one step draws, so that every deal has names of its own. */
const APART = 100_000

/**
 * S3: no id survives a bag with its face. Deals the step's names again and again and looks for a face that stays. Returns
 * how many cards it followed.
 */
export function lawS3<T extends Types>({ before, after, step }: WalkedStep<T>): number {
  const { game } = before
  const { faces } = after.state
  const table = game.view(after.state, 'all')
  const passing = passingBy(before, step)
  const followed: { id: PieceId; place: string; face: Face; deals: number }[] = []
  for (const viewer of viewersOf(before)) {
    if (viewer === 'all') continue
    const known = game.knows(after.state, viewer)
    for (const id of [...game.knows(before.state, viewer), ...passing]) {
      const place = table.pieces[id]?.place
      if (place === undefined || known.has(id) || followed.some(each => each.id === id)) continue
      const bag = bagAround(table, id)
      const face = faces[id] as Face
      const share = bag.filter(other => faces[other] === face).length / bag.length
      const deals = Math.ceil(Math.log(UNLIKELY) / Math.log(share))
      if (share < 1 && deals <= MOST_DEALS) followed.push({ id, place, face, deals })
    }
  }
  const deals = Math.max(0, ...followed.map(each => each.deals))
  const stuck = new Set(followed)
  for (let deal = 1; deal <= deals && stuck.size > 0; deal++) {
    const drawn = { ...before.drawn, names: before.drawn.names + deal * APART }
    const { state } = advance({ ...before, drawn }, step.seat, step.move).match
    const { pieces: now } = game.view(state, 'all')
    for (const each of stuck)
      if (state.faces[each.id] !== each.face || now[each.id]?.place !== each.place) stuck.delete(each)
  }
  for (const { id, face, place } of stuck) broken('S3', after, `${id} still is ${face} in ${place}`)
  return followed.length
}

/** So many that even a card among nineteen like ones, and one other, will have been the other. */
const MOST_STARTS = 500

/** S3 before the first step: no hidden card has the same face in every match, or its id would be its name. */
export function lawS3AtStart<T extends Types>(match: Match<T>): void {
  const { game, options, seed, state } = match
  const table = game.view(state, 'all')
  const known = game.knows(state, 'public')
  const stuck = new Set(
    Object.keys(state.faces).filter(
      id => !known.has(id) && bagAround(table, id).some(other => state.faces[other] !== state.faces[id]),
    ),
  )
  for (let deal = 0; deal < MOST_STARTS && stuck.size > 0; deal++) {
    const { faces } = start(game, options, seedOf(`${seed} ${deal}`)).state
    for (const id of stuck) if (faces[id] !== state.faces[id]) stuck.delete(id)
  }
  for (const id of stuck) broken('S3', match, `${id} is ${state.faces[id]} in every match`)
}
