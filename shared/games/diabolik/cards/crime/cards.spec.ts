import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOCATIONS } from '../../map/locations.ts'
import { SHEETS } from '../../sheets/names.ts'
import { CRIME_TYPES, EFFECTS, POLICE_TYPES, SECONDARIES, WATCHERS } from '../../state.ts'
import { POLICE_CARDS } from '../police/names.ts'
import { CRIME_RULES } from './index.ts'
import { CRIME_CARDS } from './names.ts'

const specs = readdirSync(import.meta.dirname)
  .filter(file => file.endsWith('.spec.ts'))
  .map(file => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))

/** What is described at the top of a file, under its own name, with anything in it. */
const described = specs.flatMap(text =>
  [...text.matchAll(/^describe\('(\w+)', \(\) => (?!\{\s*\}\))/gm)].map(([, name]) => name),
)

test.each(CRIME_CARDS)('%s has a spec of its own', card => {
  expect(described.filter(name => name === card)).toEqual([card])
})

test('no spec is of a card that there is not', () => {
  const cards: readonly string[] = CRIME_CARDS
  expect(described.filter(name => !cards.includes(name ?? ''))).toEqual([])
})

const copies = (type?: string): number =>
  Object.values(CRIME_RULES)
    .filter(rule => type === undefined || rule.type === type)
    .reduce((sum, rule) => sum + rule.copies, 0)

test('D-3: there are 48 Crime cards', () => {
  expect(copies()).toBe(48)
})

test.each(CRIME_TYPES)('D-4: twelve of them are of the type %s', type => {
  expect(copies(type)).toBe(12)
})

test('D-55: Radio Watch, and nothing else, is left out with two players', () => {
  expect(CRIME_CARDS.filter(card => CRIME_RULES[card].partners)).toEqual(['radioWatch'])
})

test('D-57: what says "take a Move action" counts as one', () => {
  expect(CRIME_CARDS.filter(card => CRIME_RULES[card].isMove)).toEqual([
    'fullThrottle',
    'backRoads',
    'freightTrain',
    'smokeBomb',
  ])
})

test('no card is called like anything else that an event may name', () => {
  const taken: readonly string[] = [
    ...LOCATIONS,
    ...SHEETS,
    ...EFFECTS,
    ...CRIME_TYPES,
    ...POLICE_TYPES,
    ...SECONDARIES,
    ...WATCHERS,
    ...POLICE_CARDS,
  ]
  expect(CRIME_CARDS.filter(card => taken.includes(card))).toEqual([])
})
