/** Everybody by groups: `npm run dev`, then /kit/art/sheet.html?of=diabolicards/art&show=tiles&wide=150&group=theGang. Not in the build. */
import '@fontsource/bangers/400.css'
import '@fontsource/noto-sans-tc/500.css'
import '@fontsource/noto-sans-tc/700.css'
import '@fontsource/oswald/500.css'
import '@fontsource/oswald/600.css'
import { CARDS, type CardName, GROUPS } from '../../../../shared/games/diabolicards/cards/list.ts'
import { catalogue } from '../../../../shared/games/diabolicards/words/index.ts'
import type { Language } from '../../../../shared/words/index.ts'
import { sheet } from '../../../kit/art/ink2d.ts'
import { typeReady } from '../../../kit/art/lettering.ts'
import { drawBack, drawBackTile, drawFace, drawTile } from '../pieces/prints.ts'
import { drawPortrait, PORTRAIT } from './portraits/index.ts'

const query = new URLSearchParams(location.search)
const wide = query.get('wide') ?? '184'
const words = await catalogue((query.get('lang') ?? 'en') as Language)
await typeReady(JSON.stringify([words.cards, words.abilities, words.groups, words.types, words.genders, words.zones]))

let count = 0
const LEFT = [
  { side: 'dusk', count: 3 },
  { side: 'dawn', count: 0 },
] as const

const DRAWINGS: Readonly<Record<string, (name: CardName) => HTMLCanvasElement>> = {
  portraits(name) {
    const { canvas, ctx } = sheet(PORTRAIT, PORTRAIT)
    drawPortrait(ctx, name)
    return canvas
  },
  faces: name => drawFace(name, words),
  // Every state that a tile can be in, one after the other.
  tiles(name) {
    const printed = CARDS[name].power
    const value = [printed, 8, 0][count++ % 3] ?? printed
    return drawTile(name, words, {
      value,
      printed,
      spent: count % 4 === 0,
      immune: CARDS[name].group === 'diabolicals',
      holds: count % 7 === 0,
      left: name === 'empress' || name === 'nightreign' ? LEFT : [],
    })
  },
  backs: name => (name.length % 2 ? drawBack() : drawBackTile()),
}
const draw = DRAWINGS[query.get('show') ?? 'portraits']
const groups = query.get('group')?.split(',') ?? GROUPS
for (const name of (Object.keys(CARDS) as CardName[]).filter(each => groups.includes(CARDS[each].group))) {
  const canvas = draw?.(name)
  if (!canvas) continue
  canvas.style.width = `${wide}px`
  const cell = document.createElement('div')
  cell.style.cssText = `width:${wide}px;text-align:center;font:20px Bangers`
  cell.append(canvas, words.cards[name].name)
  document.querySelector('#sheet')?.append(cell)
}
