import { describe, expect, it } from 'vitest'
import { CRIME_CARDS } from '../../../../shared/games/diabolik/cards/crime/names.ts'
import { ruleOf } from '../../../../shared/games/diabolik/cards/index.ts'
import { POLICE_CARDS } from '../../../../shared/games/diabolik/cards/police/names.ts'
import { REACH, ROAD_TYPES } from '../../../../shared/games/diabolik/map/roads.ts'
import { beginPhase, beginTurn } from '../../../../shared/games/diabolik/rules/course.ts'
import { LATE, limitOfHand, woundsLeft } from '../../../../shared/games/diabolik/rules/questions.ts'
import { SHEET_RULES } from '../../../../shared/games/diabolik/sheets/index.ts'
import { ESCAPES, SHEETS } from '../../../../shared/games/diabolik/sheets/names.ts'
import {
  CHARACTERS,
  CRIME_TYPES,
  DIE,
  DIFFICULTIES,
  EDITIONS,
  type Figure,
  type Options,
  POLICE_TYPES,
  SECONDARIES,
} from '../../../../shared/games/diabolik/state.ts'
import { run, table } from '../../../../shared/games/diabolik/testing.ts'
import { MAXIMUM } from '../../../../shared/games/diabolik/tuning.ts'
import { en } from '../../../../shared/games/diabolik/words/en/index.ts'
import { it as italian } from '../../../../shared/games/diabolik/words/it/index.ts'
import { zh } from '../../../../shared/games/diabolik/words/zh/index.ts'
import { LANGUAGES } from '../../../../shared/words/index.ts'
import { CLIENT_GAMES } from '../../registry.ts'
import { SECTIONS, type SectionId } from './figures.ts'
import { reference } from './index.ts'

const CATALOGUES = { en, it: italian, zh }

/** The terms of the printed editions that a section must use, beside those which the catalogue puts in. */
const TERMS: Readonly<Record<keyof typeof CATALOGUES, readonly (readonly [SectionId, string])[]>> = {
  en: [
    ['shadows', 'In the Shadows'],
    ['sightings', 'Sightings'],
    ['onTheRun', 'On the Run'],
    ['goingBack', 'Go Back into the Shadows'],
    ['officers', 'Bringing an Officer into play'],
    ['danger', 'Danger Level'],
    ['cards', 'Hideout'],
    ['cards', 'Police Station'],
    ['fights', 'Combat Die'],
    ['markers', 'Roadblock'],
    ['markers', 'Trap'],
  ],
  it: [
    ['shadows', 'nell’Ombra'],
    ['sightings', 'Avvistamenti'],
    ['onTheRun', 'In Fuga'],
    ['goingBack', 'Tornare nell’Ombra'],
    ['officers', 'Mettere in gioco un Agente'],
    ['danger', 'Livello di Pericolo'],
    ['cards', 'Rifugio'],
    ['cards', 'Centrale di Polizia'],
    ['fights', 'Dado'],
    ['markers', 'Posto di Blocco'],
    ['markers', 'Trappola'],
  ],
  zh: [
    ['shadows', '暗中行動'],
    ['sightings', '目擊'],
    ['onTheRun', '逃竄'],
    ['goingBack', '遁入陰影'],
    ['officers', '呼叫增援'],
    ['danger', '警戒等級'],
    ['cards', '藏身處'],
    ['cards', '警察局'],
    ['fights', '攻擊骰'],
    ['markers', '路障'],
    ['markers', '陷阱'],
  ],
}

const sectionOf = async (language: keyof typeof CATALOGUES, id: string) => {
  const found = (await reference(language)).find(each => each.id === id)
  if (!found) throw new Error(`there is no section ${id}`)
  return found
}
const textOf = async (language: keyof typeof CATALOGUES, id: SectionId): Promise<string> => {
  const { title, paragraphs } = await sectionOf(language, id)
  return [title, ...paragraphs].join('\n')
}
/** How many actions a figure's turn begins with. */
function actionsOf(players: Options['players'], figure: Figure): number | undefined {
  const before = table({ options: { players }, police: { blueA: 'clerville' } })
  const { state } = run(before, turn => {
    beginPhase(turn, figure === 'eva' ? 'criminals' : 'police')
    beginTurn(turn, figure)
  })
  return state.acting?.actions
}
const numbersIn = (text: string | undefined): number[] => (text?.match(/\d+/g) ?? []).map(Number)

describe('the rules reference of Diabolik', () => {
  it('is what the page shows for the game', async () => {
    // What draws is made anew each time.
    const shown = await CLIENT_GAMES.diabolik?.reference?.('en')
    expect(JSON.stringify(shown)).toBe(JSON.stringify(await reference('en')))
  })

  it('has the same sections, with as many paragraphs, in every language', async () => {
    const shapes = await Promise.all(
      LANGUAGES.map(async language => (await reference(language)).map(({ id, paragraphs }) => [id, paragraphs.length])),
    )
    expect(shapes[0]?.map(([id]) => id)).toEqual([...SECTIONS, ...SHEETS])
    expect(shapes[1]).toEqual(shapes[0])
    expect(shapes[2]).toEqual(shapes[0])
  })

  it('D-4: says rightly that there are twelve cards of each type', () => {
    for (const [cards, types] of [
      [CRIME_CARDS, CRIME_TYPES],
      [POLICE_CARDS, POLICE_TYPES],
    ] as const)
      for (const type of types) {
        const some = cards.map(ruleOf).filter(rule => rule.type === type)
        expect(some.reduce((sum, { copies }) => sum + copies, 0)).toBe(12)
      }
  })

  describe.each(LANGUAGES)('in %s', language => {
    const words = CATALOGUES[language]

    it('leaves nothing blank, no number undefined, and says nothing twice in a section', async () => {
      const sections = await reference(language)
      expect(new Set(sections.map(({ title }) => title)).size).toBe(sections.length)
      for (const { title, paragraphs } of sections) {
        expect(new Set(paragraphs).size).toBe(paragraphs.length)
        for (const text of [title, ...paragraphs]) {
          expect(text.trim()).not.toBe('')
          expect(text).not.toMatch(/undefined|NaN|\bnull\b|Infinity|\[object/)
        }
      }
    })

    it.each([
      ['crimeCards', CRIME_CARDS],
      ['policeCards', POLICE_CARDS],
    ] as const)('D-4: has a paragraph for every card, with type and number: %s', async (id, cards) => {
      const { paragraphs } = await sectionOf(language, id)
      expect(numbersIn(paragraphs[0])).toContain(48)
      expect(paragraphs).toHaveLength(1 + cards.length)
      cards.forEach((card, i) => {
        const { name, text } = words.cards[card]
        const { type, copies } = ruleOf(card)
        const line = paragraphs[i + 1]
        expect(line?.startsWith(name)).toBe(true)
        expect(line?.endsWith(text)).toBe(true)
        expect(line?.slice(name.length, -text.length)).toContain(words.cardTypes[type])
        expect(numbersIn(line?.slice(name.length, -text.length))).toEqual([copies])
      })
    })

    it.each(SHEETS)('D-43: has a section for every sheet, with its Parts, Clues and prices: %s', async sheet => {
      const { title, paragraphs } = await sectionOf(language, sheet)
      const said = words.sheets[sheet]
      expect(title).toBe(said.name)
      expect(paragraphs[0]).toBe(said.story)
      if (said.rule !== '') expect(paragraphs[1]).toBe(said.rule)
      const { parts, clues } = SHEET_RULES[sheet]
      const stages = [...said.parts, ...said.clues]
      for (const [i, { price = [] }] of [...parts, ...clues].entries()) {
        const line = paragraphs.at(i - stages.length)
        expect(line).toContain(stages[i]?.when)
        expect(line).toContain(stages[i]?.effect)
        for (const type of price) expect(line).toContain(words.cardTypes[type])
      }
    })

    it('names every Character, Secondary Character and face of the die', async () => {
      const characters = await textOf(language, 'characters')
      for (const who of CHARACTERS) expect(characters).toContain(words.figures[who].blurb)
      const secondaries = await textOf(language, 'secondaries')
      for (const who of [...SECONDARIES, 'van'] as const) {
        expect(secondaries).toContain(words.secondaries[who].name)
        expect(secondaries).toContain(words.secondaries[who].blurb)
      }
      const fights = await textOf(language, 'fights')
      for (const face of DIE) expect(fights).toContain(words.die[face])
    })

    it('D-56, D-58, D-61: explains the editions, the difficulties and every way out', async () => {
      const options = await textOf(language, 'options')
      for (const edition of EDITIONS) expect(options).toContain(words.options.edition.values[edition].text)
      for (const difficulty of DIFFICULTIES) expect(options).toContain(words.options.difficulty.values[difficulty].text)
      const ways = await textOf(language, 'escape')
      for (const way of ESCAPES)
        for (const { when, effect } of words.sheets[way].parts) {
          expect(ways).toContain(words.sheets[way].name)
          expect(ways).toContain(when)
          expect(ways).toContain(effect)
        }
    })

    it('D-13, D-16, D-62, D-90: has the numbers of the rules', async () => {
      const goal = numbersIn(await textOf(language, 'goal'))
      expect(goal.sort((a, b) => a - b)).toEqual([2, 3, MAXIMUM.heists.joint, MAXIMUM.heists.apart])
      const [reach] = (await sectionOf(language, 'moving')).paragraphs
      for (const road of ROAD_TYPES) expect(reach).toContain(words.roads[road])
      expect(numbersIn(reach)).toEqual(ROAD_TYPES.map(road => REACH[road]))
      const [limits] = (await sectionOf(language, 'cards')).paragraphs
      expect(numbersIn(limits)).toEqual([limitOfHand('eva'), limitOfHand('diabolik')])
      const [hands] = (await sectionOf(language, 'twoPlayers')).paragraphs
      expect(numbersIn(hands)).toEqual([limitOfHand('diabolik'), limitOfHand('ginko')])
      expect(numbersIn((await sectionOf(language, 'danger')).paragraphs.at(-1))).toContain(LATE)
      expect(numbersIn((await sectionOf(language, 'escape')).paragraphs[0]).at(-1)).toBe(MAXIMUM.escape.apart)
    })

    it('D-11, D-55, D-63: has the numbers of actions and of Wound cards', async () => {
      const [actions] = (await sectionOf(language, 'actions')).paragraphs
      expect(numbersIn(actions)).toEqual([actionsOf(4, 'eva'), actionsOf(4, 'blueA')])
      const [, shared] = (await sectionOf(language, 'twoPlayers')).paragraphs
      expect(numbersIn(shared)[0]).toBe(actionsOf(2, 'eva'))
      expect(numbersIn(shared).at(-1)).toBe(actionsOf(2, 'blueA'))
      expect(numbersIn((await sectionOf(language, 'wounds')).paragraphs[1])).toContain(woundsLeft(table()))
    })

    it.each(TERMS[language])('speaks as the printed edition does: %s, %s', async (id, term) => {
      expect((await textOf(language, id)).toLowerCase()).toContain(term.toLowerCase())
    })

    it('points from the Characters to the section for two players by its title', async () => {
      const { title } = await sectionOf(language, 'twoPlayers')
      expect((await sectionOf(language, 'characters')).paragraphs[0]).toContain(title)
    })

    it('D-92: says what two hands a side change', async () => {
      const apart = (await sectionOf(language, 'twoPlayers')).paragraphs.at(-1)
      expect(apart).toContain(words.options.pairs.values.apart.name)
      expect(numbersIn(apart)).toEqual([actionsOf(4, 'eva'), MAXIMUM.heists.apart])
    })

    it('D-36, D-42: says that a Roadblock keeps fugitives out of the Shadows, and who is on the map from the start', async () => {
      const [back] = (await sectionOf(language, 'goingBack')).paragraphs
      expect(back?.toLowerCase()).toContain(words.cards.roadblock.name.toLowerCase())
      const [first] = (await sectionOf(language, 'secondaries')).paragraphs
      const there = SHEETS.filter(sheet => words.sheets[sheet].rule !== '').flatMap(sheet => SHEET_RULES[sheet].extras)
      expect(there.length).toBeGreaterThan(1)
      for (const who of SECONDARIES) {
        const { name } = words.secondaries[who]
        expect(first?.includes(name), name).toBe(there.includes(who))
      }
    })
  })
})
