import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { MoveOf } from '../../shared/games/diabolicards/move.ts'
import { sideOf } from '../../shared/games/diabolicards/rules/table.ts'
import type { Player } from '../../shared/games/diabolicards/state.ts'
import { shareBrowser, type Visiting } from '../lib/browser.ts'
import { entryOf, recorded } from '../lib/moments.ts'
import { DESK, sitAt } from '../lib/sitting.ts'
import { asked, dragTo, dragWithFinger, spotOf } from '../lib/stage.ts'
import { shareServer } from '../lib/table.ts'

/* A card is taken out of the hand and let go of where it is to lie. */

shareBrowser()
const at = shareServer()

const match = recorded('diabolicards-2-clever')
const next = entryOf(match, { type: 'played' }, 6)
const entry = match.entries[next]
if (entry?.type !== 'move') throw new Error('no move')
const [who, move] = [entry.seat as Player, entry.move as MoveOf<'play'>]

/** At the table before the move, with a free field of where the card is to lie. */
async function sit(visiting: Visiting) {
  const { host, pages } = await sitAt(at.served, match, next, [who], visiting)
  const row = `mat:${sideOf(who)}:${move.zone}:${move.slot}:`
  const pieces = () => host.shown().public.pieces
  const taken = Object.values(pieces()).map(({ place }) => String(place))
  const slot = [0, 1, 2, 3, 4, 5, 6, 7].map(n => `${row}${n}`).find(place => !taken.includes(place)) ?? ''
  return { page: pages[0] as Page, slot, seq: () => host.shown().seq, place: () => pieces()[move.card]?.place }
}

test('with the mouse: over its field it is played, anywhere else, or with Escape, it goes back', async () => {
  const { page, slot, seq, place } = await sit(DESK)
  const before = { seq: seq(), hand: await spotOf(page, move.card) }
  const isBack = async (): Promise<void> => {
    const { x, y } = await spotOf(page, move.card)
    expect(Math.hypot(x - before.hand.x, y - before.hand.y)).toBeLessThan(12)
    expect(await asked(page).count()).toBe(0)
    expect(await page.evaluate(() => document.body.style.cursor)).not.toBe('grabbing')
  }
  await dragTo(page, move.card, { x: 40, y: 300 })
  await isBack()

  const [from, to] = [before.hand, await spotOf(page, slot)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y - 20)
  await page.mouse.move(to.x, to.y, { steps: 3 })
  await expect.poll(() => page.evaluate(() => document.body.style.cursor)).toBe('grabbing')
  // What it would bring is told while it is held there.
  await page.locator('.dc-promise').waitFor()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await isBack()
  expect(seq()).toBe(before.seq)

  await dragTo(page, move.card, slot)
  await expect.poll(seq).toBe(before.seq + 1)
  expect(place()).toBe(slot)
})

test('with a finger', async () => {
  const { page, slot, seq, place } = await sit({
    viewport: { width: 1024, height: 768 },
    isMobile: true,
    hasTouch: true,
  })
  const before = seq()
  await dragWithFinger(page, move.card, slot)
  await expect.poll(seq).toBe(before + 1)
  expect(place()).toBe(slot)
})
