import { expect, test } from 'vitest'
import { shareBrowser, visitor } from '../lib/browser.ts'
import { aboutFolder, copyFolder, goesOn, OLD_FOLDERS } from '../lib/folders.ts'
import { logged, moves, shareServer, takeFirst } from '../lib/table.ts'

/* Matches that were begun on an older server are found in the list and played on through the page. */

shareBrowser()
const [folder = ''] = OLD_FOLDERS
const { people, tables } = aboutFolder(folder)
const at = shareServer({ data: copyFolder(folder) })

test.each(tables.filter(table => table.phase === 'running' && goesOn(table)))(
  '$game is played on from an older folder',
  async ({ code, id }) => {
    const page = await visitor(at.served.url, {
      guest: people.bob,
      path: '/lobby',
      viewport: { width: 1280, height: 720 },
    })
    await page.locator(`a[href="/t/${id}"], a[href="/t/${code}"]`).first().click()
    await moves(page).first().waitFor()
    const past = await logged(page)
    expect(past.length).toBeGreaterThan(10)
    for (let n = 0; n < 2 && (await moves(page).count()) > 0; n++) await takeFirst(page)
    await expect.poll(async () => (await logged(page)).length).toBeGreaterThan(past.length)
    expect((await logged(page)).slice(0, past.length)).toEqual(past)
  },
)
