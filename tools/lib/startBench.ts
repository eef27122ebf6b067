import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { GAMES } from '../../shared/games/index.ts'
import { seedOf } from '../../shared/kernel/rng.ts'
import type { Guest } from '../../shared/wire/protocol.ts'
import { type Served, serve } from '../../tests/lib/server.ts'
import { build, PAGE } from '../build.mjs'
import { FLAGS, findChromium } from './chromium.mjs'
import { playMatch } from './playout.ts'
import { settled } from './stageBench.ts'

const ROOT = join(import.meta.dirname, '..', '..')
/** In the middle of a match, when most lies about. */
const MOVES = 60

/** How a table comes to be, from its address to where it can be played at. */
interface Start {
  readonly milliseconds: number
  /** Of all the browser's processes. */
  readonly cpuMilliseconds: number
  /** The longest that nothing else could be done on the page. */
  readonly longestTask: number
  /** As the graphics card was told, and what is left of drawings. */
  readonly texturesMB: number
  readonly canvasesMB: number
}
export interface StartFigures {
  readonly first: Start
  /** In a browser that was there before. */
  readonly second: Start
}

export interface StartHow {
  /** Another build than this one's, to compare with. */
  readonly dist?: string
  readonly phone?: boolean
  /** As browser tests have it. */
  readonly rough?: boolean
}

/** Null where there is no page or no browser. */
export async function startFigures(id: string, how: StartHow = {}): Promise<StartFigures | null> {
  const executablePath = findChromium()
  const game = GAMES[id]?.game
  if (!executablePath || !game || !(how.dist || (await build(ROOT, PAGE, { say: console.error })))) return null
  const options = game.options(Math.max(...game.players))
  const seats = game.seats(options)
  const { match, entries } = playMatch(
    game,
    options,
    seedOf('stage'),
    seats.map(() => 'clever'),
  )
  const made = entries.slice(0, MOVES).map(entry => ({ type: 'move' as const, ...entry }))
  const served = await serve({ dist: how.dist ?? join(ROOT, 'dist') })
  const browser = await chromium.launch({ executablePath, args: FLAGS })
  try {
    // With a person on every chair nobody moves, and the table stays as it is.
    const guests = await Promise.all(seats.map(({ seat }) => served.guest(seat)))
    const [guest] = guests
    const log = { game: id, version: game.version, options, seed: match.seed, entries: made }
    const { code } = await served.app.seatRecorded(log, guests)
    const context = await browser.newContext(
      how.phone
        ? { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }
        : { viewport: { width: 1440, height: 900 } },
    )
    // tsx gives functions their names back, by a function that no page has.
    await context.addInitScript('globalThis.__name ??= it => it')
    await context.addInitScript(watched, { guest, rough: how.rough === true })
    const visit = (): Promise<Start> => visited(browser, context, served, code)
    return { first: await visit(), second: await visit() }
  } finally {
    await browser.close()
    await served.close()
  }
}

async function visited(browser: Browser, context: BrowserContext, served: Served, code: string): Promise<Start> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  // Whoever follows a link has the page already.
  await page.goto(`${served.url}/lobby`)
  await page.waitForLoadState('networkidle')
  const before = await spent(browser)
  const begun = performance.now()
  await page.goto(`${served.url}/t/${code}`, { waitUntil: 'commit' })
  await page.waitForFunction(() => (window.__stage?.frames ?? 0) > 0 && window.__stage?.settled, null, {
    polling: 50,
    timeout: 180_000,
  })
  const milliseconds = performance.now() - begun
  await settled(page)
  const cpuMilliseconds = (await spent(browser)) - before
  await session.send('HeapProfiler.collectGarbage')
  const { longestTask, texturesMB, canvasesMB } = await page.evaluate(() => window.__watched.report())
  await page.close()
  return { milliseconds, cpuMilliseconds, longestTask, texturesMB, canvasesMB }
}

async function spent(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0) * 1000
}

declare global {
  interface Window {
    __watched: { report(): { longestTask: number; texturesMB: number; canvasesMB: number } }
  }
}

/** Runs in the page before all else: counts what the graphics card is given, and drawings that are not forgotten. */
function watched({ guest, rough }: { guest: Guest | undefined; rough: boolean }): void {
  if (!location.protocol.startsWith('http')) return
  localStorage.setItem('tavolo-nero.guest', JSON.stringify(guest))
  localStorage.setItem('tavolo-nero.settings', JSON.stringify({ sound: false, quality: rough ? 'low' : 'high' }))
  if (rough) Object.assign(window, { __still: true, __rough: true })
  let longestTask = 0
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration)
  }).observe({ type: 'longtask', buffered: true })
  const canvases: WeakRef<HTMLCanvasElement>[] = []
  const create = document.createElement.bind(document)
  document.createElement = ((name: string, options?: ElementCreationOptions) => {
    const made = create(name, options)
    if (made instanceof HTMLCanvasElement) canvases.push(new WeakRef(made))
    return made
  }) as typeof document.createElement
  const textures = new Map<WebGLTexture, number>()
  const bound = new Map<string, WebGLTexture | null>()
  const gl = WebGL2RenderingContext.prototype
  const { activeTexture, bindTexture, deleteTexture, texImage2D, texStorage2D } = gl
  let unit = 0
  gl.activeTexture = function (which) {
    unit = which
    activeTexture.call(this, which)
  }
  gl.bindTexture = function (target, texture) {
    bound.set(`${unit} ${target}`, texture)
    bindTexture.call(this, target, texture)
  }
  gl.deleteTexture = function (texture) {
    if (texture) textures.delete(texture)
    deleteTexture.call(this, texture)
  }
  const note = (target: number, bytes: number): void => {
    const texture = bound.get(`${unit} ${target}`)
    if (texture) textures.set(texture, bytes)
  }
  gl.texStorage2D = function (target, levels, format, width, height) {
    note(target, width * height * 4 * (levels > 1 ? 4 / 3 : 1))
    texStorage2D.call(this, target, levels, format, width, height)
  }
  gl.texImage2D = function (this: WebGL2RenderingContext, ...given: unknown[]) {
    const [target, , , width, height] = given as number[]
    if (given.length > 6) note(target ?? 0, (width ?? 0) * (height ?? 0) * 4)
    return Reflect.apply(texImage2D, this, given)
  } as typeof texImage2D
  const MB = (bytes: number): number => bytes / 1e6
  window.__watched = {
    report: () => ({
      longestTask,
      texturesMB: MB([...textures.values()].reduce((sum, bytes) => sum + bytes, 0)),
      canvasesMB: MB(
        canvases.reduce((sum, each) => {
          const canvas = each.deref()
          return sum + (canvas && !canvas.isConnected ? canvas.width * canvas.height * 4 : 0)
        }, 0),
      ),
    }),
  }
}
