import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { en as guide } from '../../client/games/diabolik/guide/en.ts'
import { WORDS } from '../../client/games/diabolik/words/ending.ts'
import { guide as words } from '../../client/i18n/en/guide.ts'
import { home } from '../../client/i18n/en/home.ts'
import { table } from '../../client/i18n/en/table.ts'
import { GAMES } from '../../shared/games/index.ts'
import type { Viewer } from '../../shared/kernel/game.ts'
import type { Match } from '../../shared/kernel/match.ts'
import { seedOf } from '../../shared/kernel/rng.ts'
import { restored } from '../../shared/match/play.ts'
import { shareBrowser, visitor } from '../lib/browser.ts'
import { heldBy, secretsOf } from '../lib/secrets.ts'
import { click, ending, headline, logged, moves, playOut, press, seat, shareServer } from '../lib/table.ts'

/* Diabolik on the plain table: what matters here is what is said and to whom. */

const PLAIN = { view: 'plain' }

shareBrowser()
const at = shareServer()

const { game, speech: speechIn } = GAMES.diabolik ?? {}
if (!game || !speechIn) throw new Error('Diabolik is not registered')
const speech = await speechIn('en')

async function matchOf(id: string): Promise<Match> {
  const loaded = await at.served.app.store.load(id)
  if (!loaded) throw new Error('the table is gone')
  return restored(game as NonNullable<typeof game>, loaded).match
}
const viewOf = ({ state }: Match, viewer: Viewer) => (game as NonNullable<typeof game>).view(state, viewer)

/** The table that a page is at. */
function tableAt(page: Page) {
  const code = new URL(page.url()).pathname.split('/').at(-1)
  const host = [...at.served.app.house.hosts.values()].find(({ table }) => table.code === code)
  if (!host) throw new Error('there is no such table')
  return host.table
}

test('one click to a guided Escape, with both Criminals and a lesson for the first thing', async () => {
  const page = await visitor(at.served.url, { settings: PLAIN })
  await page.getByRole('button', { name: home.guidedAt(home.games.diabolik.title) }).click()
  await headline(page).getByText(table.now.yourMove).waitFor()
  const { options, seed } = GAMES.diabolik?.game.guided ?? {}
  expect(tableAt(page)).toMatchObject({ options, seed })
  const lesson = page.locator('.guide')
  await lesson.getByText(guide.criminals.title).waitFor()
  await lesson.getByRole('button', { name: words.gotIt }).click()
  await lesson.getByText(guide.order.title).waitFor()
  await lesson.getByRole('button', { name: words.more }).click()
  await page.locator('dialog #rules-round').waitFor()
  await page.keyboard.press('Escape')
  // Whoever goes on has understood.
  await moves(page).first().click()
  await lesson.getByText(guide.shadows.title).waitFor()
})

test('from the front page to the plain table, by mouse and by keyboard', async () => {
  const page = await visitor(at.served.url, { settings: PLAIN })
  await page.getByRole('button', { name: home.playNowAt(home.games.diabolik.title) }).click()
  await page.locator('.plain-table').waitFor()
  expect(await page.getByText(table.plain.stageFailed).count()).toBe(0)
  await headline(page).getByText(table.now.yourMove).waitFor()
  const { id } = tableAt(page)
  // The Criminals know where they hide, and read it here.
  const secrets = secretsOf(await matchOf(id)).filter(secret => !secret.startsWith('#'))
  expect(secrets.length).toBeGreaterThan(4)
  const unread = async () => {
    const { all } = await heldBy(page)
    return secrets.filter(secret => !all.includes(secret))
  }
  await expect.poll(unread).toEqual([])

  for (let n = 0; n < 6; n++) {
    await moves(page).first().waitFor()
    const { seq } = await matchOf(id)
    if (n % 3 === 0) await press(page, n)
    else if (n % 3 === 1) await click(page, n)
    else {
      await headline(page).focus()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
    }
    // A thing that is picked only narrows the list.
    if (await page.locator('.narrowed').isVisible()) await click(page, 0)
    await expect.poll(async () => (await matchOf(id)).seq).toBeGreaterThan(seq)
  }
  await expect.poll(async () => (await logged(page)).length).toBeGreaterThan(5)
})

test('a whole Escape from Clerville, and a Detective’s page never holds what the Criminals hide', async () => {
  const options = { ...(game.options(2) as object), scenario: 'escape' }
  const log = { game: game.id, version: game.version, options, seed: seedOf('escape'), entries: [] }
  const { code, id, guests } = await seat(at.served, log, [null, 'Ann'])
  const [guest] = guests
  if (!guest) throw new Error('nobody sits there')
  const say = speech.at?.(viewOf(await matchOf(id), 'public')) ?? speech
  const page = await visitor(at.served.url, { guest, path: `/t/${code}`, settings: PLAIN })
  let looks = 0
  await playOut(page, async n => {
    let leaked: string[] | null = null
    // Cards are not played here, so a Detective reads what everybody does; a page on its way there has a moment.
    await expect
      .poll(async () => {
        const match = await matchOf(id)
        const { lines, all } = await heldBy(page)
        const secrets = game.outcome(match.state) ? [] : secretsOf(match)
        if (secrets.length > 0) looks++
        leaked = secrets.filter(secret => all.includes(secret))
        return {
          lines,
          ended: game.outcome(match.state) !== null,
          shown: say.table(viewOf(match, 'public'), 'ginko'),
        }
      })
      .toSatisfy(({ lines, ended, shown }) => ended || String(lines) === String(shown))
    expect(leaked).toEqual([])
    // The first button is never the end of a turn that has something else: so the Police do what they can.
    await (n % 2 === 0 ? press(page, 0) : click(page, 0))
  })
  expect(looks).toBeGreaterThan(5)
  const outcome = game.outcome((await matchOf(id)).state)
  if (!outcome) throw new Error('it is not over')
  await ending(page).getByText(say.outcome(outcome)).waitFor()
  // Now nothing is secret: the routes are told, round by round.
  await ending(page).getByRole('slider').focus()
  await page.keyboard.press('Home')
  await ending(page).locator('strong').getByText(WORDS.en.start).waitFor()
  await ending(page).getByText(WORDS.en.routes, { exact: true }).click()
  await expect.poll(() => ending(page).locator('.story-words tbody tr').count()).toBeGreaterThan(4)
})

test('the Criminals signal to each other with one click, and nobody else hears it', async () => {
  const log = { game: game.id, version: game.version, options: game.options(4), seed: seedOf('signals'), entries: [] }
  const { code, guests } = await seat(at.served, log, ['Ann', 'Bob', 'Cay', null])
  const viewport = { width: 1280, height: 720 }
  const sit = (guest: (typeof guests)[number]) =>
    visitor(at.served.url, { guest, viewport, path: `/t/${code}`, settings: PLAIN })
  const [ann, bob, cay] = await Promise.all(guests.map(sit))
  if (!ann || !bob || !cay) throw new Error('nobody sits there')
  const [signal] = speech.signals?.() ?? []
  if (signal === undefined) throw new Error('there is nothing to signal')
  await ann.getByLabel(table.chat.toSide).check()
  await ann.getByRole('button', { name: table.chat.phrases }).click()
  await ann.getByRole('button', { name: signal, exact: true }).click()
  await bob.locator('.log').getByText(table.log.saidToSide('Ann', signal)).waitFor()
  // What is said aloud afterwards is heard by all, and what came before it is not.
  await ann.getByLabel(table.chat.toSide).uncheck()
  await ann.getByRole('button', { name: table.chat.phrases }).click()
  await ann.getByRole('button', { name: table.chat.phrase.hello, exact: true }).click()
  await cay.locator('.log').getByText(table.log.said('Ann', table.chat.phrase.hello)).waitFor()
  expect((await heldBy(cay)).all).not.toContain(signal)
  expect(await cay.getByLabel(table.chat.toSide).count()).toBe(0)
})
