import { describe, expect, it } from 'vitest'
import { COACHES } from '../games/coaches.ts'
import { GAMES } from '../games/index.ts'
import type { Counsel, NoteBody } from '../wire/protocol.ts'
import { NO_SCREEN } from './chairs.ts'
import { answer, due, type Hosted, hosted, offered, PEOPLE, reopen } from './testing.ts'

const games = Object.values(GAMES).map(({ game }) => ({ id: game.id, game }))
const [ann, bob] = PEOPLE as [(typeof PEOPLE)[number], (typeof PEOPLE)[number]]

const ask = (table: Hosted, person = ann) => {
  const offer = offered(table, 0)
  return table.host.counsel(person, { seat: offer?.seat ?? '', offer: offer?.number ?? 0 })
}
/** In a world in which bots do nothing until they are asked to. */
const alone = (game: (typeof games)[number]['game']): Hosted =>
  hosted({ game, players: Math.max(...game.players), people: 1 })

/** Until the first chair decides: others are not there in this world, so whoever plays is waited for. */
async function atFirst(table: Hosted): Promise<void> {
  for (let n = 0; n < 400 && due(table) !== 0; n++) await new Promise(resolve => setTimeout(resolve, 20))
}

describe.each(games)('counsel in $id', ({ id, game }) => {
  it('names the best of what is offered, each with a reason that is said in every language', async () => {
    const table = alone(game)
    await atFirst(table)
    const told = (await ask(table)) as Counsel
    expect(told).toMatchObject({ left: 2 })
    expect(told.picks.length).toBeGreaterThan(0)
    expect(new Set(told.picks.map(({ index }) => index)).size).toBe(told.picks.length)
    for (const language of ['en', 'it', 'zh'] as const) {
      const say = await (await COACHES[id]?.())?.(language)
      for (const { index, why } of told.picks) {
        expect(offered(table, 0)?.moves[index]).toBeDefined()
        expect(why.length).toBeGreaterThan(0)
        for (const each of why) expect(say?.(each)).toMatch(/^[^.]*\S[^.]*$/)
        expect(why.map(each => say?.(each)).join()).not.toMatch(/undefined|NaN|object/)
      }
    }
    await table.host.close()
  })
})

describe('counsel', () => {
  const { game } = GAMES['on-the-lam'] as (typeof GAMES)[string]

  it('is asked three times a match, in the log for all to read, and counted over a restart', async () => {
    const table = alone(game)
    await atFirst(table)
    expect(await ask(table)).toMatchObject({ left: 2 })
    expect(await ask(table)).toMatchObject({ left: 1 })
    await table.host.close()
    const again = reopen(game, table.table)
    again.host.connect(ann)
    await atFirst(again)
    expect(await ask(again)).toMatchObject({ left: 0 })
    expect(await ask(again)).toBe('notNow')
    const said = again.table.entries.flatMap(({ entry }) => (entry.type === 'note' ? [entry.note] : []))
    expect(
      said.map(({ audience, body }) => [audience, (body as NoteBody).type, (body as { what: string }).what]),
    ).toEqual(Array.from({ length: 3 }, () => ['all', 'room', 'askedBot']))
    await again.host.close()
  })

  it('is for nobody who plays against somebody, nor for who does not play', async () => {
    const table = hosted({ game, players: 2, people: 2 })
    const who = due(table)
    const offer = offered(table, who)
    const asked = { seat: offer?.seat ?? '', offer: offer?.number ?? 0 }
    const [own, other] = who === 0 ? [ann, bob] : [bob, ann]
    expect(await table.host.counsel(own, asked)).toBe('notNow')
    expect(await table.host.counsel(other, asked)).toBe('notYours')
    expect(await ask(table, { id: 'zoe', name: 'Zoe' })).toBe('noSeat')
    expect(table.table.entries.filter(({ entry }) => entry.type === 'note')).toEqual([])
    await table.host.close()
  })

  it('is about what is offered now, to the own seat', async () => {
    const table = alone(game)
    await atFirst(table)
    const offer = offered(table, 0)
    expect(await table.host.counsel(ann, { seat: offer?.seat ?? '', offer: (offer?.number ?? 0) + 1 })).toBe('notNow')
    expect(await table.host.counsel(ann, { seat: 'nobody', offer: 0 })).toBe('notYours')
    await answer(table, 0)
    expect(await table.host.counsel(ann, { seat: offer?.seat ?? '', offer: offer?.number ?? 0 })).toBe('notNow')
    await table.host.close()
  })

  it('is for nobody whose hand is on a phone, since the browser that asks is filmed', async () => {
    const table = alone(game)
    await atFirst(table)
    expect(await table.host.pair(ann.id, 'a phone')).toBeNull()
    expect(await ask(table)).toBe('onStage')
    expect(await table.host.pair(ann.id, NO_SCREEN)).toBeNull()
    expect(await ask(table)).toMatchObject({ left: 2 })
    await table.host.close()
  })

  it('tells nobody what could not be written down', async () => {
    const table = alone(game)
    await atFirst(table)
    table.table.failing = true
    expect(await ask(table)).toBe('unwritten')
    table.table.failing = false
    expect(await ask(table)).toMatchObject({ left: 2 })
    await table.host.close()
  })
})
