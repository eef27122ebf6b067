import { describe, expect, it } from 'vitest'
import { ITEM_EFFECTS } from '../../../../shared/games/on-the-lam/cards/items.ts'
import { SEARCHES } from '../../../../shared/games/on-the-lam/rules/board.ts'
import { COMPLETE, HAND_LIMIT, LAST_ROUND } from '../../../../shared/games/on-the-lam/rules/questions.ts'
import { FIRST_HAND } from '../../../../shared/games/on-the-lam/setup.ts'
import { INCIDENTS, ITEMS, SKILLS, SUSPECTS, TILES } from '../../../../shared/games/on-the-lam/state.ts'
import { SKILL_OF } from '../../../../shared/games/on-the-lam/tuning.ts'
import { en } from '../../../../shared/games/on-the-lam/words/en.ts'
import { it as italian } from '../../../../shared/games/on-the-lam/words/it.ts'
import { zh } from '../../../../shared/games/on-the-lam/words/zh.ts'
import { LANGUAGES } from '../../../../shared/words/index.ts'
import { faultsOfDrawings, isBeside } from '../../../app/testing.ts'
import { SECTIONS } from './figures.ts'
import { reference } from './index.ts'

const CATALOGUES = { en, it: italian, zh }

async function textOf(language: (typeof LANGUAGES)[number], id: (typeof SECTIONS)[number]): Promise<string> {
  const section = (await reference(language)).find(each => each.id === id)
  return section?.paragraphs.join('\n') ?? ''
}

describe('the rules reference of On the Lam', () => {
  it('has the same sections, with as many paragraphs, in every language', async () => {
    const shapes = await Promise.all(
      LANGUAGES.map(async language => (await reference(language)).map(({ id, paragraphs }) => [id, paragraphs.length])),
    )
    expect(shapes[0]?.map(([id]) => id)).toEqual(SECTIONS)
    expect(shapes[1]).toEqual(shapes[0])
    expect(shapes[2]).toEqual(shapes[0])
  })

  describe.each(LANGUAGES)('in %s', language => {
    const words = CATALOGUES[language]

    it('leaves nothing blank, and no number undefined', async () => {
      for (const { title, paragraphs } of await reference(language))
        for (const text of [title, ...paragraphs]) {
          expect(text.trim()).not.toBe('')
          expect(text).not.toMatch(/undefined|NaN|\bnull\b|Infinity|\[object/)
        }
    })

    it('names every suspect with every skill, and the tile to start from', async () => {
      const sections = await reference(language)
      const paragraphs = sections.find(({ id }) => id === 'suspects')?.paragraphs ?? []
      SUSPECTS.forEach((suspect, i) => {
        expect(paragraphs[i]).toContain(words.suspects[suspect].role)
        for (const skill of SKILLS)
          expect(paragraphs[i]?.replaceAll(' ', '')).toContain(`${words.skills[skill]}${SKILL_OF[suspect][skill]}`)
      })
    })

    it('says of every tile that can be searched what it asks for', async () => {
      const section = (await reference(language)).find(({ id }) => id === 'skills')
      for (const tile of TILES) {
        const search = SEARCHES[tile]
        if (!search) continue
        const line = section?.paragraphs.find(text => text.includes(words.tiles[tile]))
        expect(line?.toLowerCase()).toContain(words.skills[search.skill])
        expect(line).toMatch(new RegExp(`${words.tiles[tile]} ?[(（]${search.need}[)）]`))
      }
    })

    it('L-18: says of every place what it takes there, in its own sentence', async () => {
      const lines = (await textOf(language, 'places')).split('\n')
      for (const tile of TILES)
        if (tile !== 'station') expect(lines.filter(line => line.includes(words.keepers[tile].task))).toHaveLength(1)
    })

    it('names the tiles that cannot be searched', async () => {
      const all = (await reference(language)).flatMap(({ paragraphs }) => paragraphs).join('\n')
      for (const tile of TILES) expect(all).toContain(words.tiles[tile])
    })

    it('has a paragraph for every play card', async () => {
      const events = (await textOf(language, 'playCards')).split('\n')
      for (const card of INCIDENTS)
        expect(events.filter(text => text.includes(words.cards[card].text))).toEqual([
          expect.stringContaining(words.cards[card].name),
        ])
      const items = (await textOf(language, 'items')).split('\n')
      for (const item of ITEMS) {
        const effect = ITEM_EFFECTS[item]
        const line = items.find(text => text.replace(/^「/, '').startsWith(words.cards[item].name))
        if (effect.type === 'reroll') expect(line).toBeDefined()
        else {
          expect(line).toContain(words.skills[effect.skill])
          expect(line).toContain(String(effect.plus))
        }
      }
    })

    it('shows each thing that it explains at its paragraph, and says what is shown', async () => {
      const sections = await reference(language)
      const shown = (id: (typeof SECTIONS)[number]) => sections.find(each => each.id === id)
      expect(faultsOfDrawings(sections)).toEqual([])
      const beside = (id: (typeof SECTIONS)[number], name: string): void =>
        expect([id, name, isBeside(sections, id, name)]).toEqual([id, name, true])
      for (const suspect of SUSPECTS) beside('suspects', words.suspects[suspect].role)
      for (const tile of TILES) if (tile !== 'station') beside('places', words.tiles[tile])
      for (const card of INCIDENTS) beside('playCards', words.cards[card].name)
      for (const item of ITEMS) beside('items', words.cards[item].name)
      for (const skill of SKILLS)
        expect(shown('skills')?.drawings?.filter(({ alt }) => alt.includes(words.skills[skill]))).toHaveLength(1)
      const bare = sections.filter(({ drawings }) => drawings === undefined).map(({ id }) => id)
      expect(bare).toEqual(['strategy', 'controls'])
    })

    it('has the numbers of the rules', async () => {
      expect(await textOf(language, 'goal')).toContain(String(COMPLETE))
      expect(await textOf(language, 'goal')).toMatch(/\b60\b|60張/)
      expect(await textOf(language, 'setup')).toContain(String(FIRST_HAND))
      expect(await textOf(language, 'handLimit')).toContain(String(HAND_LIMIT))
      expect(await textOf(language, 'ending')).toContain(String(LAST_ROUND))
      const odds = (await textOf(language, 'skills')).split('\n').at(-1)?.match(/\d+/g)
      // 1 against 5: 3, against 6: 2; 2: 4 and 3; 3: 5 and 4. Languages tell it in their own order.
      expect(odds?.map(Number).sort()).toEqual([1, 2, 2, 3, 3, 3, 4, 4, 5, 5, 5, 5, 6, 6, 6])
    })
  })
})
