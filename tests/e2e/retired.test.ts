import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { LANGUAGE_NAMES } from '../../client/app/Frame.tsx'
import { en } from '../../client/i18n/en/index.ts'
import { it as italian } from '../../client/i18n/it/index.ts'
import { zh } from '../../client/i18n/zh/index.ts'
import { GAMES } from '../../shared/games/index.ts'
import type { Guest, Listing, Person } from '../../shared/wire/protocol.ts'
import { faultsOfPage } from '../lib/accessible.ts'
import { shareBrowser, visitor } from '../lib/browser.ts'
import { momentBefore } from '../lib/moments.ts'
import { type Served, serve } from '../lib/server.ts'
import { headline, late, moves, takeFirst } from '../lib/table.ts'

/* After a release that changes the rules of a game: its matches cannot go on, all others do. */

shareBrowser()

const CHANGED = 'on-the-lam'
const dist = join(import.meta.dirname, '..', '..', 'dist')
const games = Object.values(GAMES).map(({ game }) =>
  game.id === CHANGED ? { ...game, version: game.version + 1 } : game,
)
const WORDS = { en, it: italian, zh }
/** While the server is away. */
const expected = /ERR_CONNECTION|ERR_EMPTY_RESPONSE|WebSocket/

const notice = (page: Page) => page.getByRole('heading', { level: 1, name: en.lobby.retired.title })
const rows = (page: Page) => page.locator('section[aria-labelledby=mine] .table-row')
const person = ({ id, name }: Guest): Person => ({ id, name })

/** Ann in matches of two games. */
async function begun(): Promise<{ first: Served; ann: Guest; changed: string }> {
  const first = await serve({ dist, keep: true })
  const [ann, bob] = [await first.guest('Ann'), await first.guest('Bob')]
  const cards = momentBefore('diabolicards-2-clever', 'played', 15).log
  const { code: changed } = await first.app.seatRecorded(late(), [person(ann), person(bob), null])
  await first.app.seatRecorded(cards, [person(ann), null])
  return { first, ann, changed }
}

async function released({ app, data }: Served, port = 0): Promise<Served> {
  await app.close()
  const second = await serve({ dist, data, port, games })
  onTestFinished(() => second.close())
  return second
}

const retiredOf = async (served: Served, ann: Guest): Promise<Listing> => {
  const { said } = await served.ask<Listing[]>('GET', '/api/mine', ann)
  const listing = said.find(({ game }) => game === CHANGED)
  if (!listing?.retired) throw new Error('it is not retired')
  return listing
}

test('whoever is at the table is told, in their language, and nothing is asked any more', async () => {
  const { first, ann, changed } = await begun()
  const page = await visitor(first.url, { guest: ann, path: `/t/${changed}`, settings: { view: 'plain' }, expected })
  await headline(page).waitFor()
  const second = await released(first, first.app.port)
  await notice(page).waitFor()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')

  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  const { round, retired } = await retiredOf(second, ann)
  for (const language of ['it', 'zh', 'en'] as const) {
    await page.getByRole('button', { name: LANGUAGE_NAMES[language] }).click()
    const { home, lobby } = WORDS[language]
    const { title } = home.games[CHANGED]
    const main = page.getByRole('main')
    await main.getByText(lobby.retired.text(title)).waitFor()
    const text = await main.innerText()
    const parts = [title, 'Ann', 'Bob', lobby.retired.nobody, lobby.retired.kept(retired?.until ?? 0)]
    for (const part of round > 0 ? [...parts, lobby.round(round)] : parts) expect(text).toContain(part)
    expect(await faultsOfPage(page)).toEqual([])
  }
  await page.waitForTimeout(5000)
  expect(asked.filter(url => /\/api\/|\/matchmake\//.test(url))).toEqual([])

  await page.getByRole('button', { name: en.lobby.retired.again, exact: true }).click()
  await page.locator('.code-plate').waitFor()
  await page.getByRole('heading', { level: 1, name: en.lobby.room.title(en.home.games[CHANGED].title) }).waitFor()
})

test('so is whoever would watch, or comes later', async () => {
  const { first, ann, changed } = await begun()
  const second = await released(first)
  const watcher = await visitor(second.url, { path: `/w/${changed}` })
  await notice(watcher).waitFor()
  await watcher.goto(`/t/${changed}`)
  await notice(watcher).waitFor()
  const page = await visitor(second.url, { guest: ann, path: `/t/${changed}` })
  await notice(page).waitFor()
})

test('in a list it stands last and says so, and the match of another game goes on', async () => {
  const { first, ann } = await begun()
  const second = await released(first)
  const { retired } = await retiredOf(second, ann)
  const page = await visitor(second.url, { guest: ann, settings: { view: 'plain' } })
  const { lobby, home } = en
  for (const path of ['/', '/lobby']) {
    await page.goto(path)
    await expect.poll(() => rows(page).count()).toBe(2)
    const row = rows(page).last()
    const text = await row.innerText()
    expect(text).toContain(home.games[CHANGED].title)
    expect(text).toContain(lobby.retired.mark)
    expect(text).toContain(lobby.retired.until(retired?.until ?? 0))
    for (const turn of [home.mine.yourTurn, home.mine.theirTurn]) expect(text).not.toContain(turn)
    expect(await faultsOfPage(page)).toEqual([])
    await row.getByRole('link').click()
    await notice(page).waitFor()
    await page.goBack()
  }
  await rows(page).first().getByRole('link').click()
  await moves(page).first().waitFor()
  await takeFirst(page)
})

test('a page that is older than the server asks to be reloaded, and never reloads by itself', async () => {
  const served = await serve({ dist, games })
  onTestFinished(() => served.close())
  const page = await visitor(served.url)
  const { edition } = en.table
  await page.getByRole('button', { name: en.home.playNowAt(en.home.games[CHANGED].title) }).click()
  await page.getByText(edition.text).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(edition.title)
  expect(await faultsOfPage(page)).toEqual([])
  let loads = 0
  page.on('load', () => void loads++)
  await page.getByRole('button', { name: en.shell.failed.retry, exact: true }).click()
  // It is the same page once more.
  await page.getByText(edition.still).waitFor()
  await page.waitForTimeout(2000)
  expect(loads).toBe(1)

  // Another game is as it was.
  await page.goto('/')
  await page.getByRole('button', { name: en.home.playNowAt(en.home.games.diabolicards.title) }).click()
  await moves(page).first().waitFor()
})
