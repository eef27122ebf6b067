import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { table } from '../../client/i18n/en/table.ts'
import type { Move, Seat, View } from '../../shared/kernel/game.ts'
import { equal } from '../../shared/kernel/plain.ts'
import type { Host } from '../../shared/match/host.ts'
import type { Guest } from '../../shared/wire/protocol.ts'
import type { Speech } from '../../shared/words/speech.ts'
import { offerTo } from './chairs.ts'
import type { Served } from './server.ts'
import { headline, upTo } from './table.ts'

/* The stage as somebody at a browser finds it: what is where, and how one decides there. */

/** Everything is drawn, and nothing moves; nor will it: what the page has just been asked for begins with a frame. */
export async function rests(page: Page): Promise<void> {
  await page.evaluate(() => new Promise(begun => requestAnimationFrame(() => requestAnimationFrame(begun))))
  await page.waitForFunction(() => window.__stage?.settled && window.__stage.frames > 0, null, { timeout: 90_000 })
}

/** Once all is played and told, nothing is drawn any more: not for two seconds, and not for two more. */
export async function sleeps(page: Page): Promise<void> {
  const frames = () => page.evaluate(() => window.__stage?.frames ?? 0)
  const drawn = async () => {
    const before = await frames()
    await page.waitForTimeout(2000)
    return (await frames()) - before
  }
  await expect.poll(drawn).toBe(0)
  expect(await drawn()).toBe(0)
}

/** Where a place or piece is to be seen, once it is there. */
export async function spotOf(page: Page, id: string): Promise<{ x: number; y: number }> {
  await rests(page)
  await page.waitForFunction(each => window.__stage?.settled && window.__stage.find(each), id)
  const spot = await page.evaluate(each => window.__stage?.find(each), id)
  if (!spot) throw new Error(`${id} is not on the stage`)
  return spot
}

/** How far apart two things are to be seen, as a share of the stage's width. */
export async function apart(page: Page, a: string, b: string): Promise<number> {
  const [from, to] = [await spotOf(page, a), await spotOf(page, b)]
  const { width } = (await page.locator('.stage canvas[data-engine]').boundingBox()) ?? { width: 0 }
  return Math.hypot(from.x - to.x, from.y - to.y) / width
}

export async function clickOn(page: Page, id: string): Promise<void> {
  const { x, y } = await spotOf(page, id)
  await page.mouse.click(x, y)
}

/** Takes something out of the hand, and lets go of it over something else, or where one is told to. */
export async function dragTo(page: Page, id: string, to: string | { x: number; y: number }): Promise<void> {
  const from = await spotOf(page, id)
  const end = typeof to === 'string' ? await spotOf(page, to) : to
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y - 20)
  await page.mouse.move(end.x, end.y, { steps: 4 })
  await page.mouse.up()
}

/** The same with a finger. */
export async function dragWithFinger(page: Page, id: string, to: string): Promise<void> {
  const [from, end] = [await spotOf(page, id), await spotOf(page, to)]
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
  await touch('touchStart', from)
  await touch('touchMove', { x: from.x, y: from.y - 20 })
  await touch('touchMove', { x: end.x + 2, y: end.y })
  await touch('touchMove', end)
  await touch('touchEnd')
  await session.detach()
}

/** A finger's way to act on something: its first tap looks, which turns the cursor that nobody sees; the second acts. */
export async function tapTwice(page: Page, id: string): Promise<void> {
  for (const cursor of ['pointer', '']) {
    const { x, y } = await spotOf(page, id)
    await page.touchscreen.tap(x, y)
    await expect.poll(() => page.evaluate(() => document.body.style.cursor)).toBe(cursor)
  }
}

/** All that comes up from now on, however soon it goes again: what it says, and whether the stage was at rest. */
export async function seen(page: Page, selector: string): Promise<() => Promise<{ text: string; settled: boolean }[]>> {
  const found = await page.evaluateHandle(wanted => {
    const known = new Set<Element>()
    const list: { text: string; settled: boolean }[] = []
    new MutationObserver(() => {
      for (const each of document.querySelectorAll(wanted)) {
        if (!known.has(each)) list.push({ text: each.textContent ?? '', settled: window.__stage?.settled === true })
        known.add(each)
      }
    }).observe(document.body, { childList: true, subtree: true })
    return list
  }, selector)
  return () => found.jsonValue()
}

/** The question where the eye is, with its answers. */
export const asked = (page: Page): Locator => page.locator('.stage-ask')

export function hostOf({ app }: Served, id: string): Host {
  const host = app.house.hosts.get(id)
  if (!host) throw new Error('there is no such table')
  return host
}

/** The words on a move's button, with or without what it promises. */
export function labelOf(host: Host, speech: Speech, seat: Seat, move: Move, promised = true): string {
  const { offer, view } = offerTo(host, seat)
  const index = offer.moves.findIndex(each => equal(each, move))
  if (index < 0) throw new Error(`${JSON.stringify(move)} is not offered`)
  return speech.move(move, view, promised ? (offer.previews[index] ?? null) : null)
}

/** Makes a move as if on another device; guests are in the order of their chairs. */
export async function makes(host: Host, guests: readonly Guest[], seat: Seat, move: Move): Promise<void> {
  const { offer, player } = offerTo(host, seat)
  const [guest, index] = [guests[player], offer.moves.findIndex(each => equal(each, move))]
  if (!guest) throw new Error(`nobody has the seat ${seat}`)
  const refused = await host.ask(guest, { type: 'move', seat, offer: offer.number, index })
  if (refused) throw new Error(`it was refused: ${refused}`)
}

const nameOf = (speech: Speech, { pieces }: View, thing: string): string => {
  const piece = pieces[thing]
  return piece ? speech.piece(piece) : speech.place(thing)
}

/** Decides with the buttons beside the stage, thing by thing where there are too many. */
export async function decide(page: Page, host: Host, speech: Speech, seat: Seat, move: Move): Promise<void> {
  await upTo(page, host.shown().seq)
  await headline(page).getByText(table.now.yourMove).waitFor()
  const { view } = offerTo(host, seat)
  const list = page.locator('.moves')
  const wanted = list.getByRole('button', { name: labelOf(host, speech, seat, move), exact: true }).first()
  const things = Object.values(move).flatMap(value => (typeof value === 'string' ? value.split(',') : []))
  await list.getByRole('button').first().waitFor()
  for (const thing of things.slice(1)) {
    if (await wanted.isVisible()) break
    const narrower = list.getByRole('button', { name: `${nameOf(speech, view, thing)}… (` }).first()
    if (await narrower.isVisible()) await narrower.click()
  }
  const kind = speech.kind?.(move.type)
  const group = list.getByRole('button', { name: `${kind}… (` }).first()
  if (kind && !(await wanted.isVisible()) && (await group.isVisible())) await group.click()
  await wanted.click()
}

/** Whether less is asked than now: what was asked before a click may still stand there after it. */
async function narrowing(page: Page): Promise<() => Promise<boolean>> {
  const picked = () => page.locator('.narrowed').allInnerTexts()
  const [before] = await picked()
  return async () => (await picked()).some(each => each !== before)
}

/** Clicks on something that leaves several moves. */
export async function pick(page: Page, id: string): Promise<void> {
  const isNarrower = await narrowing(page)
  await clickOn(page, id)
  await expect.poll(isNarrower).toBe(true)
}

/** Decides where the eye is: by a click on the map, and where that can mean several moves, by the words that come up. */
export async function pointAt(
  page: Page,
  host: Host,
  speech: Speech,
  seat: Seat,
  move: Move,
  id: string,
): Promise<void> {
  const { seq } = host.shown()
  await upTo(page, seq)
  await headline(page).getByText(table.now.yourMove).waitFor()
  const words = labelOf(host, speech, seat, move)
  const isNarrower = await narrowing(page)
  await clickOn(page, id)
  const isMade = () => host.shown().seq > seq
  await expect.poll(async () => isMade() || (await isNarrower())).toBe(true)
  if (isMade()) return
  // What is too much to be asked there is asked beside the stage.
  const answers = (await asked(page).isVisible()) ? asked(page) : page.locator('.moves')
  const button = (name: string) => answers.getByRole('button', { name, exact: true, includeHidden: true })
  await button(words)
    .or(button(labelOf(host, speech, seat, move, false)))
    .first()
    .click()
}
