import { setTimeout as sleep } from 'node:timers/promises'
import { Protocol } from 'colyseus.js'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { WORLD } from '../server/world.ts'
import type { Game } from '../shared/kernel/game.ts'
import { pickpocket } from '../shared/kernel/pickpocket.ts'
import { CLOSES, type Creation, type FromServer, type GalleryLine, type Guest } from '../shared/wire/protocol.ts'
import { joinTable, type Player, watchTable } from './lib/player.ts'
import { PLENTIFUL, type Served, serve } from './lib/server.ts'
import { late } from './lib/table.ts'
import { tapAll } from './lib/tap.ts'

/* What watchers say to each other, who is told of it, and when. */

const GAME = pickpocket as unknown as Game
/** Whoever is late is shown what is due without waiting for it. */
const AT_ONCE = { gap: 0 }
/** As long as words are gathered and reactions counted, and a while more. */
const AFTER_ALL = 1600

let served: Served
const players: Player[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  await Promise.all(players.splice(0).map(player => player.leave()))
  await served.close()
})
const kept = async (player: Promise<Player>): Promise<Player> => {
  players.push(await player)
  return player
}
const texts = ({ gallery }: Player): string[] => gallery.map(({ text }) => text)
const heard = (player: Player, kind: keyof FromServer) => player.heard.filter(({ type }) => type === kind)
const reactions = (player: Player) => heard(player, 'reactions').map(({ message }) => message)
const says = async (player: Player, text: string): Promise<void> => {
  player.send('gallery', { text })
  await player.until(text, () => texts(player).includes(text))
}
const refusal = async (player: Player, text = 'hello'): Promise<string> => {
  const refused = player.refusal()
  player.send('gallery', { text })
  return (await refused).reason
}

/** Ann and Zoe play, with a bot; Bob and Eve watch. */
async function table(creation: Partial<Creation> = {}) {
  const guests = await Promise.all(['Ann', 'Zoe', 'Bob', 'Eve'].map(name => served.guest(name)))
  const [ann, zoe, bob, eve] = guests as [Guest, Guest, Guest, Guest]
  const { id } = await served.create(ann, { game: GAME.id, players: 3, ...creation })
  const [a, z] = [await kept(joinTable(served.url, id, ann)), await kept(joinTable(served.url, id, zoe))]
  z.send('sit', { player: 1 })
  await a.until('both', () => a.company?.chairs[1]?.person != null)
  a.send('start', {})
  await Promise.all([a, z].map(each => each.until('start', () => each.turn !== null)))
  const look = (guest: Guest | null, eyes = 'public') =>
    kept(watchTable(served.url, id, {}, { eyes, ...(guest ? { token: guest.token } : {}) }))
  const openCards = async (): Promise<void> => {
    for (const each of [a, z]) each.send('openCards', { agree: true })
    await Promise.all([a, z].map(each => each.until('open cards', () => each.company?.openCards.open === true)))
  }
  const end = async (...all: readonly Player[]): Promise<void> => {
    for (const each of [a, z]) each.send('agree', { agree: true })
    await Promise.all([a, z, ...all].map(each => each.until('the end', () => each.company?.phase === 'over')))
  }
  const past = (guest: Guest) => served.ask<GalleryLine[]>('GET', `/api/matches/${id}/gallery`, guest)
  return { id, ann, zoe, bob, eve, a, z, look, openCards, end, past }
}

describe('the gallery', () => {
  test('is written to by whoever has a name, and read by all who watch', async () => {
    served = await serve({ games: [GAME] })
    const { bob, look } = await table()
    const [b, nobody] = [await look(bob), await look(null)]
    await says(b, 'Where is he?')
    b.send('gallery', { text: '  Over\n\u202ethere  ' })
    await nobody.until('words', () => nobody.gallery.length === 2)
    expect(texts(nobody)).toEqual(['Where is he?', 'Over there'])
    expect(nobody.gallery[0]).toMatchObject({ by: { id: bob.id, name: 'Bob' }, open: false })
    expect(await refusal(nobody)).toBe('badToken')
    expect(await refusal(b, 'x'.repeat(201))).toBe('tooLong')
    expect(await refusal(b, ' \u200b ')).toBe('malformed')
    // Whoever comes later is told what was said.
    const later = await look(null)
    expect(texts(later)).toEqual(['Where is he?', 'Over there'])
  })

  test('is told to newcomers from its last hundred lines on', async () => {
    served = await serve({ games: [GAME] })
    const { id, bob, look } = await table()
    const words = Array.from({ length: 130 }, (_, i) => ({
      by: { id: bob.id, name: 'Bob' },
      body: { type: 'said', text: `${i}`, open: i === 129 } as const,
    }))
    await served.app.store.addAudience(id, words)
    expect(texts(await look(null))).toEqual(words.slice(29, 129).map(({ body }) => body.text))
  })

  test('is closed while a table waits, and there is none at the players’ own', async () => {
    served = await serve({ games: [GAME] })
    const [ann, bob] = await Promise.all([served.guest('Ann'), served.guest('Bob')])
    const { id } = await served.create(ann, { game: GAME.id, players: 3 })
    const b = await kept(watchTable(served.url, id, {}, { token: bob.token }))
    expect(await refusal(b)).toBe('notNow')
    expect(await refusal(await kept(joinTable(served.url, id, ann)))).toBe('malformed')
  })

  test('is heard by nobody who plays, on whatever page, before the end, and then by all of them', async () => {
    served = await serve({ games: [GAME], times: AT_ONCE })
    const { id, ann, bob, zoe, a, z, look, end, past } = await table({ delay: 2 })
    const [b, own] = [await look(bob), await look(ann)]
    await says(b, 'She has the purse.')
    expect(await refusal(own)).toBe('watchersOnly')
    own.send('react', { reaction: 'boo' })
    expect(await own.refusal()).toEqual({ reason: 'watchersOnly', to: 'react' })
    await sleep(AFTER_ALL)
    const again = await look(zoe)
    for (const each of [a, z, own, again]) expect(heard(each, 'gallery')).toEqual([])
    expect(await past(ann)).toMatchObject({ said: { refused: 'notNow' } })
    await end(b, own, again)
    for (const each of [own, again]) await each.until('words', () => each.gallery.length === 1)
    expect((await past(ann)).said).toMatchObject([{ text: 'She has the purse.', by: { name: 'Bob' } }])
    expect((await past(bob)).said).toHaveLength(1)
    // Now there is nothing left to be told too early.
    await says(own, 'I knew.')
    await b.until('an answer', () => b.gallery.length === 2)
    expect(heard(b, 'gallery').map(({ message }) => (message as FromServer['gallery']).whole)).toEqual([
      true,
      false,
      false,
    ])
    expect([...heard(a, 'gallery'), ...heard(z, 'gallery')]).toEqual([])
    expect(await served.app.store.audience(id, 'said')).toHaveLength(2)
  })

  test('has open cards and closed ones apart, until each side has been shown the end', async () => {
    served = await serve({ games: [GAME], times: AT_ONCE })
    const { bob, eve, ann, look, openCards, end, past } = await table()
    await openCards()
    const [all, ace, b] = [await look(eve, 'all'), await look(null, 'ace'), await look(bob)]
    await says(all, 'It is the ruby.')
    await says(b, 'What is it?')
    await ace.until('words', () => ace.gallery.length === 1)
    all.send('react', { reaction: 'gasp' })
    await all.until('a reaction', () => reactions(all).length === 1)
    await sleep(AFTER_ALL)
    expect([all, ace, b].map(texts)).toEqual([['It is the ruby.'], ['It is the ruby.'], ['What is it?']])
    expect([reactions(ace), reactions(b)]).toEqual([[{ gasp: 1 }], []])
    expect(texts(await look(null))).toEqual(['What is it?'])
    // Whoever has seen them does not forget it, in whichever room.
    const stealthy = await look(eve)
    expect(texts(stealthy)).toEqual(['What is it?'])
    expect(await refusal(stealthy)).toBe('sawOpenCards')
    stealthy.send('react', { reaction: 'bravo' })
    expect(await stealthy.refusal()).toMatchObject({ reason: 'sawOpenCards' })
    await end(all, ace, b, stealthy)
    for (const each of [all, ace, b, stealthy]) await each.until('all of it', () => each.gallery.length === 2)
    expect([all, b].map(texts)).toEqual([
      ['It is the ruby.', 'What is it?'],
      ['It is the ruby.', 'What is it?'],
    ])
    expect(b.gallery.map(({ open }) => open)).toEqual([true, false])
    expect((await past(ann)).said).toHaveLength(2)
    await says(stealthy, 'Now you know.')
  })

  test('lets nobody write among the others whose cards were closed again, nor after a restart', async () => {
    served = await serve({ games: [GAME], times: AT_ONCE, keep: true })
    const { id, eve, bob, a, look, openCards } = await table()
    await openCards()
    const all = await look(eve, 'all')
    await says(all, 'It is the ruby.')
    a.send('openCards', { agree: false })
    await all.until('closed', () => all.closed === CLOSES.closedCards)
    expect(await refusal(await look(eve))).toBe('sawOpenCards')
    await says(await look(bob), 'Pity.')
    await served.close()
    served = await serve({ games: [GAME], times: AT_ONCE, data: served.data })
    const [e, b] = await Promise.all([eve, bob].map(({ token }) => kept(watchTable(served.url, id, {}, { token }))))
    if (!e || !b) return expect.unreachable()
    expect([e, b].map(texts)).toEqual([['Pity.'], ['Pity.']])
    expect(await refusal(e)).toBe('sawOpenCards')
    await says(b, 'Still here.')
  })

  test('does not take words of whom the host has blocked', async () => {
    served = await serve({ games: [GAME] })
    const { ann, bob, eve, look } = await table()
    const [b, e] = [await look(bob), await look(eve)]
    await served.ask('POST', '/api/blocks', ann, { person: bob.id, blocked: true })
    expect(await refusal(b)).toBe('noVoice')
    b.send('react', { reaction: 'boo' })
    expect(await b.refusal()).toEqual({ reason: 'noVoice', to: 'react' })
    await says(e, 'I may.')
    // They are told by their name of now.
    await served.ask('POST', '/api/name', eve, { name: 'Eva' })
    await says(e, 'I still may.')
    expect(e.gallery.map(({ by }) => by.name)).toEqual(['Eve', 'Eva'])
  })

  test('lets everybody take back what they said, in every room and on disk, and nobody anything else', async () => {
    served = await serve({ games: [GAME], times: AT_ONCE })
    const { id, ann, bob, eve, look, openCards, end } = await table()
    await openCards()
    const [b, e, all] = [await look(bob), await look(null), await look(eve, 'all')]
    await says(b, 'He has the ruby.')
    await says(b, 'Or not.')
    await says(all, 'He has.')
    const take = (by: Player, of: Player, text: string): void => {
      const at = of.gallery.find(line => line.text === text)?.at ?? 0
      by.send('unsay', { at, text })
    }
    // Not what others said, nor without a name; and who has nothing to take back is told nothing.
    take(all, b, 'He has the ruby.')
    take(e, b, 'He has the ruby.')
    expect(await e.refusal()).toEqual({ reason: 'badToken', to: 'unsay' })
    await sleep(AFTER_ALL)
    expect([texts(b), texts(e)]).toEqual([
      ['He has the ruby.', 'Or not.'],
      ['He has the ruby.', 'Or not.'],
    ])
    // Whom the host has blocked may no more speak, and still take back.
    await served.ask('POST', '/api/blocks', ann, { person: bob.id, blocked: true })
    take(b, b, 'He has the ruby.')
    for (const each of [b, e]) await each.until('fewer words', () => each.gallery.length === 1)
    expect([texts(b), texts(e), texts(await look(null))]).toEqual([['Or not.'], ['Or not.'], ['Or not.']])
    // Who is not told what is said is not told what is taken back.
    expect(heard(all, 'gallery').map(({ message }) => (message as FromServer['gallery']).gone)).toEqual([
      undefined,
      undefined,
    ])
    take(all, all, 'He has.')
    await all.until('silence', () => all.gallery.length === 0)
    await end(b, e, all)
    take(b, b, 'Or not.')
    for (const each of [b, e, all]) await each.until('silence', () => each.gallery.length === 0)
    expect(await served.app.store.audience(id, 'said')).toEqual([])
  })

  test('forgets who takes their name off the match, in every room and on disk', async () => {
    served = await serve({ games: [GAME], times: AT_ONCE })
    const { id, ann, bob, look, end, past } = await table()
    const b = await look(bob)
    await says(b, 'Well played.')
    await end(b)
    const own = await look(ann)
    await says(own, 'I had the ruby.')
    await b.until('words', () => b.gallery.length === 2)
    await served.ask('POST', `/api/matches/${id}/unname`, ann)
    for (const each of [b, own]) await each.until('silence', () => each.gallery.length === 1)
    expect(texts(b)).toEqual(['Well played.'])
    expect((await past(bob)).said.map(({ text }) => text)).toEqual(['Well played.'])
  })
})

describe('a crowd', () => {
  test('says in few messages what it says at once, and reacts in figures', async () => {
    served = await serve({ games: [GAME], watchersInRoom: 5 })
    const { a, z, look } = await table()
    const guests = await Promise.all(Array.from({ length: 12 }, (_, i) => served.guest(`Guest ${i}`)))
    const crowd = await Promise.all(guests.map(guest => look(guest)))
    const began = performance.now()
    for (let i = 0; i < 5; i++)
      for (const [n, each] of crowd.entries()) {
        each.send('gallery', { text: `${n}: ${i}` })
        each.send('react', { reaction: i % 2 === 0 ? 'bravo' : 'gasp' })
      }
    await Promise.all(crowd.map(each => each.until('everything', () => each.gallery.length === 60)))
    await sleep(AFTER_ALL)
    const seconds = (performance.now() - began) / 1000
    for (const each of [...crowd, a, z]) {
      expect(heard(each, 'reactions').length).toBeLessThanOrEqual(seconds + 1)
      const sum = { bravo: 0, gasp: 0 }
      for (const counts of reactions(each) as (typeof sum)[])
        for (const kind of ['bravo', 'gasp'] as const) sum[kind] += counts[kind] ?? 0
      expect(sum).toEqual({ bravo: 36, gasp: 24 })
    }
    // And as a greeting.
    for (const each of crowd) expect(heard(each, 'gallery').length).toBeLessThanOrEqual(2 * seconds + 2)
    for (const each of crowd) expect(texts(each)).toEqual(texts(crowd[0] as Player))
  })

  test('is held to what can be read: by person, by address, and all together', async () => {
    const slow = { burst: 3, perSecond: 0.001 }
    served = await serve({ games: [GAME], limits: { ...PLENTIFUL, words: slow, reactions: slow } })
    const { bob, eve, look } = await table()
    const [b, second, e] = [await look(bob), await look(bob), await look(eve)]
    for (const text of ['one', 'two', 'three']) await says(b, text)
    expect([await refusal(b), await refusal(second)]).toEqual(['tooFast', 'tooFast'])
    await says(e, 'four')
    for (let i = 0; i < 4; i++) e.send('react', { reaction: 'laugh' })
    expect(await e.refusal()).toEqual({ reason: 'tooFast', to: 'react' })
    for (const limit of ['wordsOfAddress', 'wordsOfTable']) {
      await Promise.all(players.splice(0).map(player => player.leave()))
      await served.close()
      served = await serve({ games: [GAME], limits: { ...PLENTIFUL, [limit]: slow } })
      const { bob, eve, look } = await table()
      const [b, e] = [await look(bob), await look(eve)]
      for (const text of ['one', 'two', 'three']) await says(b, text)
      expect(await refusal(e)).toBe('tooFast')
    }
  })

  test('is not shut out by one who never stops: two hundred remarks are enough', async () => {
    served = await serve({ games: [GAME] })
    const { id, bob, eve, look } = await table()
    const by = { id: bob.id, name: 'Bob' }
    const said = { type: 'said', text: '.', open: false } as const
    await served.app.store.addAudience(
      id,
      Array.from({ length: 200 }, () => ({ by, body: said })),
    )
    const [b, e] = [await look(bob), await look(eve)]
    expect(await refusal(b)).toBe('enough')
    await says(e, 'My turn.')
  })
})

test('what players are sent is the same, whatever is said of them', async () => {
  served = await serve({ times: AT_ONCE })
  const [ann, bob] = await Promise.all([served.guest('Ann'), served.guest('Bob')])
  const tap = tapAll()
  const person = { id: ann.id, name: ann.name }
  /** The same match twice; Ann decides the same each time, and the bots have the same luck. */
  vi.spyOn(WORLD, 'chance').mockReturnValue('luck')
  const sent = async (talk: boolean): Promise<string[]> => {
    const { id } = await served.app.seatRecorded(late(), [null, person, null])
    const a = await kept(joinTable(served.url, id, ann))
    const b = await kept(watchTable(served.url, id, {}, { token: bob.token }))
    for (let i = 0; i < 4; i++) {
      await a.until('a decision', () => a.choices().length > 0)
      const { seq } = a.turn ?? { seq: 0 }
      if (talk) {
        await says(b, `psst ${i}`)
        b.send('react', { reaction: 'doubt' })
      }
      const [choice] = a.choices()
      if (choice) a.send('move', choice)
      await a.until('a move', () => (a.turn?.seq ?? 0) > seq)
    }
    await a.until('a decision', () => a.choices().length > 0)
    await sleep(AFTER_ALL)
    expect(reactions(a).length > 0).toBe(talk)
    const { frames } = tap.of(a.room)
    expect(frames.map(frame => frame.bytes.toString('latin1') + frame.read).join()).not.toContain('psst')
    const views = frames.flatMap(({ bytes }) => (STATES.includes(bytes[0] ?? 0) ? [bytes.toString('hex')] : []))
    expect(views.length).toBeGreaterThan(4)
    expect(heard(a, 'gallery')).toEqual([])
    const told = a.heard.flatMap(({ type, message }) =>
      type === 'turn' || type === 'past' || type === 'note' ? [`${type} ${timeless(message)}`] : [],
    )
    return [...views, ...told]
  }
  const [without, with_] = [await sent(false), await sent(true)]
  expect(without.length).toBeGreaterThan(5)
  expect(with_).toEqual(without)
  tap.stop()
})

/** Frames that hold the table, or what is otherwise there. */
const STATES: readonly number[] = [Protocol.ROOM_STATE, Protocol.ROOM_STATE_PATCH]
const timeless = (message: unknown): string => JSON.stringify(message, (key, value) => (key === 'at' ? 0 : value))
