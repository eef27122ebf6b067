import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browser, faultsOf, shareBrowser } from '../lib/browser.ts'

/* The browser tests fail for what goes wrong unnoticed; here it is seen that they would. */

shareBrowser()

const PAGES: Readonly<Record<string, string>> = {
  '/fine': '<link rel="icon" href="data:,"><p>Nothing wrong',
  '/error': '<link rel="icon" href="data:,"><script>throw new Error("planted")</script>',
  '/console': '<link rel="icon" href="data:,"><script>console.error("planted")</script>',
  '/missing': '<link rel="icon" href="data:,"><img src="/planted.png">',
  '/elsewhere': '<link rel="icon" href="data:,"><img src="http://planted.invalid/a.png">',
  '/font': `<link rel="icon" href="data:,"><style>@font-face { font-family: x; src: url(https://planted.invalid/x.woff2) }
    p { font-family: x }</style><p>text`,
}
const server = createServer(({ url = '' }, response) => {
  const page = PAGES[url]
  response.writeHead(page ? 200 : 404, { 'content-type': 'text/html' }).end(page)
})
let origin = ''

beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

async function faultsAt(path: string): Promise<string[]> {
  const context = await browser().newContext()
  try {
    const faults = faultsOf(context, origin)
    const page = await context.newPage()
    await page.goto(origin + path, { waitUntil: 'networkidle' })
    return faults
  } finally {
    await context.close()
  }
}

test.each(['/error', '/console', '/missing', '/elsewhere', '/font'])('a fault is noticed: %s', async path => {
  expect((await faultsAt(path)).join('\n')).toContain('planted')
})

test('and none where there is none', async () => {
  expect(await faultsAt('/fine')).toEqual([])
})
