import { expect, test } from 'vitest'
import { lobby } from '../../client/i18n/en/lobby.ts'
import { shareBrowser, visitor } from '../lib/browser.ts'
import { aboutFolder, copyFolder, goesOn, OLD_FOLDERS } from '../lib/folders.ts'
import { DESK } from '../lib/sitting.ts'
import { logged, moves, shareServer, takeFirst } from '../lib/table.ts'

/* Matches that were begun on an older server are found in the list, and played on or said to be retired. */

shareBrowser()
const folder = OLD_FOLDERS.at(-1) ?? ''
const { people, running } = aboutFolder(folder)
const at = shareServer({ data: copyFolder(folder) })

// One after the other in one browser each: a token is changed for one with a date, and then the old one opens nothing.
test('a match of each game from an older folder', async () => {
  const pages = {
    ann: await visitor(at.served.url, { ...DESK, guest: people.ann, path: '/lobby' }),
    bob: await visitor(at.served.url, { ...DESK, guest: people.bob, path: '/lobby' }),
  }
  for (const table of running) {
    const page = pages[table.toMove.bob ? 'bob' : 'ann']
    await page.goto('/lobby')
    await page.locator(`a[href="/t/${table.id}"]`).first().click()
    if (!goesOn(table)) {
      await page.getByRole('heading', { level: 1, name: lobby.retired.title }).waitFor()
      continue
    }
    await moves(page).first().waitFor()
    const past = await logged(page)
    expect(past.length).toBeGreaterThan(10)
    for (let n = 0; n < 2 && (await moves(page).count()) > 0; n++) await takeFirst(page)
    await expect.poll(async () => (await logged(page)).length).toBeGreaterThan(past.length)
    expect((await logged(page)).slice(0, past.length)).toEqual(past)
  }
})
