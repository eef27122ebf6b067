import { join } from 'node:path'
import { chromium, type Page, type Request } from 'playwright-core'
import { GAMES } from '../../shared/games/index.ts'
import { serve } from '../../tests/lib/server.ts'
import { build, PAGE } from '../build.mjs'
import { FLAGS, findChromium } from './chromium.mjs'
import { settled } from './stageBench.ts'

const ROOT = join(import.meta.dirname, '..', '..')
/** What the page is made of; what it asks of the server then is none of it. */
const PARTS = ['document', 'script', 'stylesheet', 'font', 'image']

/** In kB (1000 bytes), as they came over the wire. */
interface Weight {
  readonly script: number
  readonly all: number
}
interface PageFigures {
  readonly lobbyKB: Weight
  readonly tableKB: Weight
}

/** What a page fetches while it goes somewhere. A browser that was there before fetches less. */
export async function weigh(page: Page, going: () => Promise<unknown>): Promise<Weight> {
  const fetched: Request[] = []
  const note = (request: Request): void => void (PARTS.includes(request.resourceType()) && fetched.push(request))
  page.on('requestfinished', note)
  await going()
  await page.waitForLoadState('networkidle')
  page.off('requestfinished', note)
  const kB = async (requests: readonly Request[]): Promise<number> => {
    const sizes = await Promise.all(requests.map(request => request.sizes()))
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1000
  }
  return { script: await kB(fetched.filter(each => each.resourceType() === 'script')), all: await kB(fetched) }
}

/** First visits to the lobby, and to a table up to the first move; the page is built where it is stale. Null where there is no page or no browser. */
export async function pageFigures(id: string): Promise<PageFigures | null> {
  const executablePath = findChromium()
  const game = GAMES[id]?.game
  if (!executablePath || !game || !(await build(ROOT, PAGE, { say: console.error }))) return null
  const served = await serve({ dist: join(ROOT, 'dist') })
  const browser = await chromium.launch({ executablePath, args: FLAGS })
  /** Each has a browser that was nowhere yet. */
  const visit = async (path: string, arrived: (page: Page) => Promise<void>, guest?: unknown): Promise<Weight> => {
    const page = await browser.newPage({ locale: 'en' })
    if (guest) await page.addInitScript(it => localStorage.setItem('tavolo-nero.guest', JSON.stringify(it)), guest)
    return weigh(page, async () => {
      await page.goto(served.url + path)
      await arrived(page)
    })
  }
  try {
    const ann = await served.guest('Ann')
    const { code } = await served.create(ann, { game: id, players: Math.max(...game.players), quick: 'plain' })
    const lobbyKB = await visit('/lobby', page => page.getByRole('heading', { level: 1 }).waitFor())
    return { lobbyKB, tableKB: await visit(`/t/${code}`, settled, ann) }
  } finally {
    await browser.close()
    await served.close()
  }
}
