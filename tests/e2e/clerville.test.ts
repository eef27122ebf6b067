import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { WORDS as STORY } from '../../client/games/diabolik/words/ending.ts'
import { home } from '../../client/i18n/en/home.ts'
import { lobby } from '../../client/i18n/en/lobby.ts'
import { table } from '../../client/i18n/en/table.ts'
import { GAMES } from '../../shared/games/index.ts'
import { QUICK, shareBrowser, visitor } from '../lib/browser.ts'
import { entryOf, lastMove, recorded } from '../lib/moments.ts'
import { sitAt } from '../lib/sitting.ts'
import { apart, asked, decide, hostOf, makes, rests, seen, sleeps, spotOf } from '../lib/stage.ts'
import { click, ending, headline, logged, playOut, press, seat, shareServer } from '../lib/table.ts'

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
  await ann.getByLabel(home.games.diabolik.title).check()
  await button(ann, lobby.create.start).click()
  const code = await ann.locator('.code-plate').innerText()
  const bob = await visitor(url, { settings: QUICK })
  await bob.getByLabel(home.code.label).fill(code)
  await button(bob, home.code.join).click()
  await bob.getByRole('button', { name: lobby.room.sitAs(speech.seat('ginko')) }).click()
  await button(bob, lobby.room.beReady).click()
  await ann.getByText(`✓ ${lobby.room.ready}`).waitFor()
  await button(ann, lobby.room.start).click()

  const [mouse, keys] = await Promise.all([playOut(ann, n => click(ann, n)), playOut(bob, n => press(bob, n))])
  expect(Math.min(mouse, keys)).toBeGreaterThan(5)
  const winners = (page: Page) => ending(page).locator('.ending-winners').innerText()
  expect(await winners(ann)).toBe(await winners(bob))
})

/** Told once in the match, so that no older line is taken for them. */
const CLUE = { type: 'clueDone', who: 'morrigan', letter: 'B', sheet: 'nightExpress', clue: 2 }
const HEIST = { type: 'heistDone', letter: 'B', sheet: 'nightExpress' }
const COMES = { type: 'moved', who: 'blueB', to: 'sheland' }
const FLEES = { type: 'moved', who: 'diabolik', to: 'wilsonLake' }
const FOLLOWS = { type: 'moved', who: 'blueB', to: 'wilsonLake' }

/** As near as whoever stands there, seen from the chair. */
const HERE = 0.06

test('two people: found, the car, a Clue, the chase, the dark, a Heist, a Wound', { timeout: 240_000 }, async () => {
  const match = recorded('diabolik-2-heists')
  const until = (event: typeof COMES | typeof CLUE) => entryOf(match, event)
  const sitting = await sitAt(at.served, match, until(COMES), ['diabolik', 'ginko'])
  const { host, pages, play, choose, point, told } = sitting
  const [criminals, detectives] = pages as [Page, Page]
  const stands = async (who: string, where: string) => {
    for (const page of pages) await expect.poll(() => apart(page, who, where)).toBeLessThan(HERE)
  }
  for (const event of [CLUE, HEIST]) expect((await logged(detectives)).join()).not.toContain(speech.event(event))
  // Both Criminals are hidden: their figures stand on cards, far from where they are.
  expect(await apart(detectives, 'diabolik', 'sheland')).toBeGreaterThan(HERE)
  await play(point('sheland'))
  await stands('blueB', 'sheland')

  await play(choose)
  await told('Diabolik is On the Run in Sheland')
  await stands('diabolik', 'sheland')
  // Asked where he stands, and answered there.
  await asked(criminals).getByText(speech.ask(host.shown().public)).waitFor()
  expect(await asked(detectives).count()).toBe(0)
  await play(point('jaguar'))
  await stands('jaguar', 'sheland')

  await play(choose, until(CLUE) + 1)
  await told(speech.event(CLUE))
  await play(choose, until(FLEES))
  await play(point('wilsonLake'))
  await stands('jaguar', 'wilsonLake')
  await stands('diabolik', 'wilsonLake')

  await play(choose)
  for (const page of pages) await expect.poll(() => apart(page, 'diabolik', 'wilsonLake')).toBeGreaterThan(HERE)
  await play(choose)
  await told(speech.event(HEIST))
  await headline(criminals)
    .locator('..')
    .getByText(speech.status?.(host.shown().public) ?? '', { exact: true })
    .waitFor()

  await play(choose, until(FOLLOWS))
  // A click on whoever stands there means the Location.
  await play(point('diabolik'))
  await stands('blueB', 'wilsonLake')
  const wounds = () =>
    Object.entries(host.shown().public.pieces).flatMap(([id, { kind, place }]) =>
      kind === 'wound' && place === 'hand:diabolik' ? [id] : [],
    )
  expect(wounds()).toEqual([])
  await play(point('diabolik'))
  const [wound] = wounds()
  if (wound === undefined) throw new Error('nobody is wounded')
  // Into the hand: at the lower edge, before the eye.
  const { y } = await spotOf(criminals, wound)
  expect(y).toBeGreaterThan(((await criminals.locator('.stage').boundingBox())?.height ?? 0) * 0.7)
})

/** The last move of a recorded match, made by whoever won with it, and the page that tells it all. */
async function endOf(match: string, names: readonly string[], n: number): Promise<Page> {
  const { log, seat: who, move } = lastMove(match)
  const { code, id, guests } = await seat(at.served, log, names)
  const guest = guests[n]
  if (!guest) throw new Error('nobody sits there')
  const page = await visitor(at.served.url, { guest, path: `/t/${code}` })
  await rests(page)
  await decide(page, hostOf(at.served, id), speech, who, move)
  await ending(page).getByRole('heading', { name: table.ending.won }).waitFor()
  return page
}

test.each([
  ['the Criminals with two Heists', 'diabolik-2-heists', ['Eva', 'Ginko'], 0, 'heists'],
  ['the Detectives at the last of the Danger', 'diabolik-4-danger', ['Ann', 'Bob', 'Ginko', 'Dan'], 2, 'danger'],
])('it ends, for %s, with the routes on the map', async (_, match, names, n, by) => {
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

test('a discovery is a panel for who wants less motion; the chase is played, and then all is still', async () => {
  const whole = recorded('diabolik-3-danger')
  const found = entryOf(whole, { type: 'exposed', who: 'diabolik', at: 'bentovil' })
  const flees = entryOf(whole, { type: 'moved', who: 'diabolik', from: 'bentovil', to: 'cartun' })
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
  await expect.poll(panels).toMatchObject([{ text: expect.stringContaining('Diabolik is On the Run in Bentovil') }])
  await page.locator('.chase-panel').waitFor({ state: 'detached' })
  await rests(page)
  expect(await red()).toEqual([])

  await still(true)
  while (next < flees) await happens()
  await expect.poll(() => apart(page, 'jaguar', 'bentovil')).toBeLessThan(HERE)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await still(false)
  await happens()
  await expect.poll(cuts).toMatchObject([{ settled: false }])
  await page.locator('.chase-cut').waitFor({ state: 'detached' })
  await rests(page)
  expect(await apart(page, 'jaguar', 'cartun')).toBeLessThan(HERE)
  // Once the narrator is silent, too, nothing is drawn any more.
  await page.locator('.dbk-caption').first().waitFor({ state: 'detached' })
  await sleeps(page)
})
