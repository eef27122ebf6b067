import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../../words/index.ts'
import { breaking, CJK, isSimplified, shared, unsound } from '../../../words/testing.ts'
import { ABILITIES, type Ability } from '../cards/abilities.ts'
import { CARDS, type CardName } from '../cards/list.ts'
import type { Event } from '../events.ts'
import { SEATS } from '../state.ts'
import { catalogue } from './index.ts'
import { readAll } from './reading/testing.ts'
import { BLIND, EVENTS, label, MOVES, NAMES, SEES, tell } from './testing.ts'
import type { Words } from './words.ts'

const catalogues = await Promise.all(
  LANGUAGES.map(async language => {
    const words = await catalogue(language)
    return { language, words, all: readAll(words) }
  }),
)

const HAPPENED = Object.values(EVENTS).flat() as Event[]

/** What the telling of an event leaves out. */
const unsaid = (words: Words, parts: (event: Event) => readonly string[]): string[] =>
  HAPPENED.flatMap(event => {
    const said = tell(words, event).toLowerCase()
    return parts(event).flatMap(part =>
      said.includes(part.toLowerCase()) ? [] : `${event.type} without ${part}: ${said}`,
    )
  })

/** Numbers of the rules as they may stand in a text. */
const NUMBERS: Readonly<Record<Language, Readonly<Record<number, RegExp>>>> = {
  en: { 0: /\b0\b/, 1: /\b(1|one|another|a)\b/i, 4: /\b(4|four)\b/i, 8: /\b8\b/, 10: /\b10\b/ },
  it: { 0: /\b0\b/, 1: /\b(1|una?)\b|\bun’/i, 4: /\b(4|quattro)\b/i, 8: /\b8\b/, 10: /\b10\b/ },
  zh: { 0: /0/, 1: /[1一]/, 4: /[4四]/, 8: /8/, 10: /10/ },
}
const SAID: Readonly<Partial<Record<Ability, readonly number[]>>> = {
  love: [8],
  apexService: [4, 8],
  misogyny: [4, 0],
  apexPrison: [4, 0],
  influence: [1],
  ultimateSacrifice: [4],
  antiApex: [1],
  confusedMorals: [4],
  killerLook: [4],
  suicideKiller: [4],
  whySee: [1],
  whySwap: [1],
  whySplit: [4],
  rewind: [10, 1],
  solForSoul: [1, 0],
  burningOut: [1],
  contagion: [1, 0],
  fairTrade: [1],
  jinxed: [1],
}

describe.each(catalogues)('the words of Diabolicards in $language', ({ language, words, all }) => {
  test('are whole: nothing undefined, empty, doubled or left open', () => {
    expect(all.length).toBeGreaterThan(3000)
    expect(breaking(all, unsound)).toEqual([])
  })

  test('end a sentence as a sentence ends, and a button or a name without a full stop', () => {
    const ended = /[.!?。！？][”»」]?$/
    expect(all.filter(({ kind, text }) => (kind === 'sentence') !== ended.test(text))).toEqual([])
  })

  test('begin every sentence and button with a capital, where there are capitals', () => {
    expect(all.filter(({ kind, text }) => kind !== 'name' && /^\p{Ll}/u.test(text))).toEqual([])
  })

  test('C-2: name and describe all eighty cards, each in words of its own that fit on a card', () => {
    const cards = NAMES.map(card => words.cards[card])
    expect(cards).toHaveLength(80)
    expect(cards.filter(({ name }) => name.length > 22)).toEqual([])
    expect(cards.filter(({ blurb }) => blurb.length > 95)).toEqual([])
    for (const key of ['name', 'blurb'] as const)
      expect(new Set(cards.map(card => card[key].replace(/^(The|Il|Lo|La) |^L’/, ''))).size).toBe(80)
  })

  test('C-14 C-24: say of every ability what it does, with its numbers, in a text that fits on a card', () => {
    expect(ABILITIES).toHaveLength(29)
    const texts = ABILITIES.map(ability => words.abilities[ability])
    expect(texts.filter(({ name, text }) => name.length > 22 || text.length > 170)).toEqual([])
    expect(new Set(texts.map(({ name }) => name)).size).toBe(29)
    expect(new Set(texts.map(({ text }) => text)).size).toBe(29)
    for (const ability of ABILITIES)
      for (const number of SAID[ability] ?? [])
        expect(words.abilities[ability].text).toMatch(NUMBERS[language][number] ?? /never/)
  })

  test('C-49: Redeploy has no limit', () => {
    expect(words.abilities.redeploy.text).not.toMatch(/\d/)
  })

  test('say in every event whom it is about, and name every card that it shows', () => {
    const { seats, cards } = words
    const about = (event: Event): string[] => [
      ...('seat' in event && event.seat ? [seats[event.seat].name] : []),
      ...('winners' in event ? event.winners.map(seat => seats[seat].name) : []),
      ...Object.values(event.faces ?? {}).map(face => cards[face].name),
    ]
    expect(unsaid(words, about)).toEqual([])
  })

  test('say in every event where it happens, and the ability, the choice and the numbers', () => {
    const parts = (event: Event): string[] => [
      ...('zone' in event ? [words.zones[event.zone].replace(/^The /, '')] : []),
      ...('ability' in event ? [words.abilities[event.ability].name] : []),
      ...('choice' in event && event.choice ? [words.endgames[event.choice]] : []),
      ...(event.type === 'abilityLost' ? [words.lost[event.why]] : []),
      ...(event.type === 'struckDown' ? [words.fates[event.why]] : []),
      ...(event.type === 'moved' ? [words.sides[event.side]] : []),
      ...(event.type === 'ended' ? [String(event.dawn), String(event.dusk)] : []),
      ...(event.type === 'held' ? [String(event.power)] : []),
    ]
    expect(unsaid(words, parts)).toEqual([])
  })

  test('C-33: name no card that an event does not show, and none on a button that its reader cannot read', () => {
    const names = NAMES.map(card => words.cards[card].name).filter(name => name.length > 1)
    const untold = [...EVENTS.drew, ...EVENTS.pledged, ...EVENTS.handChanged].filter(({ faces }) => !faces)
    const blind = [...MOVES.pledge, ...MOVES.choose, ...MOVES.trade].map(move => label(words, move, BLIND))
    expect(untold).toHaveLength(4 + 4 + 12)
    const said = [...untold.map(event => tell(words, event)), ...blind]
    expect(said.filter(text => names.some(name => text.includes(name)))).toEqual([])
  })

  test('tell apart what happens and what can be done', () => {
    for (const [type, events] of Object.entries(EVENTS)) {
      const told = new Set((events as readonly Event[]).map(event => tell(words, event)))
      // The played Empress stands in both lists; what she is in regular slots is told once.
      expect(told.size, type).toBeGreaterThanOrEqual(type === 'played' ? events.length - 1 : events.length)
    }
    for (const [type, moves] of Object.entries(MOVES)) {
      const labels = moves.map(move => label(words, move))
      expect([...new Set(labels)], type).toEqual(labels)
    }
  })

  test('C-15 C-17: a button says the slot of a Diabolical, and what The Endgame is to do', () => {
    for (const move of MOVES.play) {
      const said = label(words, move)
      const { group } = CARDS[move.card as keyof typeof CARDS]
      expect(said.includes(words.slots[move.slot])).toBe(group === 'diabolicals')
      if (move.choice) expect(said).toContain(words.endgames[move.choice])
    }
  })

  test('C-15: the log says the slot of a Diabolical, whichever it is', () => {
    const told = EVENTS.played.filter(({ card, faces }) => CARDS[faces[card] as CardName].group === 'diabolicals')
    expect(told.map(({ slot }) => slot)).toContain('regular')
    for (const event of told) expect(tell(words, event)).toContain(words.slots[event.slot])
  })

  test('name the open cards of a hand as some of it only where there are others', () => {
    const { hand } = words.table
    const [some, all] = [hand('nova', 3, ['reef', 'sol']), hand('nova', 2, ['reef', 'sol'])]
    expect(all).toMatch(/[:：]/)
    expect(some).not.toMatch(/[:：]/)
  })

  test('C-34: the question after a kill points nothing out from memory', () => {
    const { save } = words.asks
    expect(save('warpath', ['encore', 'reef'], true)).not.toBe(save('warpath', ['encore', 'reef'], false))
  })

  test('put promises behind a button in brackets of their own', () => {
    const promise = words.preview({ power: { dawn: 8, dusk: -4 }, dies: ['reef'], savable: ['reef'] }, SEES)
    expect(promise).toMatch(language === 'zh' ? /^（.*）$/ : /^ \(.*\)$/)
    for (const part of [words.sides.dawn, '+8', words.sides.dusk, '−4', words.cards.reef.name])
      expect(promise).toContain(part)
    expect(words.preview({ power: { dawn: 0, dusk: 0 } }, SEES)).toBe('')
  })

  test('give every kind of thing names of their own', () => {
    const distinct = (names: readonly string[]) => expect([...new Set(names)]).toEqual(names)
    for (const key of [
      'sides',
      'zones',
      'slots',
      'types',
      'genders',
      'symbols',
      'endgames',
      'lost',
      'reasons',
    ] as const)
      distinct(Object.values(words[key]))
    for (const key of ['seats', 'groups'] as const) distinct(Object.values(words[key]).map(({ name }) => name))
    distinct(SEATS.flatMap(seat => [words.places.hand(seat), words.places.open(seat), words.places.pledged(seat)]))
  })
})

/** As everybody says them, in whatever language. */
const isProper = (of: string): boolean => /^(about|cards\.[A-Za-z]+\.name|seats)/.test(of)

test.each([
  ['en', ['dies:', 'die:']],
  ['it', ['muore:', 'muoiono:']],
  ['it', ['può salvarsi:', 'possono salvarsi:']],
] as const)('in %s the verb before a list follows it: %s', async (language, [one, more]) => {
  const { preview } = await catalogue(language)
  const said = (...cards: string[]) => preview({ dies: cards, savable: cards }, SEES)
  expect(said('reef')).toContain(one)
  expect(said('reef', 'sol')).toContain(more)
})

test('all catalogues say nothing in the words of another, but for names', () => {
  const same = shared(catalogues.map(({ all }) => all))
  expect(same.filter(({ of, kind }) => kind !== 'name' && !isProper(of))).toEqual([])
})

test('Chinese characters stand in Chinese alone; there are no Latin letters there but in the title, and none is Simplified', () => {
  const wrong = catalogues.flatMap(({ language, all }) =>
    breaking(all, text =>
      language === 'zh'
        ? /\p{Script=Latin}/u.test(text.replace(/^Diabolicards /, '')) || isSimplified(text)
        : CJK.test(text),
    ),
  )
  expect(wrong).toEqual([])
})
