import { describe, expect, test } from 'vitest'
import { stow, take } from './bag.ts'
import type { Game, SeatSpec, Told, Viewer } from './game.ts'
import {
  type Entry,
  enter,
  type Heard,
  heard,
  historyOf,
  type Log,
  type Note,
  type Recorded,
  replay,
} from './history.ts'
import { type Match, start } from './match.ts'
import { type Pickpocket, pickpocket } from './pickpocket.ts'
import { pick, rngOf, seedOf } from './rng.ts'

type Entries = Entry<Pickpocket['move']>[]

const SEED = seedOf('history.spec')
/** Ace and bee against cat. */
const SEATS: SeatSpec[] = [
  { seat: 'ace', side: 'thieves', player: 0 },
  { seat: 'bee', side: 'thieves', player: 1 },
  { seat: 'cat', side: 'police', player: 2 },
]

/** Pickpocket where a purse can also go back unseen, by no chance: such a step can be taken back. */
const furtive: Game<Pickpocket> = {
  ...pickpocket,
  seats: () => SEATS,
  apply(turn, move) {
    const { state, seat } = turn
    const hand = state.hands[seat] ?? []
    if (hand[0] !== move.card) return pickpocket.apply(turn, move)
    take(hand, [move.card])
    stow(turn, state.crowd, [move.card])
    state.turns++
  },
}

const note = (author: string, audience: Note['audience'], body: unknown = 'psst'): Entry<never> => ({
  type: 'note',
  note: { author, audience, body },
})

/** A live match, with whatever people do: moves, take-backs, notes. */
function live(steps: number): { match: Match<Pickpocket>; entries: Entries; records: Recorded<Pickpocket>[] } {
  const rng = rngOf(seedOf('what people do'), 0)
  const entries: Entries = []
  const records: Recorded<Pickpocket>[] = []
  let match = start(furtive, 3, SEED)
  while (records.length < steps && !furtive.outcome(match.state)) {
    const choices: Entries = [note('bee', 'all', { at: [records.length] })]
    if (match.undo) choices.push({ type: 'takeBack', seat: match.undo.seat })
    for (const { seat } of SEATS)
      for (const move of furtive.moves(match.state, seat)) choices.push({ type: 'move', seat, move })
    const entry = pick(rng, choices)
    const done = enter(match, entry)
    match = done.match
    entries.push(entry)
    records.push(done.record)
  }
  return { match, entries, records }
}
const logOf = (entries: Entries): Log<Pickpocket> => ({
  game: 'pickpocket',
  version: 1,
  options: 3,
  seed: SEED,
  entries,
})

describe('a log', () => {
  const played = live(60)

  test('of the match below holds all there is', () => {
    expect(new Set(played.entries.map(({ type }) => type))).toEqual(new Set(['move', 'takeBack', 'note']))
    expect(played.match.state.turns).toBeGreaterThan(5)
  })

  test('replayed is the match as it was played', () => {
    expect(replay(furtive, logOf(played.entries))).toEqual({ match: played.match, records: played.records })
  })

  test('replayed in part is the match as it was then', () => {
    const half = live(30)
    expect(replay(furtive, logOf(played.entries.slice(0, 30))).match).toEqual(half.match)
  })

  test('survives JSON', () => {
    const restored = JSON.parse(JSON.stringify(logOf(played.entries))) as Log<Pickpocket>
    expect(replay(furtive, restored).match).toEqual(played.match)
  })

  test('without its notes is the same match', () => {
    const silent = played.entries.filter(({ type }) => type !== 'note')
    expect(replay(furtive, logOf(silent)).match).toEqual(played.match)
  })

  test('of another game is refused', () => {
    expect(() => replay(furtive, { ...logOf([]), game: 'poker' })).toThrow('a log of poker is not one of pickpocket')
  })

  test('of another version of the rules is refused', () => {
    expect(() => replay({ ...furtive, version: 2 }, logOf([]))).toThrow('by rules 1 then, and is played by rules 2 now')
  })

  test('with options that the game does not know is refused', () => {
    expect(() => replay(furtive, { ...logOf([]), options: 7 })).toThrow('for 2, 3 or 4 players')
  })

  test('with a move or a take-back against the rules is refused', () => {
    expect(() => replay(furtive, logOf([{ type: 'move', seat: 'ace', move: { type: 'sell', card: 'x' } }]))).toThrow(
      'ace has no move',
    )
    expect(() => replay(furtive, logOf([{ type: 'takeBack', seat: 'ace' }]))).toThrow('ace cannot take back')
  })
})

describe('an event', () => {
  const told: Told<Pickpocket['event']> = {
    event: { type: 'purseDrawn', seat: 'ace', card: '01' },
    secret: { to: ['ace'], more: { faces: { '01': 'six' } } },
  }
  const open = { type: 'purseDrawn', seat: 'ace', card: '01' }
  const full = { ...open, faces: { '01': 'six' } }

  test.each<[Viewer, object]>([
    ['ace', full],
    ['bee', open],
    ['cat', open],
    [{ side: 'thieves' }, full],
    [{ side: 'police' }, open],
    ['public', open],
    ['all', full],
  ])('told to ace is heard by %j as it may be', (viewer, event) => {
    expect(heard(told, SEATS, viewer)).toEqual(event)
  })

  test('told to two seats is heard by both, and by no third', () => {
    const both = { ...told, secret: { to: ['ace', 'cat'], more: { faces: { '01': 'six' } } } }
    expect(['ace', 'bee', 'cat', 'public'].map(viewer => heard(both, SEATS, viewer))).toEqual([full, open, full, open])
  })

  test('without a secret is the same for everybody', () => {
    for (const viewer of ['ace', 'public', 'all', { side: 'police' }])
      expect(heard({ event: told.event }, SEATS, viewer)).toEqual(open)
  })
})

describe('the past of a match', () => {
  const card = start(furtive, 3, SEED).state.hands.ace?.[0] ?? ''
  const sold = start(furtive, 3, SEED).state.hands.ace?.[1] ?? ''
  const { records } = replay(
    furtive,
    logOf([
      { type: 'move', seat: 'ace', move: { type: 'sell', card } },
      { type: 'takeBack', seat: 'ace' },
      { type: 'move', seat: 'ace', move: { type: 'sell', card: sold } },
      note('ace', 'all', 'to all'),
      note('ace', { side: 'thieves' }, 'to thieves'),
      note('ace', { side: 'police' }, 'to police'),
      note('ace', { seat: 'cat' }, 'to cat'),
      note('cat', { seat: 'bee' }, 'to bee'),
      note('bee', { seat: 'bee' }, 'to oneself'),
    ]),
  )
  const past = (viewer: Viewer): Heard<Pickpocket>[] => historyOf(records, SEATS, viewer)
  const notes = (viewer: Viewer): unknown[] =>
    past(viewer).flatMap(each => (each.type === 'note' ? [each.note.body] : []))
  const facesIn = (viewer: Viewer): number =>
    past(viewer)
      .flatMap(each => (each.type === 'step' ? each.events : []))
      .filter(({ faces }) => faces).length

  test('says whose step it was, what was told of it, and what was taken back', () => {
    expect(past('public').slice(0, 3)).toEqual([
      { type: 'step', seq: 1, seat: 'ace', events: [] },
      { type: 'takeBack', seat: 'ace', seq: 2 },
      { type: 'step', seq: 3, seat: 'ace', events: [expect.anything(), expect.anything()] },
    ])
  })

  test.each<[Viewer, number]>([
    ['ace', 2],
    [{ side: 'thieves' }, 2],
    ['all', 2],
    ['bee', 1],
    ['cat', 1],
    [{ side: 'police' }, 1],
    ['public', 1],
  ])('has for %j the faces that it was told: %i', (viewer, count) => {
    expect(facesIn(viewer)).toBe(count)
  })

  test.each<[Viewer, string[]]>([
    ['ace', ['to all', 'to thieves', 'to police', 'to cat']],
    ['bee', ['to all', 'to thieves', 'to bee', 'to oneself']],
    ['cat', ['to all', 'to police', 'to cat', 'to bee']],
    [{ side: 'thieves' }, ['to all', 'to thieves', 'to police', 'to cat', 'to bee', 'to oneself']],
    [{ side: 'police' }, ['to all', 'to police', 'to cat', 'to bee']],
    ['public', ['to all']],
    ['all', ['to all', 'to thieves', 'to police', 'to cat', 'to bee', 'to oneself']],
  ])('has for %j the notes that it wrote or that are for it', (viewer, bodies) => {
    expect(notes(viewer)).toEqual(bodies)
  })

  test('has for all even a note between people who have no seat', () => {
    const whispered: Recorded = { type: 'note', note: { author: 'caster', audience: { seat: 'director' }, body: '' } }
    expect(historyOf([whispered], SEATS, 'all')).toEqual([whispered])
    expect(historyOf([whispered], SEATS, 'public')).toEqual([])
  })

  test.each<[Viewer]>([['ace'], ['cat'], ['public'], ['all'], [{ side: 'thieves' }]])(
    'never holds the move itself, not even for %j',
    viewer => {
      expect(JSON.stringify(past(viewer))).not.toContain('"move"')
      expect(JSON.stringify(past(viewer))).not.toContain('"sell"')
      expect(JSON.stringify(past(viewer).slice(0, 1))).not.toContain(card)
    },
  )
})
