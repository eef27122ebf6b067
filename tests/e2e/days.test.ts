import { join } from 'node:path'
import type { CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { en } from '../../client/i18n/en/index.ts'
import { notices as words } from '../../client/i18n/en/notices.ts'
import type { Listing } from '../../shared/wire/protocol.ts'
import { faultsOfPage } from '../lib/accessible.ts'
import { shareBrowser, visitor } from '../lib/browser.ts'
import { type Browser, type PushService, pushService } from '../lib/pushService.ts'
import { type Served, serve } from '../lib/server.ts'
import { moves, takeFirst } from '../lib/table.ts'

/* A table of days in a browser: opened, found again when it is one's turn, and called to. */

shareBrowser()
const { home, lobby, shell } = en
let service: PushService
let served: Served
beforeAll(async () => {
  service = await pushService()
  served = await serve({
    dist: join(import.meta.dirname, '..', '..', 'dist'),
    pushNearby: [service.origin],
    times: { look: 300, away: 1000 },
  })
})
afterAll(async () => {
  await served.close()
  await service.close()
})

/** No push service can be reached from here: what one would give the browser is given to it. */
async function withService(page: Page, browser: Browser): Promise<void> {
  await page.context().grantPermissions(['notifications'])
  await page.context().addInitScript(({ endpoint, p256dh, auth }) => {
    let made: object | null = null
    const bytes = (text: string): ArrayBuffer =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), each => each.charCodeAt(0)).buffer
    PushManager.prototype.subscribe = async options => {
      made = {
        endpoint,
        options,
        getKey: (name: string) => bytes(name === 'auth' ? auth : p256dh),
        unsubscribe: async () => {
          made = null
          return true
        },
      }
      return made as PushSubscription
    }
    PushManager.prototype.getSubscription = async () => made as PushSubscription | null
  }, browser.address)
  await page.reload()
}

/** What the worker of this page is sent. */
async function deliver(page: Page, data: string): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page)
  const registrations: string[] = []
  session.on('ServiceWorker.workerRegistrationUpdated', event =>
    registrations.push(...event.registrations.map(each => each.registrationId)),
  )
  await session.send('ServiceWorker.enable')
  await vi.waitFor(() => expect(registrations.length).toBeGreaterThan(0), 10_000)
  const registrationId = registrations.at(-1) ?? ''
  await session.send('ServiceWorker.deliverPushMessage', { origin: served.url, registrationId, data })
  await session.detach()
}

const shownOn = (page: Page): Promise<(readonly [string, string])[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, body }) => [title, body] as const)
  })

test('one opens a table of days, leaves it, and finds it first in the list, counted in the title', async () => {
  const ann = await served.guest('Ann')
  const page = await visitor(served.url, { guest: ann, settings: { view: 'plain' }, path: '/open/on-the-lam' })
  const days = page.getByLabel(shell.seconds(259_200))
  const more = page.getByRole('button', { name: lobby.create.more })
  await more.waitFor()
  while ((await days.count()) === 0) await more.click()
  await days.check()
  await page.getByText(lobby.create.daysHint).waitFor()
  await page.getByRole('button', { name: lobby.create.start }).click()
  await page.waitForURL(/\/t\//)
  await page.getByRole('heading', { name: words.title }).waitFor()
  expect(await faultsOfPage(page)).toEqual([])
  await page.getByRole('button', { name: lobby.room.start }).click()
  await moves(page).first().waitFor()
  await page.getByText(/2 days and 23 hours left|3 days left/).waitFor()
  // Others have their seconds: those tables come after.
  await served.create(ann, { game: 'diabolicards', players: 2, quick: 'plain', public: false })
  await page.goto('/lobby')
  const row = page.locator('.table-row').first()
  await row.getByText(home.mine.yourTurn).waitFor()
  await row.getByText(/2 days and 23 hours left/).waitFor()
  const { said } = await served.ask<Listing[]>('GET', '/api/mine', ann)
  const count = said.filter(({ mine }) => mine?.toMove).length
  await expect.poll(() => page.title()).toBe(`(${count}) ${lobby.title} · Tavolo Nero`)
  expect(await faultsOfPage(page)).toEqual([])
  await row.getByRole('link').click()
  await moves(page).first().waitFor()
  await takeFirst(page)
})

test('one is called by consent, with quiet hours, and not at the table itself', async () => {
  const ann = await served.guest('Ann')
  const browser = service.browser()
  const page = await visitor(served.url, { guest: ann, path: '/settings', serviceWorkers: 'allow' })
  // Nothing is asked of who has not pressed.
  await page.getByRole('button', { name: words.start }).waitFor()
  expect(await page.evaluate(() => Notification.permission)).not.toBe('granted')
  await withService(page, browser)
  await page.getByRole('button', { name: words.start }).click()
  await page.getByText(words.here).waitFor()
  expect(await page.getByLabel(words.from, { exact: true }).inputValue()).toBe('22')
  expect(await page.getByLabel(words.to, { exact: true }).inputValue()).toBe('8')
  expect(await faultsOfPage(page)).toEqual([])
  await page.getByLabel(words.to, { exact: true }).selectOption('7')
  const wishes = () => served.app.store.wishesOf(ann.id)
  const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  await expect.poll(wishes).toEqual({ language: 'en', zone, quiet: { from: 22, to: 7 } })
  await page.getByLabel(words.quiet).uncheck()
  await expect.poll(async () => (await wishes())?.quiet).toBeNull()

  const { id } = await served.create(ann, { players: 3, seconds: 86_400, quick: 'plain', public: false })
  await vi.waitFor(() => expect(service.got).toHaveLength(1), 20_000)
  const [pushed] = service.got
  if (!pushed) throw new Error('nobody was called')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await deliver(page, JSON.stringify(browser.read(pushed.body)))
  await expect.poll(() => shownOn(page)).toEqual([['It is your turn: On the Lam', 'With bots']])
  // At the table itself it is seen anyway.
  await page.evaluate(async () => {
    for (const each of await (await navigator.serviceWorker.ready).getNotifications()) each.close()
  })
  await page.goto(`/t/${id}`)
  await page.locator('.now').waitFor()
  await page.bringToFront()
  await deliver(page, JSON.stringify(browser.read(pushed.body)))
  await new Promise(resolve => setTimeout(resolve, 1000))
  expect(await shownOn(page)).toEqual([])

  // What is switched off is gone from the server, too.
  await page.goto('/settings')
  await page.getByRole('button', { name: words.stop }).click()
  await page.getByText(words.stopped).waitFor()
  await page.getByRole('button', { name: words.start }).waitFor()
  expect([await wishes(), await served.app.store.devicesOf(ann.id)]).toEqual([null, []])
}, 120_000)
