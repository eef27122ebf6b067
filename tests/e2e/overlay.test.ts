import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { stream as words } from '../../client/i18n/en/stream.ts'
import type { DeskState, OnStream, Stream } from '../../shared/wire/stream.ts'
import { faultsOfPage } from '../lib/accessible.ts'
import { shareBrowser, visitor } from '../lib/browser.ts'
import { filmed, report } from '../lib/filmed.ts'
import { firstMove, momentBefore } from '../lib/moments.ts'
import { serve } from '../lib/server.ts'
import { hostOf, rests } from '../lib/stage.ts'
import { shareServer } from '../lib/table.ts'

/* Overlays, as OBS has them: over whatever lies below, for an evening, and nothing rather than an error. */

shareBrowser()
const at = shareServer()
const DIST = join(import.meta.dirname, '..', '..', 'dist')
/** What a browser says of a feed that ends. */
const GONE = /EventSource|ERR_INCOMPLETE/
const HD = { viewport: { width: 1280, height: 720 } }

const shows = (page: Page) => page.locator('#overlay[data-shown="true"]')

/** The share of a picture's pixels that let what is below through, by the page's own canvas. */
async function clearness(page: Page): Promise<number> {
  const picture = (await page.screenshot({ omitBackground: true })).toString('base64')
  return page.evaluate(async data => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width
    canvas.height = image.height
    const ctx = canvas.getContext('2d') as CanvasRenderingContext2D
    ctx.drawImage(image, 0, 0)
    const { data: pixels } = ctx.getImageData(0, 0, canvas.width, canvas.height)
    let clear = 0
    for (let i = 3; i < pixels.length; i += 4) if (pixels[i] === 0) clear += 1
    return clear / (pixels.length / 4)
  }, picture)
}

test.each(['score', 'turn', 'caption', 'people'])('%s lies over whatever is below it', async widget => {
  const { stream } = await filmed(at.served)
  const page = await visitor(at.served.url, { ...HD, path: `/overlay/${stream.key}/${widget}` })
  await shows(page).waitFor()
  const clear = await clearness(page)
  expect(clear).toBeGreaterThan(0.6)
  expect(clear).toBeLessThan(0.999)
})

test('all widgets together, in three languages and three themes', async () => {
  const { log } = momentBefore('diabolik-4-danger', { type: 'cardLaid', who: 'eva' })
  const { stream, desk } = await filmed(at.served, log, ['Ann', 'Bob', 'Zoe', null])
  await desk({ strokes: [{ colour: 0, points: [0.3, 0.3, 0.4, 0.42, 0.52, 0.4] }] })
  for (const [lang, theme] of [
    ['en', 'dark'],
    ['it', 'light'],
    ['zh', 'none'],
  ] as const) {
    const page = await visitor(at.served.url, { ...HD, path: `/overlay/${stream.key}/all?lang=${lang}&theme=${theme}` })
    await shows(page).waitFor()
    await page.locator('.person').nth(3).waitFor()
    // As over a stream: something with colours below it.
    await page.evaluate(() => {
      document.documentElement.style.minHeight = '100vh'
      document.documentElement.style.background = 'linear-gradient(120deg, #2b3a55, #8a5a2b 45%, #6b8f5a)'
    })
    await report(page, `overlay-${lang}`)
    expect(await page.locator('svg.pen').count()).toBe(1)
    expect(await page.locator('.widget.score').textContent()).toContain('12')
  }
})

/** A page that is told this, whatever its stream is. */
async function told(path: string, change: (now: OnStream) => OnStream, key: string): Promise<Page> {
  const page = await visitor(at.served.url, { viewport: { width: 1920, height: 1080 } })
  // Alone, since what a shared worker asks for cannot be answered here.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'SharedWorker'))
  const { said } = await at.served.ask<OnStream>('GET', `/api/stream/${key}`)
  await page.route('**/feed?*', route =>
    route.fulfill({ contentType: 'text/event-stream', body: `data: ${JSON.stringify(change(said))}\n\n` }),
  )
  await page.goto(path)
  return page
}

const guess = (about: string, at: string, name: string, share: number) => ({ about, at, name, share })
const FULLY: Partial<OnStream> = {
  heat: [
    guess('Diabolik', 'wenz', 'Wenz', 0.6),
    guess('Diabolik', 'bersy', 'Bersy', 0.4),
    guess('Eva', 'calburg', 'Calburg', 1),
  ],
  hands: [
    { seat: 'eva', side: 'criminals', name: 'Eva', cards: ['Smoke Bomb', 'Rubber Mask'] },
    { seat: 'ginko', side: 'detectives', name: 'Ginko', cards: ['Helicopter', 'Informer', 'Flying Squad'] },
  ],
}

test('all of them have their place, with hands, guesses and the best noses, over nothing of each other', async () => {
  const { log } = momentBefore('diabolik-4-danger', { type: 'cardLaid', who: 'eva' })
  const { stream } = await filmed(at.served, log, ['Ann', 'Bob', 'Zoe', null])
  const noses = [1, 2, 3].map(rank => ({ rank, name: `Guest ${rank}`, points: 40 - 9 * rank }))
  for (const [name, more] of [
    ['match', FULLY],
    ['end', { hands: FULLY.hands ?? null, noses, scene: 'end', outcome: 'The Criminals win.' }],
    ['soon', { scene: 'soon' }],
  ] as const) {
    const page = await told(`/overlay/${stream.key}/all`, now => ({ ...now, ...more }), stream.key)
    await page.locator('.widget.people').waitFor()
    await report(page, `widgets-${name}`)
    const boxes = await page
      .locator('.widget:not(.pen) .box')
      .evaluateAll(all => all.map(each => each.getBoundingClientRect().toJSON() as DOMRect))
    expect(boxes.length).toBeGreaterThan(5)
    for (const [i, a] of boxes.entries()) {
      expect([a.left, a.top].every(edge => edge >= 0) && a.right <= 1920 && a.bottom <= 1080).toBe(true)
      for (const b of boxes.slice(i + 1))
        expect(a.left >= b.right || b.left >= a.right || a.top >= b.bottom || b.top >= a.bottom).toBe(true)
    }
  }
  const one = await told(`/overlay/${stream.key}/hands?of=criminals`, now => ({ ...now, ...FULLY }), stream.key)
  await one.getByText('Smoke Bomb').waitFor()
  expect(await one.getByText('Helicopter').count()).toBe(0)
})

test('what the crowd guesses lies over the board of the clean feed, and is gone when it is hidden', async () => {
  const { log } = momentBefore('diabolik-4-danger', { type: 'cardLaid', who: 'eva' })
  const { stream } = await filmed(at.served, log, ['Ann', 'Bob', 'Zoe', null])
  const drawn = async (more: Partial<OnStream>, name: string): Promise<number> => {
    const page = await told(`/broadcast/${stream.key}`, now => ({ ...now, ...more }), stream.key)
    await page.setViewportSize({ width: 1280, height: 720 })
    await rests(page)
    await report(page, name)
    return page.evaluate(() => window.__stage?.calls ?? 0)
  }
  const without = await drawn({}, 'feed-bare')
  expect(await drawn(FULLY, 'feed-heat')).toBe(without + 1)
})

test('as many as a picture needs are on in one browser', async () => {
  const { stream, desk } = await filmed(at.served)
  const first = await visitor(at.served.url, { ...HD, path: `/overlay/${stream.key}/people` })
  const pages = [first, ...(await Promise.all(Array.from({ length: 8 }, () => first.context().newPage())))]
  for (const page of pages.slice(1)) await page.goto(`${at.served.url}/overlay/${stream.key}/people`)
  for (const page of pages) await shows(page).waitFor()
  await desk({ scene: 'soon' })
  await first.goto(`${at.served.url}/overlay/${stream.key}/soon`)
  await first.locator('.box.soon').waitFor()
})

test('an address that is none shows nothing, and says nothing', async () => {
  const page = await visitor(at.served.url, { ...HD, path: '/overlay/notakeyatall/score' })
  await page.waitForTimeout(500)
  expect(await page.locator('#overlay').textContent()).toBe('')
  expect(await clearness(page)).toBe(1)
})

describe('what an overlay loads', () => {
  const html = readFileSync(join(DIST, 'overlay.html'), 'utf8')
  // No page names the worker that they share.
  const workers = readdirSync(join(DIST, 'assets')).filter(file => /^exchange-.*\.js$/.test(file))
  const files = [
    ...[...html.matchAll(/assets\/[^"]+/g)].map(([file]) => file),
    ...workers.map(file => `assets/${file}`),
  ]
  const loaded = files.map(file => readFileSync(join(DIST, file)))

  test('is at most 60 kB, with its type', () => {
    expect(workers).toHaveLength(1)
    const type = readdirSync(join(DIST, 'assets')).filter(file =>
      /^(league-gothic-latin-400|oswald-latin-500).*\.woff2$/.test(file),
    )
    expect(type).toHaveLength(2)
    const weight = [...loaded, Buffer.from(html)].reduce((sum, each) => sum + gzipSync(each).length, 0)
    const letters = type.reduce((sum, file) => sum + readFileSync(join(DIST, 'assets', file)).length, 0)
    expect(weight + letters).toBeLessThan(60_000)
    expect(html).not.toMatch(/react|three|page-/)
  })

  test('is read by Chromium 103, which OBS has had for years', () => {
    const text = loaded.map(String).join('\n')
    for (const newer of [
      /\.(toSorted|toReversed|toSpliced|with|groupBy|fromAsync|withResolvers|isSubsetOf|union)\(/,
      /:has\(|@layer|@container|color-mix\(|oklch\(|light-dark\(|@scope|text-wrap|\bdvh\b/,
      /[{;]\s*&/,
    ])
      expect(text).not.toMatch(newer)
  })

  test('like the clean feed, in what would stop it or lay it out otherwise', () => {
    const built = readdirSync(join(DIST, 'assets'))
    for (const file of built.filter(name => /\.(js|css)$/.test(name)))
      expect(readFileSync(join(DIST, 'assets', file), 'utf8'), file).not.toMatch(
        /\.(toSorted|toReversed|toSpliced|groupBy|withResolvers|fromAsync)\(|@media[^{]*[<>]=|-aspect-ratio:\d+\)/,
      )
    // What moves by these alone may stand still, but all must lie where it belongs.
    const laid = built.filter(name =>
      /^(overlay|BroadcastPage|Picture|director|diabolik|diabolicards|on-the-lam)-.*\.css$/.test(name),
    )
    expect(laid.length).toBeGreaterThan(6)
    for (const file of laid) {
      const text = readFileSync(join(DIST, 'assets', file), 'utf8').replace(
        /@keyframes [^{]+\{([^{}]+\{[^{}]*\})*\}/g,
        '',
      )
      expect(text, file).not.toMatch(/[{;](translate|rotate|scale):/)
    }
  })
})

test('the desk: scenes, pause, pen and spotlight by buttons and keys', { timeout: 120_000 }, async () => {
  const { log } = momentBefore('diabolik-4-danger', { type: 'cardLaid', who: 'eva' })
  const { stream, id, guests } = await filmed(at.served, log, ['Ann', 'Bob', 'Zoe', null])
  const [guest] = guests
  if (!guest) throw new Error('nobody sits there')
  const page = await visitor(at.served.url, {
    viewport: { width: 1280, height: 900 },
    guest,
    path: `/stream/${id}`,
    expected: GONE,
  })
  const feed = page.frameLocator('.desk-pen-box iframe')
  await page.getByRole('heading', { name: words.title }).waitFor()
  await feed.locator('.broadcast .picture canvas').waitFor()
  await feed.locator('.person').nth(3).waitFor()
  const state = async () => (await at.served.ask<Stream>('GET', `/api/desk/${stream.desk}`)).said.state
  await page.getByRole('button', { name: words.scene.soon, exact: true }).click()
  await expect.poll(async () => (await state()).scene).toBe('soon')
  await page.keyboard.press('1')
  await expect.poll(async () => (await state()).scene).toBe('auto')
  await page.keyboard.press('p')
  await expect.poll(async () => (await state()).paused).toBe(true)
  await page.getByRole('button', { name: words.resume }).click()
  await expect.poll(async () => (await state()).paused).toBe(false)
  await page.getByLabel(words.spotlight).selectOption({ label: 'Clerville' })
  await expect.poll(async () => (await state()).spotlight).toBe('clerville')
  await page.locator('.desk-pen').scrollIntoViewIfNeeded()
  const box = await page.locator('.desk-pen').boundingBox()
  if (!box) throw new Error('there is nothing to draw on')
  await page.mouse.move(box.x + box.width / 4, box.y + box.height / 4)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await state()).strokes.length).toBe(1)
  expect((await state()).strokes[0]?.points.slice(0, 2).map(part => Math.round(part * 20) / 20)).toEqual([0.25, 0.25])
  await feed.locator('svg.pen').waitFor()
  // Or by keys, from the middle.
  for (const key of ['d', ' ', 'ArrowRight', 'Shift+ArrowUp', ' ']) await page.keyboard.press(key)
  await expect.poll(async () => (await state()).strokes[1]?.points).toEqual([0.5, 0.5, 0.51, 0.5, 0.51, 0.45])
  // It is the picture as it is filmed, only smaller.
  expect(await feed.locator('body').evaluate(() => [innerWidth, innerHeight])).toEqual([1280, 720])
  const frame = await page.locator('.desk-pen-box iframe').boundingBox()
  expect(Math.abs((frame?.width ?? 0) - box.width)).toBeLessThan(8)
  // How each of them looks.
  await page.getByRole('button', { name: `${words.look} ${words.widget.score}` }).click()
  await page.frameLocator('.desk-addresses iframe').locator('.widget.score').waitFor()
  await report(page, 'desk')
  expect(await faultsOfPage(page)).toEqual([])
  expect(await page.getByText(words.heatHint).isVisible()).toBe(true)
  await page.keyboard.press('c')
  await expect.poll(async () => (await state()).strokes.length).toBe(0)
  // Whoever has the link of the moderators has the same, and nobody else has anything.
  const moderator = await visitor(at.served.url, { path: `/stream/${stream.desk}`, expected: GONE })
  await moderator.getByRole('button', { name: words.pause, exact: true }).click()
  await expect.poll(async () => (await state()).paused).toBe(true)
  const stranger = await visitor(at.served.url, { path: `/stream/${stream.key}`, expected: /404/ })
  await stranger.getByText(words.none).waitFor()
  await page.getByRole('button', { name: words.revoke }).click()
  await page.getByRole('button', { name: words.confirmRevoke.yes }).click()
  await page.getByText(words.revoked).waitFor()
})

test('the desk knows what others change at it, and goes along to the next match', { timeout: 120_000 }, async () => {
  const { stream, desk, id, guests } = await filmed(at.served, firstMove('on-the-lam-3-clever').log, [
    'Ann',
    'Bob',
    'Cay',
  ])
  const [guest] = guests
  if (!guest) throw new Error('nobody sits there')
  const page = await visitor(at.served.url, {
    guest,
    path: `/stream/${id}`,
    settings: { view: 'plain' },
    expected: GONE,
  })
  const pressed = (name: string) => page.getByRole('button', { name, exact: true, pressed: true })
  const points = page.getByLabel(words.spotlight).locator('option')
  const state = async () => (await at.served.ask<Stream>('GET', `/api/desk/${stream.desk}`)).said.state
  await page.waitForURL(`**/stream/${stream.desk}`)
  await expect.poll(() => points.count()).toBeGreaterThan(1)
  await desk({ paused: true })
  await pressed(words.resume).waitFor()
  await page.keyboard.press('p')
  await expect.poll(async () => (await state()).paused).toBe(false)
  // The next match has its own places, as soon as it has begun.
  await at.served.ask('GET', `/api/tables/${id}`, guest)
  const host = hostOf(at.served, id)
  for (const each of guests) await host.ask(each, { type: 'agree', agree: true })
  for (const each of guests) expect(await at.served.app.house.another(host, each)).toBe(null)
  await expect.poll(() => points.count()).toBe(1)
  const next = hostOf(at.served, host.party.rematch ?? '')
  for (const each of guests) await next.ask(each, { type: 'ready', ready: true })
  expect(await next.ask(guest, { type: 'start' })).toBe(null)
  await expect.poll(() => points.count()).toBeGreaterThan(1)
  // And is the same desk after a reload, not another at the table that has been left.
  await page.reload()
  await page.locator(`iframe[src="/broadcast/${stream.key}"]`).waitFor()
  expect(await at.served.app.store.stream({ table: id })).toBe(null)
})

// Last: a server that closes takes the rooms of this process along.
test('comes back after a restart by itself, and is blank when its key is revoked', async () => {
  let served = await serve({ dist: DIST })
  const { stream, guests } = await filmed(served)
  const page = await visitor(served.url, {
    ...HD,
    path: `/overlay/${stream.key}/all`,
    expected: /Failed to load|ERR_|EventSource|503/,
  })
  await shows(page).waitFor()
  const { data } = served
  const port = Number(new URL(served.url).port)
  await served.app.close()
  // What was shown stays.
  expect(await page.locator('.person').count()).toBe(3)
  served = await serve({ dist: DIST, data, port })
  await served.ask<DeskState>('POST', `/api/desk/${stream.desk}`, null, { scene: 'soon' })
  // The same page, which nobody has touched, is told what is new.
  await page.locator('.box.soon').waitFor()
  expect(await page.locator('.person').count()).toBe(3)
  await served.ask('POST', `/api/desk/${stream.desk}/revoke`, guests[0] ?? null)
  await expect.poll(() => page.locator('.box').count(), { timeout: 20_000 }).toBe(0)
  await served.close()
})
