/** Cuts the icons that are used out of their package: `node client/art/makeIcons.mjs`. The package names no authors. */
import { readFileSync, writeFileSync } from 'node:fs'

/** By the folder in which upstream keeps them, https://github.com/game-icons/icons */
export const BY_AUTHOR = {
  Lorc: 'boxing-glove brain cog compass conversation cut-diamond domino-mask fedora footprint handcuffs hourglass laurel-crown magnifying-glass martini padlock quill-ink rose top-hat',
  Delapouite:
    'bank bed binoculars briefcase check-mark coffee-cup exit-door factory film-projector modern-city newspaper person robot-antennas rule-book sandwich share speaker speaker-off street-light',
  Skoll: 'fist thompson-m1928',
  'Andy Meneely': 'police-badge',
  Aussiesim: 'card-ace-spades',
  Sbed: 'cancel',
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
