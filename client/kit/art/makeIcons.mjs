/** Cuts the icons that are used out of their package: `node client/kit/art/makeIcons.mjs`. The package names no authors. */
import { readFileSync, writeFileSync } from 'node:fs'

/** By the folder in which upstream keeps them, https://github.com/game-icons/icons */
export const BY_AUTHOR = {
  Lorc: 'anchor anvil bandage-roll brain burning-embers crossed-chains desk-lamp domino-mask drama-masks envelope fedora footprint gears gem-necklace handcuffs hourglass key light-bulb linked-rings magnifying-glass martini moon padlock plain-dagger poison-gas ringing-bell rose scissors semi-closed-eye snail snowflake-2 stopwatch thrown-knife tied-scroll treasure-map wolf-trap',
  Delapouite:
    'alarm-clock ambulance bank barn barrier bed binoculars briefcase candlestick-phone car-wheel cigarette coffee-cup devil-mask factory film-projector graduate-cap headphones helicopter hole-ladder invisible-face megaphone modern-city mona-lisa money-stack mountain-road newspaper open-folder police-car police-officer-head rat sandwich sniffing-dog speedometer spy stamper steam-locomotive steering-wheel street-light teacher traffic-cone walkie-talkie watch wooden-chair',
  Skoll: 'chess-knight fist goat kevlar-vest race-car revolver siren thompson-m1928',
  'Andy Meneely': 'police-badge',
  DarkZaitzev: 'smoke-bomb',
  Aussiesim: 'card-ace-spades',
  Sbed: 'shield',
}

export function cut() {
  const all = JSON.parse(
    readFileSync(new URL('../../../node_modules/@iconify-json/game-icons/icons.json', import.meta.url), 'utf8'),
  )
  const names = Object.values(BY_AUTHOR)
    .flatMap(list => list.split(' '))
    .sort()
  return Object.fromEntries(
    names.map(name => [name, [...all.icons[name].body.matchAll(/ d="([^"]+)"/g)].map(found => found[1])]),
  )
}

if (import.meta.url === `file://${process.argv[1]}`)
  writeFileSync(new URL('icons.json', import.meta.url), `${JSON.stringify(cut(), null, 2)}\n`)
