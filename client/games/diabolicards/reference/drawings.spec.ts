import { expect, it } from 'vitest'
import { ABILITIES } from '../../../../shared/games/diabolicards/cards/abilities.ts'
import { CARDS, type CardName, GROUPS } from '../../../../shared/games/diabolicards/cards/list.ts'
import { en } from '../../../../shared/games/diabolicards/words/en/index.ts'
import { it as italian } from '../../../../shared/games/diabolicards/words/it/index.ts'
import { zh } from '../../../../shared/games/diabolicards/words/zh/index.ts'
import { LANGUAGES } from '../../../../shared/words/index.ts'
import { faultsOfDrawings, isBeside } from '../../../app/testing.ts'
import { EXAMPLE_IDS } from './examples.ts'
import { reference } from './index.ts'

const CATALOGUES = { en, it: italian, zh }
const NAMES = Object.keys(CARDS) as CardName[]

it.each(LANGUAGES)('Diabolicards’ reference shows what it explains, and says what is shown: %s', async language => {
  const { abilities, cards } = CATALOGUES[language]
  const sections = await reference(language)
  const shown = (id: string) => sections.find(each => each.id === id)
  expect(faultsOfDrawings(sections)).toEqual([])
  for (const group of GROUPS) {
    const own = NAMES.filter(name => CARDS[name].group === group)
    expect(own.filter(card => !isBeside(sections, group, cards[card].name))).toEqual([])
  }
  ABILITIES.forEach((ability, i) => {
    const { alt, at } = shown('abilityList')?.drawings?.[i] ?? {}
    expect(at).toBe(i)
    for (const card of NAMES.filter(name => CARDS[name].ability === ability)) expect(alt).toContain(cards[card].name)
  })
  EXAMPLE_IDS.forEach((id, i) => {
    expect(shown('examples')?.drawings?.[i]?.alt).toContain(abilities[id].name)
    expect(shown('examples')?.paragraphs[i + 1]?.startsWith(abilities[id].name)).toBe(true)
  })
  expect(sections.filter(({ drawings }) => drawings === undefined).map(({ id }) => id)).toEqual([
    'passing',
    'options',
    'advice',
  ])
})
