import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { few, shareBrowser } from '../lib/browser.ts'
import { entryOf, recorded } from '../lib/moments.ts'
import { sitAt } from '../lib/sitting.ts'
import { rests } from '../lib/stage.ts'
import { shareServer } from '../lib/table.ts'

/* Whoever wants less motion: things are where they belong at once, and leave nothing behind. */

shareBrowser()
const at = shareServer()

/** The canvas alone, without the words over it. */
async function drawn(page: Page): Promise<string> {
  await rests(page)
  const style = 'body * { visibility: hidden !important } .stage canvas[data-engine] { visibility: visible !important }'
  return (await page.screenshot({ style })).toString('base64')
}

/** How many pixels of two pictures are not the same, to the eye. */
const differing = (page: Page, one: string, other: string): Promise<number> =>
  page.evaluate(
    async pictures => {
      const [a, b] = await Promise.all(
        pictures.map(async picture => {
          const bytes = Uint8Array.from(atob(picture), letter => letter.charCodeAt(0))
          const image = await createImageBitmap(new Blob([bytes]))
          const ctx = new OffscreenCanvas(image.width, image.height).getContext('2d')
          ctx?.drawImage(image, 0, 0)
          return ctx?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray()
        }),
      )
      let count = 0
      for (let i = 0; i < (a?.length ?? 0); i += 4)
        if ([0, 1, 2].some(k => Math.abs((a?.[i + k] ?? 0) - (b?.[i + k] ?? 0)) > 12)) count++
      return count
    },
    [one, other],
  )

/** How far a match is when this has happened next, from there on. */
function after(match: ReturnType<typeof recorded>, from: number, event: string): number {
  for (let nth = 0; ; nth++) {
    const n = entryOf(match, event, nth)
    if (n >= from) return n + 1
  }
}

type Jump = readonly [
  game: string,
  match: string,
  from: Parameters<typeof entryOf>[1],
  who: string,
  to: number | string,
]
const JUMPS: readonly Jump[] = [
  ['diabolik', 'diabolik-4-danger', { type: 'moved', who: 'ginko' }, 'ginko', 6],
  // To where a turn begins: a die lies where it was rolled as long as the turn lasts, and nobody who comes later sees it.
  ['on the lam', 'on-the-lam-4-clever', 'walked', 'dame', 'turnBegan'],
  ['diabolicards', 'diabolicards-4-clever', 'played', 'nova', 8],
]

// Cards lie flat: figures cast the longer shadows.
test.each(few(JUMPS))(
  '%s: after a jump the stage is as if it had been drawn afresh',
  { timeout: 240_000 },
  async (_, name, event, who, moves) => {
    const match = recorded(name)
    const n = entryOf(match, event, 2)
    const { pages, play, choose } = await sitAt(at.served, match, n, [who], {
      settings: { quality: 'high' },
      fine: true,
      reducedMotion: 'reduce',
    })
    const [page] = pages
    if (!page) throw new Error('nobody is there')
    const before = await drawn(page)
    await page.evaluate(() => Object.assign(window, { __still: false }))
    await play(choose, typeof moves === 'number' ? n + moves : after(match, n + 4, moves))
    const jumped = await drawn(page)
    await page.reload()
    const afresh = await drawn(page)
    expect(await differing(page, before, jumped)).toBeGreaterThan(500)
    expect(await differing(page, jumped, afresh)).toBeLessThan(40)
  },
)
