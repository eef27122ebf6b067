import type { Page } from 'playwright-core'
import type { Game, Piece, View } from '../../shared/kernel/game.ts'
import { enter } from '../../shared/kernel/history.ts'
import { restored } from '../../shared/match/play.ts'
import { linesFor } from '../../shared/match/shown.ts'
import type { Served } from './server.ts'

/* What the browser that is filmed was ever sent, held against what the server hid from everybody. */

/** All that comes in over a page's network from now on. */
export function overheard(page: Page): { text(): string } {
  const heard: Buffer[] = []
  page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => void heard.push(Buffer.from(payload as string | Buffer))),
  )
  page.on('response', response => {
    // A log is open to all when its match is over, and before that to nobody.
    if (!response.url().includes('/api/') || response.url().endsWith('/log')) return
    response.body().then(
      body => heard.push(body),
      () => {},
    )
  })
  return { text: () => heard.map(each => each.toString('latin1')).join('\n') }
}

const written = ({ place, face }: Pick<Piece, 'place' | 'face'>): string => `${face} at ${place}`

/** Every piece with a face that is anywhere in the page's memory, whoever holds on to it. */
export async function memoryOf(page: Page): Promise<Set<string>> {
  const session = await page.context().newCDPSession(page)
  const { result } = await session.send('Runtime.evaluate', { expression: 'Object.prototype' })
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: result.objectId ?? '' })
  const { result: found } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    returnByValue: true,
    functionDeclaration: `function () {
      const isPiece = each => ['kind', 'place', 'order', 'face'].every(key => Object.hasOwn(each, key) && each[key] !== undefined)
      return this.filter(isPiece).map(({ place, face }) => ({ place, face }))
    }`,
  })
  await session.detach()
  return new Set((found.value as Pick<Piece, 'place' | 'face'>[]).map(written))
}

const faced = ({ pieces }: View): Piece[] => Object.values(pieces).filter(({ face }) => face !== undefined)

/** What a match has shown to nobody but some: faces that everybody never saw or was told of, and such at such a place. */
export async function hiddenIn(
  { app }: Served,
  game: Game,
  id: string,
): Promise<{ faces: string[]; pieces: string[] }> {
  const loaded = await app.store.load(id)
  if (!loaded) throw new Error('the table is gone')
  const { saved, entries } = loaded
  const { recordings } = restored(game, { saved, entries, snapshot: null })
  const told = JSON.stringify(linesFor(recordings, game.seats(saved.options), 'public'))
  const views: { all: View; open: View }[] = []
  let { match } = restored(game, { saved, entries: [], snapshot: null })
  const look = (): void => {
    views.push({ all: game.view(match.state, 'all'), open: game.view(match.state, 'public') })
  }
  look()
  for (const { entry } of entries) {
    match = enter(match, entry).match
    look()
  }
  const without = (read: (piece: Piece) => string): string[] => {
    const open = new Set(views.flatMap(each => faced(each.open).map(read)))
    return [...new Set(views.flatMap(each => faced(each.all).map(read)))].filter(each => !open.has(each))
  }
  return {
    faces: without(({ face }) => String(face)).filter(face => !told.includes(`"${face}"`)),
    pieces: without(written),
  }
}

/** Which of these stand in a text, as words of their own. */
export const found = (text: string, names: Iterable<string>): string[] =>
  [...names].filter(name => new RegExp(`(?<![\\w#])${name}(?!\\w)`).test(text))
