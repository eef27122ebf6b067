import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Host } from '../../shared/match/host.ts'
import type { Guest } from '../../shared/wire/protocol.ts'
import { few, shareBrowser, visitor } from '../lib/browser.ts'
import { filmed, report } from '../lib/filmed.ts'
import { firstMove, momentBefore } from '../lib/moments.ts'
import { hostOf, rests } from '../lib/stage.ts'
import { late, shareServer } from '../lib/table.ts'

/* The clean feed: a table as a broadcast, at both shapes, through an evening. */

shareBrowser()
const at = shareServer()

const controls = (page: Page) =>
  page.locator('button, a, input, select').filter({ visible: true }).and(page.locator(':not([inert] *)'))

/** Whoever may decides for the first that is offered. */
async function moveOn(host: Host, guests: readonly Guest[]): Promise<void> {
  const { seq } = host.shown()
  const offers = guests.map((guest, player) => ({ guest, offers: host.shown().late?.(player).turn.offers ?? {} }))
  const due = offers.find(each => Object.keys(each.offers).length > 0)
  const [seatId = '', offer] = Object.entries(due?.offers ?? {})[0] ?? []
  if (!due || !offer) throw new Error('nobody can move')
  expect(await host.ask(due.guest, { type: 'move', seat: seatId, offer: offer.number, index: 0 })).toBe(null)
  await expect.poll(() => host.shown().seq).toBeGreaterThan(seq)
}

const MATCHES = [
  ['diabolik', () => momentBefore('diabolik-4-danger', { type: 'cardLaid', who: 'eva' }).log, 4],
  ['diabolicards', () => momentBefore('diabolicards-2-clever', { type: 'played' }, 9).log, 2],
  ['on-the-lam', late, 3],
] as const
const SHAPES = [
  ['wide', { width: 1280, height: 720 }],
  ['upright', { width: 540, height: 960 }],
] as const

test.each(few(MATCHES))(
  '%s is shown wide and upright, with nothing to press',
  { timeout: 180_000 },
  async (name, log, n) => {
    const { stream } = await filmed(at.served, log(), ['Ann', ...Array.from({ length: n - 1 }, () => 'Bob')])
    for (const [shape, viewport] of SHAPES) {
      const page = await visitor(at.served.url, { viewport, path: `/broadcast/${stream.key}` })
      await page.locator('.broadcast .picture canvas').waitFor()
      await rests(page)
      expect(await controls(page).evaluateAll(all => all.map(each => each.outerHTML.slice(0, 200)))).toEqual([])
      expect(await page.locator('.widget.score').isVisible()).toBe(true)
      expect(await page.locator('.person').count()).toBe(n)
      // What a game prints over its table is said by the overlays' own score.
      expect(await page.locator('.dc-strip, .dc-tabs').filter({ visible: true }).count()).toBe(0)
      await report(page, `broadcast-${name}-${shape}`)
    }
  },
)

test('scenes, pen, a held picture and a key that is none any more', { timeout: 180_000 }, async () => {
  const { stream, desk, id, guests } = await filmed(at.served, firstMove('on-the-lam-3-clever').log, [
    'Ann',
    'Bob',
    'Cay',
  ])
  const page = await visitor(at.served.url, {
    viewport: { width: 960, height: 540 },
    path: `/broadcast/${stream.key}`,
    expected: /EventSource|ERR_INCOMPLETE/,
  })
  await page.locator('.broadcast .picture canvas').waitFor()
  await rests(page)
  // Laid out as at 720 lines, and all of it as large as the picture.
  const canvas = page.locator('.stage canvas[data-engine]')
  expect(await canvas.evaluate(each => (each as HTMLElement).offsetWidth)).toBe(1280)
  expect((await canvas.boundingBox())?.width).toBeCloseTo(960, 0)
  // Three quarters of 52 pixels, and a little aslant.
  expect((await page.locator('.air-third').boundingBox())?.height).toBeLessThan(46)
  await desk({ scene: 'soon' })
  await page.locator('.box.soon').waitFor()
  expect(await page.locator('.picture').count()).toBe(0)
  await report(page, 'broadcast-soon')
  await desk({ scene: 'auto', spotlight: 'gym', strokes: [{ colour: 2, points: [0.2, 0.2, 0.6, 0.6] }] })
  await page.locator('.picture canvas').waitFor()
  await page.locator('svg.pen').waitFor()
  await rests(page)
  await report(page, 'broadcast-pen')
  const people = await page.locator('.widget.people').elementHandle()
  // What is held does not go on with the match, and goes on when it may.
  const host = hostOf(at.served, id)
  const [ann] = guests
  if (!ann) throw new Error('nobody sits there')
  await desk({ paused: true })
  await page.waitForTimeout(500)
  // What is as it was does not come in anew with whatever is told.
  expect(await people?.evaluate(each => each.isConnected)).toBe(true)
  const seen = await page.locator('.in-words').textContent()
  await moveOn(host, guests)
  await page.waitForTimeout(800)
  expect(await page.locator('.in-words').textContent()).toBe(seen)
  await desk({ paused: false })
  await expect.poll(() => page.locator('.in-words').textContent(), { timeout: 30_000 }).not.toBe(seen)
  // The end, and what they play next.
  for (const guest of guests) await host.ask(guest, { type: 'agree', agree: true })
  await page.locator('.broadcast[data-scene="end"]').waitFor()
  // How it went, whole, and nothing that would be there to be turned.
  await page.locator('.broadcast-page table').first().waitFor()
  const [frame, told] = await Promise.all(
    ['.broadcast-story', '.broadcast-page'].map(each => page.locator(each).boundingBox()),
  )
  expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThan((frame?.y ?? 0) + (frame?.height ?? 0))
  const turned = page.locator('.broadcast-story :is(button, input, summary)')
  expect(await turned.filter({ visible: true }).count()).toBe(0)
  await report(page, 'broadcast-end')
  await at.served.app.house.another(host, ann)
  await page.locator('.broadcast[data-scene="between"]').waitFor()
  await report(page, 'broadcast-between')
  await at.served.ask('POST', `/api/desk/${stream.desk}/revoke`, ann)
  await expect.poll(() => page.locator('.broadcast').textContent(), { timeout: 20_000 }).toBe('')
  expect(await page.locator('.broadcast-widgets').count()).toBe(0)
  expect(await page.locator('.broadcast img').count()).toBe(0)
})

test('with chrome=none there is the table, and nothing else', { timeout: 120_000 }, async () => {
  const [, log] = MATCHES[1]
  const { stream } = await filmed(at.served, log(), ['Ann', 'Bob'])
  const page = await visitor(at.served.url, { path: `/broadcast/${stream.key}?chrome=none&lang=it` })
  await page.locator('.broadcast .picture canvas').waitFor()
  await rests(page)
  await report(page, 'broadcast-bare')
  const others = page.locator('.air, .dc-strip, .dc-tabs, .broadcast-widgets, .air-hand')
  expect(await others.filter({ visible: true }).count()).toBe(0)
  // All sources of OBS share one browser: what one address asks for is not kept for the next.
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('it')
  expect(await page.evaluate(() => localStorage.getItem('tavolo-nero.settings'))).not.toContain('"it"')
})

test('what is held or put off stays so through a line that is lost, and for who comes to it', async () => {
  const { stream, desk, id, guests } = await filmed(at.served, firstMove('on-the-lam-3-clever').log, [
    'Ann',
    'Bob',
    'Cay',
  ])
  const host = hostOf(at.served, id)
  const page = await visitor(at.served.url, {
    path: `/broadcast/${stream.key}`,
    settings: { view: 'plain' },
    expected: /EventSource|ERR_INCOMPLETE/,
  })
  const cover = page.locator('.broadcast-cover')
  const picture = page.locator('.picture')
  const words = page.locator('.in-words')
  const reconnects = async (): Promise<void> => {
    const joined = page.waitForEvent('websocket')
    await page.evaluate(() => {
      for (const each of ['offline', 'online']) dispatchEvent(new Event(each))
    })
    await joined
    await page.waitForTimeout(800)
  }
  await words.waitFor()
  expect(await cover.count()).toBe(0)
  const first = await words.textContent()
  await desk({ paused: true })
  await page.waitForTimeout(500)
  await moveOn(host, guests)
  await reconnects()
  expect(await words.textContent()).toBe(first)
  // Nor does it slip through while it is put off as well.
  await desk({ delay: 1 })
  await page.waitForTimeout(500)
  expect(await words.textContent()).toBe(first)
  await page.reload()
  await cover.waitFor()
  await page.waitForTimeout(1500)
  expect(await picture.isVisible()).toBe(false)
  await desk({ paused: false, delay: 0 })
  await words.waitFor()
  const second = await words.textContent()
  expect(second).not.toBe(first)
  expect(await cover.count()).toBe(0)
  // Put off, it stays until what is new is due.
  await desk({ delay: 5 })
  await page.waitForTimeout(500)
  await moveOn(host, guests)
  await reconnects()
  expect(await words.textContent()).toBe(second)
  await expect.poll(() => words.textContent(), { timeout: 15_000 }).not.toBe(second)
})
