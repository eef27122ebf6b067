import { expect, test } from 'vitest'
import { moving } from '../../client/i18n/en/moving.ts'
import { settings } from '../../client/i18n/en/settings.ts'
import { shell } from '../../client/i18n/en/shell.ts'
import { shareBrowser, visitor } from '../lib/browser.ts'
import { shareServer } from '../lib/table.ts'

/* A guest comes back on another device. */

shareBrowser()
const at = shareServer()

const FILMED = 'tavolo-nero.streaming'

test('a link brings somebody to another device, which is asked first; what is filmed neither shows nor takes one', async () => {
  const [ann, bob] = [await at.served.guest('Ann'), await at.served.guest('Bob')]
  const here = await visitor(at.served.url, { guest: ann, path: '/settings' })
  await here.getByRole('button', { name: moving.make }).click()
  await here.getByRole('img', { name: moving.qr }).waitFor()
  await here.evaluate(() => {
    navigator.clipboard.writeText = async text => void Object.assign(window, { __copied: text })
  })
  await here.getByRole('button', { name: moving.copy }).click()
  await here.getByRole('button', { name: shell.copied }).waitFor()
  const link = String(await here.evaluate(() => Reflect.get(window, '__copied')))
  expect(link).toMatch(/\/move#[\w-]{24}$/)

  const there = await visitor(at.served.url, { guest: bob, path: '/settings' })
  const asked: string[] = []
  there.on('request', request => void asked.push(request.url().replace(/#.*/, '')))
  await there.evaluate(key => localStorage.setItem(key, 'true'), FILMED)
  await there.reload()
  await there.getByText(settings.language).first().waitFor()
  expect(await there.getByText(moving.title).count()).toBe(0)
  await there.goto(link)
  await there.getByText(moving.here.filmed).waitFor()
  await there.evaluate(key => localStorage.removeItem(key), FILMED)
  expect(asked.filter(url => url.includes('/api/mov'))).toEqual([])

  await there.goto('/')
  await there.goto(link)
  await there.getByText(moving.here.leaves('Bob')).waitFor()
  expect(there.url()).not.toContain('#')
  await there.getByRole('button', { name: moving.here.yes('Ann') }).click()
  await there.getByText(moving.here.done('Ann')).waitFor()
  await there.goto('/settings')
  await expect.poll(() => there.getByLabel(settings.name).inputValue()).toBe('Ann')
  expect(asked.filter(url => url.includes(link.split('#')[1] ?? ''))).toEqual([])
})
