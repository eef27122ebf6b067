import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { CardName } from '../../shared/games/diabolicards/cards/list.ts'
import { ENDGAMES } from '../../shared/games/diabolicards/state.ts'
import { catalogue } from '../../shared/games/diabolicards/words/index.ts'
import { GAMES } from '../../shared/games/index.ts'
import type { Move } from '../../shared/kernel/game.ts'
import { type Entry, enter, type Log } from '../../shared/kernel/history.ts'
import { start } from '../../shared/kernel/match.ts'
import { TIMES } from '../../shared/match/times.ts'
import { shareBrowser } from '../lib/browser.ts'
import { entryOf, recorded } from '../lib/moments.ts'
import { DESK, sitAt } from '../lib/sitting.ts'
import { apart, asked, clickOn, labelOf, makes, pick, rests, seen, sleeps, tapTwice } from '../lib/stage.ts'
import { headline, shareServer, upTo } from '../lib/table.ts'

/* What is done on the mat of Diabolicards: contracts, a zone that is sealed, kills from memory; on phones, and at rest. */

shareBrowser()
const at = shareServer()

const words = await catalogue('en')
const { game } = GAMES.diabolicards ?? {}
if (!game) throw new Error('Diabolicards is not registered')

const SEALED = words.log.sealed({ type: 'sealed', zone: 'hideout' })

/** As near as what lies there, seen from the chair. */
const HERE = 0.02

test('a trade; an Endgame that seals a zone for good', async () => {
  const match = recorded('diabolicards-2-sealed')
  const trade = entryOf(match, { type: 'traded', seat: 'nova', given: '40', taken: '25' })
  const { host, speech, pages, play, point, told } = await sitAt(at.served, match, trade, ['nova', 'raven'], DESK)
  const [nova] = pages as [Page, Page]
  const contract = host.shown().public.pieces['25']?.place ?? ''
  expect(contract).toMatch(/^contract:/)
  await play(point('40', '25'))
  for (const page of pages) await expect.poll(() => apart(page, '40', contract)).toBeLessThan(HERE)
  // Everybody has seen it taken, so it lies open in the hand.
  expect(host.shown().public.pieces['25']?.place).toBe('open:nova')

  await play(async (page, who, move) => {
    await pick(page, '41')
    await pick(page, 'mat:dusk:hideout:scorched:0')
    const answer = (choice: unknown) => {
      const name = labelOf(host, speech, who, { ...move, choice } as Move, false)
      return asked(page).getByRole('button', { name, exact: true, includeHidden: true })
    }
    for (const choice of ENDGAMES) await answer(choice).waitFor()
    await answer('both').click()
  })
  await told(SEALED)
  const { facts, pieces } = host.shown().public
  expect(facts.sealed).toBe('hideout')
  expect(Object.values(pieces).filter(({ place }) => place.includes(':hideout:'))).toEqual([])

  // Whoever plays next finds no way in, neither in words nor by pointing, and is told why.
  const list = nova.locator('.moves')
  await pick(nova, '25')
  await list.getByText(words.zones.campus).first().waitFor()
  expect(await list.getByText(words.zones.hideout).count()).toBe(0)
  const { seq } = host.shown()
  await clickOn(nova, 'mat:dawn:hideout:regular:0')
  await nova.keyboard.press('Escape')
  await nova.getByText('Why can’t I…?').click()
  await list.getByText(words.reasons.sealed).waitFor()
  expect(host.shown().seq).toBe(seq)
})

test('a purge at the deck', async () => {
  const match = recorded('diabolicards-2-random')
  const purge = entryOf(match, { type: 'purged', seat: 'nova' })
  const { host, pages, play, point, told } = await sitAt(at.served, match, purge, ['nova'], DESK)
  await play(point('deck'))
  const { pieces } = host.shown().public
  const cards = [0, 1, 2, 3].map(n => Object.keys(pieces).find(id => pieces[id]?.place === `contract:${n}`) ?? '')
  const faces = Object.fromEntries(cards.map(id => [id, pieces[id]?.face as CardName]))
  await told(words.log.purged({ type: 'purged', seat: 'nova', cards, faces }))
  for (const [n, id] of cards.entries())
    for (const page of pages) await expect.poll(() => apart(page, id, `contract:${n}`)).toBeLessThan(HERE)
})

/** The same match at a table that plays from memory: who could save nothing was not asked, and now lets it happen. */
function fromMemory({ entries, ...log }: Log, until: number): Log {
  const memory: Log = { ...log, options: Object.assign({}, log.options, { memory: true }), entries: [] }
  if (!game) return memory
  let match = start(game, memory.options, memory.seed)
  const all: Entry<Move>[] = []
  const add = (entry: Entry<Move>): void => {
    all.push(entry)
    match = enter(match, entry).match
  }
  const facts = () => game.view(match.state, 'public').facts
  for (const entry of entries.slice(0, until)) {
    if (entry.type !== 'move') throw new Error('it is no move')
    const { zone, ...move } = entry.move as Move & { zone?: string }
    while (facts().decision === 'save' && move.type !== 'save')
      add({ type: 'move', seat: String(facts().decider), move: { type: 'letDie' } })
    add(move.type === 'save' ? { ...entry, move } : entry)
    if (facts().decision === 'flee') add({ ...entry, move: { ...move, type: 'choose', zone } as Move })
  }
  return { ...memory, entries: all }
}

/** All that a page is made of, but not what it says. */
const fabric = (page: Page) =>
  page.evaluate(() => {
    const made = [...document.querySelectorAll('.table-screen *, .stage *')].map(each =>
      [each.tagName, each.getAttribute('class'), each.getAttribute('role'), each.getAttribute('data-tone')].join(' '),
    )
    return [...new Set(made)].sort()
  })

test('from memory, the other side sees and waits the same whether or not anything can be saved', async () => {
  const whole = recorded('diabolicards-4-clever')
  // Comet names the last victim, and Raven answers.
  const lookOn = async (kill: number, answer: Move) => {
    const log = fromMemory(whole, kill)
    const next = whole.entries[kill]
    if (next?.type !== 'move') throw new Error('it is no move')
    const { host, guests, pages } = await sitAt(at.served, log, log.entries.length, ['comet'], DESK)
    const [comet] = pages as [Page]
    await makes(host, guests, next.seat, next.move)
    const [began, { seq }] = [Date.now(), host.shown()]
    await makes(host, guests, 'raven', answer)
    await upTo(comet, seq)
    await rests(comet)
    const [looks, says] = [await fabric(comet), await headline(comet).innerText()]
    // The window has been open all the while.
    expect(host.shown().seq).toBe(seq)
    await expect.poll(() => host.shown().seq, { interval: 20 }).toBe(seq + 1)
    return { looks, says, took: Date.now() - began }
  }
  // One of them could get away, or none.
  const saved = await lookOn(entryOf(whole, 'killAnnounced', 4), { type: 'save', card: '20' } as Move)
  const lost = await lookOn(entryOf(whole, 'killAnnounced', 2), { type: 'letDie' })
  expect(lost.looks).toEqual(saved.looks)
  expect(lost.says).toBe(saved.says)
  for (const { took } of [saved, lost]) expect(took).toBeGreaterThanOrEqual(TIMES.hold - 50)
  expect(Math.abs(saved.took - lost.took)).toBeLessThan(TIMES.hold / 2)
})

test('on a phone the mat has pages: they are turned, follow a kill, and a card is played with two fingertips', async () => {
  const match = recorded('diabolicards-4-clever')
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const { host, pages, play, told } = await sitAt(
    at.served,
    match,
    entryOf(match, 'killAnnounced', 4),
    ['raven'],
    phone,
  )
  const [raven] = pages as [Page]
  const tab = (name: string) => raven.getByRole('tab', { name: new RegExp(`^${name}`) })
  expect(await raven.getByRole('tab').count()).toBe(4)
  for (const box of await raven.getByRole('tab').all())
    expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  const turned = (name: string) => expect.poll(() => tab(name).getAttribute('aria-selected')).toBe('true')
  await tab(words.zones.campus).tap()
  await turned(words.zones.campus)

  await play(() => Promise.resolve())
  const { zone } = { zone: host.shown().public.pieces['20']?.place.split(':')[2] as keyof typeof words.zones }
  await turned(words.zones[zone])
  await play(() => tapTwice(raven, '20'))
  await told('Encore dodges death.')

  await play(async () => {
    await tapTwice(raven, '14')
    await tab(words.zones.tower).tap()
    await turned(words.zones.tower)
    await tapTwice(raven, 'mat:dusk:tower:regular:0')
  })
  expect(host.shown().public.pieces['14']?.place).toBe('mat:dusk:tower:regular:0')
})

test('who wants less motion is told the same, with all at rest; and then nothing is drawn any more', async () => {
  const match = recorded('diabolicards-2-sealed')
  const sealing = entryOf(match, 'sealed')
  const { pages, play } = await sitAt(at.served, match, sealing, ['nova'], { ...DESK, reducedMotion: 'reduce' })
  const [nova] = pages as [Page]
  const told = await seen(nova, '.dia-caption')
  await nova.evaluate(() => Object.assign(window, { __still: false }))
  await play(() => Promise.resolve())
  expect(await nova.locator('.dia-over.dia-still').count()).toBe(1)
  await expect.poll(async () => (await told()).map(({ text }) => text).join()).toContain(SEALED)
  await sleeps(nova)
})
