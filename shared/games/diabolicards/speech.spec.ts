import { describe, expect, test } from 'vitest'
import type { Viewer } from '../../kernel/game.ts'
import { start } from '../../kernel/match.ts'
import { seedOf } from '../../kernel/rng.ts'
import { LANGUAGES } from '../../words/index.ts'
import { isBroken, listen, watch } from '../../words/testing.ts'
import { CARDS, type CardName } from './cards/list.ts'
import { SYMBOLS, SYMBOLS_OF } from './cards/symbols.ts'
import { diabolicards } from './index.ts'
import type { CardPiece } from './shown.ts'
import { speech } from './speech.ts'
import { type Options, type Player, SEATS } from './state.ts'
import { choosing, done, idOf, lay, playing, run } from './testing.ts'
import { view } from './view.ts'
import { catalogue } from './words/index.ts'

const VIEWERS: readonly Viewer[] = [...SEATS, { side: 'dawn' }, { side: 'dusk' }, 'public', 'all']
const NAMES = Object.keys(CARDS) as CardName[]

const optionsFor = (changes: Partial<Options>): Options => ({
  ...diabolicards.options(changes.players ?? 2),
  ...changes,
})

const MATCHES: readonly (readonly [string, Partial<Options>])[] = [
  ['two', {}],
  ['three from memory', { players: 3, memory: true }],
  ['four', { players: 4, starts: 'viper', memory: false }],
]

describe.each(LANGUAGES)('speech in %s', language => {
  test.each(MATCHES)('tells a whole match to each seat and to those who look on: %s', async (seed, changes) => {
    const options = optionsFor(changes)
    const { told, strays, doubles } = listen(diabolicards, await speech(language), VIEWERS, { options, seed })
    expect(told.size).toBeGreaterThan(300)
    expect([...told].filter(isBroken)).toEqual([])
    expect([...strays]).toEqual([])
    // What is on offer can be told apart, and the lines of a table are keys.
    expect([...doubles]).toEqual([])
  })

  test('C-22 C-33: the table names a hand to its own seat alone, not to the partner', async () => {
    const say = await speech(language)
    const words = await catalogue(language)
    watch(diabolicards, {
      options: optionsFor({ players: 4 }),
      seed: 'hands',
      look({ state }) {
        const open = say.table(view(state, 'public'), 'public')
        for (const seat of SEATS) {
          const more = say.table(view(state, seat), seat).filter(line => !open.includes(line))
          const held = state.hands[seat].map(card => words.cards[state.faces[card] as CardName].name)
          expect(more).toHaveLength(1)
          for (const name of held) expect(more[0]?.toLowerCase()).toContain(name.toLowerCase())
        }
      },
    })
    // C-22: partners may not talk, so they have nothing to say unheard.
    expect(say.signals).toBeUndefined()
    expect(diabolicards.channels).toBeUndefined()
  })

  test('C-33: a card drawn is named to its own seat, and to others only where the hand lies open', async () => {
    const say = await speech(language)
    const words = await catalogue(language)
    let drawn = 0
    watch(diabolicards, {
      options: optionsFor({}),
      seed: 'draws',
      hear(event, secret) {
        if (event.type !== 'drew' || !secret) return
        drawn++
        const face = secret.faces?.[event.card] as CardName
        expect(say.event(secret).toLowerCase()).toContain(words.cards[face].name.toLowerCase())
        expect(say.event(event)).toBe(words.log.drew({ type: 'drew', seat: event.seat, card: event.card }))
      },
    })
    expect(drawn).toBeGreaterThan(20)
  })

  test('C-2 C-4 C-15: a card’s detail says its group, type, gender, power and ability, and where that works', async () => {
    const say = await speech(language)
    const words = await catalogue(language)
    for (const face of NAMES) {
      const { group, kind, gender, power, ability } = CARDS[face]
      const detail = say.detail?.({ kind: 'card', place: 'discards', order: 0, up: true, face }) ?? ''
      const { cards, groups, types, genders, abilities, pieces } = words
      for (const part of [groups[group].name, types[kind], genders[gender], String(power), cards[face].blurb])
        expect(detail).toContain(part)
      if (ability) expect(detail).toContain(abilities[ability].text)
      for (const [home, zone] of [
        ['vaskExecutives', 'tower'],
        ['theGang', 'hideout'],
        ['havenvaleBatch', 'campus'],
      ] as const)
        expect(detail.includes(pieces.only(zone))).toBe(ability !== null && group === home)
      expect(detail.includes(pieces.onlySlot)).toBe(group === 'diabolicals')
    }
    expect(say.detail?.({ kind: 'card', place: 'deck', order: 0, up: false })).toBe(null)
  })

  test('C-15 C-35: a card on the mat says its power, what is printed, and whether it is spent or immune', async () => {
    const say = await speech(language)
    const words = await catalogue(language)
    const empress = { kind: 'card', place: 'mat:dawn:tower:diabolical:0', order: 0, up: true, face: 'empress' } as const
    expect(say.piece({ ...empress, value: 8 })).toBe(words.pieces.card('empress', 8))
    expect(say.piece({ ...empress, value: 0 })).toBe(words.pieces.card('empress', 0, 8))
    const marked = say.detail?.({ ...empress, value: 8, marks: ['spent', 'immune', 'by:3'] }) ?? ''
    expect(marked).toContain(words.pieces.spent)
    expect(marked).toContain(words.pieces.immune)
  })

  test('C-30 C-34 C-54 C-55: the host chooses, what is printed first; all of it is an option', async () => {
    const { choices } = await speech(language)
    const values = (players: number) =>
      (choices?.(players) ?? []).map(choice => [choice.key, ...choice.values.map(({ value }) => value)])
    expect(values(2)).toEqual([
      ['memory', true, false],
      ['starts', 'random', 'nova', 'raven'],
      ['archEnemies', false, true],
    ])
    for (const players of [3, 4]) {
      expect(values(players)[1]).toEqual(['starts', 'random', ...SEATS])
      for (const { key, values: all } of choices?.(players) ?? [])
        for (const { value } of all)
          expect(diabolicards.check({ ...diabolicards.options(players), [key]: value })).toMatchObject({ [key]: value })
    }
  })

  test('C-53: whoever plays both seats is told both hands, each under its name', async () => {
    const say = await speech(language)
    const words = await catalogue(language)
    const { state } = start(diabolicards, diabolicards.options(3), seedOf('both hands'))
    const lines = (viewer: Player) => say.table(view(state, viewer), viewer)
    expect(lines('raven')).toEqual(lines('viper'))
    for (const seat of ['raven', 'viper'] as const) {
      const held = state.hands[seat].map(card => words.cards[state.faces[card] as CardName].name)
      const [line = ''] = lines('raven').filter(
        each => each.includes(words.seats[seat].name) && each.includes(held[0] ?? ''),
      )
      for (const name of held) expect(line.toLowerCase()).toContain(name.toLowerCase())
      expect(lines('nova').filter(each => each.includes(held[0] ?? ''))).toEqual([])
    }
  })

  test('C-44: says what is left to Empress and Nightreign to choose, and whom they spared', async () => {
    const say = await speech(language)
    const words = await catalogue(language)
    const asked = run(
      lay({ hands: { nova: ['nightreign'] }, dusk: { tower: ['reef', 'encore'] }, dawn: { tower: ['jinx'] } }),
      playing('nightreign', 'tower'),
    ).state
    const { state } = run(asked, choosing('reef'), done)
    const seen = view(state, 'public')
    const left = [
      { side: 'dusk', count: 3 },
      { side: 'dawn', count: 4 },
    ] as const
    const detail = (name: CardName) => say.detail?.(seen.pieces[idOf(state, name)] as CardPiece) ?? ''
    expect(detail('nightreign')).toContain(words.pieces.left(left))
    expect(say.table(seen, 'public')).toContain(words.table.choices('nightreign', left))
    expect(
      ['reef', 'encore', 'jinx'].map(name => detail(name as CardName).includes(words.pieces.spared('nightreign'))),
    ).toEqual([false, true, true])
  })

  test('C-31: says who plays for which side', async () => {
    const { side } = await speech(language)
    const [nova, raven, comet, viper] = SEATS.map(seat => side?.(seat))
    expect([nova, raven]).toEqual([comet, viper])
    expect(nova).not.toBe(raven)
  })

  test('C-22: has banter for all, and nothing for partners alone', async () => {
    const { phrases, signals } = await speech(language)
    const banter = phrases?.() ?? {}
    expect(Object.keys(banter)).toEqual(diabolicards.phrases)
    expect(new Set(Object.values(banter)).size).toBeGreaterThanOrEqual(6)
    expect([signals, diabolicards.channels]).toEqual([undefined, undefined])
  })

  test('C-3 C-23: every slot of the mat has a name, and the deck lies between the contracts', async () => {
    const say = await speech(language)
    const { state } = start(diabolicards, diabolicards.options(2), seedOf('places'))
    const places = say.places(view(state, 'public'))
    expect(places.filter(place => place.startsWith('mat:'))).toHaveLength(2 * 3 * (8 + 1 + 2))
    expect(places.slice(0, 5)).toEqual(['contract:0', 'contract:1', 'deck', 'contract:2', 'contract:3'])
  })
})

test('C-14: every ability has the symbol of its kind; those of Why Even and Doomed Squad are too odd for one', () => {
  const odd = NAMES.filter(name => ['whyEven', 'doomedSquad'].includes(CARDS[name].group))
  for (const name of NAMES) {
    const { ability } = CARDS[name]
    if (ability) expect(SYMBOLS_OF[ability].includes('odd')).toBe(odd.includes(name))
  }
  expect(new Set(Object.values(SYMBOLS_OF).flat())).toEqual(new Set(SYMBOLS))
})

test('C-14: Runaway has the symbols of what it is and of how it does it: shield and four-way arrow', () => {
  expect(SYMBOLS_OF.runaway).toEqual(['shield', 'movement'])
  const several = Object.values(SYMBOLS_OF).filter(symbols => symbols.length > 1)
  expect(several).toHaveLength(1)
})

test('a choice says what it promises beyond itself and what was chosen before', async () => {
  const say = await speech('en')
  const { state } = start(diabolicards, diabolicards.options(2), seedOf('beyond'))
  const seen = view(state, 'all')
  const [a = '', b = '', c = ''] = Object.keys(seen.pieces)
  const facts = { ...seen.facts, decision: 'choose', chosen: b } as const
  const words = await catalogue('en')
  const name = (card: string) => words.cards[seen.pieces[card]?.face as CardName].name
  const label = say.move({ type: 'choose', card: a }, { ...seen, facts }, { dies: [a, b, c], savable: [a] })
  expect(label).toBe(`Choose ${name(a)} (dies: ${name(c)}; could be saved: ${name(a)})`)
})
