import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { gallery as words } from '../../client/i18n/en/gallery.ts'
import { en } from '../../client/i18n/en/index.ts'
import { REACTIONS } from '../../shared/wire/protocol.ts'
import { faultsOfPage } from '../lib/accessible.ts'
import { shareBrowser, type Visiting, visitor } from '../lib/browser.ts'
import { isWhole } from '../lib/overlap.ts'
import { rests } from '../lib/stage.ts'
import { ending, late, seat, shareServer } from '../lib/table.ts'

/* The gallery as those who watch find it, and as those who played do. */

shareBrowser()
const at = shareServer()

const DESK = { viewport: { width: 1280, height: 720 }, settings: { view: 'plain' } }
const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  settings: { view: 'plain' },
}

/** Ann plays against bots, and others watch. */
async function table() {
  const { code, guests } = await seat(at.served, late(), ['Ann', null, null])
  const [ann] = guests
  if (!ann) throw new Error('nobody sits there')
  const bob = await at.served.guest('Bob')
  const watch = async (visiting: Visiting): Promise<Page> => {
    const page = await visitor(at.served.url, { ...visiting, path: `/w/${code}` })
    await fold(page).waitFor()
    return page
  }
  return { code, ann, bob, watch }
}

const fold = (page: Page, name = words.title) => page.getByRole('button', { name })
const lines = (page: Page) => page.locator('.gallery-lines li')
const field = (page: Page) => page.getByRole('textbox', { name: words.write })
const said = async (page: Page): Promise<string[]> =>
  (await lines(page).allInnerTexts()).map(text => text.replaceAll(/\s+/g, ' '))

test('two who watch talk: at a desk, and on a phone under a name that is given there', async () => {
  const { bob, watch } = await table()
  const desk = await watch({ ...DESK, guest: bob })
  const phone = await watch(PHONE)
  await field(desk).fill('Where is he?')
  await field(desk).press('Enter')
  await expect.poll(() => said(desk)).toEqual(['Bob: Where is he?'])
  expect(await field(desk).inputValue()).toBe('')
  // Beside what there is to guess, some lines of it are in sight, and all of the field.
  expect((await desk.locator('.gallery-lines').boundingBox())?.height).toBeGreaterThan(60)
  expect(await isWhole(desk, '.gallery input')).toBe(true)
  // What was said is told of where it is not open.
  await expect.poll(() => phone.locator('.gallery .log-unread').innerText()).toContain('1')
  expect(await faultsOfPage(phone)).toEqual([])
  await fold(phone).tap()
  await expect.poll(() => said(phone)).toEqual(['Bob: Where is he?'])
  expect(await phone.locator('.gallery .log-unread').count()).toBe(0)
  expect(await faultsOfPage(phone)).toEqual([])
  await phone.getByRole('textbox', { name: words.name }).fill('Eve')
  await phone.getByRole('button', { name: words.join }).tap()
  await field(phone).fill('Behind you.')
  await phone.getByRole('button', { name: en.table.chat.send }).tap()
  for (const page of [desk, phone])
    await expect.poll(() => said(page)).toEqual(['Bob: Where is he?', 'Eve: Behind you.'])
  // To screen readers too.
  await expect.poll(() => desk.locator('.gallery [aria-live]').innerText()).toBe('Eve: Behind you.')
  expect(await faultsOfPage(desk)).toEqual([])
  // The log is a tap away, and takes its place.
  await phone.getByRole('button', { name: en.table.log.title, exact: true }).tap()
  expect(await lines(phone).first().isVisible()).toBe(false)
  // Whoever one does not want to hear is not heard.
  await desk.getByRole('button', { name: 'Eve', exact: true }).click()
  await desk.getByRole('button', { name: en.table.people.mute('Eve') }).click()
  await expect.poll(() => said(desk)).toEqual(['Bob: Where is he?'])
})

test('what one has said oneself is taken back with one click, and nobody reads it any more', async () => {
  const { bob, watch } = await table()
  const [desk, phone] = [await watch({ ...DESK, guest: bob }), await watch(PHONE)]
  await fold(phone).tap()
  for (const text of ['Where is he?', 'There!']) {
    await field(desk).fill(text)
    await field(desk).press('Enter')
    await expect.poll(() => said(desk)).toContain(`Bob: ${text}`)
  }
  await expect.poll(() => said(phone)).toEqual(['Bob: Where is he?', 'Bob: There!'])
  expect(await faultsOfPage(desk)).toEqual([])
  await desk.getByRole('button', { name: words.unsay }).first().click()
  await expect.poll(() => said(desk)).toEqual(['Bob: There!'])
  await expect.poll(() => said(phone)).toEqual(['Bob: There!'])
})

test('reactions are one click away, and seen at the rim by all but who would rather not', async () => {
  const { code, ann, bob, watch } = await table()
  const desk = await watch({ ...DESK, guest: bob })
  const player = (reactions: boolean) =>
    visitor(at.served.url, { ...DESK, settings: { ...DESK.settings, reactions }, guest: ann, path: `/t/${code}` })
  const [shown, hidden] = [await player(true), await player(false)]
  for (const page of [shown, hidden]) await page.locator('.moves .move').first().waitFor()
  for (let i = 0; i < 3; i++) await desk.getByRole('button', { name: words.reactions.gasp }).click()
  await desk.getByRole('button', { name: words.reactions.bravo }).click()
  // Nothing moves in tests: there are counts.
  for (const page of [desk, shown]) {
    await page.locator('.trickle-count').first().waitFor()
    expect(await page.locator('.trickle p').innerText()).toMatch(/Gasp! ×[1-3]|Bravo ×1/)
  }
  expect(await faultsOfPage(shown)).toEqual([])
  expect(await hidden.locator('.trickle').count()).toBe(0)
  await shown.evaluate(() => {
    window.__still = false
  })
  await desk.getByRole('button', { name: words.reactions.boo }).click()
  await shown.locator('.trickle-sign').first().waitFor()
  await expect.poll(() => shown.locator('.trickle-sign').count()).toBe(0)
})

test.each([
  ['upright', PHONE.viewport],
  ['sideways', { width: 844, height: 390 }],
])(
  'on a phone %s who watches sees all counts of reactions, over nothing that is read or pressed',
  async (_, viewport) => {
    const { bob, watch } = await table()
    const page = await watch({ ...PHONE, viewport, settings: {}, guest: bob })
    await rests(page)
    await fold(page).tap()
    for (const each of REACTIONS) await page.getByRole('button', { name: words.reactions[each] }).tap()
    await fold(page).tap()
    // However many kinds of them there are at once: copies in their place, since they go by themselves.
    await page.waitForFunction(most => {
      const [first, ...more] = document.querySelectorAll<HTMLElement>('.trickle-count')
      if (!first) return false
      const copies = Array.from({ length: most }, () => first.cloneNode(true) as HTMLElement)
      for (const each of copies) each.dataset.copy = 'true'
      for (const each of [first, ...more]) each.style.display = 'none'
      first.parentElement?.append(...copies)
      return true
    }, REACTIONS.length)
    const boxes = (selector: string) =>
      page.locator(selector).evaluateAll(all => all.map(each => each.getBoundingClientRect().toJSON() as DOMRect))
    const counts = await boxes('.trickle-count[data-copy]')
    expect(counts).toHaveLength(REACTIONS.length)
    const others = await boxes('.now, .side button, .stage button, .person, .air-third')
    for (const { left, top, right, bottom } of counts) {
      expect(Math.min(left, top, viewport.width - right, viewport.height - bottom)).toBeGreaterThanOrEqual(0)
      const over = others.filter(
        each =>
          Math.min(right, each.right) - Math.max(left, each.left) > 3 &&
          Math.min(bottom, each.bottom) - Math.max(top, each.top) > 3,
      )
      expect(over).toEqual([])
    }
  },
)

test('who plays reads nothing of it before the end, and then all of it beside the log', async () => {
  const { code, ann, bob, watch } = await table()
  const desk = await watch({ ...DESK, guest: bob })
  const page = await visitor(at.served.url, { ...DESK, guest: ann, path: `/t/${code}` })
  await page.locator('.moves .move').first().waitFor()
  await field(desk).fill('She will give up.')
  await field(desk).press('Enter')
  await expect.poll(() => said(desk)).toEqual(['Bob: She will give up.'])
  const own = await watch({ ...DESK, guest: ann })
  await own.getByText(words.seated).waitFor()
  expect(await own.locator('body').innerText()).not.toContain('give up')
  expect(await page.locator('.gallery').count()).toBe(0)
  await page.getByRole('button', { name: en.table.menu.open }).click()
  await page.getByRole('button', { name: en.table.menu.concede }).click()
  await page.getByRole('button', { name: en.table.confirm.concede.yes }).click()
  await ending(page).waitFor()
  await page.keyboard.press('Escape')
  await fold(page, words.past).click()
  await expect.poll(() => said(page)).toEqual(['Bob: She will give up.'])
  expect(await page.locator('.reactions').count()).toBe(0)
  expect(await faultsOfPage(page)).toEqual([])
  await expect.poll(() => said(own)).toEqual(['Bob: She will give up.'])
  await ending(own).waitFor()
  await own.keyboard.press('Escape')
  await field(own).fill('I did not.')
  await field(own).press('Enter')
  await expect.poll(() => said(desk)).toEqual(['Bob: She will give up.', 'Ann: I did not.'])
})
