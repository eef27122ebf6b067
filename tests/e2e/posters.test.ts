import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { WORDS as CARDS } from '../../client/games/diabolicards/words/ending.ts'
import { WORDS as DIABOLIK } from '../../client/games/diabolik/words/ending.ts'
import { table } from '../../client/i18n/en/table.ts'
import { LANGUAGES, type Language } from '../../shared/words/index.ts'
import { faultsOfPage } from '../lib/accessible.ts'
import { few, shareBrowser, visitor } from '../lib/browser.ts'
import { recorded } from '../lib/moments.ts'
import { ending, seat, shareServer } from '../lib/table.ts'

/* The page that a match ends with: a poster, who did what, and what turned it. */

shareBrowser()
const at = shareServer()

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 820, height: 1180 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
] as const

/** A match that is over, as the first of its players finds it. */
async function endOf(match: string, language: Language): Promise<Page> {
  const log = recorded(match)
  const { code, guests } = await seat(at.served, log, [
    'Ann',
    ...Array.from({ length: playersOf(match) - 1 }, () => null),
  ])
  const [guest] = guests
  if (!guest) throw new Error('nobody sits there')
  return visitor(at.served.url, { guest, path: `/t/${code}`, settings: { language, view: 'plain' } })
}
const playersOf = (match: string): number => Number(/-(\d)-/.exec(match)?.[1])

/** What does not fit into the page at some size. */
async function misfits(page: Page, poster: string): Promise<string[]> {
  const faults: string[] = []
  for (const size of SIZES) {
    await page.setViewportSize(size)
    const where = `${size.width} x ${size.height}`
    const wider = await ending(page).evaluate(dialog => {
      if (dialog.scrollWidth <= dialog.clientWidth) return []
      const right = dialog.getBoundingClientRect().left + dialog.clientWidth
      const over = [...dialog.querySelectorAll('*')].filter(each => {
        const inside = each.scrollWidth > each.clientWidth && each.clientWidth > 0
        return (inside || each.getBoundingClientRect().right > right) && !each.closest('.story-scroll')
      })
      return ['all of it', ...over.map(each => `${each.tagName}.${each.className}`)]
    })
    if (wider.length > 0) faults.push(`${where}: too wide are ${wider.slice(0, 8).join(', ')}`)
    const box = await page.locator(poster).boundingBox()
    if (!box || box.width < 160 || box.x < 0 || box.x + box.width > size.width)
      faults.push(`${where}: the poster is at ${JSON.stringify(box)}`)
  }
  return faults
}

test.each(few(LANGUAGES))('Diabolik ends with a cover and the standings: %s', async language => {
  const page = await endOf('diabolik-4-heists', language)
  await ending(page).locator('.front-cover canvas').waitFor()
  const { cover, standings } = DIABOLIK[language]
  const told = await ending(page).locator('.front-cover [role=img]').getAttribute('aria-label')
  for (const text of Object.values(cover.heists)) expect(told).toContain(text)
  const won = ending(page).locator('.front-standings[data-won=true] tbody tr')
  expect(await won.count()).toBe(2)
  for (const row of await won.all()) expect(await row.innerText()).toContain(standings.wins)
  expect(await misfits(page, '.front-cover canvas')).toEqual([])
  expect(await faultsOfPage(page)).toEqual([])
})

test.each(few([...LANGUAGES].reverse()))(
  'Diabolicards ends with a splash page and the standings: %s',
  async language => {
    const page = await endOf('diabolicards-4-clever', language)
    await ending(page).locator('.splash canvas').waitFor()
    const rows = ending(page).getByRole('table', { name: CARDS[language].standings }).locator('tbody tr')
    expect(await rows.count()).toBe(4)
    const score = await ending(page).locator('.course-score li[data-won=true] strong').innerText()
    expect(await ending(page).locator('.splash [role=img]').getAttribute('aria-label')).toContain(score)
    expect(await misfits(page, '.splash canvas')).toEqual([])
    expect(await faultsOfPage(page)).toEqual([])
  },
)

test('a match that somebody gives up has standings, and no poster', async () => {
  const log = recorded('diabolicards-2-clever')
  const { code, guests } = await seat(at.served, { ...log, entries: log.entries.slice(0, 40) }, ['Ann', null])
  const [guest] = guests
  if (!guest) throw new Error('nobody sits there')
  const page = await visitor(at.served.url, { guest, path: `/t/${code}`, settings: { view: 'plain' } })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await button(table.menu.open).click()
  await button(table.menu.concede).click()
  await button(table.confirm.concede.yes).click()
  await ending(page).getByRole('table', { name: CARDS.en.standings }).waitFor()
  expect(await ending(page).locator('.splash').count()).toBe(0)
})
