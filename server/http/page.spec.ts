import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import express from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compress } from '../../tools/lib/compress.mjs'
import { framedBy, guardPage, page } from './page.ts'

const dist = mkdtempSync(join(tmpdir(), 'dist-'))
const PAGE = `<html lang="en"><title>page</title>${' '.repeat(1000)}`
const HEAD = { language: 'it', tags: '<title>face</title>' }
const FACED = `<html lang="it"><title>face</title>${' '.repeat(1000)}`
const head = async () => HEAD
const SCRIPT = 'play();'.repeat(1000)
let server: Server
let url: string

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'))
  writeFileSync(join(dist, 'index.html'), PAGE)
  writeFileSync(join(dist, 'assets', 'app-1a2b.js'), SCRIPT)
  writeFileSync(join(dist, 'assets', 'type-3c4d.woff2'), SCRIPT)
  writeFileSync(join(dist, 'icon.svg'), '<svg/>')
  await compress(dist)
  server = createServer(express().use(guardPage, page(dist, head)))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  rmSync(dist, { recursive: true })
})

test.each(['/', '/t/BCDFG', '/w/some-table_1', '/rules/on-the-lam', '/anything'])(
  '%s is the page, asked for anew',
  async path => {
    const answer = await fetch(url + path)
    expect(await answer.text()).toBe(FACED)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
  },
)

test('what is named after its content is kept for ever, all else asked for anew', async () => {
  const asset = await fetch(`${url}/assets/app-1a2b.js`)
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect((await fetch(`${url}/icon.svg`)).headers.get('cache-control')).toBe('no-cache')
})

test.each([
  '/assets',
  '/assets/gone.js',
  '/gone.png',
  '/api/nothing',
  '/assets/..%2fsecret',
  '/..%2f..%2fetc%2fpasswd',
  '/.br/index.html',
  '/assets/..%2f.gz%2findex.html',
])('%s is not there', async path => {
  for (const accepted of ['identity', 'br', 'gzip'])
    expect((await fetch(url + path, { headers: { 'accept-encoding': accepted } })).status).toBe(404)
})

test('nothing runs that did not come from here, and sockets go nowhere else', async () => {
  const { headers } = await fetch(url)
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'self'")
  expect(policy).toMatch(/script-src 'self'(;|$)/)
  expect(policy).toContain(`connect-src 'self' ws://${new URL(url).host} wss://${new URL(url).host};`)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test.each([
  ['/embed/abc', '*'],
  ['/overlay/key/score', '*'],
  ['/', "'none'"],
  ['/embed', "'none'"],
  ['/embedded/abc', "'none'"],
  // What is no address of a match is the page that leads home.
  ['/embed/abc/def', "'none'"],
  ['/embed//', "'none'"],
  ['/embed/%61bc', "'none'"],
  ['/broadcast/key/more', "'none'"],
  ['/t/embed', "'none'"],
  ['/t/BCDFG', "'none'"],
  ['/lobby', "'none'"],
  ['/broadcast/key', "'self'"],
  ['/broadcast', "'none'"],
  ['/assets/gone.js', "'none'"],
])('%s may be framed by %s', async (path, who) => {
  const policy = (await fetch(url + path)).headers.get('content-security-policy') ?? ''
  expect(policy).toContain(`frame-ancestors ${who}`)
  expect(framedBy(path)).toBe(who)
})

/** As it goes over the wire: fetch would ask for what it likes, and unpack it. */
async function sent(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url + path, { method, headers }, resolve)
      .on('error', reject)
      .end()
  })
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }
}
const APP = '/assets/app-1a2b.js'
const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['zstd', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip;q=0.9, br;q=0.2', 'gzip'],
  ['gzip;q=0.5', 'gzip'],
  ['identity, br;q=0.5', 'identity'],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
] as const)('whoever accepts %s is sent %s', async (accepted, encoding) => {
  for (const [path, type, whole] of [
    [APP, 'text/javascript; charset=utf-8', SCRIPT],
    ['/t/BCDFG', 'text/html; charset=utf-8', FACED],
  ] as const) {
    const { headers, body } = await sent(path, accepted === undefined ? {} : { 'accept-encoding': accepted })
    expect(headers['content-encoding'] ?? 'identity').toBe(encoding)
    expect(headers['content-type']).toBe(type)
    expect(headers['content-length']).toBe(String(body.length))
    expect(headers.vary).toBe(path === APP ? 'Accept-Encoding' : 'Accept-Encoding, Accept-Language')
    expect(headers['content-security-policy']).toBeDefined()
    expect(String(UNPACK[encoding](body))).toBe(whole)
  }
})

test.each(['/icon.svg', '/assets/type-3c4d.woff2'])('%s is sent as it is', async path => {
  const { headers, status } = await sent(path, { 'accept-encoding': 'br' })
  expect(status).toBe(200)
  expect(headers['content-encoding']).toBeUndefined()
})

test.each(['br', 'gzip', 'identity'])('what a browser has is not sent again: %s', async accepted => {
  const asked = { 'accept-encoding': accepted }
  for (const path of [APP, '/', '/rules/on-the-lam']) {
    const { headers } = await sent(path, asked)
    const again = await sent(path, { ...asked, 'if-none-match': `"other", ${headers.etag}` })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
    for (const name of ['etag', 'vary', 'cache-control']) expect(again.headers[name]).toBe(headers[name])
  }
})

test.each(['br', 'gzip', 'identity'] as const)(
  'heads and parts are those of what would be sent: %s',
  async accepted => {
    const asked = { 'accept-encoding': accepted }
    const whole = await sent(APP, asked)
    for (const path of [APP, '/lobby']) {
      const [got, only] = [await sent(path, asked), await sent(path, asked, 'HEAD')]
      expect(only.body).toHaveLength(0)
      expect({ ...only.headers, date: '' }).toEqual({ ...got.headers, date: '' })
    }
    const part = await sent(APP, { ...asked, range: 'bytes=-5' })
    expect(part.status).toBe(206)
    expect(part.headers['content-encoding']).toBe(whole.headers['content-encoding'])
    expect(part.headers['content-range']).toBe(
      `bytes ${whole.body.length - 5}-${whole.body.length - 1}/${whole.body.length}`,
    )
    expect(part.body).toEqual(whole.body.subarray(-5))
  },
)

test('while it is being built it is not there, and then it is', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'))
  const early = createServer(express().use(guardPage, page(dist, head)))
  await new Promise<void>(resolve => early.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(early.address() as AddressInfo).port}/lobby`
  const before = await fetch(address)
  writeFileSync(join(dist, 'index.html'), PAGE)
  const plain = await fetch(address)
  await compress(dist)
  const after = await fetch(address)
  early.close()
  rmSync(dist, { recursive: true })
  expect([before.status, plain.status, after.status]).toEqual([503, 200, 200])
  expect(before.headers.has('content-security-policy')).toBe(true)
  expect(await plain.text()).toBe(FACED)
  expect(await after.text()).toBe(FACED)
  expect(after.headers.get('content-encoding')).not.toBeNull()
})
