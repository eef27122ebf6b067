import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { AIR_WORDS } from '../../client/stage/director/words.ts'
import { GAMES } from '../../shared/games/index.ts'
import { replay } from '../../shared/kernel/history.ts'
import { shareBrowser, visitor } from '../lib/browser.ts'
import { entryOf, type Moment, momentBefore, prepare, recorded } from '../lib/moments.ts'
import { coveredAt } from '../lib/overlap.ts'
import { rests } from '../lib/stage.ts'
import { seat, shareServer } from '../lib/table.ts'

/* What whoever looks on is shown: by the director, by themselves, from a seat. Which pictures it chooses is held in tests/director.test.ts. */

shareBrowser()
const at = shareServer()
const words = AIR_WORDS.en

const find = (page: Page, id: string) => page.evaluate(place => window.__stage?.find(place) ?? null, id)
/** How far from each other two places are in the picture. */
async function span(page: Page, a: string, b: string): Promise<number> {
  const [one, other] = [await find(page, a), await find(page, b)]
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
}

/** Looks on at a recorded match that stands at this moment. */
async function watch(moment: Moment, visiting: Parameters<typeof visitor>[1] = {}): Promise<Page> {
  const { code } = await prepare(at.served, moment)
  const page = await visitor(at.served.url, { ...visiting, path: `/w/${code}` })
  await page.locator('.air').waitFor()
  await rests(page)
  return page
}

test('the director cuts to what happens, says what it is, and goes back to the whole table', async () => {
  const log = recorded('on-the-lam-2-plain')
  const { id } = await seat(at.served, log, ['Ann', null])
  const key = at.served.app.house.watchKeys.of(id)
  const entry = entryOf(log, 'rolled', 2)
  const page = await visitor(at.served.url, { path: `/r/${key}?at=${entry}` })
  await page.locator('.air').waitFor()
  await rests(page)
  const wide = await span(page, 'station', 'eye')
  await page.evaluate(() => {
    window.__still = false
    if (window.__stage) window.__stage.holdAt = 'rolled'
  })
  await page.keyboard.press('Space')
  await page.waitForFunction(() => window.__stage?.held)
  expect(await span(page, 'station', 'eye')).toBeGreaterThan(wide * 1.5)
  const speech = await GAMES['on-the-lam']?.speech('en')
  const record = replay(GAMES['on-the-lam']?.game as NonNullable<(typeof GAMES)[string]>['game'], log).records[entry]
  const rolled = record?.type === 'step' ? record.step.told.find(({ event }) => event.type === 'rolled') : undefined
  const told = page.locator('.air-words span')
  expect(await told.innerText()).toBe(rolled && speech?.event(rolled.event))
  // All of it is read, on a desk and on a phone: nothing of it is cut off.
  for (const [width, height, most] of [
    [1280, 720, 620],
    [390, 844, 300],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => told.evaluate(each => each.getBoundingClientRect().width)).toBeLessThan(most)
    const cut = await told.evaluate(each => [
      each.scrollHeight - each.clientHeight,
      each.scrollWidth - each.clientWidth,
    ])
    expect(cut.every(pixels => pixels < 8)).toBe(true)
  }
  await page.keyboard.press('Space')
  await page.evaluate(() => {
    window.__still = true
    if (window.__stage) window.__stage.holdAt = undefined
  })
})

test('a camera of one’s own, from above, from a seat, and back to the director with one key', async () => {
  const page = await watch(momentBefore('diabolik-4-danger', 'fought', 6))
  const wide = await find(page, 'clerville')
  const isWide = async (): Promise<boolean> => JSON.stringify(await find(page, 'clerville')) === JSON.stringify(wide)
  await page.keyboard.press('f')
  const canvas = page.locator('.stage canvas').first()
  const box = await canvas.boundingBox()
  if (!box || !wide) return expect.unreachable()
  // It is fetched first.
  await expect
    .poll(async () => {
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      await page.mouse.down()
      await page.mouse.move(box.x + box.width / 2 + 120, box.y + box.height / 2 + 40, { steps: 4 })
      await page.mouse.up()
      return isWide()
    })
    .toBe(false)
  await page.keyboard.press('d')
  await expect.poll(isWide).toBe(true)
  await page.keyboard.press('m')
  await expect.poll(isWide).toBe(false)
  await page.keyboard.press('s')
  await expect.poll(() => page.locator('.air-seat[aria-pressed="true"]').count()).toBe(1)
  const first = await find(page, 'clerville')
  await page.keyboard.press('s')
  await expect.poll(async () => JSON.stringify(await find(page, 'clerville')) === JSON.stringify(first)).toBe(false)
  // This device remembers.
  await page.reload()
  await expect.poll(() => page.locator('.air-seat[aria-pressed="true"]').count()).toBe(1)
  await page.getByRole('button', { name: words.camera, exact: true }).click()
  await page.getByRole('button', { name: words.cameras.director }).click()
  await expect.poll(isWide).toBe(true)
})

test('whoever looks on is told who decides, and nothing of what is asked; the stage sleeps meanwhile', async () => {
  const moment = momentBefore('diabolik-4-danger', 'fought', 6)
  const page = await watch(moment)
  const speech = await GAMES.diabolik?.speech('en')
  const { match } = replay(GAMES.diabolik?.game as NonNullable<(typeof GAMES)[string]>['game'], moment.log)
  const view = match.game.view(match.state, moment.seat)
  const text = await page.locator('body').innerText()
  expect(text).toContain(speech?.seat(moment.seat) ?? '?')
  expect(text.includes(speech?.ask(view) ?? '')).toBe(false)
  expect(await page.locator('.moves .move').count()).toBe(0)
  const frames = () => page.evaluate(() => window.__stage?.frames ?? 0)
  const before = await frames()
  await page.waitForTimeout(2500)
  expect(await frames()).toBe(before)
})

test('on phones nothing covers a tab, and the cameras are a tap away', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const page = await watch(momentBefore('diabolicards-4-clever', 'killAnnounced', 6), phone)
  await page.getByRole('button', { name: words.camera }).tap()
  await page.getByRole('button', { name: words.cameras.above }).tap()
  await expect.poll(() => page.locator('.air-list').isVisible()).toBe(false)
  for (const tab of await page.locator('.dc-tab').all()) await tab.tap()
  expect(await coveredAt(page)).toEqual([])
})
