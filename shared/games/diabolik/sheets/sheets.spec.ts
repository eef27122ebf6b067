import { describe, expect, test } from 'vitest'
import { maximumOf } from '../rules/questions.ts'
import { CRIME_TYPES, SECONDARIES } from '../state.ts'
import { heard, type Setting, told } from '../testing.ts'
import { DESTINATION } from './destinations.ts'
import { SHEET_RULES } from './index.ts'
import { ESCAPES, SHEETS, type SheetName } from './names.ts'
import {
  actor,
  advance,
  advancesOf,
  bystanders,
  clueScene,
  funded,
  give,
  isOpen,
  partScene,
  priceFor,
  SCENES,
} from './testing.ts'

/** What all Parts and Clues have in common; what is special about a sheet stands in its own spec. */
const NUMBERS = [1, 2, 3] as const
const stages = SHEETS.flatMap(name =>
  NUMBERS.flatMap(number => [
    { name, number, kind: 'Part', lay: (changes?: Setting) => partScene(name, number, changes) },
    { name, number, kind: 'Clue', lay: (changes?: Setting) => clueScene(name, number, changes) },
  ]),
)
const parts = stages.filter(({ kind }) => kind === 'Part')
const clues = stages.filter(({ kind }) => kind === 'Clue')

describe('every sheet', () => {
  test('D-43 D-1: there are seven, of three Parts and three Clues, and three ways out of Clerville', () => {
    for (const name of SHEETS) {
      expect(SHEET_RULES[name].parts).toHaveLength(3)
      expect(SHEET_RULES[name].clues).toHaveLength(3)
    }
    expect(Object.keys(SHEET_RULES).sort()).toEqual([...SHEETS, ...ESCAPES].sort())
  })

  test('D-42: each Secondary Character belongs to one sheet and has a destination of the own', () => {
    expect(
      Object.values(SHEET_RULES)
        .flatMap(({ extras }) => extras)
        .sort(),
    ).toEqual([...SECONDARIES].sort())
    expect(new Set(SECONDARIES.map(who => DESTINATION[who])).size).toBe(SECONDARIES.length)
  })

  test('D-4: a Heist costs at most two different Crime cards, the watches none; over all, each type is asked for, Events most', () => {
    const prices = SHEETS.map(name => SHEET_RULES[name].parts.flatMap(({ price = [] }) => price))
    const costs = (name: SheetName): number => (name === 'bloodIdol' ? 2 : name === 'havelWatches' ? 0 : 1)
    expect(prices.map(price => price.length)).toEqual(SHEETS.map(costs))
    for (const price of prices) expect(new Set(price).size).toBe(price.length)
    const all = prices.flat()
    expect(CRIME_TYPES.map(type => [type, all.filter(each => each === type).length])).toEqual([
      ['movement', 1],
      ['gadget', 2],
      ['event', 2],
      ['plan', 2],
    ])
  })
})

test('D-43: no two Heists have the same first two Parts', () => {
  const openings = SHEETS.map(name =>
    [1, 2].map(number => JSON.stringify(SCENES[name].parts[number - 1]?.setting ?? null)).join(' '),
  )
  expect(new Set(openings).size).toBe(SHEETS.length)
})

test('D-93 D-85 D-50: Danger is raised by most Clues, by just these, and Danger that wins is the last thing they do', () => {
  const winning = raising()
  expect(winning).toHaveLength(17)
  expect(clues.map(({ name, number }) => `${name} ${number}`).filter(each => !winning.includes(each))).toEqual([
    'bloodIdol 2',
    'queenEsmeralda 2',
    'havelWatches 2',
    'nightExpress 2',
  ])
})

const raising = (): string[] =>
  clues.flatMap(({ name, number, lay }) => {
    const before = lay()
    const done = advance({ ...before, danger: maximumOf(before) - 1 })
    if (!heard(done).includes('dangerMoved')) return []
    expect(heard(done).slice(-2)).toEqual(['dangerMoved', 'ended'])
    return [`${name} ${number}`]
  })

test('D-40: cards are drawn by these Clues, and by no other', () => {
  const drawing = clues.filter(({ lay }) => told(advance(lay()), 'drew').length > 0)
  expect(drawing.map(({ name, number }) => `${name} ${number}`)).toEqual([
    'queenEsmeralda 3',
    'serpentOfFire 1',
    'nightExpress 1',
    'nightExpress 3',
    'bankVan 1',
  ])
})

/** D-93: these hinder Parts by the cards that they cost the Criminals. */
const SEIZING = [
  'goldenVenus Clue 2',
  'queenEsmeralda Clue 2',
  'serpentOfFire Clue 2',
  'havelWatches Clue 2',
  'nightExpress Clue 2',
  'bankVan Clue 2',
]

test('D-93: Crime cards are lost by these Clues, one in each hand, and by no other', () => {
  const hands = { diabolik: ['bribe', 'trap'], eva: ['sewers', 'trap'] } as const
  const seizing = clues.filter(({ lay }) => told(advance(lay({ hands })), 'discarded').length > 0)
  expect(seizing.map(({ name, number }) => `${name} Clue ${number}`)).toEqual(SEIZING)
  for (const { lay } of seizing)
    expect(told(advance(lay({ hands })), 'discarded').map(({ who }) => who)).toEqual(['diabolik', 'eva'])
})

describe.each(stages)('$name, $kind $number', ({ name, number, kind, lay }) => {
  test('D-40: can be done where its condition is met, by its price, which goes to the discards', () => {
    const before = lay()
    const price = priceFor(before)
    const done = advance(before)
    const [step] = kind === 'Part' ? told(done, 'partDone') : told(done, 'clueDone')
    expect(step).toMatchObject({ who: actor(before), letter: 'A', [kind.toLowerCase()]: number })
    const pile = kind === 'Part' ? done.state.crime : done.state.police
    expect(pile.discards).toHaveLength(price.length)
    // Nothing is left of the price, and nothing comes but what the Clue draws.
    expect(done.state.people[actor(before)].hand).toHaveLength(told(done, 'drew').length)
    expect(done.state.acting?.done).toEqual(['advance'])
  })

  test('D-40: cannot be done with any card of its price missing', () => {
    const price = priceFor(lay())
    for (const i of price.keys()) {
      const short = lay()
      give(
        short,
        actor(short),
        price.filter((_, each) => each !== i),
      )
      expect(advancesOf(short)).toEqual([])
    }
    if (price.length === 0) expect(advancesOf(lay())).not.toEqual([])
  })

  test('D-41: is lost when the Heist is done', () => {
    const over = funded(lay())
    for (const sheet of over.sheets.slice(0, 1)) sheet.done = true
    expect(advancesOf(over)).toEqual([])
  })

  test('leaves the other sheets, the partner, hands and Detectives alone', () => {
    const hands = SEIZING.includes(`${name} ${kind} ${number}`) ? {} : ({ eva: ['bribe'] } as const)
    const before = lay({ wounds: { diabolik: 1, eva: 2, ginko: 1 }, hands: { ...hands, morrigan: ['witness'] } })
    const then = bystanders(before, actor(before))
    expect(bystanders(advance(before).state, actor(before))).toEqual(then)
  })

  test('leaves nothing to answer but, for whoever goes On the Run, the Jaguar', () => {
    const done = advance(lay())
    const exposed = told(done, 'exposed').map(({ who }) => who)
    expect(done.state.questions).toEqual(exposed.length > 0 ? [{ type: 'jaguar', who: exposed }] : [])
  })
})

describe.each(parts)('$name, Part $number', ({ name, number, lay }) => {
  const scene = SCENES[name].parts[number - 1]
  const place = scene?.setting.hidden?.diabolik ?? 'lorvy'

  test('D-40: cannot be done elsewhere', () => {
    expect(isOpen(lay())).toBe(true)
    expect(isOpen(lay({ hidden: { diabolik: scene?.elsewhere ?? 'lorvy' } }))).toBe(false)
  })

  test('D-40: comes in its turn: not before those before it, and not twice', () => {
    for (const done of [0, 1, 2, 3].filter(each => each !== number - 1)) {
      const other = funded(lay())
      for (const sheet of other.sheets.slice(0, 1)) sheet.parts = done
      expect(advancesOf(other)).toEqual([])
    }
  })

  test('D-34: cannot be done On the Run', () => {
    expect(isOpen(lay({ onTheRun: { diabolik: place } }))).toBe(false)
  })

  test('D-50: does not raise Danger', () => {
    expect(advance(lay({ danger: 3 })).state.danger).toBe(3)
  })
})

describe.each(clues)('$name, Clue $number', ({ name, number, lay }) => {
  test('D-40: cannot be done elsewhere', () => {
    expect(isOpen(lay())).toBe(true)
    expect(isOpen(lay({ police: { ginko: 'ostrand' } }))).toBe(false)
  })

  test('D-40: needs a Detective, whichever of the two', () => {
    expect(isOpen(lay({ acting: 'morrigan', police: { ginko: 'ostrand', morrigan: 'lorvy' } }))).toBe(true)
  })

  test('D-40: comes in its turn: another one there is done for its own price', () => {
    for (const earlier of [0, 1, 2].filter(each => each !== number - 1)) {
      const other = lay({ found: { A: earlier } })
      const price = priceFor(other)
      if (!isOpen(lay({ found: { A: earlier } }))) continue
      const done = advance(other)
      expect(told(done, 'clueDone')).toMatchObject([{ clue: earlier + 1 }])
      expect(told(done, 'paid').flatMap(({ cards }) => cards)).toHaveLength(price.length)
    }
    expect(isOpen(lay({ found: { A: 3 } }))).toBe(false)
  })

  test('D-40: draws the next Clue Location while there is one to come and the marker stays', () => {
    const marker = SCENES[name].clues[number - 1]?.setting.clues?.A
    const done = advance(lay())
    const [sheet] = done.state.sheets
    const leaves = told(done, 'clueGone').length > 0
    expect(told(done, 'clueMoved')).toHaveLength(marker && !leaves ? 1 : 0)
    if (number === 3) expect(sheet?.clueAt).toBeNull()
    else if (marker && !leaves) expect(sheet?.clueAt).toBe(told(done, 'clueMoved')[0]?.at)
  })
})
