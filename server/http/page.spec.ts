import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guardPage, page } from './page.ts'

const dist = mkdtempSync(join(tmpdir(), 'dist-'))
let server: Server
let url: string

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'))
  writeFileSync(join(dist, 'index.html'), '<title>page</title>')
  writeFileSync(join(dist, 'assets', 'app-1a2b.js'), 'x')
  writeFileSync(join(dist, 'icon.svg'), '<svg/>')
  server = createServer(express().use(guardPage, page(dist)))
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
    expect(await answer.text()).toContain('<title>page</title>')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
  },
)

test('what is named after its content is kept for ever, all else asked for anew', async () => {
  const asset = await fetch(`${url}/assets/app-1a2b.js`)
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect((await fetch(`${url}/icon.svg`)).headers.get('cache-control')).toBe('no-cache')
})

test.each(['/assets/gone.js', '/gone.png', '/api/nothing', '/assets/..%2fsecret', '/..%2f..%2fetc%2fpasswd'])(
  '%s is not there',
  async path => {
    expect((await fetch(url + path)).status).toBe(404)
  },
)

test('nothing runs that did not come from here, and sockets go nowhere else', async () => {
  const { headers } = await fetch(url)
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'self'")
  expect(policy).toMatch(/script-src 'self'(;|$)/)
  expect(policy).toContain(`connect-src 'self' ws://${new URL(url).host} wss://${new URL(url).host};`)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})
