import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faultsOfPage } from '../lib/accessible.ts'
import { few, shareBrowser, visitor } from '../lib/browser.ts'
import { firstMove, gather, type Moment, makeMove, momentBefore, prepare } from '../lib/moments.ts'
import { covered, coveredAt, isRead, isWhole, readsOf, SIZES, sized } from '../lib/overlap.ts'
import { slowed } from '../lib/slowed.ts'
import { rests, spotOf } from '../lib/stage.ts'
import { shareServer } from '../lib/table.ts'

/* At the table nothing that must be read is covered: recorded moments of each game, at seven sizes. */

shareBrowser()
const at = shareServer()

interface Look {
  readonly moment: Moment
  /** Who looks; whoever is to move, if nobody is named. */
  readonly by?: string
  readonly watching?: true
  /** In the middle of what is played of this event. */
  readonly held?: string
  /** What is said then outlives the event: it stays as long as it is looked at. */
  readonly lingers?: true
  /** With the first lesson of the guided match. */
  readonly guided?: true
}

const [PHONE, DESK] = [SIZES[1], SIZES[4]]

async function open({ moment, by, watching, held, lingers, guided }: Look): Promise<Page> {
  const prepared = await prepare(at.served, moment, by)
  const settings = { pace: 'calm', ...(guided && { guide: { [moment.log.game]: { on: true, seen: [] } } }) }
  const sit = (path: string, visiting = {}) => visitor(at.served.url, { viewport: PHONE, path, settings, ...visiting })
  const player = await sit(`/t/${prepared.code}`, { guest: prepared.guest })
  await rests(player)
  gather(at.served, prepared)
  const page = watching ? await sit(`/w/${prepared.code}`) : player
  await rests(page)
  if (held) {
    if (lingers) await page.evaluate(slowed, 1200)
    await page.evaluate(type => {
      Object.assign(window, { __still: false })
      if (window.__stage) window.__stage.holdAt = type
    }, held)
    await makeMove(at.served, prepared)
    await page.waitForFunction(() => window.__stage?.held)
  }
  return page
}

const FIGHT = momentBefore('diabolik-4-danger', 'fought', 6)
const SIGHTED = momentBefore('diabolik-4-danger', 'sighted')
const SEARCH = momentBefore('on-the-lam-4-clever', 'searchSucceeded', 3)
const PLAYED = momentBefore('diabolicards-4-clever', 'abilityUsed', 9)
const LOOKS: Readonly<Record<string, Look>> = {
  'Diabolik: a Sighting': { moment: SIGHTED, by: 'morrigan', held: 'sighted' },
  'Diabolicards: somebody looks on': {
    moment: momentBefore('diabolicards-4-clever', 'killAnnounced', 6),
    watching: true,
  },
  'Diabolicards: a kill': { moment: momentBefore('diabolicards-2-clever', 'dodged') },
  'On the Lam: an act': { moment: SEARCH },
}
/** More of them, where there is time. */
const MORE: Readonly<Record<string, Look>> = {
  'Diabolik: a Criminal waits': { moment: momentBefore('diabolik-4-danger', 'fought', 1), by: 'eva' },
  'Diabolik: somebody looks on': { moment: FIGHT, watching: true },
  'Diabolik: a question': { moment: momentBefore('diabolik-4-danger', 'jaguarTaken') },
  'Diabolik: two hands': { moment: momentBefore('diabolik-2-heists', 'partDone', 3) },
  'Diabolik: a lesson': { moment: firstMove('diabolik-4-heists'), guided: true },
  'Diabolik: the first game': { moment: momentBefore('diabolik-escape', 'sneaked', 2) },
  'Diabolicards: a card is played': { moment: PLAYED, held: 'played', lingers: true },
  'Diabolicards: an ability': { moment: PLAYED, held: 'abilityUsed', lingers: true },
  'Diabolicards: a kill is announced': {
    moment: momentBefore('diabolicards-2-clever', 'killAnnounced', 6),
    held: 'killAnnounced',
  },
  'Diabolicards: a card gets away': {
    moment: momentBefore('diabolicards-2-clever', 'dodged'),
    held: 'dodged',
    lingers: true,
  },
  'Diabolicards: a turn': { moment: momentBefore('diabolicards-4-clever', 'played', 40) },
  'Diabolicards: two hands': { moment: momentBefore('diabolicards-3-plain', { type: 'played', seat: 'raven' }, 5) },
  'Diabolicards: a lesson': { moment: firstMove('diabolicards-2-clever'), guided: true },
  'On the Lam: a keeper speaks': { moment: SEARCH, held: 'keeperSpoke', lingers: true },
  'On the Lam: a roll': { moment: SEARCH, held: 'rolled', lingers: true },
  'On the Lam: a search fails': {
    moment: momentBefore('on-the-lam-4-clever', 'searchFailed', 2),
    held: 'searchFailed',
    lingers: true,
  },
  'On the Lam: the night beat': {
    moment: momentBefore('on-the-lam-4-clever', 'policeRolled', 2),
    held: 'policeRolled',
    lingers: true,
  },
  'On the Lam: a walk': { moment: momentBefore('on-the-lam-4-clever', 'walked', 9) },
  'On the Lam: somebody looks on': {
    moment: momentBefore('on-the-lam-4-clever', 'searchSucceeded', 4),
    watching: true,
  },
  'On the Lam: a lesson': { moment: firstMove('on-the-lam-4-clever'), guided: true },
}

const { FULL, REPORT } = process.env

/** At all sizes; with REPORT=<folder> what was looked at is kept there, to be looked at by eye. */
async function nothingIsCovered(page: Page, name: string, held = false): Promise<void> {
  const keep = ({ width, height }: (typeof SIZES)[number]) =>
    REPORT ? page.screenshot({ path: join(REPORT, `${name.replace(/\W+/g, '-')}-${width}x${height}.png`) }) : null
  expect(await coveredAt(page, held, keep)).toEqual([])
}

test.each(Object.entries(FULL ? { ...LOOKS, ...MORE } : LOOKS))('%s', async (name, look) => {
  await nothingIsCovered(await open(look), name, look.held !== undefined)
})

test('a lesson covers nothing that it may be about, on phones as on desks, and is fit for every reader', async () => {
  const page = await open({ moment: firstMove('diabolik-4-heists'), guided: true })
  for (const size of few([SIZES[0], SIZES[2], DESK, PHONE], 3)) {
    await sized(page, size)
    // The camera looks at what it is about, and then at all of it again.
    await expect.poll(() => covered(page), { message: `${size.width}x${size.height}` }).toEqual([])
    const [lesson, stage] = [await page.locator('.guide').boundingBox(), await page.locator('.stage').boundingBox()]
    if (!lesson || !stage) throw new Error('there is no lesson')
    const apart = lesson.y >= stage.y + stage.height - 1 || lesson.x >= stage.x + stage.width - 1
    expect(apart, `${size.width}x${size.height}`).toBe(true)
    expect(await isWhole(page, '.guide .primary'), `${size.width}x${size.height}`).toBe(true)
    expect(await isRead(page, '.guide-next'), `${size.width}x${size.height}`).toBe(true)
    // Of what it says, a few lines at least before one scrolls.
    const said = await page.locator('.guide-text').evaluate(each => each.clientHeight / each.scrollHeight)
    expect(said, `${size.width}x${size.height}`).toBeGreaterThan(0.5)
  }
  expect(await faultsOfPage(page)).toEqual([])
})

/** A sheet that is pointed at, and what is held up of it. */
async function leavesInSight(page: Page): Promise<void> {
  const { x, y } = await spotOf(page, 'sheet:B')
  await page.mouse.move(x, y)
  const held = async () => (await readsOf(page)).find(({ name }) => name === 'held read sheet:B')
  await expect.poll(held).toBeDefined()
  await rests(page)
  const [up, sheet] = [await held(), (await readsOf(page)).find(({ name }) => name === 'sheet:B')]
  if (!up || !sheet) throw new Error('it is not there')
  const apart = up.bottom <= sheet.top || up.top >= sheet.bottom || up.right <= sheet.left || up.left >= sheet.right
  expect(apart).toBe(true)
  expect((await covered(page)).filter(fault => fault.includes(up.name))).toEqual([])
  await page.mouse.move((up.left + up.right) / 2, (up.top + up.bottom) / 2)
  await expect.poll(held).toBeUndefined()
}

test('Diabolik, a Detective decides: nothing is covered, nor is a sheet by what is held up of it, which lets the pointer through', {
  timeout: 240_000,
}, async () => {
  const page = await open({ moment: FIGHT })
  await nothingIsCovered(page, 'Diabolik: a Detective decides')
  for (const size of [PHONE, DESK]) {
    await sized(page, size)
    await leavesInSight(page)
  }
})

test('a card of the hand that is held up has nothing over it', async () => {
  const page = await open({ moment: momentBefore('diabolicards-4-clever', 'played', 40) })
  await sized(page, DESK)
  await rests(page)
  const cards = (await readsOf(page)).filter(({ name }) => name.startsWith('hand '))
  for (const { left, top } of [cards[0], cards.at(-1)].flatMap(card => card ?? [])) {
    await page.mouse.move(left + 12, top + 20)
    await expect.poll(async () => (await readsOf(page)).some(({ name }) => name.startsWith('held '))).toBe(true)
    await rests(page)
    expect(await covered(page)).toEqual([])
  }
})

test('and what is covered would be noticed: by a box on the stage, by one beside it, by each other, by the edge', async () => {
  const page = await open({ moment: FIGHT })
  await sized(page, DESK)
  await rests(page)
  const plant = (left: number, top: number, where: string): Promise<void> =>
    page.evaluate(
      ([x, y, parent]) => {
        const box = document.createElement('p')
        box.className = 'planted'
        Object.assign(box.style, { position: 'fixed', left: `${x}px`, top: `${y}px`, width: '60px', height: '30px' })
        Object.assign(box.style, { background: 'red', zIndex: '99', margin: '0' })
        document.querySelector(parent)?.append(box)
      },
      [left, top, where] as const,
    )
  const clear = () => page.evaluate(() => document.querySelector('.planted')?.remove())
  const read = async (name: string) => {
    const found = (await readsOf(page)).find(each => each.name === name)
    if (!found) throw new Error(`${name} is not there`)
    return found
  }
  expect(await covered(page)).toEqual([])
  for (const name of ['danger', 'track:eva', 'sheet:C', 'name vossen']) {
    const { left, top } = await read(name)
    await plant(left, top, '.stage')
    expect(await covered(page)).toContainEqual(expect.stringMatching(`planted .* lies over ${name}$`))
    await clear()
  }
  const tools = await page.locator('.stage-tools .button').first().boundingBox()
  await plant((tools?.x ?? 0) + 9, (tools?.y ?? 0) + 9, '.stage')
  expect(await covered(page)).toContainEqual(expect.stringMatching('planted .* overlap$'))
  await clear()
  const head = await page.locator('.now-head').boundingBox()
  await plant((head?.x ?? 0) + (head?.width ?? 0) / 2 - 30, (head?.y ?? 0) + 5, '.side')
  expect(await covered(page)).toContainEqual(expect.stringContaining('planted lies over “'))
  await clear()
  // The stage must not notice: it would make room.
  await page.locator('.stage canvas[data-engine]').evaluate(canvas => {
    Object.assign(canvas.style, { position: 'relative', top: '200px' })
  })
  expect(await covered(page)).toContainEqual(expect.stringContaining('is not all in the picture'))
})
