import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Game } from '../../shared/kernel/game.ts'
import { pickpocket } from '../../shared/kernel/pickpocket.ts'
import type { NoteBody, Person } from '../../shared/wire/protocol.ts'
import { answer, due, type Hosted, hosted, PEOPLE, reopen } from './testing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const game = pickpocket as unknown as Game
const [ann, bob] = PEOPLE as [Person, Person]
const say = ({ host }: Hosted, by: Person, text: string, audience: 'all' | 'side' = 'all') =>
  host.ask(by, { type: 'say', text, audience })
/** As an older server, or a long evening, has left it in the log. */
const logged = ({ table: { entries } }: Hosted, audience: 'all' | { side: string }, body: NoteBody): unknown =>
  entries.push({ n: entries.length, at: 0, entry: { type: 'note', note: { author: 'ace', audience, body } } })
const textsOf = ({ host }: Hosted, player: number) =>
  host.past(player).flatMap(({ heard }) => {
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
    const { host } = reopen(whispering, before.table)
    expect(host.past(0).map(({ n }) => n)).toEqual([1])
  })
})
