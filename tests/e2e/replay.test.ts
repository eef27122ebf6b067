import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { replay as words } from '../../client/i18n/en/replay.ts'
import { table } from '../../client/i18n/en/table.ts'
import { GAMES } from '../../shared/games/index.ts'
import type { Log } from '../../shared/kernel/history.ts'
import { developed, eyesOf, type Shot } from '../../shared/match/film.ts'
import type { FilmPart } from '../../shared/wire/film.ts'
import { browser, few, shareBrowser, visitor } from '../lib/browser.ts'
import { OLD_FILMS, oldFilm, oldFilmFile } from '../lib/oldFilms.ts'
import { logged, seat, shareServer, upTo } from '../lib/table.ts'

/* A match that is over, watched again in a browser: through whose eyes, when, and what stays covered. */

shareBrowser()
const at = shareServer()

const recorded = (name: string): Log =>
  JSON.parse(readFileSync(new URL(`../replays/${name}.json`, import.meta.url), 'utf8')).log

interface Kept {
  readonly key: string
  readonly log: Log
  film(viewer: string): Promise<FilmPart>
}

/** A recorded match that Ann played, as the server keeps it. */
async function kept(name: string): Promise<Kept> {
  const log = recorded(name)
  const others = GAMES[log.game]?.game.seats(log.options).slice(1) ?? []
  const { id } = await seat(at.served, log, ['Ann', ...others.map(() => null)])
  const key = at.served.app.house.watchKeys.of(id)
  return {
    key,
    log,
    film: async viewer => (await at.served.ask<FilmPart>('GET', `/api/matches/${key}/film/${viewer}?whole`)).said,
  }
}

/** What the page says to whoever cannot see the table. */
const inWords = (page: Page): Promise<string[]> => page.locator('.in-words li').allTextContents()

async function expected(log: Log, film: FilmPart, shot: Shot | undefined): Promise<string[]> {
  const speech = await GAMES[log.game]?.speech('en')
  if (!speech || !shot) throw new Error('nothing to compare with')
  const [first, ...more] = eyesOf(film.head)
  return speech.table(shot.view, more.length > 0 ? 'public' : (first?.seat ?? 'public'))
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const seqOf = (page: Page): Promise<string | null> => page.locator('.now').getAttribute('data-seq')
const slider = (page: Page) => page.getByRole('slider', { name: words.slider })

const REPLAYS = [
  ['on-the-lam-2-plain', ['public', 'all'], 'stage', PHONE],
  ['diabolicards-2-clever', ['dawn', 'all'], 'plain', {}],
  ['diabolik-4-heists', ['public', 'criminals'], 'stage', {}],
] as const
describe.each(few(REPLAYS, 2))('a replay of %s', (name, [first, second], view, screen) => {
  test(`through the eyes of ${first} and ${second}, on the ${view} table, shows what they saw`, async () => {
    const { key, log, film } = await kept(name)
    const films = { [first]: await film(first), [second]: await film(second) }
    const page = await visitor(at.served.url, {
      ...screen,
      path: `/r/${key}?as=${first}&at=9`,
      settings: { view, motion: 'reduced' },
    })
    await page.getByRole('region', { name: words.label }).waitFor()
    const matches = async (viewer: string, seq: number): Promise<void> => {
      await expect.poll(() => seqOf(page)).toBe(`${seq}`)
      const own = films[viewer] as FilmPart
      const lines = await expected(log, own, developed(own.frames)[seq])
      await expect.poll(async () => (await inWords(page)).slice(0, lines.length)).toEqual(lines)
    }
    await matches(first, 9)
    await page.keyboard.press('ArrowRight')
    await matches(first, 10)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await matches(first, 8)
    const said = await logged(page)
    await page.keyboard.press('Home')
    await matches(first, 0)
    expect((await logged(page)).length).toBeLessThan(said.length)
    await page.keyboard.press('End')
    await matches(first, 10)
    // At the same moment, the same table through other eyes; and all of it.
    const eyes = page.locator('.film-eyes label')
    await eyes.nth(Object.keys(films).includes('all') ? -1 : 1).click()
    await matches(second, 10)
    await expect.poll(() => new URL(page.url()).search).toBe(`?as=${second}&at=10`)
    await page.getByRole('button', { name: words.showAll }).click()
    const last = (films[second] as FilmPart).frames.length - 1
    await expect.poll(() => slider(page).getAttribute('max')).toBe(`${last}`)
    for (const seq of [last, 3, last - 1]) {
      await slider(page).fill(`${seq}`)
      await matches(second, seq)
    }
    // A phone has all of it within a thumb's reach.
    if (!('hasTouch' in screen)) return
    await page.getByRole('button', { name: words.back.move }).tap()
    await matches(second, last - 2)
    for (const box of await page
      .locator('.transport button:visible')
      .evaluateAll(all => all.map(each => each.getBoundingClientRect().toJSON() as DOMRect))) {
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
      expect(box.right).toBeLessThanOrEqual(PHONE.viewport.width)
    }
  })
})

describe('a film of rules that are gone', () => {
  const showing = async (page: Page, name: string): Promise<void> => {
    await page.getByLabel(words.file.choose).setInputFiles(oldFilmFile(name))
    await page.getByRole('region', { name: words.label }).waitFor()
    await page.locator('.film-eyes label').last().click()
    await page.getByRole('button', { name: words.showAll }).click()
    const all = oldFilm(name).find(({ head }) => head.viewer === 'all')?.frames ?? []
    const last = all.length - 1
    // To and fro, in the middle and at its end.
    for (const seq of [last >> 1, 2, last]) {
      await slider(page).fill(`${seq}`)
      await expect.poll(() => seqOf(page)).toBe(`${seq}`)
      expect((await inWords(page)).length).toBeGreaterThan(3)
      expect((await inWords(page)).join(' ')).not.toMatch(/undefined|NaN|\[object/)
    }
    await page.locator('.now', { hasText: table.now.over }).waitFor()
    expect((await logged(page)).length).toBeGreaterThan(last / 4)
  }

  test.each(few(OLD_FILMS))('is played on the stage: %s', async name => {
    const page = await visitor(at.served.url, { path: '/r', settings: { view: 'stage', motion: 'reduced' } })
    await showing(page, name)
    await page.waitForFunction(() => window.__stage?.settled && window.__stage.frames > 0)
  })

  test('is played on the plain table, whichever game it is of', async () => {
    const page = await visitor(at.served.url, { settings: { view: 'plain' } })
    for (const name of OLD_FILMS) {
      await page.goto('/r')
      await showing(page, name)
      await page.locator('.plain-table .region').first().waitFor()
    }
  })
})

test('a link gives nothing away: neither how it ends nor when, nor what comes', async () => {
  const { key, log, film } = await kept('diabolik-4-danger')
  const whole = await film('public')
  const page = await visitor(at.served.url, { path: `/r/${key}`, settings: { view: 'plain' } })
  const parts: FilmPart[] = []
  page.on('response', async response => {
    if (response.url().includes('/film/')) parts.push((await response.json()) as FilmPart)
  })
  await page.reload()
  await page.getByRole('region', { name: words.label }).waitFor()
  for (let seq = 1; seq <= 30; seq++) await page.getByRole('button', { name: words.forward.move }).click()
  await upTo(page, 30)
  await expect.poll(() => parts.length).toBeGreaterThan(1)
  const fetched = Math.max(...parts.flatMap(({ frames }) => frames.map(({ round }) => round)))
  expect(fetched).toBeLessThanOrEqual((whole.frames[30]?.round ?? 0) + 1)
  for (const { outcome, more } of parts) expect([outcome, more]).toEqual([null, true])
  // In what is written, to eyes and ears.
  const speech = await GAMES.diabolik?.speech('en')
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  const text = `${await page.locator('body').innerText()} ${await page.locator('body').ariaSnapshot()} ${stored}`
  if (!whole.outcome || !speech) throw new Error('it has no end')
  for (const secret of [speech.outcome(whole.outcome), `${whole.frames.length - 1}`, table.now.over])
    expect(text.includes(secret)).toBe(false)
  expect(await slider(page).getAttribute('max')).toBe('30')
  expect(log.entries.length).toBeGreaterThan(60)
})

test('it runs by itself, stands at space, and is kept in a file that opens without the server', async () => {
  const { key } = await kept('diabolik-escape')
  const page = await visitor(at.served.url, {
    path: `/r/${key}?at=4`,
    settings: { view: 'plain' },
    acceptDownloads: true,
    // Offline there is no type but what was fetched before.
    expected: /ERR_INTERNET_DISCONNECTED/,
  })
  await page.getByLabel(words.speed).selectOption('8')
  await page.keyboard.press('Space')
  await upTo(page, 12)
  await page.keyboard.press('Space')
  const button = page.getByRole('button', { name: words.play, exact: true })
  await button.waitFor()
  const stood = await seqOf(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: words.download }).click()
  const file = join(tmpdir(), `replay-${process.pid}.film`)
  await (await saved).saveAs(file)
  expect(await seqOf(page)).toBe(stood)

  await page.goto('/r')
  const choose = page.getByLabel(words.file.choose)
  await choose.setInputFiles({ name: 'x.film', mimeType: 'application/gzip', buffer: Buffer.from('no film') })
  expect(await page.getByRole('alert').innerText()).toBe(words.file.broken)
  await choose.setInputFiles(file)
  await page.getByRole('region', { name: words.label }).waitFor()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: words.showAll }).click()
  await page.keyboard.press('End')
  await page.getByRole('button', { name: table.ending.again }).waitFor()
  await page.context().setOffline(false)
  await rm(file)
})

test('a bot says what it would have done, and the match goes on from there at another table', async () => {
  const { key, log } = await kept('on-the-lam-3-clever')
  const page = await visitor(at.served.url, { path: `/r/${key}?as=all&at=40`, settings: { view: 'plain' } })
  await page.getByText(words.advice.title).click()
  const entry = log.entries[40]
  if (entry?.type !== 'move') throw new Error('nobody moved')
  const speech = await GAMES['on-the-lam']?.speech('en')
  const decision = page.getByRole('region', { name: speech?.seat(entry.seat) ?? '', exact: true })
  await decision.locator('[data-best="true"]').waitFor()
  // What was done is told when it has been seen.
  expect(await decision.locator('[data-made="true"]').count()).toBe(0)
  await page.keyboard.press('ArrowRight')
  await upTo(page, 41)
  await page.keyboard.press('ArrowLeft')
  await decision.locator('[data-made="true"]').waitFor()
  await page.getByRole('button', { name: words.branch.open }).click()
  await page
    .getByRole('dialog')
    .getByText(speech?.seat('dame') ?? '', { exact: true })
    .click()
  await page.getByRole('button', { name: words.branch.bots }).click()
  await page.waitForURL(/\/t\//)
  await page.locator('.now').waitFor()
  await upTo(page, 40)
  expect((await logged(page)).join(' ')).toContain(table.log.room.goesOn('').trim())

  // With friends, it waits for them.
  await page.goto(`/r/${key}?as=all&at=40`)
  await page.getByRole('button', { name: words.branch.open }).click()
  await page.getByRole('button', { name: words.branch.friends }).click()
  await page.locator('.code-plate').waitFor()
})

/** A clip as any player opens it: how long and large, the colour of its bar, how much of its lower corner is boxed. */
async function opened(bytes: Buffer) {
  const context = await browser().newContext()
  onTestFinished(() => context.close())
  const page = await context.newPage()
  return page.evaluate(async text => {
    const found = Uint8Array.from(atob(text), each => each.charCodeAt(0))
    const type = found[0] === 0x1a ? 'video/webm' : 'video/mp4'
    const video = document.createElement('video')
    video.muted = true
    video.src = URL.createObjectURL(new Blob([found], { type }))
    await new Promise((resolve, reject) => {
      video.onloadeddata = resolve
      video.onerror = () => reject(new Error(`cannot be played: ${video.error?.message}`))
    })
    const shown = new Promise(resolve => {
      video.onseeked = resolve
    })
    video.currentTime = video.duration / 2
    await shown
    const canvas = document.createElement('canvas')
    const [width, height] = [video.videoWidth, video.videoHeight]
    Object.assign(canvas, { width, height })
    const ctx = canvas.getContext('2d')
    ctx?.drawImage(video, 0, 0)
    const pixels = (x: number, y: number, w: number, h: number) => [...(ctx?.getImageData(x, y, w, h).data ?? [])]
    const corner = pixels(20, height - 70, 120, 50)
    // Sodium: much red and green, little blue.
    const yellow = corner.filter((red, n) => n % 4 === 0 && red > 190 && (corner[n + 2] ?? 255) < 110)
    return {
      seconds: video.duration,
      width,
      height,
      bar: pixels(4, 4, 1, 1).slice(0, 3),
      boxed: yellow.length / (120 * 50),
    }
  }, bytes.toString('base64'))
}

test('stills, a clip and the comic page are made in the browser, and nothing is sent for them', async () => {
  const { key } = await kept('diabolik-4-heists')
  const page = await visitor(at.served.url, { path: `/r/${key}?as=all&at=40`, acceptDownloads: true, fine: true })
  await page.getByText(words.share.title, { exact: true }).click()
  await page.waitForFunction(() => window.__stage?.settled)
  const sent: string[] = []
  page.on('request', request => {
    if (!request.url().startsWith('blob:') && request.method() !== 'GET') sent.push(request.url())
  })
  const file = async (press: string): Promise<Buffer> => {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: press, exact: true }).click()
    const path = join(tmpdir(), `replay-${process.pid}-picture`)
    await (await saved).saveAs(path)
    const bytes = readFileSync(path)
    await rm(path)
    return bytes
  }
  const sizeOf = (png: Buffer): number[] => [png.readUInt32BE(16), png.readUInt32BE(20)]
  expect(sizeOf(await file(words.share.wide))).toEqual([1200, 630])
  expect(sizeOf(await file(words.share.tall))).toEqual([1080, 1920])
  await page.getByRole('button', { name: words.share.record }).click()
  await upTo(page, 42)
  // Two moves are over in half a second where nothing is animated.
  await page.waitForTimeout(500)
  const clip = await opened(await file(words.share.stop))
  expect(clip.seconds).toBeGreaterThan(0.5)
  expect([clip.width % 2, clip.height % 2]).toEqual([0, 0])
  // The bar with the title above, the caption's box below.
  expect(Math.max(...clip.bar)).toBeLessThan(60)
  expect(clip.boxed).toBeGreaterThan(0.2)
  await page.getByRole('button', { name: words.share.comic }).click()
  await page.getByRole('img', { name: words.share.alt('Diabolik') }).waitFor({ timeout: 60_000 })
  const comic = await file(words.share.download)
  expect(sizeOf(comic)).toEqual([1240, 1754])
  expect(sent).toEqual([])
})

test('a match that runs has no film yet, and one that never was has none', async () => {
  const ann = await at.served.guest('Ann')
  const { id } = await at.served.create(ann, { game: 'diabolik', quick: 'plain' })
  const page = await visitor(at.served.url, { path: `/r/${at.served.app.house.watchKeys.of(id)}`, expected: /40[34]/ })
  await page.getByRole('alert').waitFor()
  await page.goto('/r/nosuchmatch')
  await page.getByRole('alert').waitFor()
})
