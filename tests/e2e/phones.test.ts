import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { HUD_WORDS } from '../../client/games/diabolicards/words/hud.ts'
import { STAGE_WORDS } from '../../client/stage/words.ts'
import { CARDS, type CardName } from '../../shared/games/diabolicards/cards/list.ts'
import { catalogue } from '../../shared/games/diabolicards/words/index.ts'
import { KEEPER, printed } from '../../shared/games/diabolicards/words/labelled.ts'
import type { Host } from '../../shared/match/host.ts'
import { LANGUAGES } from '../../shared/words/index.ts'
import { few, shareBrowser, type Visiting, visitor } from '../lib/browser.ts'
import { offerTo } from '../lib/chairs.ts'
import { entryOf, recorded } from '../lib/moments.ts'
import { sitAt } from '../lib/sitting.ts'
import { hostOf, spotOf } from '../lib/stage.ts'
import { headline, seat, shareServer } from '../lib/table.ts'

/* The table in one hand. */

shareBrowser()
const at = shareServer()

const TALL = { width: 390, height: 844 }
const WIDE = { width: 844, height: 390 }
const UPRIGHT: Visiting = { viewport: TALL, hasTouch: true, isMobile: true }
const SIDEWAYS: Visiting = { ...UPRIGHT, viewport: WIDE }

/** Also while a card is held up, and it is hidden. */
const closer = (page: Page) => page.getByRole('button', { name: STAGE_WORDS.en.near, includeHidden: true })
const isClose = (page: Page, is: boolean) =>
  expect.poll(() => closer(page).getAttribute('aria-pressed')).toBe(String(is))

async function tap(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  await page.touchscreen.tap(x, y)
}

/** How far two things are apart on the screen, in pixels. */
async function pixels(page: Page, a: string, b: string): Promise<number> {
  const [from, to] = [await spotOf(page, a), await spotOf(page, b)]
  return Math.hypot(from.x - to.x, from.y - to.y)
}

/** Eva, about to move, and where she may go. */
async function evaAt(visiting: Visiting) {
  const match = recorded('diabolik-4-danger')
  const sitting = await sitAt(at.served, match, entryOf(match, 'sneaked', 9), ['eva'], visiting)
  const [page] = sitting.pages
  if (!page) throw new Error('nobody is there')
  return { ...sitting, page, to: destinations(sitting.host) }
}

const destinations = (host: Host): string[] => [
  ...new Set(offerTo(host, 'eva').offer.moves.flatMap(move => ('to' in move ? [String(move.to)] : []))),
]

test.each(
  few([
    ['sideways', SIDEWAYS],
    ['upright', UPRIGHT],
  ] as const),
)('a phone %s: a tap on the map comes so near that names can be read, another goes back', async (_, phone) => {
  const { page } = await evaAt(phone)
  await isClose(page, false)
  const far = await pixels(page, 'nordhaven', 'jolimar')
  await tap(page, await spotOf(page, 'nordhaven'))
  await isClose(page, true)
  const near = await pixels(page, 'nordhaven', 'jolimar')
  // They are 118 points of the map apart, mostly downwards; letters are printed 22 points high and more.
  expect((near / 118) * 22).toBeGreaterThan(14)
  expect(near).toBeGreaterThan(far * 1.8)
  // West of it there is nothing but water.
  const { x, y } = await spotOf(page, 'nordhaven')
  await tap(page, { x: x - 55, y: y - 20 })
  await isClose(page, false)
  expect(await pixels(page, 'nordhaven', 'jolimar')).toBeCloseTo(far, 0)
})

test('a finger on two Locations comes nearer and moves nobody; there it hits the one that is meant', async () => {
  const { page, host, to } = await evaAt(UPRIGHT)
  const { seq } = host.shown()
  const spots = new Map<string, { x: number; y: number }>()
  for (const each of to) spots.set(each, await spotOf(page, each))
  const pairs = [...spots].flatMap(([a, p], i) =>
    [...spots].slice(i + 1).map(([b, q]) => ({ a, b, p, q, far: Math.hypot(p.x - q.x, p.y - q.y) })),
  )
  const [nearest] = pairs.sort((one, other) => one.far - other.far)
  if (!nearest) throw new Error('there is nowhere to go')
  const { a, b, p, q, far } = nearest
  expect(far).toBeLessThan(44)
  await tap(page, { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 })
  await isClose(page, true)
  expect(await page.locator('.narrowed').count()).toBe(0)
  expect(host.shown().seq).toBe(seq)
  expect(await pixels(page, a, b)).toBeGreaterThan(44)
  // Names on offer are as large as the print.
  const name = page.locator('.map-name').first()
  expect(await name.evaluate(each => Number.parseFloat(getComputedStyle(each).fontSize))).toBeGreaterThanOrEqual(20)
  // The first tap looks, the second decides.
  await tap(page, await spotOf(page, a))
  await page.locator('.stage-tooltip:not([hidden])').waitFor()
  await tap(page, await spotOf(page, a))
  await expect.poll(async () => (await page.locator('.narrowed').count()) > 0 || host.shown().seq > seq).toBe(true)
})

test('nearer with the keyboard, along with the arrows, and with two fingers', async () => {
  const { page } = await evaAt(UPRIGHT)
  const far = await pixels(page, 'clerville', 'cartun')
  await closer(page).focus()
  await page.keyboard.press('Enter')
  await isClose(page, true)
  const { x } = await spotOf(page, 'clerville')
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await spotOf(page, 'clerville')).x).toBeLessThan(x - 30)
  await page.keyboard.press('Escape')
  await isClose(page, false)
  await page.keyboard.press('z')
  await isClose(page, true)
  await page.keyboard.press('z')
  await isClose(page, false)

  const { x: mx, y: my } = await spotOf(page, 'clerville')
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', half: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [-1, 1].map((side, id) => ({ x: mx + side * half, y: my, id })),
    })
  await touch('touchStart', 20)
  for (const half of [30, 45, 60, 75]) await touch('touchMove', half)
  await touch('touchEnd', 75)
  await isClose(page, true)
  expect(await pixels(page, 'clerville', 'cartun')).toBeGreaterThan(far * 1.8)
})

test('on the Lam: nearer, and a move brings all of the city back', async () => {
  const match = recorded('on-the-lam-4-clever')
  const { pages, play, choose } = await sitAt(at.served, match, entryOf(match, 'walked', 6), ['dame'], UPRIGHT)
  const [page] = pages
  if (!page) throw new Error('nobody is there')
  await closer(page).tap()
  await isClose(page, true)
  await play(choose)
  await isClose(page, false)
})

test('Diabolicards: nearer by the magnifier, while a tap on a card reads it', async () => {
  const match = recorded('diabolicards-2-clever')
  const { pages } = await sitAt(at.served, match, entryOf(match, 'killAnnounced', 4), ['nova'], UPRIGHT)
  const [page] = pages
  if (!page) throw new Error('nobody is there')
  const far = await pixels(page, 'mat:dawn:hideout:regular:0', 'mat:dawn:hideout:regular:1')
  await closer(page).tap()
  await isClose(page, true)
  // Slots are as far apart as a tile is wide.
  const near = await pixels(page, 'mat:dawn:hideout:regular:0', 'mat:dawn:hideout:regular:1')
  expect(near).toBeGreaterThan(Math.max(90, far * 1.7))
  await closer(page).tap()
  await isClose(page, false)
  await page.getByRole('tab').last().tap()
  await tap(page, await spotOf(page, 'contract:1'))
  await page.locator('.dc-zoom').waitFor()
  await isClose(page, false)
  // Whatever is held up there, what it does is read to its end, in every language, and how it stands before that.
  expect(await page.locator('.dc-reading').evaluate(unread, await readings())).toEqual([])
})

/** The longest that is said of each card before its blurb: what it holds, its ability used, passed over, soon dead. */
async function readings(): Promise<string[][]> {
  const all = await Promise.all(
    LANGUAGES.map(async language => {
      const [words, own] = [await catalogue(language), HUD_WORDS[language]]
      return (Object.keys(CARDS) as CardName[]).map(face => {
        const { ability, kind } = CARDS[face]
        const stands = ability ? [own.holds([words.cards.reef.name]), words.pieces.spent] : [own.atHome]
        const spared = face === KEEPER[kind] ? [] : [words.pieces.spared(KEEPER[kind])]
        const said = [...stands, ...spared, own.doomed]
        return [words.pieces.card(face, 0, 8), said.join(' · '), printed(words, face)]
      })
    }),
  )
  return all.flat()
}

/** Runs in the page: which of them do not fit. */
function unread(box: Element, readings: readonly string[][]): string[] {
  return readings.flatMap(([title = '', ...lines]) => {
    const parts = [document.createElement('b'), ...lines.map(() => document.createElement('p'))]
    for (const [i, part] of parts.entries()) part.textContent = [title, ...lines][i] ?? ''
    box.replaceChildren(...parts)
    const { right, bottom } = box.getBoundingClientRect()
    const fits = parts.every(part => {
      const last = part.getBoundingClientRect()
      return last.right <= right && last.bottom <= bottom
    })
    return fits ? [] : [title]
  })
}

/** How much of the screen the table has. */
async function share(page: Page): Promise<number> {
  await page.locator('.now').waitFor()
  const { width, height } = (await page.locator('main.board').boundingBox()) ?? { width: 0, height: 0 }
  const screen = page.viewportSize() ?? { width: 1, height: 1 }
  return (width * height) / (screen.width * screen.height)
}

test.each(few(['on-the-lam-4-clever', 'diabolik-4-danger', 'diabolicards-4-clever']))(
  '%s: who looks on has no list of moves, and the table takes its room',
  async name => {
    const match = recorded(name)
    const { code, id, guests } = await seat(at.served, { ...match, entries: match.entries.slice(0, 40) }, [
      'A',
      'B',
      'C',
      'D',
    ])
    const [guest] = guests
    if (!guest) throw new Error('nobody sits there')
    const player = await visitor(at.served.url, { ...UPRIGHT, guest, path: `/t/${code}` })
    const watcher = await visitor(at.served.url, { ...UPRIGHT, path: `/w/${code}` })
    const log = watcher.locator('#log-title button')
    // What they may guess is fetched, and so is what it is written with.
    await watcher.locator('.hunt').waitFor()
    await watcher.evaluate(async () => void (await document.fonts.ready))
    for (const [size, least, word] of [
      [TALL, 0.63, 'hello'],
      [WIDE, 0.75, 'again'],
    ] as const) {
      for (const page of [player, watcher]) await page.setViewportSize(size)
      const all = await share(watcher)
      expect(all).toBeGreaterThan(least)
      expect(all).toBeGreaterThan((await share(player)) * 1.15)
      // Nothing of what is left for the desk is out of sight.
      for (const each of [
        headline(watcher),
        watcher.locator('#log-title'),
        watcher.getByRole('button', { name: 'Menu' }),
      ])
        expect(await each.evaluate(box => box.getBoundingClientRect().bottom <= innerHeight)).toBe(true)
      // What is said shows as a line and a number, and the table stays where it is.
      await hostOf(at.served, id).ask(guest, { type: 'say', text: word, audience: 'all' })
      await watcher.locator('.latest').getByText(`A: ${word}`).waitFor()
      await watcher.locator('.log-unread').getByText('1', { exact: true }).waitFor()
      expect(await share(watcher)).toBe(all)
      // The open log is as wide and as high as for everybody.
      await log.click()
      await expect.poll(() => share(watcher)).toBeLessThan(all * 0.9)
      expect((await watcher.locator('.log:not(.gallery) .log-lines').boundingBox())?.width).toBeGreaterThan(240)
      await log.click()
    }
  },
)
