import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../../words/index.ts'
import { breaking, CJK, isSimplified, shared, unsound } from '../../../words/testing.ts'
import type { Event } from '../events.ts'
import { LOCATIONS } from '../map/locations.ts'
import { isWayOut } from '../sheets/names.ts'
import { CHARACTERS, type Figure, LETTERS, SCENARIOS, SECONDARIES } from '../state.ts'
import { locationOn, playCardOn } from './faces.ts'
import { catalogue } from './index.ts'
import { readAll } from './reading/testing.ts'
import { ALL_SHEETS, BLIND, EVENTS, label, MOVES, PLAY_CARDS, tell } from './testing.ts'
import { ANSWERS, TEAM_PHRASES, type Words } from './words.ts'

const catalogues = await Promise.all(
  SCENARIOS.flatMap(scenario =>
    LANGUAGES.map(async language => {
      const words = await catalogue(language, scenario)
      return { language, scenario, words, all: readAll(words) }
    }),
  ),
)

const HAPPENED = Object.values(EVENTS).flat() as Event[]

/** What the telling of an event leaves out. */
const unsaid = (words: Words, parts: (event: Event) => readonly string[]): string[] =>
  HAPPENED.flatMap(event => {
    const said = tell(words, event)
    return parts(event).flatMap(part => (said.includes(part) ? [] : `${event.type} without ${part}: ${said}`))
  })

// A plural without its noun.
const isWrong = (text: string): boolean => unsound(text) || / s\b/.test(text)

describe.each(catalogues)('the words of Diabolik in $language, $scenario', ({ language, words, all }) => {
  test('are whole: nothing undefined, empty, doubled or left open', () => {
    expect(all.length).toBeGreaterThan(5000)
    expect(breaking(all, isWrong)).toEqual([])
  })

  test('end a sentence as a sentence ends, and a button or a name without a full stop', () => {
    const ended = /[.!?。！？][”»」]?$/
    expect(all.filter(({ kind, text }) => (kind === 'sentence') !== ended.test(text))).toEqual([])
  })

  test('begin every sentence and button with a capital, where there are capitals', () => {
    expect(all.filter(({ kind, text }) => kind !== 'name' && /^\p{Ll}/u.test(text))).toEqual([])
  })

  test('say in every event whom it is about', () => {
    const nameOf = (who: string): string[] => {
      if (who in words.figures) return [words.figures[who as Figure].name]
      if (who === 'van' || SECONDARIES.some(each => each === who))
        return [words.secondaries[who as keyof Words['secondaries']].name]
      return who === 'roadblockA' || who === 'roadblockB' ? [words.pieces.roadblock(who)] : []
    }
    const about = (event: Event): readonly string[] => [
      ...('who' in event && event.type !== 'cardStayed' && event.type !== 'cardLeft' ? [event.who] : []),
      ...(event.type === 'fought' ? [event.target] : []),
      ...(event.type === 'investigated' ? event.found : []),
      ...(event.type === 'officerCalled' ? [event.officer] : []),
      ...(event.type === 'sighted' ? event.by : []),
      ...('with' in event ? [event.with] : []),
      ...('whom' in event && event.whom ? [event.whom] : []),
      ...('winners' in event ? event.winners : []),
    ]
    expect(unsaid(words, event => about(event).flatMap(nameOf))).toEqual([])
  })

  test('say in every event where it happens, as far as it is told', () => {
    const where = (event: Event) => [
      ...('at' in event && event.at ? [event.at] : []),
      ...('from' in event ? [event.from, event.to] : []),
      ...('path' in event ? event.path : []),
    ]
    expect(unsaid(words, event => where(event).map(at => words.locations[at]))).toEqual([])
  })

  test('say the numbers, letters and sheets of events', () => {
    const figures = (event: Event): (string | number)[] => {
      switch (event.type) {
        case 'roundBegan':
          return [event.round]
        case 'dangerMoved':
          return [Math.abs(event.by), event.to, words.dangers[event.why]]
        case 'partDone':
          return [...(isWayOut(event.sheet) ? [] : [event.part]), event.letter, words.sheets[event.sheet].name]
        case 'clueDone':
          return [event.clue, event.letter, words.sheets[event.sheet].name]
        case 'heistDone':
          return [event.letter, words.sheets[event.sheet].name]
        case 'clueMoved':
        case 'clueGone':
          return [event.letter]
        case 'fought':
        case 'rerolled':
        case 'rolled':
          return [words.die[event.die]]
        default:
          return []
      }
    }
    expect(unsaid(words, event => figures(event).map(String))).toEqual([])
  })

  test('name every card that an event shows', () => {
    const shown = ({ faces = {} }: Event) =>
      Object.values(faces).map(face => {
        const at = locationOn(face)
        const card = playCardOn(face)
        return at ? words.locations[at] : card ? words.cards[card].name : 'a card'
      })
    expect(unsaid(words, shown)).toEqual([])
  })

  test('D-32 D-72: name no Location and no card that an event does not show', () => {
    const secret = [...EVENTS.sneaked, ...EVENTS.drew, ...EVENTS.cardLaid, ...EVENTS.extraHidden].filter(
      ({ faces }) => !faces,
    )
    const untold = [...secret, ...EVENTS.trapLaid.filter(({ at }) => !at), ...EVENTS.cardsReturned]
    expect(untold).toHaveLength(2 * 14 + 4 + 4 + 2 + 5 + 3)
    const names = [...LOCATIONS.map(at => words.locations[at]), ...PLAY_CARDS.map(card => words.cards[card].name)]
    // A Trap is laid by a card of that name.
    const own = new Set([words.cards.trap.name])
    const named = untold.flatMap(event =>
      names.filter(name => !own.has(name) && tell(words, event).includes(name)).map(name => `${event.type}: ${name}`),
    )
    expect(named).toEqual([])
  })

  test('tell apart what happens: what is told differently reads differently', () => {
    for (const [type, events] of Object.entries(EVENTS) as [Event['type'], Event[]][]) {
      // Locations on the way, and numbers beyond those that say something, may be left out; whom and what may not.
      const told = new Set(events.map(event => tell(words, event)))
      const alike: Partial<Record<Event['type'], number>> = {
        cardStayed: PLAY_CARDS.length * 4,
        cardLeft: PLAY_CARDS.length,
        cardsReturned: 3,
        moved: 8 * 4 * 40,
      }
      expect(told.size, type).toBeGreaterThanOrEqual(alike[type] ?? events.length)
    }
  })

  test('name what a button does, and no card that its reader cannot read', () => {
    for (const move of [...MOVES.move, ...MOVES.sneak, ...MOVES.hide, ...MOVES.step, ...MOVES.walk])
      expect(label(words, move)).toContain(words.locations[move.to])
    for (const { target } of MOVES.fight)
      expect(label(words, { type: 'fight', target })).toContain(words.figures[target].name)
    for (const move of [...MOVES.play, ...MOVES.advance]) {
      for (const at of [move.at, move.to]) if (at) expect(label(words, move)).toContain(words.locations[at])
      if (move.who) expect(label(words, move)).toContain(words.figures[move.who].name)
    }
    for (const what of LETTERS)
      expect(label(words, { type: 'play', card: 'fingerprints', what })).toContain(words.pieces.clue(what))
    for (const type of ['move', 'sneak', 'hide', 'play', 'advance', 'officer', 'activate', 'pick'] as const) {
      const labels = MOVES[type].map(move => label(words, move))
      expect([...new Set(labels)], type).toEqual(labels)
    }
    for (const move of [...MOVES.pick, ...MOVES.discard, ...MOVES.makeRoom, ...MOVES.lay, ...MOVES.play]) {
      expect(label(words, move)).toContain(words.cards[move.card as (typeof PLAY_CARDS)[number]].name)
      const blind = label(words, move, BLIND)
      expect(PLAY_CARDS.filter(card => blind.includes(words.cards[card].name) && card !== 'roadblock')).toEqual([])
    }
  })

  test('give every kind of thing names of their own', () => {
    const distinct = (names: readonly string[]) => expect([...new Set(names)]).toEqual(names)
    distinct([...Object.values(words.figures), ...Object.values(words.secondaries)].map(({ name }) => name))
    distinct(Object.values(words.locations))
    distinct([...PLAY_CARDS.map(card => words.cards[card].name), ...ALL_SHEETS.map(sheet => words.sheets[sheet].name)])
    distinct(PLAY_CARDS.map(card => words.cards[card].flavour))
    distinct(PLAY_CARDS.map(card => words.cards[card].text))
    for (const key of ['cardTypes', 'roads', 'die', 'dangers', 'reasons', 'phrases'] as const)
      distinct(Object.values(words[key]))
    distinct(CHARACTERS.flatMap(who => [words.places.hand(who), words.places.drawn(who), words.places.laid(who)]))
    expect(Object.keys(words.answers).sort()).toEqual([...ANSWERS].sort())
  })

  test('D-37: there are about ten phrases for the Criminals’ ears, each short enough to be a button', () => {
    expect(Object.keys(words.phrases).sort()).toEqual([...TEAM_PHRASES].sort())
    for (const phrase of Object.values(words.phrases)) expect(phrase.length).toBeLessThan(45)
  })

  test('put promises behind a button in brackets of their own', () => {
    const promise = words.preview({ seen: ['ginko'], danger: 1 })
    expect(promise).toMatch(language === 'zh' ? /^（.*）$/ : /^ \(.*\)$/)
    expect(promise).toContain(words.figures.ginko.name)
    expect(words.preview({ seen: [] })).not.toBe('')
    expect(words.preview({ seen: ['ginko'], blurred: true })).not.toContain(words.figures.ginko.name)
    expect(words.preview({ sixths: 3, doubles: 1 })).toMatch(/3.*6.*1/)
    expect(words.preview({ danger: 2 })).not.toBe(words.preview({ danger: -2 }))
    expect(words.preview({})).toBe('')
  })
})

/** Numbers as they may stand in the rules as told. */
const NUMBERS: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [/\b0\b/, /\b(1|one)\b/i, /\b(2|two)\b/i, /\b(3|three)\b/i, /\b(4|four)\b/i, /\b(5|five)\b/i],
  it: [/\b0\b/, /\b(1|un[oa]?)\b|\bun’/i, /\b(2|due)\b/i, /\b(3|tre)\b/i, /\b(4|quattro)\b/i, /\b(5|cinque)\b/i],
  zh: [/0/, /[1一]/, /[2兩二]/, /[3三]/, /[4四]/, /[5五]/],
}

const ADJACENT: Readonly<Record<Language, RegExp>> = { en: /\badjacent\b/, it: /\bLuogo vicino\b/, zh: /相鄰地點/ }

describe.each(catalogues)('the rules of Diabolik as told in $language, $scenario', ({ language, words }) => {
  test('D-20: Flying Squad and Ginko’s step reach an adjacent Location', () => {
    for (const text of [words.cards.flyingSquad.text, words.figures.ginko.blurb])
      expect(text).toMatch(ADJACENT[language])
  })

  test.each([
    ['fullThrottle', [2]],
    ['backRoads', [3]],
    ['sewers', [1]],
    ['freightTrain', [5]],
    ['turbo', [1]],
    ['sleepingGas', [2]],
    ['smokeBomb', [3]],
    ['radioWatch', [1]],
    ['hypnosis', [1]],
    ['bribe', [3]],
    ['falseAlarm', [2]],
    ['insideMan', [2]],
    ['masterPlan', [3]],
    ['oldAccomplice', [1]],
    ['wallSafe', [2]],
    ['scapegoat', [0, 1]],
    ['squadCar', [4]],
    ['spikeStrip', [1]],
    ['walkieTalkie', [1]],
    ['bulletproofVest', [2]],
    ['helicopter', [3]],
    ['phoneTap', [2]],
    ['ambulance', [3]],
    ['roadWorks', [1]],
    ['curfew', [1]],
    ['frontPage', [1]],
    ['interrogation', [2]],
    ['roadblock', [2]],
    ['arrestWarrant', [1]],
    ['briefing', [2, 3, 1]],
    ['archive', [1]],
  ] as const)('D-4: %s says its numbers: %j', (card, numbers) => {
    for (const number of numbers) expect(words.cards[card].text).toMatch(NUMBERS[language][number] ?? /never/)
  })

  test('D-4 D-40: a Part or Clue says what it costs, and nothing where it is free', () => {
    const [first] = words.sheets.bloodIdol.parts
    const paid = words.stage('part', 1, first, ['gadget', 'event', 'plan'])
    for (const type of ['gadget', 'event', 'plan'] as const) expect(paid).toContain(words.cardTypes[type])
    expect(words.stage('part', 1, first, [])).not.toContain(words.cardTypes.gadget)
    expect(words.stage('clue', 1, first, [])).not.toBe(words.stage('part', 1, first, []))
    expect(words.stage('part', 2, first, [])).toContain('2')
  })

  test('D-42: each Secondary Character is said to be bound for where they go', () => {
    const bound = {
      amira: 'sheland',
      clara: 'portSorrel',
      juliana: 'beltonLake',
      leopold: 'silvertal',
      matteo: 'nordhaven',
    }
    for (const who of SECONDARIES)
      expect(words.secondaries[who].blurb).toContain(words.locations[bound[who] as keyof Words['locations']])
  })
})

/** As everybody says them, in whatever language. */
const isProper = (of: string): boolean =>
  /^(about|locations|diabolik|eva|ginko|morrigan|amira|clara|juliana|leopold|matteo)\./.test(of)

test('all catalogues say nothing in the words of another, but for names', () => {
  const same = SCENARIOS.flatMap(each =>
    shared(catalogues.flatMap(({ scenario, all }) => (scenario === each ? [all] : []))),
  )
  expect(same.filter(({ of, kind }) => kind !== 'name' && !isProper(of))).toEqual([])
})

test('Chinese characters stand in Chinese alone; there, Latin letters are those of sheets and bank, and none is Simplified', () => {
  const latin = (text: string) =>
    /\p{Script=Latin}/u.test(text.replace(/^Diabolik /, '').replace(/\b(A|B|C|CV)(?![A-Za-z])/g, ''))
  const wrong = catalogues.flatMap(({ language, all }) =>
    breaking(all, text => (language === 'zh' ? latin(text) || isSimplified(text) : CJK.test(text))),
  )
  expect(wrong).toEqual([])
})
