import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { home } from '../../client/i18n/en/home.ts'
import { lobby } from '../../client/i18n/en/lobby.ts'
import { table } from '../../client/i18n/en/table.ts'
import { GAMES } from '../../shared/games/index.ts'
import type { Guest } from '../../shared/wire/protocol.ts'
import { faultsOfPage } from '../lib/accessible.ts'
import { few, shareBrowser, visitor } from '../lib/browser.ts'
import { headline, shareServer } from '../lib/table.ts'

/* Coming in: a table is opened, people arrive, somebody starts. */

shareBrowser()
const at = shareServer()

const { room, create } = lobby
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const DESK = { viewport: { width: 1280, height: 720 } }

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** A private table that Ann has opened, as she sees it. */
async function opened(creation = {}): Promise<{ ann: Page; guest: Guest; code: string }> {
  const guest = await at.served.guest('Ann')
  const { code } = await at.served.create(guest, { public: false, ...creation })
  const ann = await visitor(at.served.url, { ...DESK, guest, path: `/t/${code}` })
  await ann.locator('.code-plate').waitFor()
  return { ann, guest, code }
}

async function arrives(name: string, code: string, visiting = {}): Promise<Page> {
  const guest = await at.served.guest(name)
  const page = await visitor(at.served.url, { ...DESK, ...visiting, guest, path: `/t/${code}` })
  await page.locator('.code-plate').waitFor()
  return page
}

const isInSight = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(wanted => {
    const found = document.querySelector(wanted)
    if (!found) return false
    const { left, right, top, bottom } = found.getBoundingClientRect()
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth && found.contains(over)
  }, selector)

test.each(few(Object.keys(GAMES)))(
  'a table of %s for friends is opened from the front page, and is private',
  async game => {
    const page = await visitor(at.served.url, DESK)
    await page.locator(`a[href="/open/${game}"]`).first().click()
    await page.getByRole('heading', { level: 1, name: create.title }).waitFor()
    expect(await page.getByRole('radio', { name: create.closed }).isChecked()).toBe(true)
    await button(page, create.start).click()
    await page.getByText(room.private).waitFor()
    const [host] = [...at.served.app.house.hosts.values()].slice(-1)
    expect(host?.table).toMatchObject({ game, public: false })
  },
)

test.each([
  ['a desk', DESK],
  ['a phone', PHONE],
])('each step of opening a table fits %s', async (_, size) => {
  // Diabolik asks most.
  for (const game of few(['diabolik', 'diabolicards', 'on-the-lam'])) {
    const page = await visitor(at.served.url, { ...size, path: `/open/${game}` })
    for (let step = 1, more = true; more; step++) {
      await page.getByRole('heading', { name: new RegExp(`^Step ${step} of`) }).waitFor()
      await page.evaluate(() => scrollTo(0, 0))
      expect(await isInSight(page, '.creating button[type=submit]'), `${game}, step ${step}`).toBe(true)
      more = await button(page, create.more).isVisible()
      if (more) expect(await isInSight(page, '.creating-on button:last-of-type'), `${game}, step ${step}`).toBe(true)
      if (more) await button(page, create.more).click()
    }
    expect(await faultsOfPage(page)).toEqual([])
  }
})

test('what is chosen step by step is what is played, and everybody who comes can read it', async () => {
  const choices = (await GAMES.diabolik?.speech('en'))?.choices?.(4) ?? []
  // Not as usual: the last of each.
  const wanted = choices
    .filter(({ key }) => key === 'difficulty' || key === 'edition')
    .map(({ legend, values }) => ({ legend, label: values.at(-1)?.label ?? '' }))
  expect(wanted).toHaveLength(2)
  const page = await visitor(at.served.url, { ...DESK, path: '/open/diabolik' })
  const all = [...wanted, { legend: create.time, label: '60 seconds' }]
  const left = new Set(all)
  for (;;) {
    for (const each of left) {
      const group = page.getByRole('group', { name: each.legend, exact: true })
      if (!(await group.isVisible())) continue
      await group.getByRole('radio', { name: each.label, exact: true }).check()
      left.delete(each)
    }
    if (left.size === 0) break
    await button(page, create.more).click()
  }
  await button(page, create.start).click()
  const code = (await page.locator('.code-plate').innerText()).replace(/\s/g, '')
  const bob = await arrives('Bob', code)
  const fact = (legend: string) =>
    bob
      .locator('.table-facts div')
      .filter({ has: bob.getByText(legend, { exact: true }) })
      .locator('dd')
  for (const { legend, label } of all) await fact(legend).getByText(label, { exact: true }).waitFor()
  for (const { legend, many } of choices)
    if (many !== undefined) await fact(legend).getByText(room.byChance, { exact: true }).waitFor()
})

test('who has arrived is told, by eye and ear, and the link can be scanned, sent and copied', async () => {
  const { ann, code } = await opened()
  const said = ann.locator('.arrival[role=status]')
  expect(await said.innerText()).toBe('')
  await arrives('Bob', code)
  await said.getByText(room.came(['Bob'])).waitFor()
  await ann.getByRole('img', { name: room.qr }).waitFor()
  await ann.locator('.address').getByText(`/t/${code}`).waitFor()
  expect(await faultsOfPage(ann)).toEqual([])
})

test('removing somebody is asked first, and can be undone', async () => {
  const { ann, code } = await opened()
  const bob = await arrives('Bob', code)
  await button(ann, room.removeWho('Bob')).click()
  await ann.locator('dialog').getByRole('button', { name: 'Cancel' }).click()
  await button(bob, room.sitAs('Dame')).click()
  await button(ann, room.removeWho('Bob')).click()
  await ann.locator('dialog').getByRole('button', { name: room.remove, exact: true }).click()
  await bob.getByText(room.removed).waitFor()

  // Also after a reload.
  await ann.reload()
  await button(ann, room.letInWho('Bob')).click()
  await button(ann, room.letInWho('Bob')).waitFor({ state: 'detached' })
  await button(bob, table.plain.tryAgain).click()
  await button(bob, room.sitAs('Dame')).click()
  await ann.locator('.chair').getByText('Bob').waitFor()
})

test('a host without a chair is asked before the start; without anybody there is none', async () => {
  const { ann, code } = await opened()
  await button(ann, room.stand).click()
  await ann.getByText(room.startNobody).waitFor()
  expect(await button(ann, room.start).isDisabled()).toBe(true)
  const bob = await arrives('Bob', code)
  await button(bob, room.sitAs('Dame')).click()
  await button(ann, room.start).click()
  await ann.locator('dialog').getByText(room.startWithout.text).waitFor()
  expect(await headline(bob).count()).toBe(0)
  await button(ann, room.startWithout.yes).click()
  await headline(bob).waitFor()
  await ann.locator('.now').getByText(table.now.watching).waitFor()
})

test('when the host leaves, the next is host at once', async () => {
  const { ann, code } = await opened()
  const bob = await arrives('Bob', code)
  await button(bob, room.sitAs('Dame')).click()
  await button(bob, room.beReady).waitFor()
  await ann.getByRole('link', { name: room.leave }).click()
  await bob.getByText(room.youHost).waitFor()
  await button(bob, room.start).waitFor()
})

test('on a phone being ready is in sight, wherever one has scrolled to', async () => {
  const { code } = await opened({ game: 'diabolik' })
  const bob = await arrives('Bob', code, PHONE)
  await button(bob, room.sitAs('Eva')).tap()
  await button(bob, room.beReady).waitFor()
  for (const to of [0, 400, 100_000]) {
    await bob.evaluate(top => scrollTo(0, top), to)
    expect(await isInSight(bob, '.starting .button.big'), `scrolled to ${to}`).toBe(true)
  }
  expect(await faultsOfPage(bob)).toEqual([])
})

test('a watch link of a private table lets look on, and gives no chair', async () => {
  const { ann, code } = await opened()
  await ann.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await button(ann, room.copyWatch).click()
  const link = await ann.evaluate(() => navigator.clipboard.readText())
  expect(link).not.toContain(code)
  const cid = await visitor(at.served.url, { path: new URL(link).pathname, settings: { view: 'plain' } })
  await cid.getByText(table.waiting).waitFor()
  await button(ann, room.start).click()
  await cid.locator('.now').getByText(table.now.watching).waitFor()
  await button(cid, table.menu.open).click()
  expect(await cid.locator('dialog').innerText()).not.toContain(code)

  const dot = await visitor(at.served.url, { path: new URL(link).pathname.replace('/w/', '/t/'), expected: /404/ })
  await dot.getByText('There is no such table').waitFor()
})

test('a match against bots is opened to watchers by one switch', async () => {
  const page = await visitor(at.served.url, { settings: { view: 'plain' } })
  await button(page, home.playNowAt(home.games['on-the-lam'].title)).click()
  await headline(page).waitFor()
  const name = (await page.locator('.person-name').first().innerText()).trim()
  const watch = lobby.at(lobby.watch, [name])
  await button(page, table.menu.open).click()
  const onShow = page.getByLabel(table.menu.onShow)
  await onShow.click()
  await expect.poll(() => onShow.isChecked()).toBe(true)
  const bob = await visitor(at.served.url, { path: '/lobby', settings: { view: 'plain' } })
  await bob.getByRole('link', { name: watch }).click()
  await bob.locator('.now').getByText(table.now.watching).waitFor()
  await onShow.click()
  await expect.poll(() => onShow.isChecked()).toBe(false)
  await bob.goto('/lobby')
  await bob.getByText(lobby.nothingRunning).waitFor()
})
