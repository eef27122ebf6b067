/** All cards side by side: `npm run dev`, then /kit/art/sheet.html?of=diabolik/art/cards&show=crime&lang=it. Not in the build. */
import '@fontsource/league-gothic/400.css'
import '@fontsource/noto-sans-tc/500.css'
import '@fontsource/noto-sans-tc/700.css'
import '@fontsource/oswald/500.css'
import '@fontsource/oswald/600.css'
import '@fontsource/special-elite/400.css'
import { CRIME_CARDS } from '../../../../../shared/games/diabolik/cards/crime/names.ts'
import { POLICE_CARDS } from '../../../../../shared/games/diabolik/cards/police/names.ts'
import { LOCATIONS } from '../../../../../shared/games/diabolik/map/locations.ts'
import { catalogue } from '../../../../../shared/games/diabolik/words/index.ts'
import type { Language } from '../../../../../shared/words/index.ts'
import { typeReady } from '../../../../kit/art/lettering.ts'
import { BACKS, drawBack, drawSlip } from './backs.ts'
import { drawFace } from './face.ts'
import { drawLocation } from './location.ts'

const query = new URLSearchParams(location.search)
const words = await catalogue((query.get('lang') ?? 'en') as Language)
const show = query.get('show') ?? 'crime'
await typeReady(JSON.stringify([words.cards, words.locations, words.backs, words.cardTypes]))

function* cards(): Generator<HTMLCanvasElement> {
  if (show === 'crime') for (const card of CRIME_CARDS) yield drawFace(card, words)
  if (show === 'police') for (const card of POLICE_CARDS) yield drawFace(card, words)
  if (show === 'locations') for (const at of LOCATIONS) yield drawLocation(at, words.locations[at])
  if (show !== 'backs') return
  for (const back of BACKS) yield drawBack(back, words.backs[back])
  for (const at of LOCATIONS.slice(0, 8)) yield drawSlip(words.locations[at])
}
for (const canvas of cards()) {
  canvas.style.width = `${query.get('wide') ?? 180}px`
  document.querySelector('#sheet')?.append(canvas)
}
