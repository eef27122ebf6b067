/** Cuts the icons that are used out of their package: `node client/art/makeIcons.mjs`. The package names no authors. */
import { readFileSync, writeFileSync } from 'node:fs'

/** By the folder in which upstream keeps them, https://github.com/game-icons/icons */
export const BY_AUTHOR = {
  Lorc: 'anchor anvil brain domino-mask fedora footprint gears gem-necklace hourglass key magnifying-glass martini padlock rose snail stopwatch',
  Delapouite: 'bank bed briefcase coffee-cup factory film-projector newspaper sandwich steam-locomotive steering-wheel street-light walkie-talkie',
  Skoll: 'chess-knight fist thompson-m1928',
  'Andy Meneely': 'police-badge',
  Aussiesim: 'card-ace-spades',
  Sbed: 'shield',
}

export function cut() {
  const all = JSON.parse(
    readFileSync(new URL('../../node_modules/@iconify-json/game-icons/icons.json', import.meta.url), 'utf8'),
  )
  const names = Object.values(BY_AUTHOR)
    .flatMap(list => list.split(' '))
    .sort()
  return Object.fromEntries(
    names.map(name => [name, [...all.icons[name].body.matchAll(/ d="([^"]+)"/g)].map(found => found[1])]),
  )
}

if (import.meta.url === `file://${process.argv[1]}`)
  writeFileSync(new URL('icons.json', import.meta.url), `${JSON.stringify(cut(), null, 1)}\n`)
