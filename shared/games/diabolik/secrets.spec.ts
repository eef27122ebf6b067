import { describe, expect, test } from 'vitest'
import type { Viewer } from '../../kernel/game.ts'
import { exchanged, exchangeFor } from '../../kernel/laws/rearrange.ts'
import { lawRng, walk } from '../../kernel/laws/walk.ts'
import { equal } from '../../kernel/plain.ts'
import { diabolik } from './index.ts'
import { moves } from './moves.ts'
import { CHARACTERS, CRIMINALS, DETECTIVES, type State } from './state.ts'
import { cardIn, type Done, handFaces, offersOf, play, type Setting, table, told, trackFaces } from './testing.ts'
import { view } from './view.ts'

const OUTSIDERS: readonly Viewer[] = [...DETECTIVES, { side: 'detectives' }, 'public']
const INSIDERS: readonly Viewer[] = [...CRIMINALS, { side: 'criminals' }, 'all']
const EVERYBODY = [...OUTSIDERS, ...INSIDERS]
const END = { type: 'endTurn' } as const

/** Location cards of every kind in play, some of them up; Eva stands on Diabolik's track, he on a Heist. */
const setting: Setting = {
  tracks: { diabolik: ['reddon', 'estrel', 'marbek'], eva: ['wenz', 'bersy'] },
  hidden: { diabolik: 'quinzac', eva: 'reddon' },
  extras: { amira: { hidden: 'lorvy' } },
  up: ['estrel', 'quinzac'],
  hands: { diabolik: ['bribe'], eva: ['trap'], ginko: ['witness'], morrigan: ['siren'] },
}
/** What a viewer sees of the Location cards in play: where each lies, whether it is up, what it says. */
const cards = (state: State, viewer: Viewer) =>
  Object.entries(view(state, viewer).pieces)
    .filter(([, { kind, place }]) => kind === 'location' && place !== 'locations')
    .map(([id, { place, up, face }]) => ({ id, place, up, face }))

describe('D-32: what everybody sees', () => {
  test('D-32: on which card each token stands, whether it is up or down', () => {
    const state = table(setting)
    for (const viewer of EVERYBODY) {
      const { pieces } = view(state, viewer)
      expect(pieces.diabolik?.place).toBe(cardIn(state, 'quinzac'))
      expect(pieces.eva?.place).toBe(cardIn(state, 'reddon'))
      expect(pieces.amira?.place).toBe(cardIn(state, 'lorvy'))
      expect(pieces[cardIn(state, 'reddon')]?.place).toBe('track:diabolik:0')
    }
  })

  test('D-32: every card that is up, and of no other what it says', () => {
    const state = table(setting)
    for (const viewer of OUTSIDERS)
      expect(cards(state, viewer).flatMap(({ face }) => face ?? [])).toEqual(
        cards(state, 'all').flatMap(({ up, face }) => (up ? (face ?? []) : [])),
      )
    expect(cards(state, 'public').filter(({ up }) => up)).toHaveLength(2)
  })

  test('D-32: what a face-down card says, both Criminals see, wherever it lies in play', () => {
    const state = table(setting)
    for (const viewer of INSIDERS) expect(cards(state, viewer)).toEqual(cards(state, 'all'))
    for (const { id, face } of cards(state, 'all')) expect(face).toBe(state.faces[id])
  })

  test('D-32: nobody sees into the deck', () => {
    const state = table(setting)
    for (const viewer of [...OUTSIDERS, ...CRIMINALS])
      for (const { place, face } of Object.values(view(state, viewer).pieces))
        if (place === 'locations') expect(face).toBeUndefined()
  })

  test('D-32: with everything rearranged that they cannot see, the Detectives see and can do the same', () => {
    const rng = lawRng('the Detectives')
    const whole = walk(diabolik, { ...diabolik.options(4), van: true }, 'what the Detectives see')
    const states = [table(setting), table({ ...setting, acting: 'ginko' })]
    for (const { after } of whole) if (after.seq % 10 === 0) states.push(after.state)
    for (const state of states)
      for (const viewer of DETECTIVES) {
        const other = exchanged(diabolik.clone, state, exchangeFor(diabolik, [state], viewer, rng))
        if (state.outcome === null) expect(other.faces).not.toEqual(state.faces)
        expect(view(other, viewer)).toEqual(view(state, viewer))
        expect(moves(other, viewer)).toEqual(moves(state, viewer))
      }
    expect(states.length).toBeGreaterThan(10)
  })

  test('D-32: after any unseen Move the Detectives have the same to choose from', () => {
    const before = table({ hidden: { diabolik: 'sheland' }, police: { ginko: 'clerville', blueA: 'bersy' } })
    const unseen = offersOf(before, 'sneak').filter(({ seen }) => seen === '')
    const on = (state: State): State => play(play(state, END).state, END).state
    const later = unseen.map(move => on(play(before, move).state))
    expect(new Set(later.map(state => trackFaces(state, 'diabolik')[1])).size).toBeGreaterThan(3)
    for (const state of later) {
      expect(view(state, 'public').facts.phase).toBe('police')
      for (const who of DETECTIVES) expect(moves(state, who)).toEqual(moves(later[0] as State, who))
    }
  })

  test('D-32: the Criminals are told what their card says, the others which card it is', () => {
    const before = table({ hidden: { diabolik: 'reddon' } })
    const done = play(before, { type: 'sneak', to: 'estrel', road: 'countyRoad', seen: '' })
    const card = cardIn(done.state, 'estrel')
    expect(done.events).toEqual([{ type: 'sneaked', who: 'diabolik', card, space: 1, mark: '' }])
    expect(done.secrets).toEqual([{ to: CRIMINALS, more: { faces: { [card]: '#estrel' } } }])
  })
})

describe('D-73: a card can be followed with the eyes', () => {
  const where = (done: Done, id: string): string | undefined => view(done.state, 'ginko').pieces[id]?.place

  test('D-73: along the own track', () => {
    const before = table({ tracks: { diabolik: ['reddon', 'estrel'] } })
    const id = cardIn(before, 'reddon')
    const done = play(before, { type: 'sneak', to: 'reddon', road: 'countyRoad', seen: '' })
    expect([where(done, id), view(done.state, 'ginko').pieces.diabolik?.place]).toEqual(['track:diabolik:2', id])
    expect(view(done.state, 'ginko').pieces[id]?.face).toBeUndefined()
  })

  test('D-73: to the partner’s track, and from a finished Heist to a track', () => {
    const found = table({
      acting: 'ginko',
      police: { ginko: 'wenz' },
      tracks: { eva: ['reddon', 'wenz'] },
      hidden: { diabolik: 'reddon' },
    })
    expect(where(play(found, { type: 'investigate' }), cardIn(found, 'reddon'))).toBe('track:diabolik:0')
    const heist = table({
      sheets: ['bankVan', 'bloodIdol', 'goldenVenus'],
      parts: { A: ['eva', 'diabolik'] },
      hidden: { diabolik: 'quinzac' },
    })
    const [move] = offersOf(heist, 'advance')
    if (!move) throw new Error('no Part is offered')
    const done = play(heist, move)
    expect(where(done, cardIn(heist, 'quinzac'))).toBe('track:diabolik:0')
    expect(view(done.state, 'ginko').pieces[cardIn(heist, 'quinzac')]?.face).toBeUndefined()
  })

  test('D-73: not through the deck: what went back is any of its cards by then', () => {
    let returned = 0
    let kept = 0
    for (const name of ['followed 1', 'followed 2', 'followed 3', 'followed 4'])
      for (const { before, after, step } of walk(diabolik, diabolik.options(4), name))
        for (const { event } of step.told)
          if (event.type === 'cardsReturned')
            for (const id of event.cards) {
              returned++
              if (after.state.faces[id] === before.state.faces[id]) kept++
            }
    expect(returned).toBeGreaterThan(40)
    expect(kept / returned).toBeLessThan(0.2)
  })

  test('D-73: nor out of it: which card of the deck comes out says nothing of the Location', () => {
    const before = table({ hidden: { diabolik: 'sheland' } })
    const ids = offersOf(before, 'sneak').map(move => told(play(before, move), 'sneaked')[0]?.card)
    expect(ids.length).toBeGreaterThan(8)
    expect(new Set(ids).size).toBe(1)
  })
})

describe('D-89: the Detectives talk in the open', () => {
  const state = table({ ...setting, acting: 'ginko' })
  state.traps.push('balliet')

  test('D-89: all that they see and others do not are the cards in their hands', () => {
    const open = view(state, 'public').pieces
    const more = Object.entries(view(state, { side: 'detectives' }).pieces).filter(
      ([id, piece]) => !equal(piece, open[id]),
    )
    expect(more.map(([, { place, face }]) => `${place} ${face}`).sort()).toEqual([
      'hand:ginko witness',
      'hand:morrigan siren',
    ])
  })

  test('D-89, D-37: the Criminals alone share secrets: their cards on the table, and their markers', () => {
    for (const who of CRIMINALS) {
      const { pieces } = view(state, who)
      expect(Object.values(pieces).filter(({ kind }) => kind === 'trap')).toMatchObject([{ place: 'balliet' }])
      expect(pieces[cardIn(state, 'marbek')]?.face).toBe('#marbek')
    }
    expect(Object.keys(view(state, { side: 'detectives' }).pieces).filter(id => id.startsWith('trap'))).toEqual([])
  })

  test('D-89, D-72: but no hand is the partner’s to see', () => {
    for (const who of CHARACTERS)
      for (const other of CHARACTERS) {
        const held = Object.values(view(state, who).pieces).filter(({ place }) => place === `hand:${other}`)
        const faces = held.flatMap(({ face }) => face ?? [])
        expect(faces).toEqual(who === other ? handFaces(state, who) : [])
      }
  })
})

describe('D-74: what the Criminals know and others can work out', () => {
  test('D-74: a drawn Location is told to all, and is none that lies hidden', () => {
    const before = table({ ...setting, acting: 'ginko', police: { ginko: 'isker' }, clues: { B: 'isker' } })
    const done = play(before, { type: 'advance', letter: 'B', pay: '' })
    const [drawn] = told(done, 'clueMoved')
    expect(cards(before, 'all').map(({ face }) => face)).not.toContain(`#${drawn?.at}`)
    for (const viewer of EVERYBODY) expect(view(done.state, viewer).pieces['clue:B']?.place).toBe(drawn?.at)
  })
})
