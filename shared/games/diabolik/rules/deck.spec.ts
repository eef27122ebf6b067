import { describe, expect, test } from 'vitest'
import { walk } from '../../../kernel/laws/walk.ts'
import { diabolik } from '../index.ts'
import { LOCATIONS } from '../map/locations.ts'
import { advancesOf, funded, scene } from '../sheets/testing.ts'
import type { Options, State } from '../state.ts'
import { type Done, play, type Setting, table, told } from '../testing.ts'
import { view } from '../view.ts'

/** As many Location cards on the table as ever can be: tracks, Heists, Hideout, five Secondary Characters. */
const crowded: Setting = {
  tracks: { diabolik: ['reddon', 'estrel', 'marbek'], eva: ['wenz', 'bersy', 'isker'] },
  hidden: { diabolik: 'marbek', eva: 'isker' },
  extras: {
    amira: { hidden: 'lorvy' },
    clara: { hidden: 'jolimar' },
    juliana: { hidden: 'arvelle' },
    leopold: { hidden: 'yvelin' },
    matteo: { hidden: 'ostrand' },
  },
}
/** Location cards by where they lie, as everybody sees it. */
const lying = (state: State) => {
  const cards = Object.entries(view(state, 'all').pieces).filter(([, { kind }]) => kind === 'location')
  const [deck, table] = [true, false].map(home => cards.filter(([, { place }]) => (place === 'locations') === home))
  return { deck: deck ?? [], table: table ?? [] }
}
const faces = (cards: ReturnType<typeof lying>['deck']): string[] => cards.map(([, { face }]) => String(face))

/** The Part or Clue of A that is on offer, done once for each card that luck could draw from the deck. */
function drawingEach(before: State): Done[] {
  const [move] = advancesOf(funded(before))
  if (!move) throw new Error('no Advance is offered')
  return before.locations.map((_, int) => play(before, move, { int }))
}

describe('D-86: the Location deck', () => {
  test('D-86: has 25 cards left when all 15 that can be are in play', () => {
    const { deck, table: cards } = lying(table(crowded))
    expect([deck.length, cards.length]).toEqual([25, 15])
    expect(faces([...deck, ...cards]).sort()).toEqual(LOCATIONS.map(at => `#${at}`).sort())
  })

  test.each<Partial<Options>>([{}, { players: 2 }, { scenario: 'escape' }])(
    'D-86: in whole matches (%o) never more than 15 are in play, and every card is somewhere',
    options => {
      for (const name of ['deck 1', 'deck 2'])
        for (const { before, after } of walk(diabolik, { ...diabolik.options(4), ...options }, name)) {
          if (before.state.locations.length === after.state.locations.length) continue
          const { deck, table: cards } = lying(after.state)
          expect(cards.length).toBeLessThanOrEqual(15)
          const all = lying(before.state)
          expect(faces([...deck, ...cards]).sort()).toEqual(faces([...all.deck, ...all.table]).sort())
        }
    },
  )
})

describe('D-74: Location cards in play are not in the deck', () => {
  const clue: Setting = { acting: 'ginko', police: { ginko: 'balliet' }, clues: { A: 'balliet' } }

  test('D-74: a Clue is never drawn where a hidden card lies, and may be drawn anywhere else', () => {
    const before = scene('goldenVenus', { ...crowded, ...clue })
    const hidden = faces(lying(before).table)
    const drawn = drawingEach(before).map(done => `#${told(done, 'clueMoved')[0]?.at}`)
    expect(drawn.filter(face => hidden.includes(face))).toEqual([])
    expect([...drawn, ...hidden].sort()).toEqual(LOCATIONS.map(at => `#${at}`).sort())
  })

  test('D-74: nor is a Secondary Character, hidden or revealed', () => {
    const settings: Setting = { ...crowded, extras: { clara: { hidden: 'jolimar' } } }
    const hiding = scene('bloodIdol', { ...settings, hidden: { diabolik: 'quinzac', eva: 'isker' } })
    const showing = scene('bloodIdol', { ...settings, ...clue, found: { A: 1 } })
    for (const before of [hiding, showing]) {
      const hidden = faces(lying(before).table)
      const places = drawingEach(before).map(({ state }) => {
        const { pieces } = view(state, 'all')
        const place = pieces.amira?.place ?? ''
        return pieces[place]?.face ?? `#${place}`
      })
      expect(places.filter(face => hidden.includes(face))).toEqual([])
      expect(new Set(places).size).toBe(before.locations.length)
    }
  })

  test('D-74, D-5: nor the first Clues and the Detectives, whom set-up draws after the hidden ones', () => {
    for (let i = 0; i < 20; i++) {
      const [first] = walk(diabolik, diabolik.options(4), `set-up ${i}`)
      if (!first) throw new Error('no match')
      const { pieces } = view(first.before.state, 'all')
      const hidden = faces(lying(first.before.state).table)
      const open = ['clue:A', 'clue:B', 'clue:C', 'ginko', 'morrigan'].map(id => `#${pieces[id]?.place}`)
      expect(new Set([...hidden, ...open]).size).toBe(9)
    }
  })
})
