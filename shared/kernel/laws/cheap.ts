import type { Game, GameEvent, Piece, Seat, Types, Viewer } from '../game.ts'
import { type Entry, heard, replay } from '../history.ts'
import { advance, type Match, step, takeBack } from '../match.ts'
import { equal, freeze, shared, unplain } from '../plain.ts'
import { seenBy } from '../revealed.ts'
import { broken, lawful, seatsToMove, type WalkedStep, walk } from './walk.ts'

/** The wire packs pieces into strings with control characters between, so no word of a piece may hold one. */
const packable = (word: string): boolean => !/\p{Cc}/u.test(word)

const insiders = (match: Match): Viewer[] => [
  ...match.seats.map(({ seat }) => seat),
  ...[...new Set(match.seats.map(({ side }) => side))].map(side => ({ side })),
]
export const viewersOf = (match: Match): Viewer[] => [...insiders(match), 'public', 'all']

/** Plays one random match under all laws that cost little. Returns how many steps it had. */
export const cheapLaws = <T extends Types>(game: Match<T>['game'], options: T['options'], name: string): number =>
  lawful(game, name, () => lawsOfWalk(game, options, name))

function lawsOfWalk<T extends Types>(game: Match<T>['game'], options: T['options'], name: string): number {
  const entries: Entry<T['move']>[] = []
  let last: Match<T> | null = null
  for (const moment of walk(game, options, name)) {
    const { before, after } = moment
    if (last === null) {
      const lost = unplain(options)
      if (lost) broken('options survive JSON', before, lost)
      lawsOfMatch(freeze(before))
    }
    freeze(after)
    lawsOfMatch(after)
    lawsOfStep(moment)
    entries.push({ type: 'move', seat: moment.step.seat, move: moment.step.move })
    last = after
  }
  if (last === null) throw new Error(`${game.id}: over before it began`)
  const again = replay(game, { game: game.id, version: game.version, options, seed: last.seed, entries })
  if (!equal(again.match.state, last.state) || !equal(again.match.drawn, last.drawn))
    broken('same options, seed and moves, same match', last, 'the replay ended elsewhere')
  return entries.length
}

function lawsOfMatch<T extends Types>(match: Match<T>): void {
  const { game, state } = match
  if (game.round(state) > game.bound)
    broken('the match ends', match, `round ${game.round(state)} is beyond ${game.bound}`)
  const over = game.outcome(state) !== null
  if (over === seatsToMove(match).length > 0)
    broken('somebody can move', match, over ? 'after the end' : 'nobody can, and there is no outcome')

  const lost = unplain(state)
  if (lost) broken('state survives JSON', match, lost)
  const copy = game.clone(state)
  if (JSON.stringify(copy) !== JSON.stringify(state)) broken('clone is deep', match, 'the clone differs')
  const both = shared(state, copy)
  if (both) broken('clone is deep', match, `${both} is in both`)

  for (const { seat } of match.seats) {
    const moves = game.moves(state, seat)
    const texts = moves.map(move => JSON.stringify(move))
    if (new Set(texts).size !== texts.length) broken('offers are flat and distinct', match, `${seat} has a move twice`)
    for (const move of moves) {
      if (!Object.values(move).every(flat)) broken('offers are flat and distinct', match, JSON.stringify(move))
      const unsaid = unplain(game.preview?.(state, seat, move) ?? null)
      if (unsaid) broken('previews are plain', match, unsaid)
    }
  }
  game.hold?.(state)
  lawsOfViews(match)
}

/** Looks through the eyes of one insider a step, each in turn: views are most of the work here. */
function lawsOfViews<T extends Types>(match: Match<T>): void {
  const { game, state, seq } = match
  const eyes = insiders(match)
  const viewers = [eyes[seq % eyes.length] as Viewer, 'public', 'all']
  const open = game.view(state, 'public')
  Object.freeze(open.pieces)
  const publicFacts = JSON.stringify(open.facts)
  const faces = Object.entries(state.faces)
  const words = new Set<string>()
  for (const viewer of viewers) {
    const view = game.view(state, viewer)
    const { pieces, facts } = view
    const knows = game.knows(state, viewer)
    const name = JSON.stringify(viewer)
    if (!equal(game.view(state, viewer, open), view)) broken('views are the same from what all see', match, name)
    const own = game.view.own?.(state, viewer, open)
    if (own && !equal(seenBy(open, { pieces: own, facts: {} }), view))
      broken('views are the same from what all see', match, `what ${name} sees otherwise`)
    if (JSON.stringify(facts) !== publicFacts)
      broken('views are pieces and facts', match, `${name} is told another fact`)
    const lost = Object.keys(facts).find(fact => !flat(facts[fact]))
    if (lost) broken('views are pieces and facts', match, `the fact ${lost}`)
    for (const id in pieces)
      if (!sound(pieces[id] as Piece, words)) broken('views are pieces and facts', match, `the piece ${id}`)
    for (const [id, face] of faces)
      if (pieces[id]?.face !== (knows.has(id) ? face : undefined))
        broken('view agrees with knows', match, `${id} before ${name}`)
  }
}

const FIELDS = new Set(['kind', 'place', 'order', 'up', 'value', 'marks', 'face'])

/** Can the wire carry this? `words` are those that it can: there are many pieces and few words. */
function sound(piece: Piece, words: Set<string>): boolean {
  for (const field in piece) if (!FIELDS.has(field)) return false
  const { kind, place, order, up, value = 0, marks = [], face = '' } = piece
  for (const word of [kind, place, face, ...marks]) {
    if (!words.has(word) && !packable(word)) return false
    words.add(word)
  }
  return typeof up === 'boolean' && unplain(order) === null && unplain(value) === null
}

const flat = (value: unknown): boolean => typeof value !== 'object' && unplain(value) === null

function lawsOfStep<T extends Types>(moment: WalkedStep<T>): void {
  const { before, after, step: made } = moment
  const again = step(before, made.seat, made.move) // frozen: a write into its input throws here
  if (!equal(again.match.state, after.state) || !equal(again.step.told, made.told))
    broken('same options, seed and moves, same match', before, 'a step has two outcomes')
  const thawed = JSON.parse(JSON.stringify(before.state)) as T['state']
  if (!equal(advance({ ...before, state: thawed }, made.seat, made.move).match.state, after.state))
    broken('state survives JSON', before, 'a restored state goes another way')

  const faces = new Set(Object.values(after.state.faces))
  for (const { event, secret } of made.told) {
    const surplus = surplusIn(before.game, event)
    if (surplus) broken('events tell what the list allows', after, `${event.type}.${surplus}`)
    const lost = unplain({ ...event, ...secret?.more })
    if (lost) broken('events are plain', after, `${event.type}${lost}`)
    const { faces: _, ...rest } = { ...event, ...secret?.more }
    if (strings(rest).some(word => faces.has(word)))
      broken('events name faces under faces only', after, JSON.stringify(event))
  }

  const told = learner(moment)
  if (told && takeBack(after, made.seat)) broken('take-back goes back', after, `past a face that ${told} was told`)
}

/** Somebody who was told a face by this step. */
const learner = <T extends Types>({ before, after, step: made }: WalkedStep<T>): Seat | undefined =>
  before.seats.find(({ seat }) => {
    const known = before.game.knows(before.state, seat)
    const faces = made.told.flatMap(each => Object.keys(heard(each, before.seats, seat).faces ?? {}))
    return [...before.game.knows(after.state, seat), ...faces].some(id => !known.has(id))
  })?.seat

/** A field of the public part that the rules do not mean to tell. */
function surplusIn(game: Game, event: GameEvent): string | undefined {
  const fields = game.told[event.type] ?? []
  return Object.keys(event).find(key => key !== 'type' && !fields.includes(key as never))
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : []
}
