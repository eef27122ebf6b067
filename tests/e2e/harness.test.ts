import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsOfPage } from '../lib/accessible.ts'
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
const GOOD = `<!doctype html><html lang="en"><title>A page</title><style>* { font-size: 16px }</style><main><h1 id="a">Head</h1>
  <button aria-label="Go">→</button><label>Name <input></label><img src="data:," alt=""><p>Text</p></main>`
const UNFIT: Readonly<Record<string, string>> = {
  'button-name': GOOD.replace(' aria-label="Go">→', '>'),
  'label:': GOOD.replace('<label>Name <input></label>', '<input>'),
  'select-name': GOOD.replace('<input>', '').replace('<p>', '<p><select></select>'),
  'link-name': GOOD.replace('<p>', '<p><a href="/"></a>'),
  'aria-dialog-name': GOOD.replace('<p>', '<p><span role="dialog">Text</span>'),
  'has no name': GOOD.replace('</main>', '<dialog open>Text</dialog></main>'),
  'image-alt': GOOD.replace(' alt=""', ''),
  'duplicate-id:': GOOD.replace('<p>', '<p id="a">'),
  'page-has-heading-one': GOOD.replaceAll('h1', 'h2'),
  '2 main headings': GOOD.replace('<p>', '<h1>Head</h1><p>'),
  'landmark-one-main': GOOD.replaceAll('main', 'nav'),
  'landmark-no-duplicate-main': `${GOOD}<main aria-label="Other"></main>`,
  'document-title': GOOD.replace('A page', ''),
  'is smaller than 14 px': GOOD.replace('<p>', '<p style="font-size: 13px">'),
  'aria-valid-attr-value: Invalid ARIA attribute value: aria-controls': GOOD.replace(
    '<p>',
    '<p aria-controls="nobody">',
  ),
  'aria-labelledby="nobody"': GOOD.replace('<p>', '<p role="group" aria-labelledby="nobody">'),
  'aria-describedby="nobody"': GOOD.replace('<p>', '<p aria-describedby="nobody">'),
  'label-content-name-mismatch': GOOD.replace('aria-label="Go">→', 'aria-label="Language">EN'),
  region: GOOD.replace('</main>', '</main><h2>Outside</h2>'),
  'color-contrast': GOOD.replace('<p>', '<p style="color: #aaa">'),
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

test('what makes a page unfit for a reader is noticed', async () => {
  const page = await browser().newPage()
  const found: Record<string, string[]> = {}
  for (const [fault, html] of Object.entries(UNFIT)) {
    await page.setContent(html)
    found[fault] = await faultsOfPage(page)
  }
  await page.close()
  for (const [fault, faults] of Object.entries(found)) expect(faults, fault).toEqual([expect.stringContaining(fault)])
})

test('and none where there is none', async () => {
  expect(await faultsAt('/fine')).toEqual([])
  const page = await browser().newPage()
  await page.setContent(GOOD)
  expect(await faultsOfPage(page)).toEqual([])
  await page.close()
})
