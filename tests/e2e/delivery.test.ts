import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { GAMES } from '../../shared/games/index.ts'
import { weigh } from '../../tools/lib/pageSize.ts'
import { settled } from '../../tools/lib/stageBench.ts'
import { shareBrowser, visitor } from '../lib/browser.ts'
import { shareServer } from '../lib/table.ts'

/* The page goes out as small as the build has made it. */

shareBrowser()
const at = shareServer()

const dist = join(import.meta.dirname, '..', '..', 'dist')
const filesIn = (folder: string): string[] =>
  readdirSync(join(dist, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(join(dist, folder, 'x').length - 1))

/** The smaller of file and copy. */
const sizeOf = (path: string): number =>
  Math.min(
    ...[dist, join(dist, '.br')].map(
      folder => statSync(join(folder, path), { throwIfNoEntry: false })?.size ?? Number.POSITIVE_INFINITY,
    ),
  )

test.each([
  ['.br', brotliDecompressSync],
  ['.gz', gunzipSync],
] as const)('every copy in %s is its original', (folder, unpack) => {
  const copies = filesIn(folder)
  expect(copies).toContain('index.html')
  expect(copies.filter(path => path.endsWith('.js')).length).toBeGreaterThan(50)
  for (const path of copies) {
    const copy = readFileSync(join(dist, folder, path))
    const original = readFileSync(join(dist, path))
    expect(copy.length, path).toBeLessThan(original.length)
    expect(unpack(copy).equals(original), path).toBe(true)
  }
})

test('a browser fetches the small copies, and is told what they weigh', async () => {
  const page = await visitor(at.served.url, { path: 'about:blank' })
  const asked: string[] = []
  const large: string[] = []
  page.on('response', response => {
    const { pathname } = new URL(response.url())
    asked.push(pathname)
    const isSmaller = existsSync(join(dist, '.br', pathname === '/lobby' ? 'index.html' : pathname))
    if (isSmaller && response.headers()['content-encoding'] !== 'br') large.push(pathname)
  })
  const { script, all } = await weigh(page, () => page.goto('/lobby'))
  expect(asked).toContain('/lobby')
  expect(large).toEqual([])
  const scripts = asked.filter(path => path.endsWith('.js'))
  expect(script).toBeCloseTo(scripts.reduce((sum, path) => sum + sizeOf(path), 0) / 1000)
  expect(all).toBeGreaterThan(script)
})

test.each(Object.keys(GAMES))('a first visit to a table of %s fetches at most 420 kB of script', async game => {
  const { served } = at
  const ann = await served.guest('Ann')
  const players = Math.max(...(GAMES[game]?.game.players ?? []))
  const { code } = await served.create(ann, { game, players, quick: 'plain' })
  const page = await visitor(served.url, { path: 'about:blank', guest: ann, settings: { sound: true } })
  const { script } = await weigh(page, async () => {
    await page.goto(`/t/${code}`)
    await settled(page)
  })
  expect(script).toBeGreaterThan(300)
  expect(script).toBeLessThan(420)
})
