import { describe, expect, it } from 'vitest'
import { ABILITIES } from '../../../../shared/games/diabolicards/cards/abilities.ts'
import { CARDS, type CardName, GROUPS, type Group } from '../../../../shared/games/diabolicards/cards/list.ts'
import { diabolicards } from '../../../../shared/games/diabolicards/index.ts'
import { account } from '../../../../shared/games/diabolicards/rules/account.ts'
import type { Player } from '../../../../shared/games/diabolicards/state.ts'
import { lay } from '../../../../shared/games/diabolicards/testing.ts'
import { en } from '../../../../shared/games/diabolicards/words/en/index.ts'
import { it as italian } from '../../../../shared/games/diabolicards/words/it/index.ts'
import { zh } from '../../../../shared/games/diabolicards/words/zh/index.ts'
import { start } from '../../../../shared/kernel/match.ts'
import { seedOf } from '../../../../shared/kernel/rng.ts'
import { LANGUAGES } from '../../../../shared/words/index.ts'
import { CJK, isSimplified } from '../../../../shared/words/testing.ts'
import { CLIENT_GAMES } from '../../registry.ts'
import { SECTIONS, type SectionId } from './figures.ts'
import { reference } from './index.ts'

const CATALOGUES = { en, it: italian, zh }
const NAMES = Object.keys(CARDS) as CardName[]

/** C-2: cards, total power, with ability. */
const FIGURES: Readonly<Record<Group, readonly number[]>> = {
  uselessApexes: [8, 0],
  harmlessHumans: [8, 0],
  retiredFolk: [8, 0],
  whyEven: [8, 0],
  vaskExecutives: [8, 24, 4],
  theGang: [8, 40, 4],
  havenvaleBatch: [8, 40, 5],
  theVantheon: [8, 40, 5],
  doomedSquad: [8, 64],
  diabolicals: [6, 28],
  scorchedEarth: [2, 20],
}

const numbersIn = (text: string | undefined): number[] => (text?.match(/\d+/g) ?? []).map(Number)
/** How many cards a seat has to choose its contracts from, and how many it keeps. */
function dealt(players: number, seat: Player): number[] {
  const { state } = start(diabolicards, diabolicards.check({ players }), seedOf('dealt'))
  const draws = state.hands[seat].length
  return [draws, draws - 4]
}

describe('the rules reference of Diabolicards', () => {
  it('is what the page shows for the game', async () => {
    // What draws is made anew each time.
    const shown = await CLIENT_GAMES.diabolicards?.reference?.('en')
    expect(JSON.stringify(shown)).toBe(JSON.stringify(await reference('en')))
  })

  it('has the same sections, with as many paragraphs, in every language', async () => {
    const shapes = await Promise.all(
      LANGUAGES.map(async language => (await reference(language)).map(({ id, paragraphs }) => [id, paragraphs.length])),
    )
    const ids = shapes[0]?.map(([id]) => id)
    expect(ids).toEqual([...SECTIONS, ...GROUPS])
    expect(new Set(ids).size).toBe(ids?.length)
    expect(shapes[1]).toEqual(shapes[0])
    expect(shapes[2]).toEqual(shapes[0])
  })

  describe.each(LANGUAGES)('in %s', language => {
    const words = CATALOGUES[language]
    const sectionOf = async (id: SectionId | Group) => {
      const found = (await reference(language)).find(each => each.id === id)
      if (!found) throw new Error(`there is no section ${id}`)
      return found
    }

    it('leaves nothing blank, no number undefined, says nothing twice, and speaks one language', async () => {
      const sections = await reference(language)
      expect(new Set(sections.map(({ title }) => title)).size).toBe(sections.length)
      for (const { title, paragraphs } of sections) {
        expect(new Set(paragraphs).size).toBe(paragraphs.length)
        for (const text of [title, ...paragraphs]) {
          expect(text.trim()).not.toBe('')
          expect(text).not.toMatch(/undefined|NaN|\bnull\b|Infinity|\[object/)
          if (language === 'zh') expect([text, isSimplified(text)]).toEqual([text, false])
          else expect(text).not.toMatch(CJK)
        }
      }
    })

    it('C-14: explains every ability, and says who has it', async () => {
      const { paragraphs } = await sectionOf('abilityList')
      expect(paragraphs).toHaveLength(ABILITIES.length)
      for (const [i, ability] of ABILITIES.entries()) {
        expect(paragraphs[i]?.startsWith(words.abilities[ability].name)).toBe(true)
        expect(paragraphs[i]).toContain(words.abilities[ability].text)
        for (const name of NAMES.filter(card => CARDS[card].ability === ability))
          expect(paragraphs[i]).toContain(words.cards[name].name)
      }
    })

    it.each(GROUPS)('C-2: has all cards of a group, with their powers: %s', async group => {
      const { title, paragraphs } = await sectionOf(group)
      const [blurb, figures, ...cards] = paragraphs
      expect([title, blurb]).toEqual([words.groups[group].name, words.groups[group].blurb])
      expect(numbersIn(figures)).toEqual(FIGURES[group])
      const names = NAMES.filter(name => CARDS[name].group === group)
      expect(cards).toHaveLength(names.length)
      for (const [i, name] of names.entries()) {
        const said = cards[i]?.slice(words.cards[name].name.length)
        expect(cards[i]?.startsWith(words.cards[name].name)).toBe(true)
        expect(numbersIn(said)[0]).toBe(CARDS[name].power)
        expect(said).toContain(words.types[CARDS[name].kind])
      }
    })

    it('C-21, C-53: has the numbers of the set-up as cards are dealt', async () => {
      const [first] = (await sectionOf('setup')).paragraphs
      expect(numbersIn(first)).toEqual([...dealt(2, 'nova'), ...dealt(4, 'nova'), 4])
      const [, three] = (await sectionOf('partners')).paragraphs
      const [draws = 0, lays = 0] = dealt(3, 'viper')
      expect(numbersIn(three)).toEqual([draws - lays])
      for (const seat of ['raven', 'viper'] as const) expect(three).toContain(words.seats[seat].name)
    })

    it('C-5: has the most that synergy can be', async () => {
      const gang = NAMES.filter(name => CARDS[name].group === 'theGang').slice(0, 5)
      const { hideout } = account(diabolicards.view(lay({ dawn: { hideout: gang } }), 'public')).dawn
      const [, synergy] = (await sectionOf('linked')).paragraphs
      expect(numbersIn(synergy)).toEqual([1, hideout.synergy, hideout.synergy])
    })

    it('C-8, C-10, C-12: has the numbers of the contracts', async () => {
      const { paragraphs } = await sectionOf('contracts')
      expect(numbersIn(paragraphs[0])).toEqual([4, 10])
      expect(numbersIn(paragraphs[2])).toEqual([2, 4])
      for (const text of (await sectionOf('ban')).paragraphs) expect(numbersIn(text)).toEqual([10])
    })

    it('points to another section by its title', async () => {
      const { title } = await sectionOf('scorched')
      expect((await sectionOf('endgame')).paragraphs.at(-1)).toContain(title)
    })
  })
})
