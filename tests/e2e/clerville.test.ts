import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { WORDS as STORY } from '../../client/games/diabolik/words/ending.ts'
import { home } from '../../client/i18n/en/home.ts'
import { lobby } from '../../client/i18n/en/lobby.ts'
import { table } from '../../client/i18n/en/table.ts'
import { GAMES } from '../../shared/games/index.ts'
import type { Log } from '../../shared/kernel/history.ts'
import { type Guest, LEVELS } from '../../shared/wire/protocol.ts'
import { few, QUICK, shareBrowser, visitor } from '../lib/browser.ts'
import { entryOf, happeningsOf, lastMove, logUpTo, recorded } from '../lib/moments.ts'
import { sitAt } from '../lib/sitting.ts'
import { apart, asked, decide, hostOf, makes, rests, seen, sleeps, spotOf } from '../lib/stage.ts'
import { bothPlay, ending, headline, logged, seat, shareServer } from '../lib/table.ts'

/* Diabolik on its own table: a whole match from the lobby, and moments of recorded ones. */

shareBrowser()
const at = shareServer()

const { game, speech: speechIn } = GAMES.diabolik ?? {}
if (!game || !speechIn) throw new Error('Diabolik is not registered')
const speech = await speechIn('en')

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('two people and two bots, from the lobby to the result', { timeout: 900_000 }, async () => {
  const { url } = at.served
  const ann = await visitor(url, { path: '/lobby', settings: QUICK })
  await ann.getByRole('link', { name: home.games.diabolik.title, exact: true }).click()
  await button(ann, lobby.create.start).click()
  const code = await ann.locator('.code-plate').innerText()
  const bob = await visitor(url, { settings: QUICK })
  await bob.getByLabel(home.code.label).fill(code)
  await button(bob, home.code.join).click()
  await bob.getByRole('button', { name: lobby.room.sitAs(speech.seat('ginko')) }).click()
  await button(bob, lobby.room.beReady).click()
  await ann.getByText(`✓ ${lobby.room.ready}`).waitFor()
  const bots = ann.locator('.bot select')
  expect(await bots.count()).toBe(2)
  expect(await bots.first().locator('option').count()).toBe((game.levels ?? LEVELS).length)
  await button(ann, lobby.room.start).click()

  const ends = await bothPlay([ann, bob], 5, async () => {
    const late = logUpTo('diabolik-4-danger', { type: 'roundBegan', round: 14 })
    const { code: there, guests } = await seat(at.served, late, ['Ann', null, 'Bob', null])
    const sit = (guest: Guest | undefined) =>
      visitor(url, { ...(guest && { guest }), path: `/t/${there}`, settings: QUICK })
    return [await sit(guests[0]), await sit(guests[1])]
  })
  const [hers, his] = await Promise.all(ends.map(page => ending(page).locator('.ending-winners').innerText()))
  expect(hers).toBe(his)
})

/** Told once in the match, so that no older line is taken for them. */
const CLUE = { type: 'clueDone', who: 'morrigan', letter: 'A', sheet: 'goldenVenus', clue: 1 }
const HEIST = { type: 'heistDone', letter: 'B', sheet: 'nightExpress' }
const COMES = { type: 'moved', who: 'yellowA', to: 'cartun' }
const FLEES = { type: 'moved', who: 'eva', to: 'wilsonLake' }
const FOLLOWS = { type: 'moved', who: 'morrigan', to: 'sheland' }

/** As near as whoever stands there, seen from the chair. */
const HERE = 0.06

/** Both players of the recorded match of two, before this happens. */
async function pairBefore(event: typeof COMES | typeof CLUE) {
  const match = recorded('diabolik-2-heists')
  const sitting = await sitAt(at.served, match, entryOf(match, event), ['diabolik', 'ginko'])
  const [criminals, detectives] = sitting.pages as [Page, Page]
  const stands = async (who: string, where: string) => {
    for (const page of sitting.pages) await expect.poll(() => apart(page, who, where)).toBeLessThan(HERE)
  }
  return { ...sitting, match, criminals, detectives, stands }
}

test('two people: found, the car, the chase, the dark', { timeout: 240_000 }, async () => {
  const { host, pages, play, choose, point, told, match, criminals, detectives, stands } = await pairBefore(COMES)
  // Both Criminals are hidden: their figures stand on cards, far from where they are.
  expect(await apart(detectives, 'eva', 'cartun')).toBeGreaterThan(HERE)
  await play(point('cartun'))
  await stands('yellowA', 'cartun')

  await play(choose)
  await told('Eva is On the Run in Cartun')
  await stands('eva', 'cartun')
  // Over so small a map nothing is asked: beside it, and answered there where she stands.
  await criminals.locator('.question').getByText(speech.ask(host.shown().public)).waitFor()
  for (const page of pages) expect(await asked(page).count()).toBe(0)
  await play(point('jaguar'))
  await stands('jaguar', 'cartun')

  await play(choose, entryOf(match, FLEES))
  await play(point('wilsonLake'))
  await stands('jaguar', 'wilsonLake')
  await stands('eva', 'wilsonLake')

  await play(choose)
  for (const page of pages) await expect.poll(() => apart(page, 'eva', 'wilsonLake')).toBeGreaterThan(HERE)
})

test('two people: a Wound, and a Heist all the same', { timeout: 240_000 }, async () => {
  const { host, play, choose, point, told, match, criminals, detectives, stands } = await pairBefore(FOLLOWS)
  expect((await logged(detectives)).join()).not.toContain(speech.event(HEIST))
  // A click on whoever stands there means the Location.
  await play(point('eva'))
  await stands('morrigan', 'sheland')
  const wounds = () =>
    Object.entries(host.shown().public.pieces).flatMap(([id, { kind, place }]) =>
      kind === 'wound' && place === 'hand:diabolik' ? [id] : [],
    )
  const before = wounds()
  await play(point('eva'))
  // Morrigan lets the roll stand (D-20).
  await play(choose)
  const [wound] = wounds().filter(id => !before.includes(id))
  if (wound === undefined) throw new Error('nobody is wounded')
  // Into the hand: at the lower edge, before the eye.
  const { y } = await spotOf(criminals, wound)
  expect(y).toBeGreaterThan(((await criminals.locator('.stage').boundingBox())?.height ?? 0) * 0.7)

  await play(choose, entryOf(match, HEIST) + 1)
  await told(speech.event(HEIST))
  await headline(criminals)
    .locator('..')
    .getByText(speech.status?.(host.shown().public) ?? '', { exact: true })
    .waitFor()
})

// It is told as a Heist is.
test.runIf(process.env.FULL)('two people: a Clue', async () => {
  const { play, choose, told, detectives } = await pairBefore(CLUE)
  expect((await logged(detectives)).join()).not.toContain(speech.event(CLUE))
  await play(choose)
  await told(speech.event(CLUE))
})

/** The last move of a recorded match, made by whoever made it, and the page of the n-th, who won by it, which tells it all. */
async function endOf(match: string, names: readonly string[], n: number): Promise<Page> {
  const { log, seat: who, move } = lastMove(match)
  const { code, id, guests } = await seat(at.served, log, names)
  const guest = guests[n]
  if (!guest) throw new Error('nobody sits there')
  const page = await visitor(at.served.url, { guest, path: `/t/${code}` })
  await rests(page)
  const host = hostOf(at.served, id)
  const mine = game?.seats(log.options).some(({ seat: each, player }) => each === who && player === n)
  await (mine ? decide(page, host, speech, who, move) : makes(host, guests, who, move))
  await ending(page).getByRole('heading', { name: table.ending.won }).waitFor()
  return page
}

test.each(
  few([
    ['the Criminals with two Heists', 'diabolik-2-heists', ['Eva', 'Ginko'], 0, 'heists'],
    ['the Detectives at the last of the Danger', 'diabolik-4-danger', ['Ann', 'Bob', 'Ginko', 'Dan'], 2, 'danger'],
  ] as const),
)('it ends, for %s, with the routes on the map', async (_, match, names, n, by) => {
  const page = await endOf(match, names, n)
  const winners = by === 'heists' ? ['diabolik', 'eva'] : ['ginko', 'morrigan']
  await ending(page).getByText(speech.outcome({ winners, by })).waitFor()
  await expect.poll(() => ending(page).locator('.ending-winners li').count()).toBe(2)
  const driven = ending(page).locator('.route-map .route .line')
  // The story is told from the log, which is asked for when all is over.
  await expect.poll(() => driven.count()).toBeGreaterThan(9)
  const whole = await driven.count()
  await ending(page).getByRole('button', { name: STORY.en.earlier }).click()
  await expect.poll(() => driven.count()).toBeLessThan(whole)
  // The table behind it says so, too.
  await button(page, table.ending.look).click()
  await page.locator('.dbk-caption--alarm').waitFor()
})

/** The first time that somebody is found who then drives off in the open: by which entries, from where and to where. */
function firstChase(log: Log) {
  const all = happeningsOf(log)
  for (const { entry: found, event } of all) {
    if (event.type !== 'exposed') continue
    const { who, at: from } = event as unknown as { who: string; at: string }
    const later = all.filter(({ entry }) => entry > found)
    const taken = later.find(each => each.event.type === 'jaguarTaken' && each.event.who === who)
    const moved = later.find(each => each.event.type === 'moved' && each.event.who === who)
    const hid = later.find(each => each.event.type === 'hid' && each.event.who === who)
    if (!taken || !moved || moved.event.from !== from || taken.entry > moved.entry) continue
    if (hid && hid.entry < moved.entry) continue
    return { found, who, from, flees: moved.entry, to: String(moved.event.to) }
  }
  throw new Error('nobody is chased')
}

test('a discovery is a panel for who wants less motion; the chase is played, and then all is still', async () => {
  const whole = recorded('diabolik-3-danger')
  const { found, who, from, flees, to } = firstChase(whole)
  const log = { ...whole, entries: whole.entries.slice(0, found) }
  const { code, id, guests } = await seat(at.served, log, ['A', 'B', 'C'])
  const [, guest] = guests
  if (!guest) throw new Error('nobody sits there')
  const page = await visitor(at.served.url, { guest, path: `/t/${code}`, reducedMotion: 'reduce' })
  await rests(page)
  const host = hostOf(at.served, id)
  let next = found
  const happens = async (): Promise<void> => {
    const entry = whole.entries[next++]
    if (entry?.type !== 'move') throw new Error('it is no move')
    await makes(host, guests, entry.seat, entry.move)
  }
  const still = (is: boolean) => page.evaluate(on => Object.assign(window, { __still: on }), is)
  // They last a second or two, which a busy machine may miss.
  const panels = await seen(page, '.chase-panel')
  const red = await seen(page, '.chase-red')
  const cuts = await seen(page, '.chase-cut')
  await still(false)
  await happens()
  await expect
    .poll(panels)
    .toMatchObject([
      { text: expect.stringContaining(speech.event(Object.assign({ type: 'exposed' }, { who, at: from }))) },
    ])
  await page.locator('.chase-panel').waitFor({ state: 'detached' })
  await rests(page)
  expect(await red()).toEqual([])

  await still(true)
  while (next < flees) await happens()
  await expect.poll(() => apart(page, 'jaguar', from)).toBeLessThan(HERE)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await still(false)
  await happens()
  await expect.poll(cuts).toMatchObject([{ settled: false }])
  await page.locator('.chase-cut').waitFor({ state: 'detached' })
  await rests(page)
  expect(await apart(page, 'jaguar', to)).toBeLessThan(HERE)
  // Once the narrator is silent, too, nothing is drawn any more.
  await page.locator('.dbk-caption').first().waitFor({ state: 'detached' })
  await sleeps(page)
})
