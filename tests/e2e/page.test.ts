import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { LANGUAGES, type Language, LOCALES } from '../../shared/words/index.ts'
import { faultsOfPage } from '../lib/accessible.ts'
import { few, shareBrowser, visitor } from '../lib/browser.ts'
import { logUpTo } from '../lib/moments.ts'
import { DESK } from '../lib/sitting.ts'
import { rests } from '../lib/stage.ts'
import { late, moves, seat, shareServer } from '../lib/table.ts'

/* Every page, in every language, for every reader. */

shareBrowser()
const at = shareServer()

const HAN = /[\u4e00-\u9fff]/g

/** Goes from page to page. */
async function pagesOf(page: Page, look: (where: string) => Promise<void>, code: string): Promise<void> {
  for (const path of [
    '/',
    '/lobby',
    '/live',
    '/open/diabolik',
    '/settings',
    '/archive',
    '/archive/yours',
    '/archive/file',
    '/rules/on-the-lam',
    '/rules/diabolik',
    '/rules/diabolicards',
    '/credits',
    '/nowhere/at/all',
  ]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await look(path)
  }
  await page.goto('/open/on-the-lam')
  await page.locator('form button[type=submit]').click()
  await page.locator('.code-plate').waitFor()
  await look('the waiting room')
  await page.goto(`/t/${code}`)
  await moves(page).first().waitFor()
  await look('the table')
}

// Side by side: most of it is waiting for pages to have come.
test('every page is whole in every language, and fit for every reader', { timeout: 360_000 }, async () => {
  const look = async (language: Language): Promise<string[]> => {
    const { code, guests } = await seat(at.served, late(), ['Ann', null, null])
    const [guest] = guests
    if (!guest) throw new Error('nobody sits there')
    const page = await visitor(at.served.url, { guest, settings: { language, view: 'plain' } })
    const faults: string[] = []
    await pagesOf(
      page,
      async where => {
        await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(LOCALES[language])
        const text = await page.locator('body').innerText()
        expect(text, `${where} in ${language}`).not.toMatch(/undefined|\[object|NaN|=>|\bnull\b/)
        // Whole pages in Chinese are in Chinese; in other languages there is none but the name of the language.
        const han = text.match(HAN)?.length ?? 0
        if (language === 'zh') expect(han, where).toBeGreaterThan(20)
        else expect(han, `${where} in ${language}`).toBeLessThan(8)
        // Its longest words are Italian.
        if (process.env.FULL || language === 'it')
          faults.push(...(await faultsOfPage(page)).map(fault => `${where} in ${language}: ${fault}`))
      },
      code,
    )
    return faults
  }
  expect((await Promise.all(LANGUAGES.map(look))).flat()).toEqual([])
})

test.each(
  few([
    ['Diabolik', logUpTo('diabolik-4-heists', { type: 'roundBegan', round: 4 })],
    ['On the Lam', late()],
    ['Diabolicards', logUpTo('diabolicards-2-clever', { type: 'played', seat: 'nova' }, 12)],
  ] as const),
)('what is written over the stage is fit for every reader: %s', async (_, log) => {
  const { code, guests } = await seat(at.served, log, ['Ann'])
  const page = await visitor(at.served.url, { ...DESK, path: `/t/${code}`, ...(guests[0] && { guest: guests[0] }) })
  await rests(page)
  expect(await faultsOfPage(page)).toEqual([])
})

test.each(
  few([
    ['on-the-lam', 40],
    ['diabolik', 100],
    ['diabolicards', 140],
  ] as const),
)('rules show what they explain as it comes into sight, without the stage: %s', async (game, least) => {
  const page = await visitor(at.served.url, { path: `/rules/${game}` })
  const drawn = page.locator('.drawn')
  await drawn.first().waitFor()
  const all = await drawn.count()
  expect(all).toBeGreaterThan(least)
  const made = () => page.locator('.drawn canvas').count()
  await expect.poll(made).toBeGreaterThan(0)
  expect(await made()).toBeLessThan(all)
  for (let i = 0; i < all; i++) {
    await drawn.nth(i).scrollIntoViewIfNeeded()
    await drawn.nth(i).locator('canvas').waitFor()
  }
  // Each fills the place that was kept for it.
  const misfits = await drawn.evaluateAll(frames =>
    frames.flatMap(frame => {
      const canvas = frame.querySelector('canvas')
      const { width, height } = frame.getBoundingClientRect()
      const share = canvas ? canvas.width / canvas.height / (width / height) : 0
      return Math.abs(share - 1) < 0.05 ? [] : [`${frame.getAttribute('aria-label')}: ${share}`]
    }),
  )
  expect(misfits).toEqual([])
  const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(fetched.filter(name => /\/three-/.test(name))).toEqual([])
})

test('the keyboard’s way through a page can be seen', async () => {
  const page = await visitor(at.served.url)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const unseen: string[] = []
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('Tab')
    const hidden = await page.evaluate(() => {
      const at = document.activeElement
      if (!at || at === document.body) return 'the focus is nowhere'
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at)
      const { width, height } = at.getBoundingClientRect()
      const ring = (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
      return ring && width > 0 && height > 0 ? null : at.outerHTML.slice(0, 120)
    })
    if (hidden) unseen.push(hidden)
  }
  expect(unseen).toEqual([])
})
