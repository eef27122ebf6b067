/** Cuts the icons that are used out of their package: `node client/kit/art/makeIcons.mjs`. The package names no authors. */
import { readFileSync, writeFileSync } from 'node:fs'
import { roundPath } from './roundPath.mjs'

/** By the folder in which upstream keeps them, https://github.com/game-icons/icons */
export const BY_AUTHOR = {
  Lorc: 'anchor anvil brain burning-embers crossed-chains desk-lamp domino-mask drama-masks envelope fedora footprint gears gem-necklace handcuffs hourglass key light-bulb linked-rings magnifying-glass martini moon padlock plain-dagger poison-gas ringing-bell rose scissors semi-closed-eye snail snowflake-2 stopwatch thrown-knife tied-scroll treasure-map wolf-trap',
  Delapouite:
    'alarm-clock ambulance bank barn barrier bed binoculars briefcase candlestick-phone car-wheel cigarette coffee-cup devil-mask factory film-projector graduate-cap headphones helicopter hole-ladder invisible-face megaphone modern-city mona-lisa money-stack mountain-road newspaper open-folder police-car police-officer-head rat sandwich sniffing-dog speedometer spy stamper steam-locomotive steering-wheel street-light teacher traffic-cone walkie-talkie watch wooden-chair',
  Skoll: 'chess-knight fist goat kevlar-vest race-car revolver siren thompson-m1928',
  'Andy Meneely': 'police-badge',
  DarkZaitzev: 'smoke-bomb',
  Aussiesim: 'card-ace-spades',
  Sbed: 'shield',
}

/** Whoever sits down at one game need not fetch the icons of another. */
export const BY_GAME = {
  'on-the-lam':
    'bank bed brain briefcase card-ace-spades coffee-cup domino-mask factory fedora film-projector fist magnifying-glass martini newspaper padlock police-badge rose sandwich street-light thompson-m1928',
  diabolik:
    'alarm-clock ambulance anchor anvil barn barrier binoculars briefcase candlestick-phone car-wheel chess-knight cigarette desk-lamp domino-mask drama-masks envelope fedora footprint gears gem-necklace goat handcuffs headphones helicopter hole-ladder hourglass invisible-face kevlar-vest key light-bulb magnifying-glass mona-lisa money-stack moon mountain-road newspaper open-folder padlock plain-dagger poison-gas police-badge police-car police-officer-head race-car rat revolver ringing-bell rose scissors semi-closed-eye shield siren smoke-bomb snail sniffing-dog speedometer spy stamper steam-locomotive steering-wheel stopwatch teacher thrown-knife tied-scroll traffic-cone treasure-map walkie-talkie watch wolf-trap wooden-chair',
  diabolicards:
    'anchor burning-embers card-ace-spades crossed-chains devil-mask drama-masks fist graduate-cap hourglass linked-rings megaphone modern-city padlock ringing-bell snowflake-2 tied-scroll',
}

export const fileOf = game => new URL(`../../games/${game}/art/icons.json`, import.meta.url)

/** In whole numbers: none is drawn larger than the square of 512 that they are drawn in. */
export function cut(game) {
  const all = JSON.parse(
    readFileSync(new URL('../../../node_modules/@iconify-json/game-icons/icons.json', import.meta.url), 'utf8'),
  )
  const pathsOf = name => [...all.icons[name].body.matchAll(/ d="([^"]+)"/g)].map(found => roundPath(found[1]))
  return Object.fromEntries(BY_GAME[game].split(' ').map(name => [name, pathsOf(name)]))
}

if (import.meta.url === `file://${process.argv[1]}`)
  for (const game of Object.keys(BY_GAME)) writeFileSync(fileOf(game), `${JSON.stringify(cut(game), null, 2)}\n`)
