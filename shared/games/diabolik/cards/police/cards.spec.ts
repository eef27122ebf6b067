import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOCATIONS } from '../../map/locations.ts'
import { SHEETS } from '../../sheets/names.ts'
import { BESIDE, EFFECTS, POLICE_TYPES, SECONDARIES, WATCHERS } from '../../state.ts'
import { ruleOf } from '../index.ts'
import { POLICE_CARDS } from './names.ts'

const specs = readdirSync(import.meta.dirname)
  .filter(file => file.endsWith('.spec.ts'))
  .map(file => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))

/** What is described at the top of a file, under its own name, with anything in it. */
const described = specs.flatMap(text =>
  [...text.matchAll(/^describe\('(\w+)', \(\) => (?!\{\s*\}\))/gm)].map(([, name]) => name),
)

const copies = (cards: readonly (typeof POLICE_CARDS)[number][]): number =>
  cards.reduce((sum, card) => sum + ruleOf(card).copies, 0)

test.each(POLICE_CARDS)('%s has a spec of its own', card => {
  expect(described.filter(name => name === card)).toEqual([card])
})

test('no spec is of a card that there is not', () => {
  const cards: readonly string[] = POLICE_CARDS
  expect(described.filter(name => !cards.includes(name ?? ''))).toEqual([])
})

test('D-3: there are 48 Police cards', () => {
  expect(copies(POLICE_CARDS)).toBe(48)
})

test.each(POLICE_TYPES)('D-4: twelve of them are of the type %s', type => {
  expect(copies(POLICE_CARDS.filter(card => ruleOf(card).type === type))).toBe(12)
})

test('D-55: two players leave out the Walkie Talkie and nothing else', () => {
  expect(POLICE_CARDS.filter(card => ruleOf(card).partners)).toEqual(['walkieTalkie'])
})

test('no card has a name that an event uses for something else: faces must be told apart', () => {
  const words: readonly string[] = [
    ...LOCATIONS,
    ...SHEETS,
    ...WATCHERS,
    ...SECONDARIES,
    ...BESIDE,
    ...EFFECTS,
    ...POLICE_TYPES,
  ]
  expect(POLICE_CARDS.filter(card => words.includes(card))).toEqual([])
})
