import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { en } from '../../client/i18n/en/index.ts'
import { replay as words } from '../../client/i18n/en/replay.ts'
import { solo } from '../../client/i18n/en/solo.ts'
import { pathOf } from '../../client/session/daily.ts'
import { layStatic } from '../../tools/lib/static.mjs'
import { shareBrowser, visitor } from '../lib/browser.ts'
import { OLD_FILMS, oldFilmFile } from '../lib/oldFilms.ts'
import { moves, takeFirst, upTo } from '../lib/table.ts'

/* The page as a folder on a host that knows nothing but files. */

shareBrowser()
const FOLDER = '/some/where/'
const dist = mkdtempSync(join(tmpdir(), 'static-'))
const asked: string[] = []
let host: Server
let origin = ''

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

beforeAll(async () => {
  await layStatic(join(import.meta.dirname, '..', '..', 'dist'), dist)
  host = createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://host')
    asked.push(pathname)
    const file = join(dist, pathname.startsWith(FOLDER) ? pathname.slice(FOLDER.length) || 'index.html' : 'nothing')
    if (!existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
    return response.end(readFileSync(file))
  })
  await new Promise<void>(resolve => host.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
})
afterAll(() => {
  host.closeAllConnections()
  host.close()
  rmSync(dist, { recursive: true })
})

test('it is played, read and watched there, and asks for nothing but its files', async () => {
  const { home, guide, table } = en
  const title = home.games['on-the-lam'].title
  const page = await visitor(origin, { path: FOLDER, settings: { view: 'plain' } })
  await page.locator('.away', { hasText: solo.alone.title }).waitFor()
  await page.getByRole('button', { name: home.playNowAt(title) }).click()
  await page.waitForURL(/\?\/t\/solo-/)
  await moves(page).first().waitFor()
  await takeFirst(page)
  await moves(page).first().waitFor()
  const seq = Number(await page.locator('.now').getAttribute('data-seq'))
  await page.reload()
  await moves(page).first().waitFor()
  await upTo(page, seq)
  await page.getByRole('button', { name: table.menu.open }).click()
  await page.getByRole('dialog').getByRole('button', { name: table.menu.leave }).click()

  // Its matches, its rules, and those of the other games, by address.
  await page.getByRole('region', { name: solo.running }).waitFor()
  await page
    .getByRole('link', { name: guide.rules.title(title) })
    .or(page.getByRole('link', { name: home.rules }))
    .first()
    .click()
  await page.locator('.sections section').first().waitFor()
  await page.goto(`${FOLDER}?/rules/diabolik`)
  await page.locator('.sections section').first().waitFor()

  await page.goto(`${FOLDER}?${pathOf('hunt')}`)
  await page.locator('.daily-past').waitFor()
  await expect.poll(() => page.getByText(en.shell.loading).count()).toBe(0)
  expect(await page.getByRole('alert').count()).toBe(0)

  await page.goto(`${FOLDER}?/r`)
  await page.getByLabel(words.file.choose).setInputFiles(oldFilmFile(OLD_FILMS[0] ?? ''))
  await page.getByRole('region', { name: words.label }).waitFor()
  await page.keyboard.press('ArrowRight')
  await upTo(page, 1)
  expect(asked.filter(path => !path.startsWith(FOLDER))).toEqual([])
  expect(asked.filter(path => path.includes('/api/'))).toEqual([])
})
