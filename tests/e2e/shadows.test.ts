import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { en as lessons } from '../../client/games/diabolik/guide/en.ts'
import { guide } from '../../client/i18n/en/guide.ts'
import { home } from '../../client/i18n/en/home.ts'
import { table } from '../../client/i18n/en/table.ts'
import { STAGE_WORDS } from '../../client/stage/words.ts'
import { GAMES } from '../../shared/games/index.ts'
import { type Log, replay } from '../../shared/kernel/history.ts'
import { viewFrom } from '../../shared/match/shown.ts'
import type { Guest } from '../../shared/wire/protocol.ts'
import { shareBrowser, type Visiting, visitor } from '../lib/browser.ts'
import { momentBefore } from '../lib/moments.ts'
import { heldBy } from '../lib/secrets.ts'
import { asked, clickOn, decide, hostOf, labelOf, rests, spotOf } from '../lib/stage.ts'
import { headline, logged, seat, shareServer, takeFirst, upTo } from '../lib/table.ts'

/* In the Shadows: what only some of those at the table see, do and are told, on the stage of Diabolik. */

shareBrowser()
const at = shareServer()

const { game, speech: speechIn } = GAMES.diabolik ?? {}
if (!game || !speechIn) throw new Error('Diabolik is not registered')
const rules = game
const speech = await speechIn('en')

const PLAIN = { view: 'plain' }
const MATCH = 'diabolik-4-danger'

/** Markers are not written down: they lie there, and are told to whoever cannot see them. */
const spoken = (page: Page, news: string) => page.locator('p[aria-live]').getByText(news)

/** Diabolik, Eva, Ginko and Morrigan, in the middle of a recorded match. */
async function fourAt(log: Log) {
  const { code, id, guests } = await seat(at.served, log, ['Ann', 'Bob', 'Cay', 'Dan'])
  const sit = (guest: Guest | undefined, visiting: Visiting = {}) =>
    visitor(at.served.url, { ...visiting, path: `/t/${code}`, ...(guest && { guest }) })
  return { id, code, guests, sit }
}

test('partners exchange a card, hide it all with a key, and plan unseen', { timeout: 240_000 }, async () => {
  const { id, code, guests, sit } = await fourAt(momentBefore(MATCH, { type: 'cardLaid', who: 'eva' }).log)
  const [diabolik, eva] = await Promise.all([sit(guests[0]), sit(guests[1])])
  const [ginko, watcher] = await Promise.all([
    sit(guests[2], { settings: PLAIN }),
    visitor(at.served.url, { path: `/w/${code}`, settings: PLAIN }),
  ])
  await Promise.all([diabolik, eva].map(rests))
  const host = hostOf(at.served, id)

  // Eva lays down a card of her hand by pointing at it; Diabolik is shown it, and takes it.
  // One of which nothing is said yet.
  const { all: known } = await heldBy(watcher)
  const hand = viewFrom(host.shown(), 1)?.pieces ?? {}
  const nameOf = (id: string): string => (hand[id] ? speech.piece(hand[id]) : '')
  const lays =
    host
      .shown()
      .turns.get(1)
      ?.offers.eva?.moves.filter(({ type }) => type === 'lay') ?? []
  const card = lays
    .map(each => String((each as unknown as { card: string }).card))
    .find(id => !known.includes(nameOf(id)))
  if (card === undefined) throw new Error('there is nothing to lay down')
  const named = nameOf(card)
  await clickOn(eva, card)
  await expect.poll(() => host.shown().public.pieces[card]?.place).toBe('laid:eva')
  await decide(eva, host, speech, 'eva', { type: 'laid' })
  await spotOf(diabolik, card)
  // His hand is full, so he gives one for it (D-71).
  const back = host
    .shown()
    .turns.get(0)
    ?.offers.diabolik?.moves.find(({ type }) => type === 'lay')
  if (!back) throw new Error('there is nothing to lay back')
  await decide(diabolik, host, speech, 'diabolik', back)
  await decide(diabolik, host, speech, 'diabolik', { type: 'agree' })
  await expect.poll(() => host.shown().public.pieces[card]?.place).toBe('hand:diabolik')
  expect(named).not.toBe('')

  // What Eva has been told and whoever looks on has not is gone from her page while she hides it.
  const { seq } = host.shown()
  await Promise.all([watcher, diabolik, eva].map(page => upTo(page, seq)))
  const open = new Set(await logged(watcher))
  const secrets = (await logged(eva)).filter(line => !open.has(line))
  expect(secrets.length).toBeGreaterThan(3)
  const shown = async () => {
    const { all } = await heldBy(eva)
    return secrets.filter(line => all.includes(line)).length
  }
  await eva.keyboard.press('h')
  await eva.getByText(table.veil.badge).waitFor()
  await expect.poll(shown).toBe(0)
  await eva.keyboard.down('h')
  await expect.poll(shown).toBe(secrets.length)
  // Held for so long, it is no short press.
  await eva.waitForTimeout(400)
  await eva.keyboard.up('h')
  await expect.poll(shown).toBe(0)
  // Without waiting for the page in between, which may be busy: then it would be a long one.
  await Promise.all([eva.keyboard.down('h'), eva.keyboard.up('h')])
  await expect.poll(shown).toBe(secrets.length)

  // Markers: the Criminals' for themselves, put on the map; the Detectives' for all to see.
  const markerOf = (kind: string) => speech.marker?.(kind).name ?? kind
  const [star, unknown] = [markerOf('star'), markerOf('unknown')]
  await eva.keyboard.press('k')
  await eva.getByRole('button', { name: star, exact: true }).click()
  await eva.getByRole('button', { name: star, exact: true, pressed: true }).waitFor()
  await clickOn(eva, 'arvelle')
  const plan = table.log.marker('Bob', star, speech.place('arvelle'), true)
  await spoken(diabolik, plan).waitFor({ state: 'attached' })

  await ginko.keyboard.press('k')
  await ginko.getByLabel(table.markers.marker, { exact: true }).selectOption({ label: unknown })
  await ginko.getByLabel(table.markers.place, { exact: true }).selectOption({ label: speech.place('arvelle') })
  await ginko.getByRole('button', { name: table.markers.lay }).click()
  const theory = table.log.marker('Cay', unknown, speech.place('arvelle'), true)
  for (const page of [diabolik, eva, ginko, watcher]) await spoken(page, theory).waitFor({ state: 'attached' })
  for (const page of [ginko, watcher]) {
    const { all } = await heldBy(page)
    expect([...secrets, `“${star}”`, plan, named].filter(secret => all.includes(secret))).toEqual([])
  }
})

/** Diabolik may go to a Location to which several ways lead, so that pointing there is not yet an answer (D-82). */
function severalWays() {
  for (let n = 0; ; n++) {
    const { log } = momentBefore(MATCH, { type: 'sneaked', who: 'diabolik' }, n)
    const offered = rules.moves(replay(rules, log).match.state, 'diabolik').filter(({ type }) => type === 'sneak')
    const places = offered.map(each => (each as unknown as { to: string }).to)
    const to = places.find((each, i) => places.indexOf(each) < i)
    const move = offered[places.indexOf(to ?? '')]
    if (to !== undefined && move) return { log, move, to }
  }
}

test('on a phone one finger reads the map, and acts with a second tap', async () => {
  const { log, move, to } = severalWays()
  const { id, guests, sit } = await fourAt(log)
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const page = await sit(guests[0], phone)
  await rests(page)
  const host = hostOf(at.served, id)
  const labels = page.locator('.map-name')
  await expect.poll(() => labels.count()).toBeGreaterThan(3)
  const sizes = await labels.evaluateAll(all => all.map(each => Number.parseFloat(getComputedStyle(each).fontSize)))
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14)

  const { seq } = host.shown()
  const { x, y } = await spotOf(page, to)
  await page.touchscreen.tap(x, y)
  await page.locator('.stage-tooltip').getByText(speech.place(to)).waitFor()
  expect(host.shown().seq).toBe(seq)
  expect(await page.locator('.narrowed').count()).toBe(0)
  await page.touchscreen.tap(x, y)
  const words = labelOf(host, speech, 'diabolik', move)
  await asked(page).getByRole('button', { name: words, exact: true, includeHidden: true }).tap()
  await expect.poll(() => host.shown().seq).toBe(seq + 1)

  // The other way in: every Location by its name, with who is there.
  await page.getByRole('button', { name: STAGE_WORDS.en.places }).tap()
  const places = page.locator('.stage-places button')
  await expect.poll(() => places.count()).toBe(40)
  const police = Object.values(host.shown().public.pieces).find(({ kind }) => kind === 'detective')
  await places
    .filter({ hasText: police ? speech.piece(police) : '?' })
    .first()
    .waitFor()
})

// Every lesson of every game is heard in guided.test.ts; its table, at the first of them, in diabolik.test.ts.
test.runIf(process.env.FULL)('the guided Escape on the stage, lesson by lesson', async () => {
  const page = await visitor(at.served.url)
  await page.getByRole('button', { name: home.guidedAt(home.games.diabolik.title) }).click()
  await rests(page)
  const panel = page.locator('.guide')
  const read: string[] = []
  const understand = async (): Promise<void> => {
    const title = await panel.getByRole('heading').innerText()
    read.push(title)
    await panel.getByRole('button', { name: guide.gotIt }).click()
    await expect.poll(() => panel.getByRole('heading').allInnerTexts()).not.toEqual([title])
  }
  // The lessons come by themselves, after the table.
  await panel.waitFor()
  for (let n = 0; n < 12 && read.length < 7; n++) {
    await headline(page).getByText(table.now.yourMove).waitFor()
    while (await panel.isVisible()) await understand()
    await takeFirst(page)
  }
  const { criminals, order, shadows, roads } = lessons
  expect(read.map(title => title.toLowerCase())).toEqual(
    expect.arrayContaining([criminals, order, shadows, roads].map(({ title }) => title.toLowerCase())),
  )
  expect(new Set(read).size).toBe(read.length)
})
