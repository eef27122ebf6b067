import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest'
import type { Guest } from '../../shared/wire/protocol.ts'

/** Small, since every pixel is painted by software. */
const SMALL = { width: 800, height: 450 }

/** Whole matches are long: on the stage only where there is time, else on the plain table, which need not be painted. */
export const QUICK = process.env.FULL ? {} : { view: 'plain' }

/** The same check in another game, language or size: the first of them, and the others where there is time. */
export const few = <T>(all: readonly T[], n = 1): readonly T[] => (process.env.FULL ? all : all.slice(0, n))

let shared: Browser | null = null

export function browser(): Browser {
  if (!shared) throw new Error('shareBrowser() is missing')
  return shared
}

/** To be called once in a file of browser tests: they share one Chromium and each visitor has a context of its own. */
export function shareBrowser(): void {
  beforeAll(async () => {
    shared = await chromium.connect(inject('chromium'))
  })
  afterAll(async () => {
    await shared?.close()
  })
}

export interface Visiting extends BrowserContextOptions {
  /** Whom this browser remembers to be. */
  readonly guest?: Guest
  /** Where this browser goes first; home. */
  readonly path?: string
  /** Over the settings of a first visit. */
  readonly settings?: Readonly<Record<string, unknown>>
  /** A browser that has none. */
  readonly webgl?: false
  /** Every pixel of the stage is painted: for tests that look at them. */
  readonly fine?: true
  /** Console errors that are part of the test. */
  readonly expected?: RegExp
}

/**
 * Somebody's browser. When the test ends it fails for whatever went wrong in the page, also unnoticed: an
 * error, a message on the console, a request to another host.
 */
export async function visitor(origin: string, visiting: Visiting = {}): Promise<Page> {
  const { guest, path = '/', settings, webgl, fine, expected, ...options } = visiting
  // What a service worker answers is seen by no test that looks at requests.
  const defaults = { viewport: SMALL, locale: 'en', baseURL: origin, serviceWorkers: 'block' } as const
  const context = await browser().newContext({ ...defaults, ...options })
  context.setDefaultTimeout(30_000)
  await context.addInitScript(prepare, {
    kept: {
      ...(guest ? { 'tavolo-nero.guest': guest } : {}),
      'tavolo-nero.settings': { sound: false, quality: 'low', ...settings },
    },
    webgl: webgl !== false,
    rough: fine !== true,
  })
  const faults = faultsOf(context, origin, expected)
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await shownBy(context, task.name)
    await context.close()
    expect(faults).toEqual([])
  })
  const page = await context.newPage()
  // A machine that is too busy to answer the server's pings loses its line for a moment and is told what it missed.
  const recap = page.locator('dialog.recap')
  await page.addLocatorHandler(recap, () => recap.getByRole('button').click())
  await page.goto(path)
  await page.waitForFunction(settled)
  return page
}

/** What somebody was looking at, for whoever reads why a test failed. */
async function shownBy(context: BrowserContext, test: string): Promise<void> {
  for (const page of context.pages()) {
    const text = await page
      .locator('body')
      .ariaSnapshot({ timeout: 5_000 })
      .catch(error => String(error))
    console.error(`${test}: ${page.url()}\n${text.slice(0, 3_000)}`)
  }
}

/** What goes wrong in a context from now on. */
export function faultsOf(context: BrowserContext, origin: string, expected?: RegExp): string[] {
  const faults: string[] = []
  const fault = (what: string): void => {
    if (!expected?.test(what)) faults.push(what)
  }
  context.on('request', request => {
    const { protocol, host } = new URL(request.url())
    if (/^(https?|wss?):$/.test(protocol) && host !== new URL(origin).host) fault(`asked ${request.url()}`)
  })
  context.on('console', message => {
    if (message.type() === 'error') fault(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', webError => fault(String(webError.error())))
  return faults
}

/** Runs in the page: something is painted, and in its own letters, which move what one is about to press. */
const settled = (): boolean =>
  document.fonts.status === 'loaded' && document.getElementById('page')?.hasChildNodes() !== false

interface Prepared {
  readonly kept: Readonly<Record<string, unknown>>
  readonly webgl: boolean
  readonly rough: boolean
}

/** Runs in the page before all else, at each load; so it keeps what the page itself has kept since. */
function prepare({ kept, webgl, rough }: Prepared): void {
  // An empty tab keeps nothing.
  if (!location.protocol.startsWith('http')) return
  Object.assign(window, { __still: true, __rough: rough })
  for (const [key, value] of Object.entries(kept))
    if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value))
  if (webgl) return
  const { getContext } = HTMLCanvasElement.prototype
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...more: unknown[]) {
    return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...more])
  } as typeof getContext
}
