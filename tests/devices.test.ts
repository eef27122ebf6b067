import { afterEach, describe, expect, test, vi } from 'vitest'
import { GOOD_FOR } from '../server/lobby/onceOnly.ts'
import type { Game } from '../shared/kernel/game.ts'
import { pickpocket } from '../shared/kernel/pickpocket.ts'
import { CLOSES, type Found, type Guest, type Knocking, type Paired, type Pairing } from '../shared/wire/protocol.ts'
import { joinTable, type Player } from './lib/player.ts'
import { PLENTIFUL, type Served, serve } from './lib/server.ts'

/* One seat, two screens: a stage that is filmed, a screen with the seat's secrets; and one stage for all. */

const GAME = pickpocket as unknown as Game

let served: Served
const players: Player[] = []
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(players.splice(0).map(player => player.leave()))
  await served.close()
})
const kept = async (player: Promise<Player>): Promise<Player> => {
  players.push(await player)
  return player
}
const asGuest = ({ person, token }: Paired): Guest => ({ ...person, token })
const refusal = async (player: Player, send: () => void): Promise<string> => {
  const refused = player.refusal()
  send()
  return (await refused).reason
}
const screenHere = (player: Player): boolean | undefined =>
  (player.heard.findLast(({ type }) => type === 'screen')?.message as { here: boolean } | undefined)?.here

/** Ann and Zoe play with a bot; Ann's device is a stage. */
async function streaming() {
  served = await serve({ games: [GAME] })
  const [ann, zoe] = (await Promise.all(['Ann', 'Zoe'].map(name => served.guest(name)))) as [Guest, Guest]
  const { id } = await served.create(ann, { game: GAME.id, players: 3 })
  const stage = await kept(joinTable(served.url, id, ann, { device: 'stage' }))
  const z = await kept(joinTable(served.url, id, zoe))
  z.send('sit', { player: 1 })
  await stage.until('both', () => stage.company?.chairs[1]?.person != null)
  const pairing = async (guest = ann) => served.ask<Pairing>('POST', `/api/tables/${id}/pairing`, guest)
  const redeem = (code: string) => served.ask<Paired>('POST', `/api/pairings/${code}`)
  const paired = async (): Promise<Paired> => (await redeem((await pairing()).said.code)).said
  const screen = async (given: Paired) => kept(joinTable(served.url, given.table, asGuest(given)))
  return { id, ann, stage, z, pairing, redeem, paired, screen }
}

describe('a stage', () => {
  test('sees what everybody sees and answers nothing; its screen has the hand and the choices', async () => {
    const { stage, z, paired, screen } = await streaming()
    const phone = await screen(await paired())
    await stage.until('the screen', () => screenHere(stage) === true)
    stage.send('start', {})
    for (const each of [stage, phone, z]) await each.until('start', () => each.turn !== null)
    const hand = (player: Player) =>
      Object.values(player.view().pieces).filter(({ place, face }) => place === 'hand:ace' && face !== undefined)
    expect(hand(stage)).toEqual([])
    expect(hand(phone).length).toBeGreaterThan(0)
    await phone.until('an offer', () => phone.choices().length > 0)
    expect(stage.choices()).toEqual([])
    const [move] = phone.choices()
    if (!move) throw new Error('nothing is offered')
    expect(await refusal(stage, () => stage.send('move', move))).toBe('onStage')
    expect(await refusal(stage, () => stage.send('takeBack', { seat: 'ace' }))).toBe('onStage')
    expect(await refusal(stage, () => stage.send('say', { text: 'psst', audience: 'side' }))).toBe('onStage')
    expect(await refusal(stage, () => stage.send('mark', { kind: 'x', place: 'y', on: true }))).toBe('onStage')
    const { seq } = stage.turn ?? { seq: 0 }
    phone.send('move', move)
    await stage.until('the move', () => (stage.turn?.seq ?? 0) > seq)
    stage.send('say', { text: 'well', audience: 'all' })
    await z.until('words', () => z.notes.length > 0)
  })

  test('is told that its screen is lost, and keeps the chair meanwhile', async () => {
    const { stage, z, paired, screen } = await streaming()
    expect(screenHere(stage)).toBe(false)
    const given = await paired()
    const phone = await screen(given)
    await stage.until('the screen', () => screenHere(stage) === true)
    await phone.leave()
    await stage.until('no screen', () => screenHere(stage) === false)
    expect(z.company?.chairs[0]?.here).toBe(true)
    await screen(given)
    await stage.until('the screen again', () => screenHere(stage) === true)
  })

  test('sets the pace for its screen', async () => {
    const { stage, paired, screen } = await streaming()
    const phone = await screen(await paired())
    stage.send('start', {})
    for (const each of [stage, phone]) await each.until('start', () => each.turn !== null)
    const host = [...served.app.house.hosts.values()][0]
    if (!host) throw new Error('nobody hosts')
    const ask = vi.spyOn(host, 'ask')
    phone.send('shown', { seq: 5 })
    stage.send('shown', { seq: 3 })
    stage.send('say', { text: 'so', audience: 'all' })
    await stage.until('words', () => stage.notes.length > 0)
    const shown = ask.mock.calls.filter(([, asked]) => asked.type === 'shown')
    expect(shown.map(([, asked]) => asked)).toEqual([{ type: 'shown', seq: 3 }])
  })
})

describe('a code for pairing', () => {
  test('is for who has a chair, works once, and for five minutes', async () => {
    const { pairing, redeem } = await streaming()
    const nobody = await served.guest('Eve')
    expect(await pairing(nobody)).toMatchObject({ said: { refused: 'noSeat' } })
    const { said } = await pairing()
    expect(said.until - Date.now()).toBeGreaterThan((GOOD_FOR - 10) * 1000)
    const both = await Promise.all([redeem(said.code), redeem(said.code.toLowerCase())])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
    expect(await redeem(said.code)).toMatchObject({ status: 404, said: { refused: 'noPairing' } })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const later = (await pairing()).said
    vi.advanceTimersByTime(GOOD_FOR * 1000 + 1)
    vi.useRealTimers()
    expect(await redeem(later.code)).toMatchObject({ status: 404 })
  })

  test('is the only one of its seat, and none when a phone is there or none is wanted', async () => {
    const { id, ann, stage, pairing, redeem, paired, screen } = await streaming()
    const [old, good] = [(await pairing()).said, (await pairing()).said]
    expect((await redeem(old.code)).status).toBe(404)
    expect((await redeem(good.code)).status).toBe(200)
    // What was shown before it was done the other way round.
    const shown = (await pairing()).said
    const { said } = await served.ask<Knocking>('POST', '/api/pairings')
    await served.ask('POST', `/api/tables/${id}/screen`, ann, { code: said.code })
    await served.ask('GET', `/api/tickets/${said.ticket}`)
    expect((await redeem(shown.code)).status).toBe(404)
    const last = (await pairing()).said
    const phone = await screen(await paired())
    stage.send('unpair', {})
    await phone.until('closed', () => phone.closed === CLOSES.unpaired)
    expect((await redeem(last.code)).status).toBe(404)
  })

  test('may be shown by the screen: it is worth nothing to who sees it, and lets in once', async () => {
    const { id, ann } = await streaming()
    const knock = async () => (await served.ask<Knocking>('POST', '/api/pairings')).said
    const admit = (code: string, by: Guest | null = ann) =>
      served.ask<{ refused?: string }>('POST', `/api/tables/${id}/screen`, by, { code })
    const come = (ticket: string) => served.ask<Partial<Paired>>('GET', `/api/tickets/${ticket}`)
    const [mine, other] = [await knock(), await knock()]
    expect(mine.code).not.toBe(other.code)
    expect((await come(mine.ticket)).said).toEqual({})
    // Nobody else lets it in, and the code alone is no way in.
    expect((await admit(mine.code, await served.guest('Eve'))).said.refused).toBe('noSeat')
    expect((await admit(mine.code, null)).said.refused).toBe('badToken')
    expect(await served.ask('POST', `/api/pairings/${mine.code}`)).toMatchObject({ status: 404 })
    expect((await admit(mine.code.toLowerCase())).status).toBe(200)
    expect(await admit(mine.code)).toMatchObject({ status: 404, said: { refused: 'noPairing' } })
    const { said } = await come(mine.ticket)
    expect(said).toMatchObject({ table: id, person: { id: ann.id } })
    expect((await come(mine.ticket)).status).toBe(404)
    expect((await come(other.ticket)).said).toEqual({})
    const phone = await kept(joinTable(served.url, id, asGuest(said as Paired), { device: 'screen' }))
    await phone.until('the table', () => phone.company?.chairs.some(({ person }) => person?.id === ann.id) === true)
  })

  test('is not found by trying', async () => {
    served = await serve({ games: [GAME], limits: { ...PLENTIFUL, misses: { burst: 5, perSecond: 0 } } })
    const ann = await served.guest('Ann')
    const { id } = await served.create(ann, { game: GAME.id, players: 3 })
    const { said: good } = await served.ask<Pairing>('POST', `/api/tables/${id}/pairing`, ann)
    const ask = async (code: string) => (await served.ask('POST', `/api/pairings/${code}`)).status
    const said = []
    for (let i = 0; i < 7; i++) said.push(await ask('BCDFGH'))
    expect(said).toEqual([404, 404, 404, 404, 404, 429, 429])
    // Who has guessed too often is not told that they are right.
    expect(await ask(good.code)).toBe(429)
    expect((await served.ask('POST', `/api/tables/${id}/screen`, ann, { code: 'BCDFGH' })).status).toBe(429)
  })

  test('opens one seat at one table and nothing else', async () => {
    const { id, ann, paired, screen } = await streaming()
    const given = await paired()
    const token = asGuest(given)
    const other = await served.create(ann, { game: GAME.id, players: 3 })
    await expect(joinTable(served.url, other.id, token)).rejects.toThrow('badToken')
    await expect(joinTable(served.url, `watch-${id}`, token)).rejects.toThrow('badToken')
    // Whatever it says it is.
    const phone = await kept(joinTable(served.url, id, token, { device: 'stage' }))
    await phone.leave()
    for (const path of ['/api/mine', '/api/file', '/api/matches'])
      expect(await served.ask('GET', path, token)).toMatchObject({ status: 401 })
    for (const [path, body] of [
      ['/api/name', { name: 'Eve' }],
      ['/api/token', {}],
      ['/api/tables', { game: GAME.id, players: 3, public: true, seconds: 0 }],
      [`/api/tables/${id}/pairing`, {}],
      ['/api/blocks', { person: ann.id, blocked: true }],
    ] as const)
      expect((await served.ask('POST', path, token, body)).status).toBe(401)
    expect((await served.ask<Found>('GET', `/api/tables/${id}`, token)).said.seated).toBe(true)
    expect((await served.ask<Found>('GET', `/api/tables/${other.id}`, token)).said.seated).toBe(false)
    const again = await screen(given)
    for (const [type, message] of [
      ['start', {}],
      ['stand', {}],
      ['sit', { player: 2 }],
      ['unpair', {}],
      ['delay', { delay: 1 }],
    ] as const)
      expect(await refusal(again, () => again.send(type, message))).toBe('noSeat')
  })
})

describe('a screen', () => {
  test('makes way for the next, and goes when its stage wants none', async () => {
    const { stage, paired, screen } = await streaming()
    const first = await paired()
    const lost = await screen(first)
    const given = await paired()
    await lost.until('closed', () => lost.closed === CLOSES.unpaired)
    await expect(joinTable(served.url, first.table, asGuest(first))).rejects.toThrow('unpaired')
    const phone = await screen(given)
    stage.send('unpair', {})
    await phone.until('closed', () => phone.closed === CLOSES.unpaired)
    await expect(joinTable(served.url, given.table, asGuest(given))).rejects.toThrow('unpaired')
  })

  test('goes on with its seat to the rematch, and survives a restart', async () => {
    const { ann, stage, z, paired, screen } = await streaming()
    const given = await paired()
    await screen(given)
    stage.send('start', {})
    for (const each of [stage, z]) await each.until('start', () => each.turn !== null)
    const onward = () => served.ask<Paired>('POST', '/api/paired/onward', asGuest(given))
    expect(await onward()).toMatchObject({ said: { refused: 'notNow' } })
    for (const each of [stage, z]) each.send('agree', { agree: true })
    await stage.until('the end', () => stage.company?.phase === 'over')
    stage.send('rematch', {})
    await stage.until('another', () => stage.company?.rematch != null)
    const { said } = await onward()
    expect(said.table).toBe(stage.company?.rematch)
    // Asked twice, where the first answer is lost on its way.
    expect((await onward()).said).toEqual(said)
    const phone = await screen(said)
    expect(phone.company?.chairs[0]?.person?.id).toBe(ann.id)
    await Promise.all(players.splice(0).map(player => player.leave()))
    const { data } = served
    await served.app.close()
    served = await serve({ games: [GAME], data })
    await screen(said)
  })

  test('that was replaced does not come along to the rematch', async () => {
    const { ann, stage, z, paired } = await streaming()
    const old = await paired()
    stage.send('start', {})
    for (const each of [stage, z]) await each.until('start', () => each.turn !== null)
    for (const each of [stage, z]) each.send('agree', { agree: true })
    await stage.until('the end', () => stage.company?.phase === 'over')
    stage.send('rematch', {})
    await stage.until('another', () => stage.company?.rematch != null)
    const next = stage.company?.rematch ?? ''
    const there = await kept(joinTable(served.url, next, ann, { device: 'stage' }))
    const { said } = await served.ask<Pairing>('POST', `/api/tables/${next}/pairing`, ann)
    const given = await served.ask<Paired>('POST', `/api/pairings/${said.code}`)
    const phone = await kept(joinTable(served.url, next, asGuest(given.said)))
    const onward = () => served.ask('POST', '/api/paired/onward', asGuest(old))
    expect(await onward()).toMatchObject({ said: { refused: 'unpaired' } })
    expect(phone.closed).toBe(null)
    there.send('unpair', {})
    await phone.until('closed', () => phone.closed === CLOSES.unpaired)
    expect(await onward()).toMatchObject({ said: { refused: 'unpaired' } })
  })
})

describe('a living room', () => {
  const room = async () => {
    served = await serve({ games: [GAME] })
    const [tv, ann, zoe] = (await Promise.all(['TV', 'Ann', 'Zoe'].map(name => served.guest(name)))) as [
      Guest,
      Guest,
      Guest,
    ]
    const { id } = await served.create(tv, { game: GAME.id, players: 3, living: true })
    const stage = await kept(joinTable(served.url, id, tv, { device: 'stage' }))
    const [a, z] = [
      await kept(joinTable(served.url, id, ann, { device: 'screen' })),
      await kept(joinTable(served.url, id, zoe, { device: 'screen' })),
    ]
    a.send('sit', { player: 0 })
    z.send('sit', { player: 1 })
    await stage.until('both', () => stage.company?.chairs[1]?.person != null)
    return { id, tv, ann, zoe, stage, a, z }
  }

  test('has one stage without a chair, which stays, and a screen in each hand', async () => {
    const { id, tv, stage, a, z } = await room()
    expect(stage.company).toMatchObject({ living: true, host: tv.id, visitors: [] })
    await expect(joinTable(served.url, id, tv)).rejects.toThrow('playersOnly')
    // On the sofa anybody may begin, when all are ready.
    expect(await refusal(a, () => a.send('start', {}))).toBe('notHost')
    for (const each of [a, z]) each.send('ready', { ready: true })
    await a.until('ready', () => a.company?.chairs[1]?.ready === true && a.company.chairs[0]?.ready === true)
    a.send('start', {})
    for (const each of [stage, a, z]) await each.until('start', () => each.turn !== null)
    expect(stage.closed).toBe(null)
    expect(Object.values(stage.view().pieces).some(({ face, place }) => face && place.startsWith('hand:'))).toBe(false)
    for (const each of [a, z]) each.playOn()
    await stage.until('moves', () => (stage.turn?.seq ?? 0) > 4)
  })

  test('is shown at the pace of its stage, and plays again around it', async () => {
    const { tv, stage, a, z } = await room()
    stage.send('start', {})
    for (const each of [stage, a, z]) await each.until('start', () => each.turn !== null)
    const host = [...served.app.house.hosts.values()][0]
    if (!host) throw new Error('nobody hosts')
    const ask = vi.spyOn(host, 'ask')
    a.send('shown', { seq: 9 })
    stage.send('shown', { seq: 2 })
    for (const each of [a, z]) each.send('agree', { agree: true })
    await stage.until('the end', () => stage.company?.phase === 'over')
    const shown = ask.mock.calls.filter(([, asked]) => asked.type === 'shown')
    expect(shown.map(([{ name }, asked]) => [name, asked])).toEqual([
      ['Ann', { type: 'shown', seq: 2 }],
      ['Zoe', { type: 'shown', seq: 2 }],
    ])
    a.send('rematch', {})
    await stage.until('another', () => stage.company?.rematch != null)
    const next = await kept(joinTable(served.url, String(stage.company?.rematch), tv, { device: 'stage' }))
    expect(next.company).toMatchObject({ living: true, host: tv.id })
  })
})
