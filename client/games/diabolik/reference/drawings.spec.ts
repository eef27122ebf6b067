import { describe, expect, it } from 'vitest'
import { CRIME_CARDS } from '../../../../shared/games/diabolik/cards/crime/names.ts'
import { POLICE_CARDS } from '../../../../shared/games/diabolik/cards/police/names.ts'
import { LOCATIONS } from '../../../../shared/games/diabolik/map/locations.ts'
import { ways } from '../../../../shared/games/diabolik/rules/ways.ts'
import { SHEETS } from '../../../../shared/games/diabolik/sheets/names.ts'
import { CHARACTERS, SECONDARIES } from '../../../../shared/games/diabolik/state.ts'
import { table } from '../../../../shared/games/diabolik/testing.ts'
import { en } from '../../../../shared/games/diabolik/words/en/index.ts'
import { it as italian } from '../../../../shared/games/diabolik/words/it/index.ts'
import { zh } from '../../../../shared/games/diabolik/words/zh/index.ts'
import { LANGUAGES } from '../../../../shared/words/index.ts'
import { faultsOfDrawings, isBeside } from '../../../app/testing.ts'
import { withinReach } from './figures.ts'
import { reference } from './index.ts'

const CATALOGUES = { en, it: italian, zh }

it.each(LANGUAGES)('Diabolik’s reference shows what it explains, and says what is shown: %s', async language => {
  const { cards, figures, secondaries, sheets } = CATALOGUES[language]
  const sections = await reference(language)
  expect(faultsOfDrawings(sections)).toEqual([])
  const wanted: readonly (readonly [string, string])[] = [
    ...CHARACTERS.map(who => ['characters', figures[who].name] as const),
    ...SECONDARIES.map(who => ['secondaries', secondaries[who].name] as const),
  ]
  for (const [id, name] of wanted) {
    const shown = sections.find(each => each.id === id)?.drawings ?? []
    expect([id, name, shown.some(({ alt }) => alt.includes(name))]).toEqual([id, name, true])
  }
  for (const [id, list] of [
    ['crimeCards', CRIME_CARDS],
    ['policeCards', POLICE_CARDS],
  ] as const)
    for (const card of list) {
      const { drawings = [], paragraphs = [] } = sections.find(each => each.id === id) ?? {}
      const { name } = cards[card]
      expect(drawings.some(({ alt, at }) => alt.includes(name) && paragraphs[at]?.startsWith(name))).toBe(true)
    }
  for (const sheet of SHEETS)
    expect(sections.find(({ id }) => id === sheet)?.drawings?.[0]?.alt).toContain(sheets[sheet].name)
  expect(isBeside(sections, 'criminalsTurn', cards.sewers.name)).toBe(true)
  expect(sections.filter(({ drawings }) => drawings === undefined).map(({ id }) => id)).toEqual(['options'])
})

describe('what the map of the reference marks', () => {
  it.each(LOCATIONS)('D-13: is where a Move can end, from %s', from => {
    const state = table({ police: { ginko: from }, acting: 'ginko' })
    expect(withinReach(from).sort()).toEqual([...new Set(ways(state, 'ginko').map(({ to }) => to))].sort())
  })
})
