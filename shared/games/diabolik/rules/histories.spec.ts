import { describe, expect, test } from 'vitest'
import type { Viewer } from '../../../kernel/game.ts'
import { heard } from '../../../kernel/history.ts'
import { toldOf } from '../../../kernel/laws/rearrange.ts'
import { seatsToMove } from '../../../kernel/laws/walk.ts'
import { advance, type Match, type Step, start } from '../../../kernel/match.ts'
import { pick, rngOf, seedOf } from '../../../kernel/rng.ts'
import { diabolik } from '../index.ts'
import { LOCATIONS } from '../map/locations.ts'
import { locationsOf } from '../map/roads.ts'
import { lay } from '../setup.ts'
import type { Character, LocationCard } from '../state.ts'
import type { Diabolik } from '../types.ts'
import { cardsInPlay, isCriminal } from './questions.ts'

/*
 * S2 by brute force. On a district of eight Locations, take what everybody was told in a random match, and go through
 * all Criminal histories that would have told the same: every deal of the hidden cards, every hidden Move. To the
 * Detectives and to the public they must all look alike, step by step.
 */

type Game = Match<Diabolik>['game']
const HIDDEN_MOVES = 4
const MOST_STEPS = 60

/** The first game's rules in the district. */
const inDistrict = (game: Game): Game => ({ ...game, setup: (options, luck) => lay(options, 'district', luck) })
const OPTIONS = { ...diabolik.options(4), scenario: 'escape' as const }
const OUTSIDE: readonly Viewer[] = ['ginko', 'morrigan', { side: 'detectives' }, 'public']

/** What the Detectives and the public are shown in a state: the table, their offers, whom the match waits for. */
const shown = (match: Match<Diabolik>): string =>
  JSON.stringify([
    OUTSIDE.map(viewer => match.game.view(match.state, viewer)),
    ['ginko', 'morrigan'].map(seat => match.game.moves(match.state, seat)),
    seatsToMove(match),
    match.game.outcome(match.state),
  ])
const listened = (match: Match<Diabolik>, step: Step<Diabolik>): string =>
  JSON.stringify(OUTSIDE.map(viewer => step.told.map(told => heard(told, match.seats, viewer))))

interface Recorded {
  readonly first: Match<Diabolik>
  readonly steps: readonly { readonly step: Step<Diabolik>; readonly after: Match<Diabolik> }[]
}

/** A random match up to the given number of hidden Moves, and a few steps beyond, so that they come to be searched for. */
function record(game: Game, name: string): Recorded {
  const rng = rngOf(seedOf(name), 0)
  const first = start(game, OPTIONS, seedOf(name))
  const steps: { step: Step<Diabolik>; after: Match<Diabolik> }[] = []
  let match = first
  let hidden = 0
  while (hidden <= HIDDEN_MOVES && steps.length < MOST_STEPS && !game.outcome(match.state)) {
    const seat = pick(rng, seatsToMove(match))
    const all = game.moves(match.state, seat)
    // Left to chance, most turns would be over before anything has happened in them.
    const busy = all.filter(({ type }) => type !== 'endTurn')
    const made = advance(match, seat, pick(rng, busy.length > 0 ? busy : all))
    steps.push({ step: made.step, after: made.match })
    match = made.match
    if (made.step.told.some(({ event }) => event.type === 'sneaked')) hidden++
  }
  return { first, steps }
}

/** Everything that the future depends on and only Criminals know. */
const secretOf = ({ state }: Match<Diabolik>): string =>
  JSON.stringify([cardsInPlay(state).map(card => state.faces[card]), state.acting?.road, state.traps])

/** All deals of the hidden cards at the start: the Detectives' Locations were drawn and are none of them (D-74). */
function deals({ state, ...match }: Match<Diabolik>): Match<Diabolik>[] {
  const cards = cardsInPlay(state)
  const { ginko, morrigan } = state.policemen
  const free = locationsOf('district').filter(at => at !== ginko && at !== morrigan)
  const arrange = (count: number, rest: readonly string[]): string[][] =>
    count === 0
      ? [[]]
      : rest.flatMap(at =>
          arrange(
            count - 1,
            rest.filter(other => other !== at),
          ).map(more => [at, ...more]),
        )
  return arrange(cards.length, free).map(places => {
    const other = match.game.clone(state)
    for (const [i, card] of cards.entries()) {
      // The deck is a bag: which of its ids has the other face does not matter.
      const face = `#${places[i]}` as LocationCard
      const holder = Object.keys(other.faces).find(id => other.faces[id] === face) as string
      other.faces[holder] = other.faces[card] as LocationCard
      other.faces[card] = face
    }
    return { ...match, state: other }
  })
}

interface Found {
  readonly histories: number
  readonly differing: readonly string[]
}

/** Leads all histories side by side; those that have become one and the same are counted once. */
function compare({ first, steps }: Recorded): Found {
  const { game } = first
  const differing: string[] = []
  let twins = deals(first)
  let histories = twins.length
  const look = (twin: Match<Diabolik>, real: Match<Diabolik>, what: string) => {
    if (shown(twin) !== shown(real)) differing.push(`${what}: shown`)
  }
  for (const twin of twins) look(twin, first, 'at the start')
  for (const { step, after } of steps) {
    const told = JSON.stringify(toldOf(game, step.told))
    const next = new Map<string, Match<Diabolik>>()
    histories = 0
    for (const twin of twins) {
      const own = isCriminal(step.seat as Character)
      const tries = own ? game.moves(twin.state, step.seat) : [step.move]
      for (const move of tries) {
        const made = advance(twin, step.seat, move)
        if (JSON.stringify(toldOf(game, made.step.told)) !== told) continue
        histories++
        if (listened(first, made.step) !== listened(first, step)) differing.push(`step ${step.seq}: told`)
        next.set(secretOf(made.match), made.match)
      }
    }
    twins = [...next.values()]
    // At the end the cards are laid open.
    if (game.outcome(after.state)) break
    for (const twin of twins) look(twin, after, `step ${step.seq}`)
    if (differing.length > 0) break
  }
  return { histories, differing }
}

const MATCHES = process.env.FULL ? 40 : 12
const hiddenMoves = ({ steps }: Recorded): number =>
  steps.filter(({ step }) => step.told.some(({ event }) => event.type === 'sneaked')).length

/** So many matches that have the hidden Moves; a few are over before. */
function recordings(game: Game): [string, Recorded][] {
  const found: [string, Recorded][] = []
  for (let i = 0; found.length < MATCHES && i < 2 * MATCHES; i++) {
    const recorded = record(game, `histories ${i}`)
    if (hiddenMoves(recorded) >= HIDDEN_MOVES) found.push([`histories ${i}`, recorded])
  }
  return found
}

describe('S2 D-32 D-73 D-82: all Criminal histories with the same tale look alike from outside', () => {
  const game = inDistrict(diabolik)
  const recorded = recordings(game)
  const events = recorded.flatMap(([, { steps }]) => steps.flatMap(({ step }) => step.told.map(({ event }) => event)))
  const happened = (type: string) => events.filter(event => event.type === type)

  test('the matches have all that could tell something', () => {
    expect(recorded).toHaveLength(MATCHES)
    const found = happened('investigated').map(event => event.type === 'investigated' && event.found.length > 0)
    expect(new Set(found)).toEqual(new Set([true, false]))
    for (const type of ['sighted', 'cardsReturned', 'turnedUp', 'exposed', 'hid', 'jaguarTaken'])
      expect([type, happened(type).length > 0]).toEqual([type, true])
    const movers = happened('sneaked').map(event => event.type === 'sneaked' && `${event.who} ${event.space < 0}`)
    expect(new Set(movers).size).toBe(4)
    // D-31: a card of the own track that moved along it, with the token.
    const moved = recorded.filter(([, { first, steps }]) =>
      steps.some(({ step }, i) => {
        const { fugitives } = (steps[i - 1]?.after ?? first).state
        return step.told.some(
          ({ event }) =>
            event.type === 'sneaked' && event.space >= 0 && fugitives[event.who].track.includes(event.card),
        )
      }),
    )
    expect(moved.length).toBeGreaterThan(0)
  })

  test.each(recorded)('%s', { timeout: 600_000 }, (_, one) => {
    const { histories, differing } = compare(one)
    expect(differing).toEqual([])
    expect(histories).toBeGreaterThan(1)
  })
})

describe('the brute force notices', () => {
  const notices = (bug: Partial<Game>) =>
    [0, 1, 2, 3, 4, 5].some(
      i => compare(record(inDistrict({ ...diabolik, ...bug }), `histories ${i}`)).differing.length > 0,
    )

  test('a fact that depends on a hidden Location', () => {
    const view: Game['view'] = (state, viewer) => {
      const { pieces, facts } = diabolik.view(state, viewer)
      const { card } = state.fugitives.eva
      return { pieces, facts: { ...facts, leak: card !== null && state.faces[card] === '#clerville' } }
    }
    expect(notices({ view })).toBe(true)
  })

  test('an id that depends on the Location', () => {
    const apply: Game['apply'] = (turn, move) => {
      diabolik.apply(turn, move)
      const { state } = turn
      const { card } = state.fugitives.diabolik
      // The token's card changes its number with a card of the deck that goes by the Location.
      const at = card === null ? -1 : LOCATIONS.findIndex(place => state.faces[card] === `#${place}`)
      const other = state.locations[at % (state.locations.length || 1)]
      if (card === null || other === undefined || at < 0 || move.type !== 'sneak') return
      const space = state.fugitives.diabolik.track.indexOf(card)
      if (space < 0) return
      state.fugitives.diabolik.track[space] = other
      state.fugitives.diabolik.card = other
      state.locations[state.locations.indexOf(other)] = card
      const face = state.faces[other]
      state.faces[other] = state.faces[card] as LocationCard
      state.faces[card] = face as LocationCard
    }
    expect(notices({ apply })).toBe(true)
  })

  test('an offer to the Detectives that depends on a hidden Location', () => {
    const moves: Game['moves'] = (state, seat) => {
      const list = diabolik.moves(state, seat)
      const { card } = state.fugitives.diabolik
      const near = card !== null && state.faces[card] === '#cartun'
      return seat === 'ginko' && near ? list.filter(({ type }) => type !== 'investigate') : list
    }
    expect(notices({ moves })).toBe(true)
  })
})
