import { expect, test } from 'vitest'
import { shareBrowser, type Visiting, visitor } from '../lib/browser.ts'
import { lastMove, type Moment, momentBefore } from '../lib/moments.ts'
import { rests } from '../lib/stage.ts'
import { seat, shareServer } from '../lib/table.ts'

/* What a table keeps on the graphics card, printed as finely as it is for players. */

shareBrowser()
const at = shareServer()

const FINE: Visiting = { fine: true, settings: { quality: 'high' } }
const SCREENS: readonly (readonly [screen: string, most: number, visiting: Visiting])[] = [
  ['desk', 120, { ...FINE, viewport: { width: 1440, height: 900 } }],
  ['phone', 64, { ...FINE, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
]
/** In the middle of a match, when most lies about. */
const MATCHES: readonly Moment[] = [
  momentBefore('diabolik-4-danger', { type: 'cardLaid', who: 'eva' }),
  lastMove('diabolicards-4-clever'),
  lastMove('on-the-lam-4-clever'),
]

for (const [screen, most, visiting] of SCREENS)
  test.each(MATCHES)(`$log.game takes at most ${most} MB of a ${screen}`, { timeout: 240_000 }, async ({ log }) => {
    const { code, guests } = await seat(at.served, log, ['Ann', 'Bob', 'Cay', 'Dan'])
    const [guest] = guests
    if (!guest) throw new Error('nobody sits there')
    const page = await visitor(at.served.url, { ...visiting, guest, path: `/t/${code}` })
    await rests(page)
    const taken = await page.evaluate(() => (window.__stage?.printed ?? 0) / 1e6)
    expect(taken).toBeGreaterThan(most / 4)
    expect(taken).toBeLessThan(most)
  })

test('what a lost graphics card knew is drawn again', { timeout: 240_000 }, async () => {
  const { code, guests } = await seat(at.served, lastMove('on-the-lam-4-clever').log, ['Ann', 'Bob', 'Cay', 'Dan'])
  const [guest] = guests
  if (!guest) throw new Error('nobody sits there')
  const page = await visitor(at.served.url, {
    fine: true,
    guest,
    path: `/t/${code}`,
    expected: /WebGL|CONTEXT_LOST/,
  })
  await rests(page)
  const canvas = page.locator('.stage canvas[data-engine]')
  const before = await canvas.screenshot()
  const lose = await canvas.evaluateHandle(each =>
    (each as HTMLCanvasElement).getContext('webgl2')?.getExtension('WEBGL_lose_context'),
  )
  await lose.evaluate(extension => extension?.loseContext())
  await page.locator('.stage-word').waitFor()
  await lose.evaluate(extension => extension?.restoreContext())
  await page.locator('.stage-word').waitFor({ state: 'detached' })
  await rests(page)
  // All but what moves by itself.
  await expect.poll(async () => before.equals(await canvas.screenshot()), { timeout: 60_000 }).toBe(true)
})
