import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { diabolik } from '../shared/games/diabolik/index.ts'
import { LOCATIONS, type Location } from '../shared/games/diabolik/map/locations.ts'
import { distance } from '../shared/games/diabolik/map/roads.ts'
import type { Game } from '../shared/kernel/game.ts'
import { enter } from '../shared/kernel/history.ts'
import { start } from '../shared/kernel/match.ts'
import { developed } from '../shared/match/film.ts'
import type { CrowdMessage, OwnGuesses } from '../shared/wire/crowd.ts'
import type { Frame } from '../shared/wire/film.ts'
import type { Guest } from '../shared/wire/protocol.ts'
import { entryOf, recorded } from './lib/moments.ts'
import { joinTable, type Player, watchTable } from './lib/player.ts'
import { resumed } from './lib/resumed.ts'
import { type Served, serve } from './lib/server.ts'
import { tapAll } from './lib/tap.ts'

/* What those who watch guess: who may, until when, what they are told and what nobody is told before its time. */

let served: Served
const players: Player[] = []
afterEach(async () => {
  await Promise.all(players.splice(0).map(player => player.leave()))
  await served.close()
})
const kept = async (player: Promise<Player>): Promise<Player> => {
  players.push(await player)
  return player
}

const LOG = recorded('diabolik-4-danger')
/** In the eleventh round Diabolik is found in Silvertal, during the Police phase; nobody else is. */
const ROUND = 11
const ASKED = entryOf(LOG, { type: 'roundBegan', round: ROUND }) + 1
const FOUND = entryOf(LOG, { type: 'exposed', who: 'diabolik', at: 'silvertal' })
/** The step that begins the Police phase before that. */
const LOCKED = Array.from({ length: LOG.entries.length }, (_, n) => {
  try {
    return entryOf(LOG, { type: 'phaseBegan', phase: 'police' }, n)
  } catch {
    return Number.POSITIVE_INFINITY
  }
}).findLast(entry => entry < FOUND) as number

async function table(until: number, settings: Parameters<typeof resumed>[3] = {}) {
  const made = await resumed(served, LOG, until, settings)
  const look = (guest: Guest | null, eyes = 'public') =>
    kept(watchTable(served.url, made.id, {}, { eyes, ...(guest ? { token: guest.token } : {}) }))
  return { ...made, look }
}

const lastOf = <T>({ heard }: Player, wanted: string): T | null =>
  (heard.findLast(({ type }) => type === wanted)?.message as T | undefined) ?? null
const crowd = (player: Player) => lastOf<CrowdMessage>(player, 'crowd')
const own = (player: Player) => lastOf<OwnGuesses>(player, 'guesses')
const guess = (player: Player, about: string, choice: string, key = ROUND): void =>
  player.send('guess', { key: String(key), about, choice })
const people = (...names: string[]) => Promise.all(names.map(name => served.guest(name)))

/** Guesses, and waits until it is written down. */
async function guesses(player: Player, about: string, choice: string, key = ROUND): Promise<void> {
  guess(player, about, choice, key)
  await player.until('a guess', () => own(player)?.guess[about] === choice)
}
const isLocked = (player: Player): boolean => crowd(player)?.question?.open === false

/** Somebody who hides as the Police phase begins, and is found in no later one of that round; the first of all. */
function unfound(): { at: number; key: number; about: string; truth: string; far: string } {
  const game = diabolik as unknown as Game
  const ask = diabolik.crowd as NonNullable<Game['crowd']>
  let match = start(game, LOG.options, LOG.seed)
  const moments = LOG.entries.map((entry, at) => {
    match = enter(match, entry).match
    const [view, whole] = [game.view(match.state, 'public'), game.view(match.state, 'all')]
    return { at, view, whole, question: ask.question(view) }
  })
  const locked = moments.filter(({ question }, at) => question?.open === false && moments[at - 1]?.question?.open)
  for (const { at, whole, question } of locked)
    for (const about of question?.about ?? []) {
      const round = moments.filter(each => each.at >= at && each.question?.key === question?.key)
      const truth = ask.truth(whole, about)
      if (truth && round.every(({ view }) => ask.truth(view, about) === null))
        return { at, key: Number(question?.key), about, truth, far: farFrom(truth) }
    }
  throw new Error('everybody is found')
}

const farFrom = (truth: string): string => {
  const far = LOCATIONS.find(at => distance('state', at, truth as Location) > 2)
  return far ?? truth
}

describe('the manhunt', () => {
  test('a guess is put down, changed until the Police phase, and scored when he is found', async () => {
    served = await serve()
    const { play, look } = await table(ASKED)
    const [ann, bob] = await people('Ann', 'Bob')
    const [a, b, nobody] = [await look(ann as Guest), await look(bob as Guest), await look(null)]
    for (const each of [a, b, nobody]) await each.until('the question', () => crowd(each)?.question?.open === true)
    expect(crowd(nobody)?.question).toMatchObject({ key: '11', about: ['diabolik', 'eva'] })
    nobody.send('guess', { key: '11', about: 'eva', choice: 'bersy' })
    expect(await nobody.refusal()).toEqual({ reason: 'badToken', to: 'guess' })
    await guesses(a, 'diabolik', 'wenz')
    await guesses(a, 'diabolik', 'silvertal')
    await guesses(b, 'diabolik', 'capeLorn')
    // She comes to stand on a card that everybody has seen: then she is not asked about.
    await guesses(b, 'eva', 'bersy')
    guess(b, 'ginko', 'bersy')
    expect(await b.refusal()).toEqual({ reason: 'malformed', to: 'guess' })

    await play(LOCKED)
    // Nobody has been told what others think.
    for (const each of [a, b, nobody]) {
      expect(crowd(each)).toMatchObject({ counts: null, settled: [] })
      expect(JSON.stringify(each.heard)).not.toContain('"counts":{')
    }
    await play(LOCKED + 1)
    for (const each of [a, b, nobody]) await each.until('the lock', () => isLocked(each))
    expect(crowd(nobody)?.counts).toEqual({ diabolik: { silvertal: 1, capeLorn: 1 } })
    guess(a, 'eva', 'bersy')
    expect(await a.refusal()).toEqual({ reason: 'notNow', to: 'guess' })

    await play(FOUND)
    await sleep(1200)
    expect([crowd(a)?.settled, own(a)?.points]).toEqual([[], 0])
    await play(FOUND + 1)
    await a.until('points', () => own(a)?.points === 9)
    await b.until('the truth', () => crowd(b)?.settled.length === 1)
    expect(crowd(b)?.settled).toEqual([{ key: '11', about: 'diabolik', truth: 'silvertal', guesses: 2, right: 1 }])
    expect(own(b)).toMatchObject({ points: 0, rank: null })
  })

  test('what does not come out is scored when the match is over; the best have a name', async () => {
    served = await serve()
    const { at, key, about, truth, far } = unfound()
    const { play, look } = await table(at - 1)
    const [ann, bob] = await people('Ann', 'Bob')
    const [a, b] = [await look(ann as Guest), await look(bob as Guest)]
    await guesses(a, about, truth, key)
    await guesses(b, about, far, key)
    await play(LOG.entries.length - 1)
    await sleep(1200)
    for (const each of [a, b]) expect(crowd(each)?.settled.filter(each => each.guesses > 0)).toEqual([])
    await play(LOG.entries.length)
    await a.until('the end', () => (crowd(a)?.noses.length ?? 0) > 0)
    expect(crowd(a)?.noses).toEqual([
      { name: 'Ann', points: 9, rank: 1 },
      { name: 'Bob', points: 0, rank: 2 },
    ])
    for (const each of [a, b]) await each.until('a place', () => own(each)?.rank != null)
    expect([own(a), own(b)]).toMatchObject([
      { points: 9, rank: 1, results: [{ key: String(key), about, choice: truth, points: 9 }] },
      { points: 0, rank: 2 },
    ])
    // Whoever comes now is told, too.
    const late = await look(null)
    await late.until('the noses', () => crowd(late)?.noses.length === 2)
  })

  test('is not for who plays, who is told nothing of it as long as it runs', async () => {
    served = await serve()
    const tap = tapAll()
    const { id, guests, play, look } = await table(ASKED)
    const [ann] = await people('Ann')
    const dan = guests[0] as Guest
    const player = await kept(joinTable(served.url, id, dan))
    const [a, own1] = [await look(ann as Guest), await look(dan)]
    guess(own1, 'diabolik', 'bersy')
    expect(await own1.refusal()).toEqual({ reason: 'watchersOnly', to: 'guess' })
    player.send('guess', { key: '11', about: 'eva', choice: 'bersy' })
    expect(await player.refusal()).toMatchObject({ to: 'guess' })
    await guesses(a, 'diabolik', 'capeLorn')
    await play(FOUND + 1)
    await a.until('the truth', () => crowd(a)?.settled.length === 1)
    for (const each of [player, own1]) {
      const bytes = tap.of(each.room).frames.map(frame => frame.bytes.toString('latin1') + frame.read)
      expect(bytes.join()).not.toMatch(/crowd|guesses/)
      expect(each.heard.map(({ type }) => type)).not.toContain('crowd')
    }
    tap.stop()
    await play(LOG.entries.length)
    await own1.until('the noses', () => crowd(own1)?.noses.length === 1)
  })

  test('is not for who sees open cards, or has: what they guessed before stays', async () => {
    served = await serve()
    const { id, guests, play, look } = await table(ASKED)
    for (const guest of guests) {
      const chair = await kept(joinTable(served.url, id, guest))
      chair.send('openCards', { agree: true })
    }
    const [ann, bob] = await people('Ann', 'Bob')
    const [a, b] = [await look(ann as Guest), await look(bob as Guest)]
    await guesses(a, 'diabolik', 'silvertal')
    await a.until('open cards', () => a.company?.openCards.open === true)
    const open = await look(ann as Guest, 'all')
    guess(open, 'eva', 'bersy')
    expect(await open.refusal()).toEqual({ reason: 'sawOpenCards', to: 'guess' })
    guess(a, 'eva', 'bersy')
    expect(await a.refusal()).toEqual({ reason: 'sawOpenCards', to: 'guess' })
    await guesses(b, 'eva', 'bersy')
    await play(FOUND + 1)
    await a.until('points', () => own(a)?.points === 6)
    expect(own(a)?.barred).toBe(true)
    expect(open.heard.map(({ type }) => type)).not.toContain('crowd')
  })

  test('goes on after a restart as if there had been none', async () => {
    served = await serve({ keep: true })
    const first = await table(ASKED)
    const [ann] = await people('Ann')
    const a = await first.look(ann as Guest)
    await guesses(a, 'diabolik', 'silvertal')
    await first.play(FOUND + 1)
    await a.until('points', () => own(a)?.points === 6)
    const [told, mine] = [crowd(a), own(a)]
    await a.leave()
    const { data } = served
    await served.close()
    served = await serve({ data })
    const again = await kept(watchTable(served.url, first.id, {}, { token: (ann as Guest).token }))
    await again.until('the same', () => own(again) !== null)
    expect([crowd(again), own(again)]).toEqual([told, mine])
  })

  test('follows what is shown, however late: by what they see it is open, and then it is not', async () => {
    served = await serve({ times: { gap: 0 } })
    // Two rounds later: what is shown is the Criminals' part of the round before the last.
    const { play, look } = await table(entryOf(LOG, { type: 'roundBegan', round: ROUND }), { delay: 1 })
    const [ann] = await people('Ann')
    const a = await look(ann as Guest)
    await a.until('a question', () => crowd(a)?.question != null)
    const before = Number(crowd(a)?.question?.key)
    expect(before).toBeLessThan(ROUND)
    guess(a, 'diabolik', 'bersy')
    expect(await a.refusal()).toEqual({ reason: 'notNow', to: 'guess' })
    // The live match is in the thirteenth round when they come to see all of the eleventh.
    await play(entryOf(LOG, { type: 'roundBegan', round: ROUND + 1 }) + 1)
    await a.until('the round before', () => Number(crowd(a)?.question?.key) === ROUND - 1)
    await sleep(1200)
    expect(crowd(a)?.settled.some(({ key }) => key === '11')).toBe(false)
    await play(entryOf(LOG, { type: 'roundBegan', round: ROUND + 2 }) + 1)
    await a.until('the truth', () => crowd(a)?.settled.some(({ key }) => key === '11') === true)
  })
})

describe('what has been shown so far', () => {
  const shown = async (id: string, from = 0) =>
    served.ask<Frame[]>('GET', `/api/tables/${served.app.house.watchKeys.of(id)}/shown?from=${from}`)

  test('is handed to whoever came later, to the moment and no further', async () => {
    served = await serve()
    const { id, play, look } = await table(ASKED)
    expect((await shown(id)).status).toBe(403)
    const a = await look(null)
    const { said } = await shown(id)
    const shots = developed(said)
    expect(shots.at(-1)).toMatchObject({ seq: a.turn?.seq, view: a.view() })
    expect(shots.map(({ seq }) => seq)).toEqual(shots.map((_, seq) => seq))
    await play(ASKED + 3)
    await a.until('three moves', () => a.turn?.seq === (shots.at(-1)?.seq ?? 0) + 3)
    const more = await shown(id, said.length)
    expect(developed(more.said, shots.at(-1)).at(-1)?.view).toEqual(a.view())
    expect(more.said).toHaveLength(3)
  })

  test('is no later than what is shown late, and tells no secret', async () => {
    served = await serve({ times: { gap: 0 } })
    const { id, look } = await table(ASKED, { delay: 2 })
    const a = await look(null)
    await a.until('the table', () => a.turn !== null)
    const { said } = await shown(id)
    expect(said.at(-1)?.seq).toBe(a.turn?.seq)
    expect(said.at(-1)?.round).toBeLessThan(ROUND - 1)
    expect(developed(said).at(-1)?.view).toEqual(a.view())
  })
})
