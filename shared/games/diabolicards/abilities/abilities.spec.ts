import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ABILITIES } from '../cards/abilities.ts'
import { CARDS, type CardName } from '../cards/list.ts'

const folder = import.meta.dirname
/** What is described at the top of a spec, under the card's own name, with anything in it. */
const described = readdirSync(folder)
  .filter(file => file.endsWith('.spec.ts'))
  .flatMap(file =>
    [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/^describe\('(\w+)', \(\) => (?!\{\s*\}\))/gm)].map(
      ([, card]) => ({ card, ability: file.slice(0, -'.spec.ts'.length) }),
    ),
  )
const able = (Object.keys(CARDS) as CardName[]).filter(name => CARDS[name].ability !== null)

test.each(able)('%s has a spec of its own, with its ability', card => {
  expect(described.filter(each => each.card === card)).toEqual([{ card, ability: CARDS[card].ability }])
})

test('every ability is a file, and some card has it', () => {
  const files = readdirSync(folder)
  for (const ability of ABILITIES) expect(files).toContain(`${ability}.ts`)
  expect(new Set(able.map(name => CARDS[name].ability))).toEqual(new Set(ABILITIES))
})
