import { describe, expect, test } from 'vitest'
import { advance, start } from '../../../kernel/match.ts'
import { pick, rngOf, seedOf } from '../../../kernel/rng.ts'
import { LANGUAGES, type Language } from '../../../words/index.ts'
import { breaking, CJK, isSimplified, shared, unsound } from '../../../words/testing.ts'
import { ITEM_EFFECTS } from '../cards/items.ts'
import { onTheLam } from '../index.ts'
import { speak, speech } from '../speech.ts'
import {
  type Alibi,
  type Decision,
  type Event,
  ITEMS,
  type Item,
  SKILLS,
  type Skill,
  SUSPECTS,
  type Suspect,
  TILES,
} from '../state.ts'
import { cardIn, table } from '../testing.ts'
import { SKILL_OF } from '../tuning.ts'
import { en } from './en.ts'
import { it as italian } from './it.ts'
import { ALL, bare, EVENTS, KEPT, label, lines, MOVES, PLAYS, sayings, tell } from './testing.ts'
import type { Words } from './words.ts'
import { zh } from './zh.ts'

const CATALOGUES: Readonly<Record<Language, Words>> = { en, it: italian, zh }
const catalogues = LANGUAGES.map(language => ({
  language,
  words: CATALOGUES[language],
  all: lines(CATALOGUES[language]),
}))

/** What the telling of an event leaves out. */
const unsaid = (words: Words, parts: (event: Event) => readonly string[]): string[] =>
  (Object.values(EVENTS).flat() as Event[]).flatMap(event => {
    const said = tell(words, event)
    return parts(event).flatMap(part => (said.includes(part) ? [] : `${event.type} without ${part}: ${said}`))
  })

/** As everybody says them, in whatever language. */
const PROPER_NAMES = [
  'Miss Peggy Milton',
  'Helen Hawking',
  'Jimmy Highbinder',
  'Diamond Lounge',
  'Rion City Press',
  'Duke Evans',
  'Mickey Macaroni',
]

describe.each(catalogues)('the words in $language', ({ language, words, all }) => {
  test('are whole: nothing undefined, empty, doubled or left open', () => {
    expect(breaking(all, unsound)).toEqual([])
  })

  test('end a sentence as a sentence ends, and a button or a name without a full stop', () => {
    const ended = /[.!?。！？][”»」]?$/
    const wrong = all.filter(({ kind, text }) => (kind === 'sentence') !== ended.test(text))
    expect(wrong).toEqual([])
  })

  test('begin every sentence and button with a capital, where there are capitals', () => {
    const small = all.filter(({ kind, text }) => kind !== 'name' && /^\p{Ll}/u.test(text))
    expect(small).toEqual([])
  })

  test('say in every event whom it is about', () => {
    const { suspects } = words
    const about = (event: Event): Suspect[] => [
      ...('seat' in event ? [event.seat] : []),
      ...(event.type === 'blackmailed' ? [event.from] : []),
      ...(event.type === 'traded' ? [event.of] : []),
      ...(event.type === 'ended' ? event.winners : []),
    ]
    expect(unsaid(words, event => about(event).map(suspect => suspects[suspect].role))).toEqual([])
  })

  test('say in every event where it happens, or who is there', () => {
    const where = (event: Event): string[] => {
      if (event.type === 'traded') return []
      if (event.type === 'keeperSpoke' && event.tile !== 'station') {
        const { name, lines } = words.keepers[event.tile]
        return [name, lines[event.line] ?? 'a line']
      }
      if ('tile' in event) return [words.tiles[event.tile]]
      return 'to' in event ? [words.tiles[event.from], words.tiles[event.to]] : []
    }
    expect(unsaid(words, where)).toEqual([])
  })

  test('leave nothing but what keepers say to readers alone', () => {
    const asides = (Object.values(EVENTS).flat() as Event[]).filter(event => speak(words).isAside?.(event))
    expect(new Set(asides.map(({ type }) => type))).toEqual(new Set(['keeperSpoke']))
  })

  test('say the numbers and the ways of every roll', () => {
    const rolled = (event: Event): (string | number)[] => {
      switch (event.type) {
        case 'rolled':
          return [event.die, event.plus, event.need, event.die + event.plus, words.skills[event.skill]]
        case 'itemUsed':
          return event.plus > 0 ? [event.plus] : []
        case 'policeRolled':
          return [words.ways[event.way]]
        case 'turnBegan':
          return [event.round]
        case 'rerolled':
          return [event.die]
        default:
          return 'total' in event ? [event.total] : []
      }
    }
    expect(unsaid(words, event => rolled(event).map(String))).toEqual([])
  })

  test('name every card that an event shows', () => {
    expect(unsaid(words, ({ faces = {} }) => Object.values(faces).map(face => bare(words, face)))).toEqual([])
  })

  test('L-33: name no card that an event does not show', () => {
    const secret = [...EVENTS.alibiDrawn, ...EVENTS.tipFound, ...EVENTS.blackmailed].filter(({ faces }) => !faces)
    expect(secret).toHaveLength(4 + 4 + 12)
    const named = [...secret, ...EVENTS.noTip].flatMap(event => {
      const said = tell(words, event)
      return ALL.filter(card => said.includes(bare(words, card))).map(card => `${card}: ${said}`)
    })
    expect(named).toEqual([])
  })

  test('name what a button does, and no card that its reader cannot read', () => {
    for (const move of [...MOVES.walk, ...MOVES.ride, ...MOVES.call])
      expect(label(words, move)).toContain(words.tiles[move.to])
    for (const { of } of MOVES.trade) expect(label(words, { type: 'trade', of })).toContain(words.suspects[of].role)
    for (const { who } of MOVES.blackmail)
      expect(label(words, { type: 'blackmail', who })).toContain(words.suspects[who].role)
    for (const move of [...MOVES.keep, ...MOVES.swap, ...MOVES.handOver, ...MOVES.discard]) {
      expect(label(words, move)).toContain(bare(words, move.card as Alibi))
      for (const card of [...ALL, ...PLAYS]) expect(label(words, move, false)).not.toContain(bare(words, card))
    }
  })

  test('give every kind of thing names of their own', () => {
    const distinct = (names: readonly string[]) => expect([...new Set(names)]).toEqual(names)
    distinct(SUSPECTS.flatMap(suspect => [words.suspects[suspect].role, words.suspects[suspect].name]))
    distinct(Object.values(words.tiles))
    distinct([...ALL, ...PLAYS].map(card => bare(words, card)))
    distinct([...Object.values(words.skills), ...Object.values(words.ways)])
    distinct(Object.values(words.reasons))
    distinct(PLAYS.map(card => words.cards[card].flavour))
  })

  test('L-18: every keeper has three lines; all that keepers say is different, and short enough to be heard', () => {
    const longest = language === 'zh' ? 80 : 160
    const said = KEPT.flatMap(tile => sayings(words, tile))
    for (const tile of KEPT) expect(words.keepers[tile].lines).toHaveLength(3)
    expect(new Set(said).size).toBe(said.length)
    expect(said.filter(line => line.length > longest)).toEqual([])
  })

  test('L-36 L-1: say of somebody at the station without a card that they are in custody, and not of the winner', () => {
    const custody = { en: 'custody', it: 'guardina', zh: '拘留' }[language]
    expect(words.table.suspect('dame', 'station', 0, undefined)).toContain(custody)
    expect(words.table.suspect('dame', 'station', 5, undefined)).not.toContain(custody)
    expect(words.table.suspect('dame', 'station', 5, undefined)).toContain(words.tiles.station)
    expect(words.table.suspect('dame', 'hotel', 0, undefined)).not.toContain(custody)
  })

  test('L-32: say that all twelve places are open where none is done', () => {
    expect(words.table.searched([])).toContain({ en: 'twelve', it: 'dodici', zh: '十二' }[language])
    expect(words.table.searched(['gym', 'bank'])).toContain(words.tiles.gym)
    expect(words.table.searched(['gym', 'bank'])).toContain(words.tiles.bank)
  })

  test('put the odds behind a button in brackets of their own', () => {
    const odds = words.odds({ skill: 'guts', need: 6, plus: 2, sixths: 3 })
    expect(odds).toMatch(language === 'zh' ? /^（.*6.*2.*3\/6）$/ : /^ \(.*6.*2.*3 .* 6\)$/)
    const state = table({ decision: { type: 'act' } })
    const view = onTheLam.view(state, 'boxer')
    const button = speak(words).move({ type: 'search' }, view, { skill: 'guts', need: 6, plus: 2, sixths: 3 })
    expect(button).toBe(label(words, { type: 'search' }) + odds)
    expect(speak(words).move({ type: 'draw' }, view, null)).toBe(label(words, { type: 'draw' }))
    expect(odds).toContain(words.skills.guts)
  })

  test('call whoever parts with a card of their own its owner, and say whose any other is', () => {
    const own = { en: 'your own', it: /un[a]? tu[oa]/, zh: '你自己的' }[language]
    const hand = ['boxingGlove', 'lipstick'] as const
    const state = table({ boxer: { hand }, decision: { type: 'trim', next: 'pass' } })
    const view = onTheLam.view(state, 'boxer')
    for (const type of ['discard', 'swap'] as const) {
      const [glove = '', lipstick = ''] = hand.map(face =>
        speak(words).move({ type, card: cardIn(state, 'boxer', face) }, view, null),
      )
      expect(glove).toMatch(own)
      expect(glove).not.toContain(words.suspects.boxer.role)
      expect(lipstick).toContain(words.suspects.dame.role)
      expect(lipstick).not.toMatch(own)
    }
  })

  test('L-14: say on the button what an item does, and the odds only of a second roll', () => {
    const odds = { skill: 'guts', need: 5, plus: 3, sixths: 5 } as const
    const button = (item: Item): string => {
      const state = table({ boxer: { at: 'gym', item }, decision: { type: 'rolled', die: 1 } })
      return speak(words).move({ type: 'useItem' }, onTheLam.view(state, 'boxer'), odds)
    }
    for (const item of ITEMS) {
      const effect = ITEM_EFFECTS[item]
      expect(button(item)).toContain(words.cards[item].name)
      expect(button(item).includes(words.odds(odds))).toBe(effect.type === 'reroll')
      if (effect.type === 'bonus') expect(button(item)).toContain(String(effect.plus))
    }
  })

  test('L-1 L-33: say how many of five somebody has to whoever can read the hand, and to nobody else', () => {
    const say = speak(words)
    const state = table({ boxer: { hand: ['mouthguard', 'handWraps', 'lipstick'] }, dame: { hand: ['lipstick'] } })
    const seen = (viewer: Suspect | 'public') => SUSPECTS.map(who => say.holding?.(onTheLam.view(state, viewer), who))
    // Whoever has no card has none of their own, and everybody sees that.
    const [two, one, none, secret] = [2, 1, 0, null].map(words.alibi)
    expect(seen('boxer')).toEqual([two, secret, none, none])
    expect(seen('dame')).toEqual([secret, one, none, none])
    expect(seen('public')).toEqual([secret, secret, none, none])
    expect(say.status?.(onTheLam.view(state, 'boxer'), ['boxer'])).toBe(two)
    expect(say.status?.(onTheLam.view(state, 'public'), ['boxer'])).toBe(null)
    expect(say.status?.(onTheLam.view(state, 'public'), [])).toBe(null)
    const over = { ...state, outcome: { winners: ['boxer' as const], by: 'bound' } }
    expect(say.holding?.(onTheLam.view(over, 'public'), 'boxer')).toBe(two)
  })

  test('L-18: say what it takes at a tile when asked about it, and to whoever is about to act there', () => {
    const say = speak(words)
    for (const tile of TILES) expect(say.about?.(tile)).toBe(tile === 'station' ? null : words.keepers[tile].task)
    expect(say.about?.('hand:boxer')).toBe(null)
    const told = (decision: Decision, viewer: Suspect) =>
      say.table(onTheLam.view(table({ boxer: { at: 'casino' }, decision }), viewer), viewer).join('\n')
    expect(told({ type: 'act' }, 'boxer')).toContain(words.keepers.casino.task)
    expect(told({ type: 'walk' }, 'boxer')).not.toContain(words.keepers.casino.task)
    expect(told({ type: 'act' }, 'dame')).not.toContain(words.keepers.casino.task)
  })

  test('L-30: tell the reader their own skills', () => {
    const said = speak(words).table(onTheLam.view(table(), 'dame'), 'dame').join('\n').replaceAll(' ', '')
    for (const skill of SKILLS) expect(said).toContain(`${words.skills[skill]}${SKILL_OF.dame[skill]}`)
  })
})

describe('all catalogues', () => {
  const chinese = lines(zh)

  test('say nothing in the words of another, but for names', () => {
    const texts = catalogues.map(({ all }) => all)
    const same = shared(texts)
    expect(new Set(same.map(({ text }) => text))).toEqual(new Set(PROPER_NAMES))
  })

  test.each(catalogues.filter(({ language }) => language !== 'zh'))(
    '$language has no Chinese characters',
    ({ all }) => {
      expect(breaking(all, text => CJK.test(text))).toEqual([])
    },
  )

  test('Chinese has no Latin letters, no space and no half-width punctuation but the stroke of the odds', () => {
    expect(breaking(chinese, text => /[\p{Script=Latin}\s]/u.test(text))).toEqual([])
    expect(breaking(chinese, text => /[!-.:-@[-`{-~]/.test(text))).toEqual([])
    expect(breaking(chinese, text => text.includes('/')).every(line => line.startsWith('odds.'))).toBe(true)
  })

  test('Chinese has no characters that only Simplified Chinese has', () => {
    expect(breaking(chinese, isSimplified)).toEqual([])
  })
})

/** The words for numbers that stand in the rules, up to what their ending allows. */
const NUMBERS: Readonly<Record<Language, Readonly<Record<number, string>>>> = {
  en: { 1: 'one', 2: 'two', 3: 'three', 5: 'five', 6: 'six' },
  it: { 1: 'una', 2: 'due', 3: 'tre', 5: 'cinque', 6: 'sei' },
  zh: { 1: '一張', 2: '兩張', 3: '三', 5: '五', 6: '六' },
}

describe.each(catalogues)('the rules as told in $language', ({ language, words }) => {
  const numbered = (text: string, ...numbers: number[]) => {
    for (const number of numbers) expect(text).toContain(NUMBERS[language][number])
  }

  test.each([
    ['sunglasses', 'cover', 1],
    ['fedora', 'cover', 2],
    ['fragrance', 'charm', 1],
    ['dough', 'charm', 2],
    ['knuckles', 'guts', 1],
    ['knife', 'guts', 2],
    ['coffee', 'smarts', 1],
    ['wristwatch', 'smarts', 2],
  ] as const)('L-14: the %s adds to %s: %i', (item, skill: Skill, plus) => {
    expect(words.cards[item].text).toContain(words.skills[skill])
    expect(words.cards[item].text).toContain(String(plus))
  })

  test('L-14: cigarettes and booze do the same', () => {
    expect(words.cards.cigarettes.text).toBe(words.cards.booze.text)
  })

  test('the numbers are those of the rules', () => {
    numbered(words.cards.taxi.text, 3, 5) // L-37, L-1
    numbered(words.cards.mugger.text, 5, 2, 1) // L-14, L-40
    numbered(words.asks.ride({ die: 0, left: 0 }), 3) // L-37
    numbered(words.asks.trim({ die: 0, left: 0 }), 5) // L-15
    numbered(words.asks.mugged({ die: 0, left: 2 }), 2)
    numbered(words.reasons.stationClosed, 5) // L-17
    numbered(words.reasons.alreadySearched, 6) // L-32
    numbered(words.reasons.noPair, 2) // L-12
    numbered(tell(words, { type: 'noTip', seat: 'boxer', cards: [] }), 2) // L-39
    expect(words.endings.bound).toContain('60') // L-45
    expect(tell(words, { type: 'ended', winners: ['boxer'], by: 'bound' })).toContain('60')
  })
})

test('who is in the story is asked where not all are, and every answer is a cast', async () => {
  const say = await speech('en')
  expect(say.choices?.(4)).toEqual([])
  const [cast] = say.choices?.(2) ?? []
  const values = cast?.values.map(({ value }) => value) ?? []
  expect([cast?.key, cast?.exactly, values]).toEqual(['cast', 2, [...SUSPECTS]])
  expect(onTheLam.check({ cast: values.slice(2) })).toEqual({ cast: SUSPECTS.slice(2) })
})

/** Whole matches at random, told to whoever may hear it. */
describe.each(LANGUAGES)('speech in %s', language => {
  test('tells a match from the first offer to its end, to each seat and to those who look on', async () => {
    const say = await speech(language)
    const words = CATALOGUES[language]
    expect([say.title, say.tagline, say.seat('dame')]).toEqual([words.title, words.tagline, words.suspects.dame.role])
    const chance = rngOf(seedOf('talk'), 0)
    const said = new Set<string>()
    const strays = new Set<string>()
    let match = start(onTheLam, onTheLam.options(4), seedOf('talk'))
    for (let step = 0; step < 600 && !match.state.outcome; step++) {
      for (const viewer of [...SUSPECTS, 'public', 'all'] as const) {
        const view = onTheLam.view(match.state, viewer)
        for (const line of say.table(view, viewer)) said.add(line)
        const places = new Set(say.places(view))
        for (const place of places) said.add(say.place(place))
        for (const piece of Object.values(view.pieces)) {
          if (!places.has(piece.place)) strays.add(piece.place)
          said.add(say.piece(piece))
        }
        for (const line of viewer === 'public' || viewer === 'all' ? [] : say.reasons(view, viewer)) said.add(line)
      }
      const seat = SUSPECTS.find(suspect => onTheLam.moves(match.state, suspect).length > 0) ?? 'boxer'
      const view = onTheLam.view(match.state, seat)
      const moves = onTheLam.moves(match.state, seat)
      said.add(say.ask(view))
      for (const move of moves) said.add(say.move(move, view, onTheLam.preview?.(match.state, seat, move)))
      const next = advance(match, seat, pick(chance, moves))
      for (const { event, secret } of next.step.told) {
        said.add(say.event(event))
        if (secret) said.add(say.event({ ...event, ...secret.more } as Event))
      }
      match = next.match
    }
    said.add(say.outcome(match.state.outcome ?? { winners: ['boxer'], by: 'bound' }))
    expect(said.size).toBeGreaterThan(200)
    expect([...said].filter(unsound)).toEqual([])
    expect([...strays]).toEqual([])
  })

  test('tells what a play card does to whoever sees its face, and nothing of other pieces', async () => {
    const { detail } = await speech(language)
    const card = { kind: 'play', place: 'plays', order: 0, up: false }
    expect(detail?.({ ...card, face: 'taxi' })).toBe(CATALOGUES[language].cards.taxi.text)
    expect(detail?.(card)).toBe(null)
    expect(detail?.({ ...card, kind: 'suspect', face: 'dame' })).toBe(null)
  })
})
