import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Frame, FrameLocator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { embed } from '../../client/i18n/en/embed.ts'
import { replay } from '../../client/i18n/en/replay.ts'
import { table } from '../../client/i18n/en/table.ts'
import { embed as zh } from '../../client/i18n/zh/embed.ts'
import { faultsOfPage } from '../lib/accessible.ts'
import { browser, faultsOf, shareBrowser, visitor } from '../lib/browser.ts'
import { recorded } from '../lib/moments.ts'
import { joinTable } from '../lib/player.ts'
import { shareServer } from '../lib/table.ts'

/* A match in a page of somebody else's, on another host: nothing of the house is there but what is made to be framed. */

shareBrowser()
const at = shareServer()

/** What stands in that page just now. */
let body = ''
let blog: Server
let elsewhere: string
beforeAll(async () => {
  blog = createServer((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<!doctype html><html lang="en"><title>A blog</title><main><h1>A blog</h1>${body}</main></html>`)
  })
  await new Promise<void>(done => blog.listen(0, '127.0.0.1', done))
  // Another host than the house's, which is called by its number.
  elsewhere = `http://localhost:${(blog.address() as AddressInfo).port}`
})
afterAll(() => blog.close())

const keyOf = (id: string): string => at.served.app.house.watchKeys.of(id)

async function aFilm(game = 'on-the-lam-2-plain'): Promise<string> {
  const people = await Promise.all([at.served.guest('Ann'), at.served.guest('Bob')])
  const { id } = await at.served.app.seatRecorded(recorded(game), people, { public: true })
  return keyOf(id)
}

/** Somebody reads the blog. What goes wrong in it is in `faults`. */
async function reader(html: string, expected?: RegExp, viewport = { width: 900, height: 700 }) {
  body = html
  const context = await browser().newContext({ viewport, locale: 'en' })
  context.setDefaultTimeout(30_000)
  await context.addInitScript(() => Object.assign(window, { __still: true }))
  const faults = faultsOf(
    context,
    at.served.url,
    new RegExp([`asked ${elsewhere}`, expected?.source ?? '^$'].join('|')),
  )
  const page = await context.newPage()
  await page.goto(elsewhere)
  return { page, faults, frame: page.frameLocator('iframe'), close: () => context.close() }
}
const oembed = async (path: string): Promise<string> =>
  (await at.served.ask<{ html: string }>('GET', `/api/oembed?url=${encodeURIComponent(at.served.url + path)}`)).said
    .html

const press = (frame: FrameLocator, name: string) => frame.getByRole('button', { name, exact: true }).click()
function inside(page: Page): Frame {
  const [, framed] = page.frames()
  return framed ?? expect.unreachable()
}
const heavy = (page: Page): Promise<string[]> =>
  inside(page).evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter(name => /\/(three|net)-|\/api\//.test(name)),
  )

test('a film plays in a page of another host, as oEmbed tells to frame it', async () => {
  const key = await aFilm()
  const { page, frame, faults, close } = await reader(await oembed(`/r/${key}`))
  await frame.getByRole('button', { name: embed.watch, exact: true }).waitFor()
  // A placard, and nothing of the match before somebody wants it.
  expect(await heavy(page)).toEqual([])
  expect(await faultsOfPage(page)).toEqual([])
  await press(frame, embed.watch)
  await frame.locator('.stage canvas').waitFor()
  const words = frame.locator('.air-words')
  const first = await words.textContent()
  await expect.poll(() => words.textContent()).not.toBe(first)
  await press(frame, embed.pause)
  await frame.getByRole('button', { name: embed.play, exact: true }).waitFor()
  // Looked at, and nothing else.
  for (const control of ['.stage-tools', '.air-cameras', '.stage-skip'])
    expect(await frame.locator(control).isVisible()).toBe(false)
  expect(await faultsOfPage(page)).toEqual([])
  const whole = frame.getByRole('link', { name: embed.open })
  expect(await whole.getAttribute('href')).toBe(`/r/${key}`)
  const [tab] = await Promise.all([page.waitForEvent('popup'), whole.click()])
  await tab.getByRole('button', { name: replay.play, exact: true }).waitFor()
  await close()
  expect(faults).toEqual([])
})

test('a live table plays in a frame that may do nothing but run, and keeps nothing', async () => {
  const { served } = at
  const ann = await served.guest('Ann')
  const { id } = await served.create(ann, { game: 'diabolicards', players: 2, quick: 'plain' })
  const player = await joinTable(served.url, id, ann)
  await player.until('start', () => player.turn !== null)
  const frame = `<iframe src="${served.url}/embed/${keyOf(id)}?lang=zh" width="320" height="180" sandbox="allow-scripts"></iframe>`
  const read = await reader(frame)
  await press(read.frame, zh.watch)
  await read.frame.locator('.stage canvas').waitFor()
  const host = served.app.house.hosts.get(id)
  await expect.poll(() => host?.watchers).toBe(1)
  const kept = await inside(read.page).evaluate(() => {
    try {
      return localStorage.length
    } catch {
      return 'refused'
    }
  })
  expect(kept).toBe('refused')
  expect(await inside(read.page).evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await press(read.frame, zh.stop)
  await read.frame.getByRole('button', { name: zh.watch, exact: true }).waitFor()
  await expect.poll(() => host?.watchers).toBe(0)
  await read.close()
  await player.leave()
  expect(read.faults).toEqual([])
})

test('a table where nobody has begun says so, and one that is not there is none', async () => {
  const { served } = at
  const ann = await served.guest('Ann')
  const { id } = await served.create(ann, { game: 'on-the-lam', players: 2 })
  const page = await visitor(served.url, { path: `/embed/${keyOf(id)}` })
  await page.getByRole('button', { name: embed.watch, exact: true }).click()
  await page.getByText(embed.notYet).waitFor()
  const lost = await visitor(served.url, { path: '/embed/KXMPQ', expected: /404/ })
  await lost.getByRole('button', { name: embed.watch, exact: true }).click()
  await lost.getByRole('alert').waitFor()
})

test('the pages of the house refuse to be framed', async () => {
  const key = await aFilm()
  for (const path of ['/', '/lobby', `/t/${key}`, `/w/${key}`, `/r/${key}`, `/broadcast/${key}`]) {
    const { page, faults, close } = await reader(`<iframe src="${at.served.url}${path}"></iframe>`)
    await expect.poll(() => faults.join(), { message: path }).toMatch(/frame-ancestors|chrome-error/)
    expect(await page.frameLocator('iframe').locator('#page').count()).toBe(0)
    await close()
  }
})

const copying = { viewport: { width: 1280, height: 720 }, permissions: ['clipboard-read', 'clipboard-write'] }

test('who watches a match copies it for a page of their own', async () => {
  const key = await aFilm()
  const page = await visitor(at.served.url, { path: `/r/${key}`, ...copying })
  await page.getByText(embed.copy).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(`<iframe src="${at.served.url}/embed/${key}"`)
  const live = await at.served.create(await at.served.guest('Cid'), { game: 'diabolik', players: 2, quick: 'plain' })
  const watcher = await visitor(at.served.url, {
    path: `/w/${keyOf(live.id)}`,
    ...copying,
  })
  await watcher.getByRole('button', { name: table.menu.open, exact: true }).click()
  await watcher.getByText(embed.copy).click()
  expect(await watcher.evaluate(() => navigator.clipboard.readText())).toContain(`/embed/${keyOf(live.id)}"`)
})
