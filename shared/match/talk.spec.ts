import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Game } from '../kernel/game.ts'
import { pickpocket } from '../kernel/pickpocket.ts'
import type { NoteBody, Person } from '../wire/protocol.ts'
import { answer, due, type Hosted, hosted, PEOPLE, pastOf, reopen } from './testing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const game = pickpocket as unknown as Game
const [ann, bob] = PEOPLE as [Person, Person]
const say = ({ host }: Hosted, by: Person, text: string, audience: 'all' | 'side' = 'all') =>
  host.ask(by, { type: 'say', text, audience })
/** As an older server, or a long evening, has left it in the log. */
const logged = (
  { table: { entries } }: Hosted,
  audience: 'all' | { side: string },
  body: NoteBody,
  author = 'ace',
): unknown =>
  entries.push({ n: entries.length, at: 0, entry: { type: 'note', note: { author, audience, body } }, record: null })
const textsOf = (table: Hosted, player: number) =>
  pastOf(table, player).flatMap(({ heard }) => {
    const body = heard.type === 'note' ? (heard.note.body as NoteBody) : null
    return body?.type === 'said' ? [body.text] : []
  })

describe('whispers', () => {
  const whispering: Game = { ...game, channels: game.seats(2).map(({ side }) => side) }
  const waiting = () => hosted({ game: whispering, players: 2, people: 2, phase: 'waiting' })

  test('begin with the match', async () => {
    const table = waiting()
    expect(await say(table, ann, 'psst', 'side')).toBe('notNow')
    expect(table.table.entries).toHaveLength(0)
    await table.host.ask(ann, { type: 'start' })
    expect(await say(table, ann, 'psst', 'side')).toBeNull()
  })

  test('of whoever sat there before are not for the next', async () => {
    const before = waiting()
    logged(before, { side: 'ace' }, { type: 'said', by: ann, text: 'psst' })
    logged(before, 'all', { type: 'said', by: ann, text: 'good evening' })
    const table = reopen(whispering, before.table)
    for (const person of [ann, bob]) table.host.connect(person)
    await table.host.ask(ann, { type: 'stand' })
    await table.host.ask(bob, { type: 'sit', player: 0 })
    expect(textsOf(table, 0)).toEqual(['good evening'])
    await table.host.ask(ann, { type: 'start' })
    expect(await say(table, bob, 'ready?', 'side')).toBeNull()
    await answer(table, due(table))
    for (const each of [table, reopen(whispering, table.table)])
      expect(textsOf(each, 0)).toEqual(['good evening', 'ready?'])
  })

  test('from before the first step are dropped where the table does not say when it began', () => {
    const before = waiting()
    before.table.saved = { ...before.table.saved, phase: 'running' }
    logged(before, { side: 'ace' }, { type: 'said', by: ann, text: 'psst' })
    logged(before, { side: 'ace' }, { type: 'marker', by: ann, kind: '?', place: 'bank', on: true })
    expect(pastOf(reopen(whispering, before.table), 0).map(({ n }) => n)).toEqual([1])
  })
})

describe('what somebody may add to the log', () => {
  const spoke = (table: Hosted, by: Person, times: number) => {
    for (let i = 0; i < times; i++) logged(table, 'all', { type: 'said', by, text: 'again' })
  }
  /** After all that, and a restart. */
  function again(before: Hosted): Hosted {
    const table = reopen(game, before.table)
    for (const { person } of table.host.party.chairs) if (person) table.host.connect(person)
    return table
  }

  test('is so much each: nobody uses up what the others may say', async () => {
    const before = hosted({ game, players: 3, people: 3 })
    spoke(before, ann, 499)
    const table = again(before)
    expect(await table.host.ask(ann, { type: 'phrase', phrase: 'hello' })).toBeNull()
    for (const open of [() => table, () => again(table)]) {
      const each = open()
      expect(await say(each, ann, 'again')).toBe('tooMany')
      expect(await say(each, bob, 'at last')).toBeNull()
    }
  })

  test('is bounded for all together who have no chair, which is nothing to those who have', async () => {
    const before = hosted({ game, players: 3, people: 2, phase: 'waiting' })
    for (let i = 0; i < 2000; i++)
      logged(before, 'all', { type: 'said', by: { id: `guest ${i}`, name: 'Eve' }, text: 'me too' }, '')
    const table = again(before)
    expect(await say(table, { id: 'eve', name: 'Eve' }, 'me too')).toBe('tooMany')
    expect(await say(table, bob, 'how many are you?')).toBeNull()
  })

  test('takes no decision from anybody', async () => {
    const before = hosted({ game, players: 3, people: 3 })
    for (const person of PEOPLE.slice(0, 3)) spoke(before, person, 1000)
    const { host } = again(before)
    expect(await host.ask(ann, { type: 'agree', agree: true })).toBeNull()
    expect(await host.ask(ann, { type: 'handOver', player: 2 })).toBeNull()
    expect(await host.ask(bob, { type: 'concede' })).toBeNull()
    expect(host.party.phase).toBe('over')
  })

  test('talking fast does not keep from deciding, nor changing one’s mind from giving up', async () => {
    const { host } = hosted({ game, players: 3, people: 3 })
    for (let i = 0; i < 6; i++) await host.ask(ann, { type: 'phrase', phrase: 'hello' })
    for (let i = 0; i < 5; i++) expect(await host.ask(ann, { type: 'agree', agree: i % 2 === 0 })).toBeNull()
    expect(await host.ask(ann, { type: 'agree', agree: false })).toBe('tooFast')
    expect(await host.ask(ann, { type: 'concede' })).toBeNull()
  })

  test('minds are changed a hundred times, also after a restart; then one may still agree', async () => {
    const before = hosted({ game, players: 3, people: 3 })
    for (let i = 0; i < 99; i++) logged(before, 'all', { type: 'room', by: ann, what: 'agreed' })
    const table = again(before)
    const mind = (each: Hosted, agree: boolean) => each.host.ask(ann, { type: 'agree', agree })
    expect(await mind(table, true)).toBeNull()
    expect(await mind(table, false)).toBe('tooMany')
    const later = again(table)
    expect(await mind(later, false)).toBe('tooMany')
    expect(await mind(later, true)).toBeNull()
    expect(later.table.entries).toHaveLength(100)
    expect(await later.host.ask(bob, { type: 'agree', agree: true })).toBeNull()
  })
})
