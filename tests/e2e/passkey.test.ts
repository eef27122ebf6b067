import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { passkeys as words } from '../../client/i18n/en/passkeys.ts'
import { settings } from '../../client/i18n/en/settings.ts'
import { shell } from '../../client/i18n/en/shell.ts'
import type { Passkey } from '../../shared/wire/passkeys.ts'
import { faultsOfPage } from '../lib/accessible.ts'
import { shareBrowser, visitor } from '../lib/browser.ts'
import { shareServer } from '../lib/table.ts'

/* A guest is kept by a passkey, and comes back by it in another browser. */

shareBrowser()
const at = shareServer()
/** Passkeys are a name's. */
const house = (): string => at.served.url.replace('127.0.0.1', 'localhost')

interface Keys {
  readonly session: CDPSession
  readonly authenticatorId: string
}

/** What keeps passkeys in this browser: a finger that is always there. */
async function keysOf(page: Page): Promise<Keys> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { session, authenticatorId }
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('who keeps a passkey comes back by it in a browser that is somebody else, until it is removed', async () => {
  const [ann, bob] = [await at.served.guest('Ann'), await at.served.guest('Bob')]
  const here = await visitor(house(), { guest: ann, path: '/settings' })
  const { session, authenticatorId } = await keysOf(here)
  const fetched: string[] = []
  here.on('response', response => void fetched.push(response.url()))
  await button(here, words.keep).click()
  await here.getByText(words.kept).waitFor()
  // What speaks to the browser is fetched now, and not before.
  expect(fetched.filter(url => url.endsWith('.js'))).not.toEqual([])
  const [kept] = (await at.served.ask<Passkey[]>('GET', '/api/passkeys', ann)).said
  if (!kept) throw new Error('nothing was kept')
  const remove = button(here, words.removeThis(1, kept.created))
  await remove.waitFor()
  expect(await faultsOfPage(here)).toEqual([])
  await button(here, words.keep).click()
  await here.getByText(words.wrong.already).waitFor()

  const there = await visitor(house(), { guest: bob, path: '/settings', expected: /404/ })
  await there.getByText(words.leaves('Bob')).waitFor()
  const keys = await keysOf(there)
  const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId })
  for (const credential of credentials)
    await keys.session.send('WebAuthn.addCredential', { authenticatorId: keys.authenticatorId, credential })
  await button(there, words.back).click()
  await there.getByText(words.done('Ann')).waitFor()
  await there.getByText(words.leaves('Ann')).waitFor()
  await button(there, words.removeThis(1, kept.created)).waitFor()
  await there.reload()
  await expect.poll(() => there.getByLabel(settings.name).inputValue()).toBe('Ann')

  await remove.click()
  await here.getByText(words.removed).waitFor()
  await button(there, words.back).click()
  await there.getByText(shell.refusals.noPasskey).waitFor()
  await expect.poll(() => there.getByLabel(settings.name).inputValue()).toBe('Ann')
})

test('where no passkey is, or none can be, that is said', async () => {
  const page = await visitor(house(), { path: '/settings' })
  const { session, authenticatorId } = await keysOf(page)
  await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await button(page, words.back).click()
  await page.getByText(words.wrong.cancelled).waitFor()
  const numbered = await visitor(at.served.url, { path: '/settings' })
  await numbered.getByText(words.cannot).waitFor()
  expect(await button(numbered, words.keep).count()).toBe(0)
})
