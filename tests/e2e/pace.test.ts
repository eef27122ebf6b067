import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { settings as settingWords } from '../../client/i18n/en/settings.ts'
import { table } from '../../client/i18n/en/table.ts'
import { GAMES } from '../../shared/games/index.ts'
import { enter, type Log } from '../../shared/kernel/history.ts'
import { start } from '../../shared/kernel/match.ts'
import { faultsOfPage } from '../lib/accessible.ts'
import { shareBrowser, visitor } from '../lib/browser.ts'
import { entryOf, recorded } from '../lib/moments.ts'
import { DESK, sitAt } from '../lib/sitting.ts'
import { hostOf } from '../lib/stage.ts'
import { headline, lateInMatch, logged, moves, seat, shareServer, takeFirst } from '../lib/table.ts'

/* How fast it goes, and what becomes of what went too fast. */

shareBrowser()
const at = shareServer()

const PLAIN = { view: 'plain' }
const LONG = { timeout: 300_000 }
const paceButton = (page: Page) => page.locator('.pace')
const chat = (page: Page) => page.getByRole('textbox', { name: table.chat.to.all })
const paceSaid = (pace: keyof typeof settingWords.paces) => `${settingWords.pace}: ${settingWords.paces[pace]}`

test('the pace is changed with its key and in the settings, not by writing, and is kept', async () => {
  const { page } = await lateInMatch(at.served, { settings: PLAIN })
  const shown = () => paceButton(page).getAttribute('aria-label')
  expect(await shown()).toBe(paceSaid('normal'))
  await page.keyboard.press('p')
  await page.getByRole('status').getByText(paceSaid('quick')).waitFor()
  expect(await shown()).toBe(paceSaid('quick'))
  if (!(await chat(page).isVisible())) await page.locator('#log-title button').click()
  await chat(page).fill('')
  await chat(page).pressSequentially('p p')
  expect(await shown()).toBe(paceSaid('quick'))
  await paceButton(page).click()
  expect(await shown()).toBe(paceSaid('calm'))

  const menu = page.getByRole('button', { name: table.menu.open, exact: true })
  await menu.click()
  await page.getByText(table.keys.title, { exact: true }).click()
  await page.getByText(table.keys.does.pace).waitFor()
  expect(await faultsOfPage(page)).toEqual([])
  await page.getByRole('button', { name: table.menu.settings }).click()
  const pace = page.getByRole('group', { name: settingWords.pace })
  expect(await pace.getByLabel(settingWords.paces.calm).isChecked()).toBe(true)
  await pace.getByLabel(settingWords.paces.quick).check()
  await page.reload()
  await expect.poll(shown).toBe(paceSaid('quick'))
})

/** Is something being played, and stands still there? */
const held = (page: Page): Promise<boolean> => page.evaluate(() => window.__stage?.held ?? false)

test('Space, a press on the stage and the button skip; dragging the camera and writing do not', LONG, async () => {
  const log = recorded('on-the-lam-4-clever')
  const walks = [0, 1, 2].map(n => entryOf(log, 'walked', 2 + n))
  const { pages, play, choose } = await sitAt(at.served, log, walks[0] ?? 0, ['boxer'], DESK)
  const [page] = pages as [Page]
  const skip = page.locator('.stage-skip')
  /** Another one walks, and the stage stops there until it is skipped. */
  const walk = async (n = -1): Promise<void> => {
    await play(choose, n)
    await page.evaluate(() => {
      window.__still = false
      if (window.__stage) window.__stage.holdAt = 'walked'
    })
    walking = play(choose, n + 1)
    await expect.poll(() => held(page)).toBe(true)
  }
  let walking: Promise<void> | undefined
  const goesOn = async (): Promise<void> => {
    await walking
    await skip.waitFor({ state: 'detached' })
    await page.evaluate(() => {
      window.__still = true
    })
  }
  const { x, y, width, height } = (await page.locator('.stage canvas[data-engine]').boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  }
  const [middle, above] = [{ x: x + width / 2, y: y + height / 2 }, y + height / 3]

  await walk(walks[0])
  await skip.waitFor()
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.mouse.move(middle.x + 120, above, { steps: 4 })
  await page.mouse.up()
  await chat(page).click()
  await page.keyboard.type('who goes there')
  await page.mouse.wheel(0, 300)
  expect(await held(page)).toBe(true)
  expect(await chat(page).inputValue()).toBe('who goes there')
  await headline(page).focus()
  await page.keyboard.press('Space')
  await goesOn()

  await walk(walks[1])
  await page.mouse.click(middle.x, above)
  await goesOn()

  await walk(walks[2])
  await skip.click()
  await goesOn()
})

test('what the others did can be gone back through by mouse and keys, in the words of the log', async () => {
  const { page } = await lateInMatch(at.served, { ...DESK, settings: { ...PLAIN, pace: 'quick' } })
  const strip = page.getByRole('region', { name: table.deeds.label })
  const turns = async () => new Set(await page.locator('.chapter[data-mine="false"] h3').allTextContents()).size
  for (let n = 0; n < 30 && (await turns()) < 4; n++) {
    await takeFirst(page)
    await moves(page).first().waitFor()
  }
  const told = () => strip.locator('.deed').innerText()
  const latest = await told()
  const lines = (await logged(page)).join('\n')
  expect(lines).toContain((await strip.locator('.deed-text').innerText()).split('. ')[0] ?? '?')

  await page.keyboard.press(',')
  await strip.getByText(table.deeds.ago(1)).waitFor()
  const before = await told()
  expect(before).not.toContain(latest)
  await page.keyboard.press('.')
  await expect.poll(told).toBe(latest)
  await strip.getByRole('button', { name: table.deeds.earlier }).click()
  await expect.poll(told).toBe(before)
  await page.keyboard.press('ArrowLeft')
  await strip.getByText(table.deeds.ago(2)).waitFor()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect.poll(told).toBe(latest)
  // It is at its end, says so, and goes no further.
  expect(await strip.getByRole('button', { name: table.deeds.later }).getAttribute('aria-disabled')).toBe('true')
  await strip.locator('.deed').click()
  expect(await strip.locator('.deed').getAttribute('aria-expanded')).toBe('true')
  expect(await faultsOfPage(page)).toEqual([])
})

/** A recorded match up to where somebody has a single move, which names nothing. */
function upToForced(): { log: Log; player: number } {
  const log = recorded('diabolicards-4-clever')
  const { game } = GAMES[log.game] ?? {}
  if (!game) throw new Error(`there is no game ${log.game}`)
  let match = start(game, game.check(log.options), log.seed)
  for (const [n, entry] of log.entries.entries()) {
    if (entry.type === 'move' && match.undo?.seat !== entry.seat) {
      const [only, other] = game.moves(match.state, entry.seat)
      const player = match.seats.find(each => each.seat === entry.seat)?.player ?? -1
      if (only && !other && Object.keys(only).length === 1)
        return { log: { ...log, entries: log.entries.slice(0, n) }, player }
    }
    match = enter(match, entry).match
  }
  throw new Error('nothing is forced in this match')
}

/** Ann on that chair, in front of her browser, and these others. */
async function sitDown(log: Log, player: number, others: readonly number[]): Promise<{ page: Page; id: string }> {
  const chairs = [0, 1, 2, 3].filter(each => each === player || others.includes(each))
  const { code, id, guests } = await seat(
    at.served,
    log,
    [0, 1, 2, 3].map(each => (each === player ? 'Ann' : others.includes(each) ? `Guest ${each}` : null)),
  )
  const guest = guests[chairs.indexOf(player)]
  if (!guest) throw new Error('nobody sits there')
  return { id, page: await visitor(at.served.url, { guest, path: `/t/${code}`, settings: PLAIN }) }
}

test('a move without a choice is made and told among bots, and left to the hand among people', async () => {
  const { log, player } = upToForced()
  const { length } = log.entries
  const alone = await sitDown(log, player, [])
  const said = table.moves.forced('').split(':')[0] ?? '?'
  await alone.page.getByRole('status').getByText(said).waitFor()
  await expect.poll(() => hostOf(at.served, alone.id).shown().seq).toBeGreaterThan(length)

  const together = await sitDown(log, player, [(player + 1) % 4])
  await moves(together.page).first().waitFor()
  // Far longer than it takes among bots.
  await together.page.waitForTimeout(4000)
  expect(await moves(together.page).count()).toBe(1)
  expect(hostOf(at.served, together.id).shown().seq).toBe(length)
})
