import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { en } from '../../client/i18n/en/index.ts'
import { replay as replayWords } from '../../client/i18n/en/replay.ts'
import { solo } from '../../client/i18n/en/solo.ts'
import { dayAt, filesOn, pathOf } from '../../client/session/daily.ts'
import { shareBrowser, visitor } from '../lib/browser.ts'
import { serve } from '../lib/server.ts'
import { ending, headline, moves, shareServer, takeFirst, upTo } from '../lib/table.ts'

/* A page that has been here before, and no network. */

shareBrowser()
const at = shareServer()
const { home, table } = en
const ROOT = join(import.meta.dirname, '..', '..')

/** What a page looks for in vain when there is nobody to ask. */
const CUT = /ERR_INTERNET_DISCONNECTED/
const PAGE = { settings: { view: 'plain' }, serviceWorkers: 'allow', expected: CUT } as const

interface Built {
  readonly edition: string
  readonly shell: readonly string[]
  readonly rest: readonly string[]
}
const builtIn = (dist: string): Built =>
  JSON.parse(/^const BUILT=(\{.*?\});/.exec(readFileSync(join(dist, 'sw.js'), 'utf8'))?.[1] ?? '') as Built

/** All that could be needed has been fetched. */
async function kept(page: Page): Promise<void> {
  const { shell, rest } = builtIn(join(ROOT, 'dist'))
  const today = filesOn(dayAt(Date.now())).map(path => path.slice(1))
  const all = [...shell, ...rest.filter(path => !path.includes('chinese')), ...today]
  const missing = (): Promise<number> =>
    page.evaluate(async paths => {
      const found = await Promise.all(paths.map(path => caches.match(`/${path}`, { ignoreVary: true })))
      return found.filter(each => each === undefined).length
    }, all)
  await expect.poll(missing, { timeout: 90_000, interval: 500 }).toBe(0)
}

const seqOf = async (page: Page): Promise<number> => Number(await page.locator('.now').getAttribute('data-seq'))

test('without a network one plays on, comes back after a reload, and sees the match again', async () => {
  const page = await visitor(at.served.url, PAGE)
  await kept(page)
  // Nothing that the server says of anybody is kept.
  const asked = await page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(asked.filter(path => path !== '/' && !/^\/(assets|daily)\//.test(path))).toEqual([])

  await page.context().setOffline(true)
  await page.reload()
  await page.locator('.away', { hasText: solo.away.title }).waitFor()
  await page.getByRole('button', { name: home.playNowAt(home.games['on-the-lam'].title) }).click()
  await page.waitForURL(/\/t\/solo-/)
  await page.locator('.solo', { hasText: solo.here }).waitFor()
  for (let n = 0; n < 4; n++) {
    await moves(page).first().waitFor()
    await takeFirst(page)
  }
  await moves(page).first().waitFor()
  const seq = await seqOf(page)
  await page.reload()
  await headline(page).waitFor()
  await upTo(page, seq)
  await moves(page).first().waitFor()
  await takeFirst(page)

  // Nobody could be invited, and nobody could look on.
  await page.getByRole('button', { name: table.menu.open }).click()
  const menu = page.getByRole('dialog')
  for (const what of [table.menu.copyLink, table.menu.copyWatch, table.menu.stream])
    expect(await menu.getByRole('button', { name: what }).count(), what).toBe(0)
  await menu.getByRole('button', { name: table.menu.concede }).click()
  await page.getByRole('dialog').getByRole('button', { name: table.confirm.concede.yes }).click()
  await ending(page).waitFor()
  await page.locator('.fairness[data-verdict=kept]').waitFor()
  await page.getByRole('button', { name: table.ending.watchAgain }).click()
  await page.waitForURL(/\/r\/solo-/)
  await page.getByRole('region', { name: replayWords.label }).waitFor()
  await page.keyboard.press('ArrowRight')
  await upTo(page, 1)
  await page.locator('.film-eyes label').last().click()
  await page.getByRole('button', { name: replayWords.showAll }).click()
  await page.keyboard.press('End')
  await upTo(page, seq)
  await page.getByRole('button', { name: table.ending.again }).waitFor()

  // Today's case is there, too.
  await page.goto(pathOf('hunt'))
  await page.locator('.daily-past').waitFor()
  await expect.poll(() => page.getByText(en.shell.loading).count()).toBe(0)
  expect(await page.getByRole('alert').count()).toBe(0)

  // It is in the list of what this device has, until it is deleted.
  await page.goto('/archive/yours')
  const mine = page.getByRole('region', { name: solo.over })
  await mine.getByRole('button', { name: new RegExp(`^${solo.forget}`) }).click()
  await page.getByRole('dialog').getByRole('button', { name: solo.confirmForget.yes }).click()
  await expect.poll(() => mine.locator('.past').count()).toBe(0)

  // The network is back: so are all tables.
  await page.context().setOffline(false)
  await page.goto('/')
  await page.getByText(home.live.empty).waitFor()
  expect(await page.locator('.away').count()).toBe(0)
})

test('a new edition is told, and comes between two pages: never at a table', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'edition-'))
  const built = join(ROOT, 'dist')
  cpSync(built, dist, { recursive: true })
  /** The edition before had one script more, and went out as it is. */
  const before = (file: string, from: string, to: string): void => {
    writeFileSync(join(dist, file), readFileSync(join(built, file), 'utf8').replace(from, to))
    for (const folder of ['.br', '.gz']) rmSync(join(dist, folder, file), { force: true })
  }
  const { edition } = builtIn(built)
  before(
    'index.html',
    '<script type="module"',
    '<script type="module" src="/assets/before.js"></script>\n<script type="module"',
  )
  before('sw.js', `"edition":"${edition}","shell":[`, '"edition":"before","shell":["assets/before.js",')
  writeFileSync(join(dist, 'assets/before.js'), 'export {}')
  const served = await serve({ dist })
  onTestFinished(async () => {
    await served.close()
    rmSync(dist, { recursive: true })
  })
  const page = await visitor(served.url, { ...PAGE, guest: await served.guest('Ann') })
  const editions = (): Promise<string[]> => page.evaluate(() => caches.keys())
  await expect.poll(editions).toEqual(['page before'])
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await page.getByRole('button', { name: home.playNowAt(home.games['on-the-lam'].title) }).click()
  await moves(page).first().waitFor()
  await page.evaluate(() => Object.assign(window, { __opened: 'before' }))

  for (const file of ['index.html', 'sw.js']) cpSync(join(built, file), join(dist, file))
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  const newest = (): Promise<boolean> =>
    page.evaluate(async edition => {
      const { active, installing, waiting } = await navigator.serviceWorker.ready
      const names = await caches.keys()
      return names.includes(`page ${edition}`) && active?.state === 'activated' && !installing && !waiting
    }, edition)
  await expect.poll(newest).toBe(true)
  await takeFirst(page)
  const opened = (): Promise<unknown> => page.evaluate(() => Reflect.get(window, '__opened'))
  expect([await opened(), await page.locator('.fresh').count()]).toEqual(['before', 0])
  await page.getByRole('button', { name: table.menu.open }).click()
  await page.getByRole('dialog').getByRole('button', { name: table.menu.leave }).click()
  await page.getByText(home.tagline).waitFor()
  await expect.poll(() => opened().catch(() => 'on its way')).toBeUndefined()
  expect(await page.locator('script[src*=before]').count()).toBe(0)
  expect(await page.locator('.fresh').count()).toBe(0)

  // Left open on the front page, it says so.
  before(
    'index.html',
    '<script type="module"',
    '<script type="module" src="/assets/before.js"></script>\n<script type="module"',
  )
  before('sw.js', `"edition":"${edition}"`, '"edition":"after"')
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.locator('.fresh', { hasText: solo.fresh.text }).waitFor()
  for (const file of ['index.html', 'sw.js']) cpSync(join(built, file), join(dist, file))
  await page.locator('.fresh button').click()
  await expect.poll(() => page.locator('script[src*=before]').count()).toBe(0)
})
