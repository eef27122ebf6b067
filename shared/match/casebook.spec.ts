import { describe, expect, it } from 'vitest'
import { diabolik } from '../games/diabolik/index.ts'
import { CRIMINALS } from '../games/diabolik/state.ts'
import { GAMES } from '../games/index.ts'
import type { Beliefs, Game } from '../kernel/game.ts'
import { EXPERIENCED } from './casebook.ts'
import { viewFrom } from './shown.ts'
import { answer, due, type Hosted, hosted, offered, PEOPLE, WORLD } from './testing.ts'

const game = GAMES.diabolik?.game as Game
const [ann, bob, cid, dot] = PEOPLE as [(typeof PEOPLE)[0], (typeof PEOPLE)[0], (typeof PEOPLE)[0], (typeof PEOPLE)[0]]
/** Everybody decides for themselves: the chairs of Diabolik, Eva, Ginko and Morrigan. */
const opened = (casebook: string, more: Partial<Parameters<typeof hosted>[0]> = {}) =>
  hosted({ game, players: 4, people: 4, options: { ...diabolik.options(4), casebook }, ...more })
const readers = ({ host }: Hosted) =>
  host.company().chairs.flatMap(({ casebook, person }) => (casebook ? person?.id : []))
const settled = () => new Promise(resolve => setTimeout(resolve, 0))

async function later(table: Hosted, steps: number): Promise<void> {
  for (let n = 0; n < steps; n++) {
    const who = due(table)
    const moves = offered(table, who)?.moves.length ?? 1
    expect(await answer(table, who, n % moves)).toBeNull()
  }
}

describe('the Casebook', () => {
  it('tells people who play Detectives how likely each place is for whom they hunt, and nobody else', async () => {
    const table = opened('on')
    await later(table, 12)
    const seq = table.host.shown().seq
    const told = await table.host.casebook(cid)
    if (typeof told === 'string') throw new Error(told)
    expect(told.seq).toBe(seq)
    expect(Object.keys(told.odds)).toEqual([...CRIMINALS])
    for (const odds of Object.values(told.odds)) {
      const sum = Object.values(odds).reduce((total, each) => total + each, 0)
      expect(Math.abs(sum - 1000)).toBeLessThan(40)
      expect(Math.min(...Object.values(odds))).toBeGreaterThanOrEqual(1)
    }
    expect(await table.host.casebook(dot)).toEqual(told)
    for (const criminal of [ann, bob]) expect(await table.host.casebook(criminal)).toBe('notNow')
    expect(await table.host.casebook({ id: 'zoe', name: 'Zoe' })).toBe('noSeat')
    await table.host.close()
  })

  it('is worked out from the Sight of who asks, which tells no more of it than everybody hears', async () => {
    const asked: { view: unknown; heard: readonly unknown[] }[] = []
    const world = {
      ...WORLD,
      consult: async (of: Game, told: Parameters<NonNullable<Game['book']>>[0]): Promise<Beliefs> => {
        asked.push(told)
        return of.book?.(told) ?? {}
      },
    }
    const table = opened('on', { world })
    await later(table, 20)
    const told = await table.host.casebook(cid)
    const shown = table.host.shown()
    expect(asked).toHaveLength(1)
    expect(asked[0]?.view).toEqual(viewFrom(shown, 2))
    // No face of a hidden Location is in it.
    expect(JSON.stringify(asked[0]?.heard)).not.toMatch(/"faces":\{[^}]*"#/)
    const anybody = game.book?.({ view: shown.public, heard: (asked[0]?.heard ?? []) as never }) ?? {}
    const mine = game.book?.(asked[0] as never)
    expect(mine).toEqual(anybody)
    // Asked again, nobody works it out again; after a move it is another page.
    expect(await table.host.casebook(cid)).toEqual(told)
    expect(asked).toHaveLength(1)
    await later(table, 1)
    expect(await table.host.casebook(cid)).toMatchObject({ seq: table.host.shown().seq })
    expect(asked).toHaveLength(2)
    await table.host.close()
  })

  it('is open to whom the table says, and everybody sees to whom', async () => {
    const all = opened('on')
    expect(readers(all)).toEqual(['cid', 'dot'])
    const none = opened('off')
    await settled()
    expect(readers(none)).toEqual([])
    expect(await none.host.casebook(cid)).toBe('notNow')
    await Promise.all([all, none].map(({ host }) => host.close()))
  })

  it('is for beginners alone where the table says so: who has finished few matches of the game', async () => {
    const table = opened('beginners', { people: 0, phase: 'waiting' })
    table.table.finished.set('cid', EXPERIENCED).set('dot', EXPERIENCED - 1)
    for (const [player, person] of PEOPLE.entries()) {
      table.host.connect(person)
      await table.host.ask(person, { type: 'sit', player })
    }
    await settled()
    expect(readers(table)).toEqual(['dot'])
    await table.host.close()
  })

  it('is closed at tables that were opened when there was none, and where a game has none', async () => {
    const { casebook: _, ...old } = diabolik.options(4)
    const table = hosted({ game, players: 4, people: 4, options: old })
    await settled()
    expect(readers(table)).toEqual([])
    const lam = hosted({ game: GAMES['on-the-lam']?.game as Game, players: 2, people: 2 })
    expect(await lam.host.casebook(ann)).toBe('notNow')
    await Promise.all([table, lam].map(({ host }) => host.close()))
  })

  it('tells of a fault where it could not be worked out, and tries again', async () => {
    let broken = true
    const world = {
      ...WORLD,
      consult: async () => {
        if (broken) throw new Error('a thread died')
        return {}
      },
    }
    const table = opened('on', { world })
    expect(await table.host.casebook(cid)).toBe('fault')
    expect(table.seen.faults).toHaveLength(1)
    broken = false
    expect(await table.host.casebook(cid)).toMatchObject({ odds: {} })
    await table.host.close()
  })
})
