import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { lobby } from '../../client/i18n/en/lobby.ts'
import { shell } from '../../client/i18n/en/shell.ts'
import { table } from '../../client/i18n/en/table.ts'
import type { Guest } from '../../shared/wire/protocol.ts'
import { shareBrowser, visitor } from '../lib/browser.ts'
import { ending, headline, late, logged, seat, shareServer } from '../lib/table.ts'

/* What people at a table do to each other beside playing. */

shareBrowser()
const at = shareServer()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Ann, who is the host, and Bob, in mid-match. */
async function annAndBob(): Promise<{ ann: Page; bob: Page; id: string; guests: readonly Guest[] }> {
  const { code, id, guests } = await seat(at.served, late(), ['Ann', 'Bob', null])
  const viewport = { width: 1280, height: 720 }
  const [ann, bob] = await Promise.all(
    guests.map(guest => visitor(at.served.url, { guest, viewport, path: `/t/${code}`, settings: { view: 'plain' } })),
  )
  if (!ann || !bob) throw new Error('nobody sits there')
  await Promise.all([ann, bob].map(page => headline(page).waitFor()))
  return { ann, bob, id, guests }
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel(table.chat.to.all, { exact: true }).fill(text)
  await button(page, table.chat.send).click()
}
const says = (page: Page, text: string) => page.locator('.log').getByText(text)

test('somebody who is muted is not heard, and a new name is seen at once', async () => {
  const { ann, bob } = await annAndBob()
  await say(bob, 'listen to me')
  await says(ann, 'Bob: listen to me').waitFor()
  await button(ann, table.people.more('Bob')).click()
  await button(ann, table.people.mute('Bob')).click()
  await says(ann, 'Bob: listen to me').waitFor({ state: 'detached' })
  await say(bob, 'still here')
  await says(bob, 'Bob: still here').waitFor()
  await say(ann, 'silence at last')
  await says(ann, 'Ann: silence at last').waitFor()
  expect((await logged(ann)).filter(line => line.startsWith('Bob:'))).toEqual([])

  await button(bob, table.menu.open).click()
  await button(bob, table.menu.settings).click()
  await bob.locator('#own-name').fill('Robert')
  await bob.locator('#own-name').press('Enter')
  await ann.locator('.person-name').getByText('Robert').waitFor()
})

test('what is said too fast stays to be said again', async () => {
  const { ann, id, guests } = await annAndBob()
  const host = at.served.app.house.hosts.get(id)
  const [guest] = guests
  if (!host || !guest) throw new Error('nobody sits there')
  const field = ann.getByLabel(table.chat.to.all, { exact: true })
  await field.fill('one word more')
  // From another device of hers, on and on: nobody can type that fast, and no pause may come between.
  const hurry = () => void host.ask(guest, { type: 'phrase', phrase: 'hurry' })
  for (let i = 0; i < 6; i++) hurry()
  const hurries = setInterval(hurry, 20)
  onTestFinished(() => clearInterval(hurries))
  await field.press('Enter')
  await ann.getByText(shell.refusals.tooFast).waitFor()
  await expect.poll(() => field.inputValue()).toBe('one word more')
  expect((await logged(ann)).filter(line => line.includes('one word more'))).toEqual([])
})

test('they agree to end it, and meet again at another table', async () => {
  const { ann, bob } = await annAndBob()
  await button(bob, table.menu.open).click()
  await button(bob, table.menu.agree).click()
  await button(bob, table.confirm.agree.yes).click()
  await ann.getByText(table.menu.agreed(['Bob'])).waitFor()
  await button(ann, table.confirm.agree.yes).click()
  await ann.locator('dialog').getByRole('button', { name: table.confirm.agree.yes }).click()
  await Promise.all([ann, bob].map(page => ending(page).getByText(table.ending.agreed).waitFor()))

  await button(ann, table.ending.rematch).click()
  await button(bob, table.ending.rematchOpen).click()
  await button(bob, lobby.room.beReady).click()
  await ann.getByText(`✓ ${lobby.room.ready}`).waitFor()
  await button(ann, lobby.room.start).click()
  await Promise.all([ann, bob].map(page => headline(page).waitFor()))
})

test('the host gives a seat to a bot, and whoever had it is out and may watch', async () => {
  const { ann, bob } = await annAndBob()
  await button(ann, table.people.more('Bob')).click()
  await button(ann, table.people.handOver('Bob')).click()
  await button(ann, table.confirm.handOver('Bob').yes).click()
  await bob.getByText(lobby.room.removed).waitFor()
  await says(ann, table.log.room.removed('Bob')).waitFor()
  await expect.poll(() => ann.locator('.person-name').allInnerTexts()).toEqual(['Ann'])

  await bob.getByRole('link', { name: lobby.watch, exact: true }).click()
  await bob.locator('.now').getByText(table.now.watching).waitFor()
})
