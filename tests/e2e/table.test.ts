import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { table } from '../../client/i18n/en/table.ts'
import type { Log } from '../../shared/kernel/history.ts'
import { LANGUAGES } from '../../shared/words/index.ts'
import { faultsOfPage } from '../lib/accessible.ts'
import { few, shareBrowser, type Visiting, visitor } from '../lib/browser.ts'
import { logUpTo } from '../lib/moments.ts'
import { DESK } from '../lib/sitting.ts'
import { ending, headline, late, lateInMatch, moves, seat, shareServer } from '../lib/table.ts'

/* The desk beside the stage: whose move it is, what may be done, what was said and to whom. */

shareBrowser()
const at = shareServer()

const PHONE: Visiting = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** The Criminals choose who acts; whoever acts has more moves than a desk can show. */
const heists = (): Log => logUpTo('diabolik-4-heists', { type: 'roundBegan', round: 4 })

/** So many at a match, in as many browsers. */
async function sit(log: Log, names: readonly (string | null)[], ...visiting: Visiting[]): Promise<Page[]> {
  const { code, guests } = await seat(at.served, log, names)
  const pages = await Promise.all(
    visiting.map((each, i) => {
      const guest = guests[i]
      if (!guest) throw new Error('nobody sits there')
      return visitor(at.served.url, {
        ...each,
        guest,
        path: `/t/${code}`,
        settings: { view: 'plain', ...each.settings },
      })
    }),
  )
  await Promise.all(pages.map(page => headline(page).waitFor()))
  return pages
}

/** How much of an element can be seen: cut off by whatever holds it, or covered. */
const heightInSight = (page: Page, selector: string): Promise<number> =>
  page.evaluate(wanted => {
    const found = document.querySelector(wanted)
    if (!found) return 0
    let { top, bottom } = found.getBoundingClientRect()
    for (let at = found.parentElement; at; at = at.parentElement) {
      const box = at.getBoundingClientRect()
      if (getComputedStyle(at).overflow === 'visible') continue
      top = Math.max(top, box.top)
      bottom = Math.min(bottom, box.bottom)
    }
    return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
  }, selector)

const LINE = 15

test('with the longest list of moves, a line of the log and whom the field speaks to are in sight', async () => {
  const [page] = (await sit(heists(), ['Ann', 'Bob', 'Cid', 'Dot'], DESK)) as [Page]
  await moves(page).first().click()
  await expect.poll(() => moves(page).count()).toBeGreaterThan(3)
  const label = page.getByText(table.chat.toSide)
  await label.waitFor()
  expect(await heightInSight(page, '.chat .switch')).toBeGreaterThan(25)
  expect(await heightInSight(page, '.log-lines')).toBeGreaterThan(2 * LINE)
  expect(await page.locator('.log-lines').evaluate(box => box.getBoundingClientRect().bottom)).toBeLessThan(
    (await label.boundingBox())?.y ?? 0,
  )
})

test('what is said to one’s side is announced in the field, and others do not read it', async () => {
  const [ann, bob, cid] = (await sit(heists(), ['Ann', 'Bob', 'Cid', 'Dot'], DESK, DESK, DESK)) as [Page, Page, Page]
  const field = ann.locator('.chat input[type=text]')
  expect(await field.getAttribute('placeholder')).toBe(table.chat.to.all)
  await ann.getByLabel(table.chat.toSide).check()
  expect(await field.getAttribute('placeholder')).toBe(table.chat.to.side)
  await ann.getByLabel(table.chat.to.side, { exact: true }).fill('meet me in Bersy')
  await field.press('Enter')
  await bob.locator('.log').getByText('meet me in Bersy').waitFor()
  await ann.getByLabel(table.chat.toSide).uncheck()
  await ann.getByLabel(table.chat.to.all, { exact: true }).fill('good evening')
  await field.press('Enter')
  await cid.locator('.log').getByText('good evening').waitFor()
  expect(await cid.locator('body').innerText()).not.toContain('Bersy:')
  expect(await cid.locator('.log').innerText()).not.toContain('meet me')
})

test.each(
  few([
    ['a phone', PHONE],
    ['a desk', DESK],
  ] as const),
)('the menu has one row on %s, in every language', async (_, size) => {
  for (const language of LANGUAGES) {
    const [page] = (await sit(heists(), ['Ann'], { ...size, settings: { language } })) as [Page]
    const buttons = page.locator('.table-menu .button')
    await expect.poll(() => buttons.count()).toBe(5)
    const boxes = await buttons.evaluateAll(all => all.map(each => each.getBoundingClientRect().toJSON() as DOMRect))
    expect(new Set(boxes.map(({ top }) => Math.round(top))).size, language).toBe(1)
    for (const { left, right } of boxes) {
      expect(left, language).toBeGreaterThanOrEqual(0)
      expect(right, language).toBeLessThanOrEqual(size.viewport?.width ?? 0)
    }
  }
})

test.each([
  ['a desk', DESK],
  ['a phone', PHONE],
])('the newest line of the log is in sight on %s while a lesson is open', async (_, size) => {
  const settings = { guide: { diabolik: { on: true, seen: ['none'] } } }
  const [page] = (await sit(heists(), ['Ann'], { ...size, settings })) as [Page]
  await page.locator('.guide').waitFor()
  expect(Math.max(await heightInSight(page, '.latest'), await heightInSight(page, '.log-lines'))).toBeGreaterThan(LINE)
})

test('a long list of moves is grouped, and says how it goes on', async () => {
  const [page] = (await sit(heists(), ['Ann'], { viewport: { width: 1280, height: 640 } })) as [Page]
  await moves(page).first().click()
  const groups = page.locator('.moves .move', { hasText: /… \(\d+ moves\)$/ })
  await expect.poll(() => groups.count()).toBeGreaterThan(1)
  const below = page.locator('.goes-on')
  await below.waitFor()
  const count = Number((await below.innerText()).match(/\d+/)?.[0])
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThan(await moves(page).count())
  await page.locator('.side-now').evaluate(box => box.scrollTo({ top: box.scrollHeight }))
  await below.waitFor({ state: 'detached' })

  const name = (await groups.first().innerText()).replace(/^\d+\s*/, '').replace(/…[\s\S]*/, '')
  const inGroup = Number((await groups.first().innerText()).match(/\((\d+)/)?.[1])
  await groups.first().click()
  await page.locator('.narrowed').getByText(table.moves.narrowed(name, inGroup)).waitFor()
  // However far down it was opened, another list begins at its head.
  await expect.poll(() => page.locator('.side-now').evaluate(box => box.scrollTop)).toBe(0)
  await page.keyboard.press('Escape')
  await page.locator('.narrowed').waitFor({ state: 'detached' })
  await expect.poll(() => groups.count()).toBeGreaterThan(1)
})

test('on a phone what others say shows as a number and a line; the open log leaves the table in sight', async () => {
  const [ann, bob] = (await sit(late(), ['Ann', 'Bob', null], PHONE, DESK)) as [Page, Page]
  const field = bob.getByLabel(table.chat.to.all, { exact: true })
  for (const text of ['are you there', 'hello']) {
    await field.fill(text)
    await field.press('Enter')
    await bob.locator('.log').getByText(text).waitFor()
  }
  await ann.locator('.latest').getByText('Bob: hello').waitFor()
  const badge = ann.locator('.log-unread')
  await badge.getByText('2', { exact: true }).waitFor()
  expect(await badge.innerText()).toContain(table.log.unread(2))
  expect(await faultsOfPage(ann)).toEqual([])

  await ann.locator('#log-title button').tap()
  await badge.waitFor({ state: 'detached' })
  expect(await heightInSight(ann, 'main.board')).toBeGreaterThan(0.3 * 844)
  expect(await heightInSight(ann, '.log-lines')).toBeGreaterThan(3 * LINE)
  await ann.keyboard.press('Escape')
  await ann.locator('.log-lines').waitFor({ state: 'hidden' })
})

test('whoever is offline is not told that it is their move', async () => {
  const { page } = await lateInMatch(at.served, { settings: { view: 'plain' }, expected: /Failed to load|WebSocket/ })
  await headline(page).getByText(table.now.yourMove).waitFor()
  await page.context().setOffline(true)
  await headline(page).getByText(table.now.offline).waitFor()
  expect(await moves(page).count()).toBe(0)
  await page.context().setOffline(false)
  await headline(page).getByText(table.now.yourMove).waitFor()
})

test('an offer to end the match can be declined', async () => {
  const [ann, bob] = (await sit(late(), ['Ann', 'Bob', null], DESK, DESK)) as [Page, Page]
  await button(bob, table.menu.open).click()
  await button(bob, table.menu.agree).click()
  await button(bob, table.confirm.agree.yes).click()
  await button(ann, table.menu.decline).click()
  for (const page of [ann, bob]) {
    await page.locator('.end-offer').waitFor({ state: 'detached' })
    await page.locator('.log').getByText(table.log.room.disagreed('Ann')).waitFor()
    expect(await ending(page).count()).toBe(0)
  }
})

test('Escape closes every panel, the last one first', async () => {
  const [page] = (await sit(heists(), ['Ann', 'Bob'], DESK)) as [Page]
  await moves(page).first().click()
  await button(page, table.moves.whyNot).waitFor()
  await button(page, table.chat.phrases).click()
  await page.locator('.phrases').waitFor()
  await button(page, table.moves.whyNot).click()
  await page.locator('.why ul').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.why ul').waitFor({ state: 'detached' })
  await page.locator('.phrases').waitFor()
  // Also from the field that is written in.
  await page.locator('.chat input[type=text]').focus()
  await page.keyboard.press('Escape')
  await page.locator('.phrases').waitFor({ state: 'detached' })
})

test('giving up as one of a pair against bots loses for the pair', async () => {
  const [page] = (await sit(heists(), ['Ann', null, null, null], DESK)) as [Page]
  await button(page, table.menu.open).click()
  await button(page, table.menu.concede).click()
  await button(page, table.confirm.concede.yes).click()
  const winners = ending(page).locator('.ending-winners')
  await winners.getByText('Ginko').waitFor()
  expect(await winners.innerText()).not.toContain('Eva')
})
