import type { Page } from 'playwright-core'
import { few } from './browser.ts'
import { rests } from './stage.ts'

/* Nothing that must be read is covered: not by the page's boxes over the stage, not by figures, not by each other. */

/** Phones upright and sideways, a tablet, desks. */
export const SIZES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const

/** One of each kind, and the others where there is time. */
const LOOKED = few([SIZES[0], SIZES[2], SIZES[3], SIZES[4], SIZES[1], SIZES[5], SIZES[6]], 4)

/** A crowded machine takes its time, and what a lesson is about is looked at for five seconds. */
const TRIES = 24

/** Where the log stands beside the stage it is open, elsewhere closed, as whoever sits down there finds it. */
export async function sized(page: Page, size: (typeof SIZES)[number]): Promise<void> {
  await page.setViewportSize(size)
  const log = page.locator('#log-title button')
  const open = String(size.width >= 1000)
  if ((await log.count()) > 0 && (await log.getAttribute('aria-expanded')) !== open) await log.press('Enter')
}

/** What is covered on a page, at each size; `held`: in the middle of what is being played. */
export async function coveredAt(
  page: Page,
  held = false,
  look: (size: (typeof SIZES)[number]) => unknown = () => {},
): Promise<string[]> {
  const faults: string[] = []
  for (const size of LOOKED) {
    await sized(page, size)
    if (!held) await rests(page)
    faults.push(...(await inTheEnd(page)).map(fault => `${size.width}x${size.height}: ${fault}`))
    await look(size)
  }
  return faults
}

/** What stays covered: the page has measured its own boxes, and the camera has made room for them. */
async function inTheEnd(page: Page): Promise<string[]> {
  let faults: string[] = []
  for (let tries = 0; tries < TRIES; tries++) {
    faults = await covered(page)
    if (faults.length === 0) break
    await page.waitForTimeout(250)
  }
  return faults
}

/** What is covered on a page as it is. */
export const covered = (page: Page): Promise<string[]> => page.evaluate(look)

/** Is all of it in sight, and nothing over it? */
export const isWhole = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).evaluate(each => {
    const { left, top, right, bottom } = each.getBoundingClientRect()
    return [left + 3, right - 3].every(x =>
      [top + 3, bottom - 3].every(y => each.contains(document.elementFromPoint(x, y))),
    )
  })

/** Is its line in sight from one end to the other, however askew? */
export const isRead = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).evaluate(each => {
    const { left, top, right, bottom } = each.getBoundingClientRect()
    return [left + 9, right - 9].every(x => each.contains(document.elementFromPoint(x, (top + bottom) / 2)))
  })

/** What must be read on the stage, and where it is. */
export const readsOf = (page: Page) => page.evaluate(() => [...(window.__stage?.reads() ?? [])])

/** Runs in the page. */
function look(): string[] {
  interface Seen {
    readonly name: string
    /** It goes by itself, and may lie over names meanwhile, but for this one's: its subject. */
    readonly passing?: string | undefined
    readonly left: number
    readonly top: number
    readonly right: number
    readonly bottom: number
  }
  /** A hair's breadth, a shadow, a corner that a tilt sticks out: so much covers nothing. */
  const EDGE = 5
  /** So much of a name may be hidden, and it is read all the same. */
  const READ = 0.25
  const faults: string[] = []
  const over = (a: Seen, b: Seen): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > EDGE &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > EDGE

  const stage = document.querySelector('.stage')
  const picture = stage?.getBoundingClientRect() ?? new DOMRect()

  /** It hides what is under it: paper, a drawing; but no wash over the whole picture. */
  const isPainted = (each: Element): boolean => {
    if (!each.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    const { width, height } = each.getBoundingClientRect()
    if (width * height > picture.width * picture.height * 0.6 || width * height < 30) return false
    const [, alpha = '1'] = /^rgba\(.*[,/] *([\d.]+)\)$/.exec(getComputedStyle(each).backgroundColor) ?? []
    return each.matches('canvas:not([data-engine])') || Number(alpha) > 0.5
  }
  const painted = [...document.querySelectorAll('.table-screen *')].filter(
    each => !each.closest('.side, dialog, .visually-hidden') && isPainted(each),
  )
  const boxes = painted
    .filter(each => !painted.some(other => other !== each && other.contains(each)))
    .map((each): Seen => {
      let { left, top, right, bottom } = each.getBoundingClientRect()
      // What its frame cuts off covers nothing.
      for (let frame = each.parentElement; frame; frame = frame.parentElement) {
        if (getComputedStyle(frame).overflow === 'visible') continue
        const cut = frame.getBoundingClientRect()
        ;[left, right] = [Math.max(left, cut.left), Math.min(right, cut.right)]
        ;[top, bottom] = [Math.max(top, cut.top), Math.min(bottom, cut.bottom)]
      }
      const name = `${each.closest('[class]')?.className.split(' ').at(-1)} “${each.textContent?.trim().slice(0, 24)}”`
      const passing = each.closest<HTMLElement>('[data-passing]')?.dataset.passing
      return { name, passing, left, top, right, bottom }
    })
  const mayCover = ({ passing }: Seen, name: string): boolean =>
    passing !== undefined && name.startsWith('name ') && name !== `name ${passing}`

  const reads = window.__stage?.reads() ?? []
  for (const each of reads) {
    const { left, top, right, bottom } = picture
    if (each.left < left - EDGE || each.right > right + EDGE || each.top < top - EDGE || each.bottom > bottom + EDGE)
      faults.push(`${each.name} is not all in the picture`)
    if (each.name.startsWith('name ') && each.hidden > READ)
      faults.push(`${each.name} is hidden by who stands before it: ${Math.round(each.hidden * 100)} %`)
    for (const box of boxes)
      if (over(box, each) && !mayCover(box, each.name)) faults.push(`${box.name} lies over ${each.name}`)
  }
  for (const card of reads.filter(({ name }) => name.startsWith('hand ')))
    for (const each of reads.filter(({ name }) => !/^(hand|held) /.test(name)))
      if (over(card, each)) faults.push(`${card.name} lies over ${each.name}`)
  boxes.forEach((box, i) => {
    for (const other of boxes.slice(i + 1)) if (over(box, other)) faults.push(`${box.name} and ${other.name} overlap`)
  })

  // Beside the stage: what is in sight of it can be touched, so nothing lies over it.
  for (const each of document.querySelectorAll(
    '.now-head, .now-line, .deeds p, .question, .moves .move, .latest, .guide h2, .guide p, .person strong',
  )) {
    const { left, top, right, bottom } = each.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    let [shown, box] = [right > left && bottom > top, each.parentElement]
    for (; box; box = box.parentElement) {
      const port = box.getBoundingClientRect()
      if (getComputedStyle(box).overflow !== 'visible')
        shown &&= left >= port.left && right <= port.right + 1 && top >= port.top && bottom <= port.bottom + 1
    }
    const stack = document.elementsFromPoint(x, y)
    const cover = stack
      .slice(0, Math.max(0, stack.indexOf(each)))
      .find(other => !each.contains(other) && isPainted(other))
    if (shown && cover && !cover.closest('.goes-on'))
      faults.push(`${cover.className || cover.tagName} lies over “${each.textContent?.trim().slice(0, 40)}”`)
  }
  return [...new Set(faults)]
}
