import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Served, serve } from './lib/server.ts'

/* What a home screen takes of the page: as a browser would, from its head on. */

const ROOT = join(import.meta.dirname, '..')
const dist = mkdtempSync(join(tmpdir(), 'dist-'))
let served: Served
beforeAll(async () => {
  cpSync(join(ROOT, 'public'), dist, { recursive: true })
  cpSync(join(ROOT, 'client/index.html'), join(dist, 'index.html'))
  served = await serve({ dist })
})
afterAll(async () => {
  await served.close()
  rmSync(dist, { recursive: true })
})

interface Manifest {
  readonly name: string
  readonly start_url: string
  readonly display: string
  readonly theme_color: string
  readonly icons: readonly { src: string; sizes: string; type: string; purpose?: string }[]
}

/** As a PNG says itself. */
async function sizeOf(path: string): Promise<string> {
  const answer = await fetch(new URL(path, served.url))
  expect(answer.headers.get('content-type')).toBe('image/png')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

test.each(['/', '/lobby', '/t/BCDFGH'])('%s can be installed', async path => {
  const html = await (await fetch(served.url + path)).text()
  const linked = (rel: string): string => new RegExp(`<link rel="${rel}" href="([^"]+)"`).exec(html)?.[1] ?? ''
  const answer = await fetch(served.url + linked('manifest'))
  expect(answer.headers.get('content-type')).toContain('application/manifest+json')
  const { icons, ...manifest } = (await answer.json()) as Manifest
  // From where the manifest lies, as all in it: it may lie anywhere.
  expect(manifest).toMatchObject({ name: 'Tavolo Nero', start_url: './', display: 'standalone' })
  expect(html).toContain(`<meta name="theme-color" content="${manifest.theme_color}"`)
  for (const { src, sizes } of icons) expect(await sizeOf(src), src).toBe(sizes)
  // What browsers ask for before they offer it.
  const plain = icons.filter(({ purpose }) => purpose === undefined).map(({ sizes }) => sizes)
  expect(plain).toEqual(['192x192', '512x512'])
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  expect(await sizeOf(linked('apple-touch-icon'))).toBe('180x180')
})
