import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { INCIDENTS, ITEMS } from '../state.ts'

const specs = readdirSync(import.meta.dirname)
  .filter(file => file.endsWith('.spec.ts'))
  .map(file => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))

/** What is described at the top of a file, under its own name, with anything in it. */
const described = specs.flatMap(text =>
  [...text.matchAll(/^describe\('(\w+)', \(\) => (?!\{\s*\}\))/gm)].map(([, name]) => name),
)

test.each([...ITEMS, ...INCIDENTS])('%s has a spec of its own', card => {
  expect(described.filter(name => name === card)).toEqual([card])
})

test('no spec is of a card that there is not', () => {
  const cards: readonly string[] = [...ITEMS, ...INCIDENTS]
  expect(described.filter(name => !cards.includes(name ?? ''))).toEqual([])
})
