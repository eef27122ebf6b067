import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { devices } from '../../client/i18n/en/devices.ts'
import { lobby } from '../../client/i18n/en/lobby.ts'
import { shell } from '../../client/i18n/en/shell.ts'
import { stream } from '../../client/i18n/en/stream.ts'
import { table } from '../../client/i18n/en/table.ts'
import { MatchRoom } from '../../server/rooms/MatchRoom.ts'
import { GAMES } from '../../shared/games/index.ts'
import type { Piece } from '../../shared/kernel/game.ts'
import type { Log } from '../../shared/kernel/history.ts'
import type { Host } from '../../shared/match/host.ts'
import { faultsOfPage } from '../lib/accessible.ts'
import { few, QUICK, shareBrowser, type Visiting, visitor } from '../lib/browser.ts'
import { report } from '../lib/filmed.ts'
import { firstMove, momentBefore } from '../lib/moments.ts'
import { heldBy } from '../lib/secrets.ts'
import { hostOf, rests } from '../lib/stage.ts'
import { found, hiddenIn, memoryOf, overheard } from '../lib/stageSecrets.ts'
import { click, headline, late, moves, seat, shareServer, upTo } from '../lib/table.ts'

/* One seat on two screens, and one screen for a sofa: in browsers, over whole matches. */

shareBrowser()
const at = shareServer()

const DESK: Visiting = { viewport: { width: 1280, height: 720 } }
const PHONE: Visiting = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const SIDEWAYS: Visiting = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true }

/** What this seat sees now and not everybody does. */
function secretsOf(host: Host, player: number): Piece[] {
  const shown = host.shown()
  const own = shown.chairs.get(player) ?? shown.late?.(player).own
  return Object.values(own?.pieces ?? {}).flatMap(piece => (piece?.face === undefined ? [] : [piece]))
}

/** Scans what a stage shows, on another device. */
async function paired(stage: Page, visiting: Visiting = PHONE): Promise<Page> {
  const plate = stage.locator('.filmed .code-plate')
  const show = stage.getByRole('button', { name: devices.showCode })
  await plate.or(show).waitFor()
  // Unasked it is shown only to who has just said that they are going to stream.
  if (await show.isVisible()) await show.click()
  const code = await plate.textContent()
  const phone = await visitor(at.served.url, { ...visiting, path: `/pair/${code}` })
  // Loaded anew before that, it would give back a code that it has used.
  await phone.waitForURL('**/phone/*')
  return phone
}

const MATCHES = [
  ['diabolik', () => momentBefore('diabolik-4-danger', { type: 'cardLaid', who: 'eva' }).log, 4],
  ['diabolicards', () => momentBefore('diabolicards-2-clever', { type: 'played' }, 9).log, 2],
  ['on-the-lam', () => firstMove('on-the-lam-3-clever').log, 3],
] as const

/** Runs in the page, as somebody comes back to it. */
function isKeptAwake(): boolean {
  let asked = false
  WakeLock.prototype.request = () => {
    asked = true
    return Promise.reject(new Error('not now'))
  }
  document.dispatchEvent(new Event('visibilitychange'))
  return asked
}

/** Somebody with bots whose browser is filmed, and a phone. */
async function streaming(log: Log, chairs: number, visiting: Visiting) {
  const { game, speech: speechIn } = GAMES[log.game] ?? {}
  if (!game || !speechIn) throw new Error(`${log.game} is not registered`)
  const { id, guests } = await seat(at.served, log, ['Ann', ...Array.from({ length: chairs - 1 }, () => null)])
  const [guest] = guests
  if (!guest) throw new Error('nobody sits there')
  const stage = await visitor(at.served.url, { ...DESK, ...visiting, guest })
  // From before its first word.
  const wire = overheard(stage)
  await stage.goto(`/stage/${id}`)
  const phone = await paired(stage)
  const phoneWire = overheard(phone)
  await phone.reload()
  await stage.getByText(devices.here).waitFor()
  await phone.locator('.phone-hand').first().waitFor()
  const host = hostOf(at.served, id)
  const speech = await speechIn('en')
  /** On the phone, since there is nowhere else. */
  const decide = async (n: number): Promise<void> => {
    const { seq } = host.shown()
    await click(phone, n)
    await expect
      .poll(
        async () => {
          if (host.shown().seq === seq && (await phone.locator('.narrowed').isVisible())) await click(phone, 0)
          return host.shown().seq
        },
        { timeout: 20_000 },
      )
      .toBeGreaterThan(seq)
  }
  return { game, speech, id, host, stage, phone, wire, phoneWire, decide }
}

/** Plays on to the end, or until it is enough. */
async function playOn({ host, phone, stage, decide }: Awaited<ReturnType<typeof streaming>>, most: number) {
  const isOver = (): boolean => host.party.phase === 'over'
  for (let n = 0; n < most; n++) {
    await expect.poll(async () => isOver() || (await moves(phone).count()) > 0, { timeout: 60_000 }).toBe(true)
    if (isOver()) break
    expect(await moves(stage).count()).toBe(0)
    await decide(n)
  }
  await upTo(stage, host.shown().seq - 2)
}

describe('stream-safe', () => {
  const SOME = 6

  test.each(MATCHES)(
    '%s is played on the phone; the stage was sent no secret',
    { timeout: 900_000 },
    async (_, log, n) => {
      const playing = await streaming(log(), n, { settings: QUICK })
      const { game, id, stage, phone, wire, phoneWire } = playing
      const hidden = () => hiddenIn(at.served, game, id)
      const remembered = async (page: Page): Promise<string[]> => {
        const memory = await memoryOf(page)
        return (await hidden()).pieces.filter(piece => memory.has(piece))
      }
      // What is looked for is found where it may be.
      await expect.poll(async () => found(phoneWire.text(), (await hidden()).faces)).not.toEqual([])
      await playOn(playing, SOME)
      expect(found(wire.text(), (await hidden()).faces)).toEqual([])
      expect(await remembered(phone)).not.toEqual([])
      expect(await remembered(stage)).toEqual([])
      if (!process.env.FULL) return
      await playOn(playing, Number.POSITIVE_INFINITY)
      expect(found(wire.text(), (await hidden()).faces)).toEqual([])
      expect(await remembered(stage)).toEqual([])
    },
  )

  test('a planted leak is caught', { timeout: 240_000 }, async () => {
    type Eyes = { eyesOf(person: string, device: string): number | null }
    const shape = MatchRoom.prototype as unknown as Eyes
    const { eyesOf } = shape
    const leak = vi.spyOn(shape, 'eyesOf').mockImplementation(function (this: Eyes, person) {
      return eyesOf.call(this, person, 'whole')
    })
    onTestFinished(() => leak.mockRestore())
    const playing = await streaming(MATCHES[0][1](), MATCHES[0][2], { settings: QUICK })
    const { game, id, stage, wire } = playing
    const { faces, pieces } = await hiddenIn(at.served, game, id)
    await expect.poll(() => found(wire.text(), faces)).not.toEqual([])
    const memory = await memoryOf(stage)
    expect(pieces.filter(piece => memory.has(piece))).not.toEqual([])
  })

  test.each(few(MATCHES))(
    '%s: the whole table on the stage, the hand as cards on the phone',
    { timeout: 240_000 },
    async (name, log, n) => {
      const { speech, host, stage, phone, decide } = await streaming(log(), n, {})
      await rests(stage)
      await report(stage, `${name}-stage`)
      const say = (piece: Piece): string => (speech.at?.(host.shown().public) ?? speech).piece(piece)
      for (const piece of secretsOf(host, 0))
        await expect.poll(() => phone.locator('.phone-hand').getByLabel(say(piece)).count()).toBeGreaterThan(0)
      await phone.locator('.phone-face canvas').first().waitFor()
      await report(phone, `${name}-phone`)
      await moves(phone).first().waitFor({ timeout: 60_000 })
      await decide(0)
      await upTo(stage, host.shown().seq - 2)
      const { all } = await heldBy(stage)
      for (const piece of secretsOf(host, 0)) expect(all).not.toContain(`>${say(piece)}<`)
    },
  )
})

test('whoever streams is safe to film before a hand is dealt', async () => {
  const guest = await at.served.guest('Ann')
  const { id } = await at.served.create(guest, { game: 'on-the-lam', players: 2 })
  const page = await visitor(at.served.url, { ...DESK, guest, path: `/t/${id}`, settings: { view: 'plain' } })
  expect(await page.getByRole('link', { name: table.menu.stream }).getAttribute('href')).toBe(`/stream/${id}`)
  await page.getByRole('button', { name: devices.stream }).click()
  const wire = overheard(page)
  await page.getByRole('button', { name: devices.confirmStream.yes }).click()
  await page.waitForURL(`**/stage/${id}`)
  await page.locator('.filmed .code-plate').waitFor()
  await report(page, 'waiting-pairs')
  expect(await faultsOfPage(page)).toEqual([])
  const phone = await paired(page)
  const phoneWire = overheard(phone)
  await phone.reload()
  await phone.getByText(devices.phone.waitingHint).waitFor()
  await page.getByText(devices.here).waitFor()
  expect(await page.locator('.code-plate').count()).toBe(0)
  // Nor is a key to the stream to be read here; that it is still copied whole is for the host.
  const desk = await page.context().newPage()
  await desk.goto(`/stream/${id}`)
  await desk.getByText(stream.filmed).waitFor()
  const { key = '', desk: own = '' } = (await at.served.app.store.stream({ table: id })) ?? {}
  expect(key).not.toBe('')
  for (const secret of [key, own]) expect(await desk.locator('main').innerText()).not.toContain(secret)
  await desk.close()
  await page.getByRole('button', { name: lobby.room.start }).click()
  await moves(phone).first().waitFor({ timeout: 60_000 })
  const { game } = GAMES['on-the-lam'] ?? {}
  if (!game) throw new Error('there is no such game')
  const { faces, pieces } = await hiddenIn(at.served, game, id)
  expect(found(phoneWire.text(), faces)).not.toEqual([])
  expect(found(wire.text(), faces)).toEqual([])
  const memory = await memoryOf(page)
  expect(pieces.filter(piece => memory.has(piece))).toEqual([])
  expect(await moves(page).count()).toBe(0)
})

test('a lost phone is said to be, a new one is paired in seconds, and the old one has nothing more', async () => {
  const { id, guests } = await seat(at.served, late(), ['Ann', null, null])
  const [guest] = guests
  if (!guest) throw new Error('nobody sits there')
  const page = await visitor(at.served.url, { ...DESK, guest, path: `/t/${id}`, settings: { view: 'plain' } })
  await page.getByRole('button', { name: table.menu.open }).click()
  await page.getByRole('button', { name: devices.stream }).click()
  await page.getByRole('button', { name: devices.confirmStream.yes }).click()
  await page.waitForURL(`**/stage/${id}`)
  const first = await paired(page, { ...SIDEWAYS, expected: /ERR_INTERNET/ })
  await page.getByText(devices.here).waitFor()
  await moves(first).first().waitFor()
  await report(first, 'sideways')
  expect(await headline(page).textContent()).toContain(table.now.onPhone)
  await first.context().setOffline(true)
  await first.close()
  await page.getByText(devices.gone).waitFor()
  await report(page, 'lost')
  // Whoever looks on sees no code that they could use: this time the phone shows one.
  await page.getByRole('button', { name: devices.pairAnother }).click()
  expect(await page.locator('.code-plate').count()).toBe(0)
  const second = await visitor(at.served.url, { ...PHONE, path: '/pair', expected: /ERR_INTERNET/ })
  await second.getByRole('button', { name: devices.phone.knock }).click()
  const code = (await second.locator('.code-plate').textContent()) ?? ''
  await report(second, 'knocking')
  await page.getByRole('textbox', { name: devices.phoneCode }).fill(code)
  await report(page, 'let-in')
  await page.getByRole('button', { name: devices.letIn }).click()
  await second.waitForURL(`**/phone/${id}`)
  await moves(second).first().waitFor()
  await page.getByText(devices.here).waitFor()
  // Not by another address either, nor where a phone would be told to go; and nobody is shown a code unasked.
  await second.context().setOffline(true)
  for (const path of [`/t/${id}`, `/phone/${id}`]) {
    await page.goto(path)
    await page.getByText(devices.safe).waitFor()
    await page.getByText(table.now.onPhone).first().waitFor()
    expect(await moves(page).count()).toBe(0)
    expect(await page.locator('.code-plate').count()).toBe(0)
  }
  await page.goto('/pair')
  await page.getByText(devices.phone.filmed).waitFor()
  expect(await page.getByRole('button', { name: devices.phone.go }).count()).toBe(0)
  await page.goto(`/t/${id}`)
  await second.context().setOffline(false)
  await page.getByText(devices.here).waitFor()
  // What people say is not filmed, unless that is wanted.
  await second.locator('.phone-log').getByRole('button', { name: table.log.title }).click()
  await second.getByPlaceholder(table.chat.to.all).fill('Ginko knows.')
  await second.keyboard.press('Enter')
  await second.locator('.log').getByText('Ginko knows.').waitFor()
  await page.getByText(devices.safe).click()
  expect(await page.locator('.side').innerText()).not.toContain('Ginko knows.')
  await page.getByRole('checkbox', { name: devices.bare }).uncheck()
  await page.locator('.log').getByText('Ginko knows.').waitFor()
  // It is asked before secrets come back.
  await page.getByRole('button', { name: devices.end }).click()
  await page.getByRole('button', { name: shell.cancel }).click()
  await page.getByText(devices.safe).waitFor()
  await page.getByRole('button', { name: devices.end }).click()
  await page.getByRole('button', { name: devices.confirmEnd.yes }).click()
  await moves(page).first().waitFor()
  await second.getByText(shell.refusals.unpaired).waitFor()
})

test('a living room: one stage, two phones that scan, and a match', { timeout: 240_000 }, async () => {
  const tv = await visitor(at.served.url, { ...DESK, path: '/open/on-the-lam' })
  await tv.getByText(lobby.create.living).click()
  await tv.getByRole('button', { name: lobby.create.start }).click()
  await tv.getByText(devices.living.scan).waitFor()
  const address = (await tv.locator('.living-scan .address').textContent()) ?? ''
  const phones = await Promise.all(
    [PHONE, SIDEWAYS].map(each => visitor(at.served.url, { ...each, path: new URL(address).pathname })),
  )
  for (const phone of phones) {
    await phone.getByRole('button', { name: lobby.room.sit }).first().click()
    await phone.getByRole('button', { name: lobby.room.beReady }).click()
  }
  await tv.locator('.living-chairs .readiness[data-ready]').nth(1).waitFor()
  await report(tv, 'living')
  await phones[0]?.getByRole('button', { name: lobby.room.start }).click()
  await Promise.all(phones.map(phone => phone.locator('.phone-hand').waitFor()))
  await rests(tv)
  for (const page of [tv, ...phones]) expect(await page.evaluate(isKeptAwake)).toBe(true)
  await report(tv, 'living-stage')
  for (let n = 0; n < 4; n++) {
    await Promise.any(phones.map(phone => moves(phone).first().waitFor({ timeout: 60_000 })))
    for (const phone of phones) await click(phone, n)
  }
  expect(await moves(tv).count()).toBe(0)
  // What else is decided is so on phones, too: there is nothing else in anybody's hand.
  const [first, second] = phones
  await first?.getByRole('button', { name: table.menu.open }).click()
  await first?.getByRole('button', { name: table.menu.agree }).click()
  await first?.getByRole('button', { name: table.confirm.agree.yes }).click()
  await second?.getByRole('button', { name: table.confirm.agree.yes }).click()
  await second?.getByRole('dialog').getByRole('button', { name: table.confirm.agree.yes }).click()
  await tv.locator('dialog.ending').waitFor()
})
