import { describe, expect, test } from 'vitest'
import type { Viewer } from '../../kernel/game.ts'
import { start } from '../../kernel/match.ts'
import { seedOf } from '../../kernel/rng.ts'
import { LANGUAGES, type Language } from '../../words/index.ts'
import { isBroken, listen, watch } from '../../words/testing.ts'
import { diabolik } from './index.ts'
import { LOCATIONS } from './map/locations.ts'
import { preview } from './preview.ts'
import { markings, THEORY_MARKERS } from './rules/markers.ts'
import { SHEET_RULES } from './sheets/index.ts'
import { ESCAPES, isWayOut, type SheetName } from './sheets/names.ts'
import { speech } from './speech.ts'
import { CHARACTERS, type Options } from './state.ts'
import { heldCard, play, table } from './testing.ts'
import { view } from './view.ts'
import { catalogue } from './words/index.ts'
import { ANSWERS, TEAM_PHRASES } from './words/words.ts'

const VIEWERS: readonly Viewer[] = [...CHARACTERS, { side: 'criminals' }, { side: 'detectives' }, 'public', 'all']

const optionsFor = (changes: Partial<Options>): Options => ({ ...diabolik.options(changes.players ?? 4), ...changes })

const MATCHES: readonly (readonly [string, Partial<Options>])[] = [
  ['four', {}],
  ['italian', { edition: 'it', sheets: ['bankVan', 'nightExpress', 'queenEsmeralda'] }],
  ['two', { players: 2 }],
  ['three', { players: 3, alone: 'detectives', difficulty: 'easy' }],
  ['escape', { scenario: 'escape' }],
]

/** What there is none of in the Escape (D-58). */
const HEISTS: Readonly<Record<Language, RegExp>> = {
  en: /\bHeist|\bInvestigation|\bParts?\b|\bClue/,
  it: /\bColp[oi]\b|\bIndagin|\bPart[ei]\b|\bIndizi/,
  zh: /劫案|步驟|線索/,
}
const WAYS_OUT: Readonly<Record<Language, RegExp>> = { en: /ways? out/i, it: /vi[ae] di fuga/i, zh: /逃亡路線/ }

describe.each(LANGUAGES)('speech in %s', language => {
  test.each(MATCHES)('tells a whole match to each seat and to those who look on: %s', async (seed, changes) => {
    const options = optionsFor(changes)
    const { told, strays, doubles } = listen(diabolik, await speech(language), VIEWERS, { options, seed, steps: 240 })
    expect(told.size).toBeGreaterThan(300)
    expect([...told].filter(isBroken)).toEqual([])
    expect([...strays]).toEqual([])
    // What is on offer can be told apart, and the lines of a table are keys.
    expect([...doubles]).toEqual([])
  })

  test('D-58: the Escape is told in ways out, and nothing in it is called a Heist, a Part or a Clue', async () => {
    const said = await speech(language)
    const all = ['one', 'two', 'three'].flatMap(seed => {
      const { told } = listen(diabolik, said, VIEWERS, { options: optionsFor({ scenario: 'escape' }), seed })
      return [...told]
    })
    const opening = view(start(diabolik, optionsFor({ scenario: 'escape' }), seedOf('one')).state, 'all')
    const say = said.at?.(opening) ?? said
    const ways = ESCAPES.flatMap(sheet => [
      say.event({ type: 'partDone', who: 'eva', letter: 'A', sheet, part: 1 }),
      say.event({ type: 'heistDone', letter: 'A', sheet }),
    ])
    all.push(...ways, say.kind?.('advance') ?? '', say.outcome({ winners: ['diabolik', 'eva'], by: 'heists' }))
    all.push(...(say.signals?.() ?? []), ...THEORY_MARKERS.map(kind => say.marker?.(kind).name ?? ''))
    expect(all.filter(line => HEISTS[language].test(line))).toEqual([])
    for (const line of [...ways, say.kind?.('advance'), say.status?.(opening), say.place('sheets')])
      expect(line).toMatch(WAYS_OUT[language])
    expect(said.status?.(view(table(), 'public'))).toMatch(HEISTS[language])
  })

  test('D-32: hidden Moves are told to all without their Location, and to Criminals with it', async () => {
    const say = await speech(language)
    const words = await catalogue(language)
    const names = LOCATIONS.map(at => words.locations[at])
    let moves = 0
    watch(diabolik, {
      options: optionsFor({}),
      seed: 'shadows',
      steps: 200,
      hear(event, secret) {
        if (event.type !== 'sneaked' || !secret) return
        moves++
        const to = names.filter(name => say.event(secret).includes(name))
        expect(to.length).toBeGreaterThan(0)
        expect(names.filter(name => say.event(event).includes(name))).toEqual([])
      },
    })
    expect(moves).toBeGreaterThan(10)
  })

  test('D-32 D-72: the table tells a Detective nothing more than all but the own cards', async () => {
    const say = await speech(language)
    const words = await catalogue(language)
    watch(diabolik, {
      options: optionsFor({}),
      seed: 'detective',
      steps: 80,
      look({ state }) {
        const open = say.table(view(state, 'public'), 'public')
        const more = say.table(view(state, 'ginko'), 'ginko').filter(line => !open.includes(line))
        expect(more).toHaveLength(1)
        const criminal = say.table(view(state, 'eva'), 'eva')
        expect(criminal.length).toBeGreaterThan(open.length)
      },
    })
    expect(words.table.cards([])).not.toBe('')
  })

  test('what a card, a sheet or a figure is about is told to whoever sees its face', async () => {
    const { detail } = await speech(language)
    const words = await catalogue(language)
    const card = { kind: 'crime', place: 'crime', order: 0, up: false }
    expect(detail?.({ ...card, face: 'trap' })).toBe(words.cards.trap.text)
    expect(detail?.(card)).toBe(null)
    expect(detail?.({ ...card, kind: 'location', face: '#marbek' })).toBe(null)
    expect(detail?.({ ...card, kind: 'wound' })).toBe(null)
    expect(detail?.({ ...card, kind: 'mark', face: 'eva' })).toBe(null)
    expect(detail?.({ ...card, kind: 'criminal', face: 'eva' })).toBe(words.figures.eva.blurb)
    expect(detail?.({ ...card, kind: 'car', face: 'van' })).toBe(words.secondaries.van.blurb)
    expect(detail?.({ ...card, kind: 'car', face: 'jaguar' })).toBe(null)
  })

  test('D-40: a sheet says its story, and every Part and Clue with its price as the rules have it', async () => {
    const { detail } = await speech(language)
    const words = await catalogue(language)
    for (const [name, { parts, clues }] of Object.entries(SHEET_RULES)) {
      const text = detail?.({ kind: 'sheet', place: 'sheets', order: 0, up: true, face: name }) ?? ''
      const sheet = words.sheets[name as keyof typeof SHEET_RULES]
      expect(text).toContain(sheet.story)
      for (const [i, { price = [] }] of parts.entries())
        expect(text).toContain(
          words.stage(
            isWayOut(name as SheetName) ? 'way' : 'part',
            i + 1,
            sheet.parts[i] ?? { when: '', effect: '' },
            price,
          ),
        )
      for (const [i, { price = [] }] of clues.entries())
        expect(text).toContain(words.stage('clue', i + 1, sheet.clues[i] ?? { when: '', effect: '' }, price))
    }
  })

  test('D-1 D-50: where the match stands is always said: Danger, and Heists of two', async () => {
    const say = await speech(language)
    const words = await catalogue(language)
    const state = table({ danger: 3 })
    for (const sheet of state.sheets.slice(0, 1)) sheet.done = true
    expect(say.status?.(view(state, 'public'))).toBe(words.status(3, view(state, 'public').facts.maximum, 1, 2))
  })

  test('D-32: the question says where one is to whoever knows it', async () => {
    const { ask } = await speech(language)
    const words = await catalogue(language)
    const state = table({ acting: 'eva', hidden: { eva: 'cartun' } })
    expect(ask(view(state, 'eva'))).toContain(words.locations.cartun)
    expect(ask(view(state, 'ginko'))).not.toContain(words.locations.cartun)
  })

  test('D-58: a hand without cards is told by its Wounds, and there are no piles', async () => {
    const say = await speech(language)
    const words = await catalogue(language)
    const state = table({ options: { scenario: 'escape' }, wounds: { eva: 2 } })
    const own = view(state, 'ginko')
    expect(say.table(own, 'ginko')).toContain(words.table.hand(['eva'], 0, 2))
    expect(say.table(own, 'ginko')).not.toContain(words.table.hand(['ginko'], 0, 0))
    expect(say.places(own)).not.toContain('crime')
  })

  test('D-33: several watchers are named as a row of names', async () => {
    const say = await speech(language)
    const words = await catalogue(language)
    expect(say.place('ginko,blueA')).toBe(words.grammar.list([words.figures.ginko.name, words.figures.blueA.name]))
  })

  test('D-33: a hidden Move says in its button who would notice it', async () => {
    const say = await speech(language)
    const words = await catalogue(language)
    const state = table({ hidden: { diabolik: 'cartun' }, police: { ginko: 'clerville' } })
    const own = view(state, 'diabolik')
    const seen = { type: 'sneak', to: 'clerville', road: 'highway', seen: 'ginko' } as const
    for (const shown of [preview(state, 'diabolik', seen), null])
      expect(say.move(seen, own, shown)).toBe(words.moves.sneak(seen, SEEING) + words.preview({ seen: ['ginko'] }))
    const unseen = { ...seen, to: 'sheland', seen: '' } as const
    expect(say.move(unseen, own, null)).toContain(words.preview({ seen: [] }))
  })

  test('D-7: two cards of a kind next to the Jaguar make one line each, and what they do adds up', async () => {
    const say = await speech(language)
    const words = await catalogue(language)
    let state = table({ hands: { diabolik: ['turbo', 'turbo'] } })
    for (let i = 0; i < 2; i++) state = play(state, { type: 'play', card: heldCard(state, 'diabolik', 'turbo') }).state
    const lines = say.table(view(state, 'public'), 'public')
    expect(lines.filter(line => line === words.table.beside('turbo', 'jaguar'))).toHaveLength(1)
    expect(lines).toContain(words.effects.reach({ of: 'jaguar', value: 2 }))
    expect(new Set(lines).size).toBe(lines.length)
  })

  test('D-37: the Criminals have stock phrases, each another one', async () => {
    const { signals } = await speech(language)
    const said = signals?.() ?? []
    expect(said).toHaveLength(TEAM_PHRASES.length)
    expect(new Set(said).size).toBe(said.length)
    expect(said.filter(isBroken)).toEqual([])
  })

  test('D-37: every marker has a sign and a meaning of its own', async () => {
    const { marker } = await speech(language)
    const all = markings.flatMap(({ kinds }) => kinds).map(kind => marker?.(kind))
    for (const said of [all.map(each => each?.sign), all.map(each => each?.name)]) {
      expect(said.filter(each => each === undefined || isBroken(each))).toEqual([])
      expect(new Set(said).size).toBe(15)
    }
  })

  test('D-40: a Part and a Clue are called by their number and their sheet', async () => {
    const say = await speech(language)
    const words = await catalogue(language)
    const advance = { type: 'advance', letter: 'B', pay: '' } as const
    for (const acting of ['eva', 'ginko'] as const) {
      const state = table({ acting, parts: { B: ['eva'] }, found: { B: 2 } })
      const label = say.move(advance, view(state, acting), null)
      expect(label).toContain(words.sheets.goldenVenus.name)
      expect(label).toContain(acting === 'eva' ? '2' : '3')
    }
  })
})

const SEEING = {
  acting: null,
  card: () => undefined,
  stage: () => ({ kind: 'part', sheet: 'bloodIdol', number: 1 }) as const,
}

test('every answer that comes up in a match is one of those that have words', () => {
  const found = new Set<string>()
  for (const seed of ['a', 'b'])
    watch(diabolik, {
      options: optionsFor({ sheets: ['queenEsmeralda', 'nightExpress', 'bloodIdol'] }),
      seed,
      steps: 600,
      hear(event) {
        if (event.type === 'answered') found.add(event.what)
      },
    })
  expect(found.size).toBeGreaterThan(2)
  expect([...found].filter(what => !ANSWERS.some(each => each === what))).toEqual([])
})
