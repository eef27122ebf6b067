import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { onTheLam } from '../games/on-the-lam/index.ts'
import type { Game } from '../kernel/game.ts'
import { pickpocket } from '../kernel/pickpocket.ts'
import type { NoteBody, Person } from '../wire/protocol.ts'
import type { Shown } from './shown.ts'
import { answer, due, type Hosted, hosted, offered, PEOPLE, pastOf, reopen } from './testing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const game = pickpocket as unknown as Game
const lam = onTheLam as unknown as Game
const [ann, bob, cid] = PEOPLE as [Person, Person, Person]
const MINUTE = 60_000

const said = ({ seen }: Hosted): NoteBody[] =>
  seen.notes.map(({ record }) => (record.type === 'note' ? (record.note.body as NoteBody) : ({} as NoteBody)))
const remarks = (table: Hosted): string[] =>
  said(table).map(body => (body.type === 'room' ? `${body.by.name} ${body.what}` : body.type))

/** All that is shown, as everybody looks. */
function shownBy({ host }: Hosted): Omit<Shown, 'late'> {
  const { late: _, ...now } = host.shown()
  return now
}

describe('a move', () => {
  test('is on disk before anybody is shown it', async () => {
    const table = hosted({ game, players: 2, people: 2 })
    let open = () => {}
    table.table.gate = new Promise(resolve => {
      open = resolve
    })
    const answered = answer(table, due(table))
    await vi.advanceTimersByTimeAsync(1000)
    expect(table.seen.shown).toHaveLength(0)
    open()
    expect(await answered).toBeNull()
    expect(table.table.entries).toHaveLength(1)
    expect(table.seen.shown.map(({ seq }) => seq)).toEqual([1])
  })

  test('that could not be written has not happened', async () => {
    const table = hosted({ game, players: 2, people: 2 })
    const before = shownBy(table)
    const player = due(table)
    table.table.failing = true
    expect(await answer(table, player)).toBe('unwritten')
    expect(table.seen.shown).toHaveLength(0)
    expect(shownBy(table)).toEqual(before)
    table.table.failing = false
    expect(await answer(table, player)).toBeNull()
    expect(table.host.shown().seq).toBe(1)
  })

  test('that the game cannot do is not written', async () => {
    let broken = false
    const fragile: Game = {
      ...game,
      view: (state, viewer) => {
        if (broken) throw new Error('the ace holds six')
        return game.view(state, viewer)
      },
    }
    const table = hosted({ game: fragile, players: 2, people: 2 })
    const player = due(table)
    const offer = offered(table, player)
    broken = true
    const asked = { type: 'move', seat: offer?.seat ?? '', offer: offer?.number ?? 0, index: 0 } as const
    expect(await table.host.ask(player === 0 ? ann : bob, asked)).toBe('fault')
    expect(table.table.entries).toHaveLength(0)
    expect(table.seen.faults).toHaveLength(1)
  })

  test('is told to each chair with the lines it may have', async () => {
    const table = hosted({ game, players: 2, people: 2 })
    const player = due(table)
    await answer(table, player)
    const [now] = table.seen.shown
    const drawn = (viewer: number | 'public') =>
      now?.turns
        .get(viewer)
        ?.lines.flatMap(({ n, heard }) =>
          n === 0 && heard.type === 'step' ? heard.events.filter(({ type }) => type === 'purseDrawn') : [],
        )
    expect(drawn(player)).toMatchObject([{ faces: expect.anything() }])
    expect(drawn(1 - player)).toHaveLength(1)
    expect(drawn(1 - player)?.[0]).not.toHaveProperty('faces')
    expect(drawn('public')?.[0]).not.toHaveProperty('faces')
    expect(now?.turns.get('public')?.offers).toEqual({})
  })

  test('is refused with a reason', async () => {
    const table = hosted({ game, players: 2, people: 2 })
    const player = due(table)
    const [mover, other] = player === 0 ? [ann, bob] : [bob, ann]
    const { seat, number } = offered(table, player) ?? { seat: '', number: 0 }
    const ask = (person: Person, change: object = {}) =>
      table.host.ask(person, { type: 'move', seat, offer: number, index: 0, ...change })
    expect(await ask(other)).toBe('notYours')
    expect(await ask(cid)).toBe('noSeat')
    expect(await ask(mover, { offer: 99 })).toBe('stale')
    expect(await ask(mover, { index: 99 })).toBe('noSuchMove')
    expect(await table.host.ask(mover, { type: 'takeBack', seat })).toBe('noTakeBack')
    expect(await ask(mover)).toBeNull()
    expect(await ask(mover)).toBe('stale')
    expect(table.table.entries).toHaveLength(1)
  })

  test('can be taken back where the rules allow it', async () => {
    const table = hosted({ game: lam, players: 2, people: 2 })
    const player = due(table)
    const before = table.host.shown().public
    await answer(table, player)
    const undo = table.host.shown().turns.get(player)?.undo ?? ''
    expect(await table.host.ask(player === 0 ? ann : bob, { type: 'takeBack', seat: undo })).toBeNull()
    expect(table.host.shown().public).toEqual(before)
    expect(table.table.entries.map(({ entry }) => entry.type)).toEqual(['move', 'takeBack'])
  })
})

describe('bots', () => {
  test('play where nobody sits, after a short pause', async () => {
    const table = hosted({ game, players: 2, people: 1 })
    if (due(table) === 0) await answer(table, 0)
    const before = table.table.entries.length
    await vi.advanceTimersByTimeAsync(149)
    expect(table.table.entries).toHaveLength(before)
    await vi.advanceTimersByTimeAsync(1)
    expect(table.table.entries).toHaveLength(before + 1)
    expect(due(table)).toBe(0)
  })

  test('move once, however long the disk takes', async () => {
    const table = hosted({ game, players: 2, people: 1 })
    if (due(table) === 0) await answer(table, 0)
    const before = table.table.entries.length
    let open = () => {}
    table.table.gate = new Promise(resolve => {
      open = resolve
    })
    await vi.advanceTimersByTimeAsync(2000)
    table.host.connect(ann)
    await vi.advanceTimersByTimeAsync(2000)
    open()
    await vi.advanceTimersByTimeAsync(2000)
    expect(table.table.entries).toHaveLength(before + 1)
    expect(table.seen.faults).toEqual([])
  })

  /** Ann among bots, who make so many moves within this time. */
  async function botsMove(table: Hosted, milliseconds: number): Promise<number> {
    const before = table.table.entries.length
    await vi.advanceTimersByTimeAsync(milliseconds)
    return table.table.entries.length - before
  }
  /** A game in which one seat moves on and on. */
  const endless = (moves: number): Game => ({
    ...game,
    moves: (_, seat) => (seat === 'bee' ? Array.from({ length: moves }, (_, n) => ({ type: `${n}` })) : []),
    apply: () => {},
    bot: () => 0,
  })

  test('keep step with the page: a few moves ahead of what it has shown', async () => {
    const table = hosted({ game: endless(2), players: 2, people: 1 })
    await table.host.ask(ann, { type: 'shown', seq: 0 })
    expect(await botsMove(table, 3000)).toBe(3)
    await table.host.ask(ann, { type: 'shown', seq: 2 })
    expect(await botsMove(table, 3000)).toBe(2)
    // What was said before does not take it back.
    await table.host.ask(ann, { type: 'shown', seq: 1 })
    await table.host.ask(ann, { type: 'shown', seq: 5 })
    expect(await botsMove(table, 3000)).toBe(3)
  })

  test('wait for no page for ever, and for none that is gone or says nothing', async () => {
    const table = hosted({ game: endless(2), players: 2, people: 1 })
    await table.host.ask(ann, { type: 'shown', seq: 0 })
    await botsMove(table, 1000)
    expect(await botsMove(table, 4200)).toBe(1)
    table.host.disconnect('ann')
    expect(await botsMove(table, 1000)).toBeGreaterThan(3)
    const silent = hosted({ game: endless(2), players: 2, people: 1 })
    expect(await botsMove(silent, 3000)).toBeGreaterThan(10)
    // Nobody answers for a stranger.
    await silent.host.ask(cid, { type: 'shown', seq: 0 })
    expect(await botsMove(silent, 3000)).toBeGreaterThan(10)
  })

  test('and the clock measures what is on the page, but gives nobody time without end', async () => {
    const table = hosted({ game, players: 2, people: 1, seconds: 30 })
    if (due(table) !== 0) await vi.advanceTimersByTimeAsync(1000)
    const left = () => table.host.company().clock?.left ?? 0
    const { seq } = table.host.shown()
    const before = left()
    await vi.advanceTimersByTimeAsync(3000)
    await table.host.ask(ann, { type: 'shown', seq: seq - 1 })
    expect(left()).toBe(before - 3000)
    await table.host.ask(ann, { type: 'shown', seq })
    expect(left()).toBe(30_000)
    await vi.advanceTimersByTimeAsync(3000)
    await table.host.ask(ann, { type: 'shown', seq })
    expect(left()).toBe(27_000)
    const late = hosted({ game, players: 2, people: 1, seconds: 30 })
    await vi.advanceTimersByTimeAsync(7000)
    const now = late.host.company().clock?.left ?? 0
    expect(now).toBeLessThan(24_000)
    await late.host.ask(ann, { type: 'shown', seq: late.host.shown().seq })
    expect(late.host.company().clock?.left).toBe(now)
  })

  test('take as long for what they must do as for what they choose: it would tell what they hold', async () => {
    const forced = await botsMove(hosted({ game: endless(1), players: 2, people: 1 }), 5000)
    const free = await botsMove(hosted({ game: endless(5), players: 2, people: 1 }), 5000)
    expect(forced).toBeGreaterThan(10)
    expect(forced).toBe(free)
  })

  test('do not play for nobody', async () => {
    const table = hosted({ game, players: 2, people: 1, times: { pace: 0 } })
    if (due(table) === 0) await answer(table, 0)
    table.host.disconnect('ann')
    await vi.advanceTimersByTimeAsync(100)
    // She may be back any moment.
    expect(due(table)).toBe(0)
    await vi.advanceTimersByTimeAsync(MINUTE)
    // Away for a minute: from here on there would be bots alone.
    const before = table.table.entries.length
    await vi.advanceTimersByTimeAsync(60 * MINUTE)
    expect(table.table.entries).toHaveLength(before)
    table.host.connect(ann)
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(due(table)).toBe(0)
  })

  test('play a whole match to its end', async () => {
    const table = hosted({ game, players: 3, people: 1, times: { pace: 0 } })
    for (let i = 0; i < 200 && table.host.party.phase === 'running'; i++) {
      await vi.advanceTimersByTimeAsync(10)
      if (offered(table, 0)) expect(await answer(table, 0)).toBeNull()
    }
    expect(table.host.party).toMatchObject({ phase: 'over', outcome: { winners: [expect.any(String)] } })
    expect(table.table.saved.phase).toBe('over')
    expect(table.host.company().outcome?.winners).toHaveLength(1)
    expect(await table.host.ask(ann, { type: 'move', seat: 'ace', offer: 0, index: 0 })).toBe('notNow')
    expect(table.seen.faults).toEqual([])
  })

  test('that throw are asked again, and nothing else suffers', async () => {
    let broken = true
    const fragile: Game = {
      ...game,
      bot: (name, sight, rng) => {
        if (broken) throw new Error('no idea')
        return game.bot(name, sight, rng)
      },
    }
    const table = hosted({ game: fragile, players: 2, people: 1, times: { pace: 0 } })
    if (due(table) === 0) await answer(table, 0)
    await vi.advanceTimersByTimeAsync(10)
    expect(table.seen.faults).toHaveLength(1)
    broken = false
    await vi.advanceTimersByTimeAsync(1000)
    expect(due(table)).toBe(0)
  })

  test('leave what a team decides to a person of the team', async () => {
    const paired: Game = {
      ...game,
      seats: () => [
        { seat: 'ace', side: 'both', player: 0 },
        { seat: 'bee', side: 'both', player: 1 },
      ],
      moves: state => game.moves(state, 'ace').concat(game.moves(state, 'bee')),
      apply: (turn, move) => game.apply({ ...turn, seat: String(game.view(turn.state, 'public').facts.turn) }, move),
    }
    const table = hosted({ game: paired, players: 2, people: 1, seconds: 30, times: { pace: 0 } })
    await vi.advanceTimersByTimeAsync(29_000)
    expect(table.table.entries).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1010)
    expect(table.table.entries.length).toBeGreaterThan(0)
    expect(table.seen.faults).toEqual([])
  })
})

describe('the clock', () => {
  const late = { game, players: 2, people: 2, seconds: 30, times: { pace: 0 } } as const

  test('lets the bot play at the deadline, and keep the chair after two', async () => {
    const table = hosted(late)
    const first = due(table)
    expect(table.host.company().clock).toMatchObject({ player: first })
    await vi.advanceTimersByTimeAsync(30_010)
    expect(table.table.entries.map(({ entry }) => entry.type)).toEqual(['note', 'move'])
    expect(remarks(table)).toEqual([`${PEOPLE[first]?.name} timeRanOut`])
    expect(table.host.company().chairs[first]?.hands).toBe('person')
    await vi.advanceTimersByTimeAsync(60_020)
    expect(table.host.company().chairs[first]?.hands).toBe('bot')
    expect(remarks(table)).toContain(`${PEOPLE[first]?.name} botTookOver`)
  })

  test('gives the chair back to whoever acts', async () => {
    const table = hosted(late)
    const first = due(table)
    await vi.advanceTimersByTimeAsync(90_040)
    expect(table.host.company().chairs[first]?.hands).toBe('bot')
    const person = PEOPLE[first] as Person
    expect(await table.host.ask(person, { type: 'ready', ready: true })).toBeNull()
    expect(table.host.company().chairs[first]?.hands).toBe('person')
    await vi.advanceTimersByTimeAsync(1)
    expect(remarks(table)).toContain(`${person.name} cameBack`)
  })

  test('takes a person’s answer as long as the bot has not moved', async () => {
    const table = hosted({ ...late, times: { pace: 1 } })
    const first = due(table)
    await vi.advanceTimersByTimeAsync(30_100)
    expect(table.host.company().chairs[first]?.hands).toBe('bot')
    expect(await answer(table, first)).toBeNull()
    await vi.advanceTimersByTimeAsync(5000)
    expect(table.table.entries).toHaveLength(1)
  })

  test('takes it also when the bot is about to move', async () => {
    const table = hosted({ ...late, times: { pace: 1 } })
    const first = due(table)
    await vi.advanceTimersByTimeAsync(30_100)
    let open = () => {}
    table.table.gate = new Promise(resolve => {
      open = resolve
    })
    const answered = answer(table, first)
    await vi.advanceTimersByTimeAsync(5000)
    open()
    expect(await answered).toBeNull()
    await vi.advanceTimersByTimeAsync(5000)
    expect(table.table.entries).toHaveLength(1)
    expect(table.seen.faults).toEqual([])
  })

  test('does not run for who is there, where there is none; who is away is played for', async () => {
    const table = hosted({ game, players: 2, people: 2, times: { pace: 0 } })
    const first = due(table)
    await vi.advanceTimersByTimeAsync(60 * MINUTE)
    expect(table.table.entries).toHaveLength(0)
    table.host.disconnect(first === 0 ? 'ann' : 'bob')
    await vi.advanceTimersByTimeAsync(MINUTE + 10)
    expect(table.table.entries.filter(({ entry }) => entry.type === 'move')).toHaveLength(1)
    expect(remarks(table)).toEqual([`${PEOPLE[first]?.name} botTookOver`])
    table.host.connect(PEOPLE[first] as Person)
    await vi.advanceTimersByTimeAsync(1)
    expect(table.host.company().chairs[first]).toMatchObject({ hands: 'person', here: true })
  })

  test('a second device keeps somebody there', async () => {
    const table = hosted({ game, players: 2, people: 2, times: { pace: 0 } })
    table.host.connect(ann)
    table.host.disconnect('ann')
    await vi.advanceTimersByTimeAsync(2 * MINUTE)
    expect(table.host.company().chairs[0]).toMatchObject({ hands: 'person', here: true })
  })
})

describe('a decision that is held open', () => {
  const secretive: Game = { ...game, hold: () => true }

  test('is applied when its time is over, whatever was answered when', async () => {
    const table = hosted({ game: secretive, players: 2, people: 2 })
    const player = due(table)
    expect(await answer(table, player, 0)).toBeNull()
    await vi.advanceTimersByTimeAsync(7000)
    expect(await answer(table, player, 1)).toBeNull()
    expect(table.table.entries).toHaveLength(0)
    const wanted = offered(table, player)?.moves[1]
    await vi.advanceTimersByTimeAsync(1000)
    expect(table.table.entries.map(({ entry }) => entry)).toMatchObject([{ type: 'move', move: wanted }])
  })

  test('takes the bot as long as anybody', async () => {
    const table = hosted({ game: secretive, players: 2, people: 1, times: { pace: 0 } })
    if (due(table) === 0) {
      await answer(table, 0)
      await vi.advanceTimersByTimeAsync(8000)
    }
    const before = table.table.entries.length
    await vi.advanceTimersByTimeAsync(7900)
    expect(table.table.entries).toHaveLength(before)
    await vi.advanceTimersByTimeAsync(100)
    expect(table.table.entries).toHaveLength(before + 1)
  })
})

describe('a decision that partners share', () => {
  /** Everybody nods or shakes, at any time; what is offered beside it is never the same. */
  const nodding: Game = {
    ...game,
    seats: players => game.seats(players).map(spec => ({ ...spec, side: 'gang' })),
    moves: state => [
      { type: 'nod' },
      { type: 'shake' },
      { type: `blink ${(state as unknown as { turns: number }).turns}` },
    ],
    apply({ state }) {
      Object.assign(state, { turns: (state as unknown as { turns: number }).turns + 1 })
    },
    outcome: () => null,
    bot: () => 1,
  }
  const held: Game = { ...nodding, hold: () => true }
  const entered = ({ table }: Hosted) =>
    table.entries.flatMap(({ entry }) => (entry.type === 'move' ? [`${entry.seat} ${entry.move.type}`] : []))

  test('is left by the bot to a person', async () => {
    const table = hosted({ game: nodding, players: 2, people: 1, times: { pace: 0 } })
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(entered(table)).toEqual([])
  })

  test('is answered by all of them while it is held open, in the order in which they did', async () => {
    const table = hosted({ game: held, players: 3, people: 2, times: { pace: 1 } })
    expect(await answer(table, 1, 0)).toBeNull()
    await vi.advanceTimersByTimeAsync(7000)
    expect(await answer(table, 0, 0)).toBeNull()
    await vi.advanceTimersByTimeAsync(900)
    expect(entered(table)).toEqual([])
    await vi.advanceTimersByTimeAsync(100)
    expect(entered(table)).toEqual(['bee nod', 'cat shake', 'ace nod'])
  })

  test('is answered by the bot for whoever had their time, though a partner has answered', async () => {
    const table = hosted({ game: held, players: 2, people: 2, seconds: 30 })
    expect(await answer(table, 1, 0)).toBeNull()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(entered(table)).toEqual(['bee nod', 'ace shake'])
  })
})

describe('giving up', () => {
  test('the bot plays on for who conceded, and they may not act again', async () => {
    const table = hosted({ game, players: 3, people: 3, times: { pace: 0 } })
    const player = due(table)
    const person = PEOPLE[player] as Person
    expect(await table.host.ask(person, { type: 'concede' })).toBeNull()
    await vi.advanceTimersByTimeAsync(10)
    expect(table.table.entries.map(({ entry }) => entry.type)).toEqual(['note', 'move'])
    expect(
      await table.host.ask(person, { type: 'takeBack', seat: table.host.party.chairs[player]?.seats[0] ?? '' }),
    ).toBe('notNow')
    expect(await table.host.ask(person, { type: 'ready', ready: true })).toBe('notNow')
  })

  test('an end by the people is kept, shown, and offers nothing more', async () => {
    const table = hosted({ game, players: 2, people: 2 })
    await table.host.ask(ann, { type: 'agree', agree: true })
    expect(table.host.company().agreed).toEqual([0])
    await table.host.ask(bob, { type: 'agree', agree: true })
    expect(table.host.company()).toMatchObject({ phase: 'over', outcome: { winners: [], by: 'agreed' } })
    expect(
      [...(table.seen.shown.at(-1)?.turns.values() ?? [])].flatMap(({ offers }) => Object.values(offers)),
    ).toSatisfy((offers: { moves: unknown[] }[]) => offers.every(({ moves }) => moves.length === 0))
    expect(remarks(table)).toEqual(['Ann agreed', 'Bob agreed'])
    expect(reopen(game, table.table).host.company()).toMatchObject({ phase: 'over', outcome: { by: 'agreed' } })
  })
})

describe('talking', () => {
  test('is heard, limited and kept within bounds', async () => {
    const table = hosted({ game, players: 2, people: 2 })
    const say = (text: string) => table.host.ask(ann, { type: 'say', text, audience: 'all' })
    expect(await say('  good\u202e \n evening ')).toBeNull()
    expect(said(table)).toEqual([{ type: 'said', by: ann, text: 'good evening' }])
    expect(await say('x'.repeat(201))).toBe('tooLong')
    expect(await say(' \u200b ')).toBe('malformed')
    for (let i = 0; i < 4; i++) expect(await say('again')).toBeNull()
    expect(await say('again')).toBe('tooFast')
    expect(await table.host.ask(bob, { type: 'phrase', phrase: 'hello' })).toBeNull()
    await vi.advanceTimersByTimeAsync(2000)
    expect(await say('again')).toBeNull()
  })

  test('with one click is what every table has and what the game adds, to all', async () => {
    const table = hosted({ game: { ...game, phrases: ['boo'] }, players: 2, people: 2 })
    const click = (phrase: string) => table.host.ask(ann, { type: 'phrase', phrase })
    expect(await click('hello')).toBeNull()
    expect(await click('boo')).toBeNull()
    expect(await click('constructor')).toBe('malformed')
    expect(said(table)).toMatchObject([{ phrase: 'hello' }, { phrase: 'boo' }])
    expect(pastOf(table, 1)).toHaveLength(2)
    expect(await hosted({ game, players: 2, people: 2 }).host.ask(ann, { type: 'phrase', phrase: 'boo' })).toBe(
      'malformed',
    )
  })

  test('to one’s side stays there', async () => {
    const sides = game.seats(2).map(({ side }) => side)
    const table = hosted({ game: { ...game, channels: sides }, players: 2, people: 2 })
    await table.host.ask(ann, { type: 'say', text: 'psst', audience: 'side' })
    expect(pastOf(table, 0)).toHaveLength(1)
    expect(pastOf(table, 1)).toHaveLength(0)
    expect(pastOf(table, null)).toHaveLength(0)
    // Who has no side does not whisper to all.
    expect(await table.host.ask(cid, { type: 'say', text: 'psst', audience: 'side' })).toBe('noSeat')
    expect(table.seen.notes).toHaveLength(1)
  })

  test('is in the open where the rules give the side no channel', async () => {
    const table = hosted({ game, players: 2, people: 2 })
    expect(await table.host.ask(ann, { type: 'say', text: 'psst', audience: 'side' })).toBe('noChannel')
    expect(table.seen.notes).toHaveLength(0)
  })
})

describe('markers', () => {
  const markings = [
    { side: 'ace', audience: 'side', kinds: ['1', '2'], places: ['bank', 'gym'] },
    { side: 'bee', audience: 'all', kinds: ['?'], places: ['bank', 'gym'] },
  ] as const
  const marked: Game = { ...game, markings }
  const begun = () => hosted({ game: marked, players: 3, people: 3 })
  const put = (table: Hosted, by: Person, kind: string, place = 'bank', on = true) =>
    table.host.ask(by, { type: 'mark', kind, place, on })

  test('lie there for whom they are meant for, and after a restart', async () => {
    const table = begun()
    expect(await put(table, ann, '1')).toBeNull()
    expect(await put(table, bob, '?')).toBeNull()
    for (const each of [table, reopen(marked, table.table)])
      expect([0, 1, 2, null].map(player => pastOf(each, player).length)).toEqual([2, 1, 1, 1])
    expect(said(table)).toEqual([
      { type: 'marker', by: ann, kind: '1', place: 'bank', on: true },
      { type: 'marker', by: bob, kind: '?', place: 'bank', on: true },
    ])
  })

  test('are one of a kind at a place, and what lies so already is not written again', async () => {
    const table = begun()
    expect(await put(table, ann, '1', 'bank', false)).toBeNull()
    expect(table.seen.notes).toHaveLength(0)
    await put(table, ann, '1')
    await put(table, ann, '1')
    await put(table, ann, '1', 'gym')
    const again = reopen(marked, table.table)
    expect(await put(again, ann, '1')).toBeNull()
    expect(await put(again, ann, '1', 'bank', false)).toBeNull()
    expect(table.table.entries).toHaveLength(3)
  })

  test('are those of the own side, on places that are there, by those who play', async () => {
    const table = begun()
    expect(await put(table, bob, '1')).toBe('noMarker')
    expect(await put(table, ann, '1', 'moon')).toBe('noMarker')
    expect(await put(table, ann, 'constructor')).toBe('noMarker')
    expect(await put(table, cid, '?')).toBe('noMarker')
    expect(await put(table, { id: 'eve', name: 'Eve' }, '?')).toBe('noSeat')
    await table.host.ask(ann, { type: 'concede' })
    expect(await put(table, ann, '1')).toBe('notNow')
    await table.host.ask(bob, { type: 'concede' })
    expect(await put(table, cid, '?')).toBe('notNow')
    expect(said(table).filter(({ type }) => type === 'marker')).toEqual([])
    const waiting = hosted({ game: marked, players: 2, people: 2, phase: 'waiting' })
    expect(await put(waiting, ann, '1')).toBe('notNow')
  })

  test('come at a pace, are so many, and take no word from anybody', async () => {
    const table = begun()
    for (let i = 0; i < 15; i++) expect(await put(table, ann, '1', 'bank', i % 2 === 0)).toBeNull()
    expect(await put(table, ann, '1', 'bank', false)).toBe('tooFast')
    expect(await put(table, bob, '?')).toBeNull()
    for (let i = 0; i < 985; i++) {
      await vi.advanceTimersByTimeAsync(500)
      expect(await put(table, ann, '1', 'bank', i % 2 === 1)).toBeNull()
    }
    await vi.advanceTimersByTimeAsync(500)
    expect(await put(table, ann, '2')).toBe('tooMany')
    expect(await put(reopen(marked, table.table), ann, '2')).toBe('tooMany')
    expect(await put(table, bob, '?', 'gym')).toBeNull()
    expect(await table.host.ask(ann, { type: 'phrase', phrase: 'hello' })).toBeNull()
  })
})

describe('a waiting table', () => {
  const waiting = (people: number) => hosted({ game, players: 3, people, phase: 'waiting' })

  test('begins when its host says so', async () => {
    const table = waiting(2)
    expect(table.host.shown().turns.size).toBe(0)
    expect(await table.host.ask(bob, { type: 'start' })).toBe('notHost')
    expect(await table.host.ask(ann, { type: 'start' })).toBeNull()
    expect(table.seen.shown).toHaveLength(1)
    expect(due(table)).toBe(0)
    expect(table.table.saved.phase).toBe('running')
  })

  test('keeps a chair for a minute, then needs it, and a host', async () => {
    const table = waiting(2)
    table.host.disconnect('ann')
    await vi.advanceTimersByTimeAsync(59_000)
    expect(table.host.company().chairs[0]?.person).toEqual(ann)
    await vi.advanceTimersByTimeAsync(1000)
    expect(table.host.company()).toMatchObject({ host: 'bob' })
    expect(table.host.company().chairs[0]?.person).toBeNull()
  })

  test('has another host as soon as its host leaves; the chair is kept', async () => {
    const table = waiting(2)
    table.host.disconnect('ann', true)
    await vi.advanceTimersByTimeAsync(0)
    expect(table.host.company()).toMatchObject({ host: 'bob' })
    expect(table.host.company().chairs[0]?.person).toEqual(ann)
    table.host.connect(ann)
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(table.host.company().chairs[0]).toMatchObject({ person: ann, here: true })
  })

  test('is given back to a host who returns within the minute, and not later', async () => {
    const table = waiting(2)
    table.host.disconnect('ann', true)
    await vi.advanceTimersByTimeAsync(30_000)
    table.host.connect(ann)
    await vi.advanceTimersByTimeAsync(0)
    expect(table.host.company()).toMatchObject({ host: 'ann' })
    table.host.disconnect('ann', true)
    await vi.advanceTimersByTimeAsync(MINUTE)
    table.host.connect(ann)
    await vi.advanceTimersByTimeAsync(0)
    expect(table.host.company()).toMatchObject({ host: 'bob' })
  })

  test('gives a host whose line was lost a moment to come back', async () => {
    const table = waiting(2)
    table.host.disconnect('ann')
    await vi.advanceTimersByTimeAsync(4000)
    table.host.connect(ann)
    await vi.advanceTimersByTimeAsync(4000)
    expect(table.host.company()).toMatchObject({ host: 'ann' })
    table.host.disconnect('ann')
    await vi.advanceTimersByTimeAsync(5000)
    expect(table.host.company()).toMatchObject({ host: 'bob' })
  })

  test('waits for whoever left it to itself', async () => {
    const table = waiting(1)
    table.host.disconnect('ann')
    await vi.advanceTimersByTimeAsync(10 * MINUTE)
    expect(table.host.company()).toMatchObject({ host: 'ann' })
    table.host.connect(bob)
    await vi.advanceTimersByTimeAsync(1)
    expect(table.host.company()).toMatchObject({ host: 'bob', visitors: [bob] })
  })

  test('is closed to who was removed or is not wanted, and during play to all others', async () => {
    const table = waiting(2)
    expect(await table.host.bars('cid')).toBeNull()
    table.table.blocked.add('ann cid')
    expect(await table.host.bars('cid')).toBe('blocked')
    await table.host.ask(ann, { type: 'remove', person: 'bob' })
    expect(await table.host.bars('bob')).toBe('removed')
    await table.host.ask(ann, { type: 'letIn', person: 'bob' })
    expect(await table.host.bars('bob')).toBeNull()
    await table.host.ask(ann, { type: 'remove', person: 'bob' })
    await table.host.ask(ann, { type: 'start' })
    expect(await table.host.bars('dot')).toBe('playersOnly')
    expect(await table.host.bars('ann')).toBeNull()
  })
})

describe('after a restart', () => {
  test('everything is as it was, and no old answer fits by accident', async () => {
    const table = hosted({ game, players: 2, people: 2 })
    const player = due(table)
    const old = offered(table, player)
    await answer(table, player)
    await table.host.ask(ann, { type: 'phrase', phrase: 'hello' })
    const again = reopen(game, table.table)
    expect(shownBy(again)).toEqual(shownBy(table))
    expect(pastOf(again, 0)).toEqual(pastOf(table, 0))
    expect(pastOf(again, 0)).toHaveLength(2)
    const asked = { type: 'move', seat: old?.seat ?? '', offer: old?.number ?? 0, index: 0 } as const
    expect(await again.host.ask(PEOPLE[player] as Person, asked)).toBe('stale')
  })

  test('whoever does not come back is played for', async () => {
    const table = hosted({ game, players: 2, people: 2, times: { pace: 0 } })
    const player = due(table)
    await table.host.close()
    const again = reopen(game, table.table, { pace: 0 })
    again.host.connect(PEOPLE[1 - player] as Person)
    await vi.advanceTimersByTimeAsync(MINUTE + 10)
    expect(due(again)).toBe(1 - player)
    expect(again.host.company().chairs[player]).toMatchObject({ hands: 'bot', here: false })
  })
})

test('another match is made once, and only when this one is over', async () => {
  const table = hosted({ game, players: 2, people: 2 })
  const make = vi.fn(async () => 'next')
  expect(await table.host.rematch(ann, make)).toBe('notNow')
  await table.host.ask(ann, { type: 'concede' })
  expect(await table.host.rematch(cid, make)).toBe('noSeat')
  expect(await Promise.all([table.host.rematch(ann, make), table.host.rematch(bob, make)])).toEqual([null, null])
  expect(make).toHaveBeenCalledOnce()
  expect(table.host.company().rematch).toBe('next')
})

test('nothing happens after closing', async () => {
  const table = hosted({ game, players: 2, people: 1, seconds: 30, times: { pace: 0 } })
  await table.host.close()
  const before = table.table.entries.length
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect(table.table.entries).toHaveLength(before)
  expect(await table.host.ask(ann, { type: 'phrase', phrase: 'hello' })).toBe('notNow')
})
