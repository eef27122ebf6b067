import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { proposed } from '../../client/games/diabolik/guide/advice.ts'
import { en } from '../../client/i18n/en/index.ts'
import { it } from '../../client/i18n/it/index.ts'
import { zh } from '../../client/i18n/zh/index.ts'
import { GAMES } from '../../shared/games/index.ts'
import type { Move, Seat } from '../../shared/kernel/game.ts'
import { seedOf } from '../../shared/kernel/rng.ts'
import { answerTo, questionOf } from '../../shared/match/bot.ts'
import type { Host } from '../../shared/match/host.ts'
import { restored } from '../../shared/match/play.ts'
import { LANGUAGES, type Language } from '../../shared/words/index.ts'
import { shareBrowser, visitor } from '../lib/browser.ts'
import { offerTo } from '../lib/chairs.ts'
import { covered, isRead, isWhole } from '../lib/overlap.ts'
import { labelOf } from '../lib/stage.ts'
import { ending, moves, playOut, shareServer, upTo } from '../lib/table.ts'
import { type Said, transcribe } from '../lib/transcript.ts'

/*
 * The guided first match of each game, played through the page as it is played, in each language, and all that is said
 * meanwhile. It takes minutes: with FULL=1, and with REPORT=<folder> what was said and how it looked is kept there.
 */

shareBrowser()
const at = shareServer()
const LONG = 3_600_000
const { FULL, REPORT } = process.env
const PAGE = { en, it, zh }
/** A picture before so many decisions. */
const EVERY = 4
const SCREENS = { en: { width: 1280, height: 720 }, it: { width: 390, height: 844 }, zh: { width: 820, height: 1180 } }

const MATCHES = ['diabolik', 'diabolicards', 'on-the-lam'].flatMap(game =>
  LANGUAGES.map(language => [game, language] as const),
)

function hostAt(page: Page): Host {
  const code = new URL(page.url()).pathname.split('/').at(-1)
  const host = [...at.served.app.house.hosts.values()].find(({ table }) => table.code === code)
  if (!host) throw new Error('there is no such table')
  return host
}

const WISE = { level: 'clever', luck: { seed: seedOf('wise'), nth: 0 } } as const

/** What the guide proposes, or else what somebody who has understood it would do. */
async function wise(host: Host): Promise<{ readonly seat: Seat; readonly move: Move }> {
  const { table } = host
  const game = GAMES[table.game]?.game
  const loaded = await at.served.app.store.load(table.id)
  if (!game || !loaded) throw new Error('the table is gone')
  const { match, recordings } = restored(game, loaded)
  const seats = host.specs.filter(({ player }) => player === 0).map(each => each.seat)
  for (const seat of seats) {
    const moves = game.moves(match.state, seat)
    if (moves.length === 0) continue
    const records = recordings.map(({ record }) => record)
    const { view } = offerTo(host, seat)
    const told = table.game === 'diabolik' ? proposed({ view, choices: moves, seats })?.move : undefined
    const move = told ?? moves[answerTo(game, questionOf(match, records, seat, moves, WISE))]
    if (move) return { seat, move }
  }
  throw new Error('nobody is to decide')
}

/** By the list of moves, thing by thing where there are too many. */
async function choose(page: Page, host: Host, language: Language): Promise<void> {
  const { seq } = host.shown()
  await upTo(page, seq)
  const { game, speech: speechIn } = GAMES[host.table.game] ?? {}
  if (!game || !speechIn) throw new Error('there is no such game')
  const speech = await speechIn(language)
  const { seat, move } = await wise(host)
  const { view } = offerTo(host, seat)
  const things = Object.values(move).flatMap(value => (typeof value === 'string' ? value.split(',') : []))
  const names = things.flatMap(thing => [
    speech.place(thing),
    ...(view.pieces[thing] ? [speech.piece(view.pieces[thing])] : []),
  ])
  const behind = [speech.kind?.(move.type), ...names].flatMap(name => (name ? [`${name}…`] : []))
  const wanted = labelOf(host, speech, seat, move)
  for (let tries = 0; host.shown().seq === seq; tries++) {
    if (tries > 12) throw new Error(`cannot choose “${wanted}” among ${await moves(page).allInnerTexts()}`)
    const labels = (await moves(page).allTextContents()).map(label => label.replace(/^\d/, ''))
    const index = labels.findIndex(label => label.startsWith(wanted))
    const group = labels.findIndex(label => behind.some(each => label.startsWith(each)))
    if (index < 0 && group < 0) await page.waitForTimeout(250)
    else
      await moves(page)
        .nth(index < 0 ? group : index)
        .click()
    await page.waitForTimeout(100)
  }
}

function keep(name: string, said: readonly Said[]): void {
  if (!REPORT) return
  writeFileSync(join(REPORT, `${name}.txt`), said.map(({ box, text }) => `[${box}] ${text}\n`).join(''))
}

test.runIf(FULL).each(MATCHES)('%s in %s', { timeout: LONG }, async (game, language) => {
  const name = `${game}-${language}`
  if (REPORT) mkdirSync(REPORT, { recursive: true })
  const { home, guide } = PAGE[language]
  const page = await visitor(at.served.url, {
    viewport: SCREENS[language],
    settings: { language, motion: 'reduced', pace: 'quick' },
  })
  await page.evaluate(() => Object.assign(window, { __still: false }))
  const title = home.games[game as keyof typeof home.games].title
  await page.getByRole('button', { name: home.guidedAt(title) }).click()
  await page.locator('.table-screen').waitFor()
  const heard = await transcribe(page)
  await page.locator('.guide').waitFor()
  const picture = async (what: string) => REPORT && page.screenshot({ path: join(REPORT, `${name}-${what}.png`) })

  let inARow = 0
  const decisions = await playOut(page, async n => {
    const host = hostAt(page)
    await upTo(page, host.shown().seq)
    for (inARow = 0; await page.locator('.guide').isVisible(); inARow++) {
      const lesson = page.locator('.guide h2')
      const before = await lesson.innerText()
      await picture(`${String(n).padStart(3, '0')}-lesson-${inARow}`)
      expect(await isWhole(page, '.guide .primary'), before).toBe(true)
      expect(await isRead(page, '.guide-next'), before).toBe(true)
      await page.locator('.guide').getByRole('button', { name: guide.gotIt }).click()
      await expect.poll(() => lesson.allInnerTexts()).not.toEqual([before])
    }
    expect(inARow).toBeLessThanOrEqual(2)
    if (n % EVERY === 0) {
      // What is pointed at is held up, over some of the rest.
      await page.mouse.move(1, 1)
      await expect.poll(() => covered(page), { message: `before decision ${n}` }).toEqual([])
      await picture(String(n).padStart(3, '0'))
    }
    await choose(page, host, language)
    keep(name, await heard())
  })
  expect(decisions).toBeGreaterThan(9)
  await ending(page).waitFor()
  await page.waitForTimeout(3000)
  await picture('end')
  const said = await heard()
  keep(name, said)
  expect(said.filter(({ text }) => /undefined|NaN|\[object|null(?![aeio])/.test(text))).toEqual([])
})
