import type { CrimeCard } from '../../../../../shared/games/diabolik/cards/crime/names.ts'
import type { PoliceCard } from '../../../../../shared/games/diabolik/cards/police/names.ts'
import type { Icon } from '../icons.ts'
import { FUMETTO } from '../palette.ts'
import type { GROUNDS } from './grounds.ts'

/** An icon of the picture: where, from the middle, and how big, in hundredths of the panel’s height. */
export interface Thing {
  readonly icon: Icon | 'fingerprint' | 'spikes'
  readonly at: readonly [x: number, y: number]
  readonly size: number
  readonly turn?: number
  readonly color?: string
  readonly mirror?: boolean
}
export interface Picture {
  readonly ground: keyof typeof GROUNDS
  readonly hue: string
  readonly things: readonly Thing[]
}

const { blood, sodium, blue, navy, steel, moonlight, ink, skin } = FUMETTO
const [green, purple, rust] = ['#1f8f4e', '#7b3aa0', '#9c4a1c']

type More = Partial<Pick<Thing, 'turn' | 'color' | 'mirror'>>
const put = (icon: Thing['icon'], x: number, y: number, size: number, more: More = {}): Thing => ({
  icon,
  at: [x, y],
  size,
  ...more,
})
const picture = (ground: Picture['ground'], hue: string, ...things: readonly Thing[]): Picture => ({
  ground,
  hue,
  things,
})

const CRIME: Readonly<Record<CrimeCard, Picture>> = {
  fullThrottle: picture('speed', blood, put('speedometer', 52, -27, 40), put('race-car', -6, 14, 122, { turn: -0.06 })),
  backRoads: picture('rays', green, put('mountain-road', -14, 0, 90), put('barn', 48, 22, 52)),
  sewers: picture('bricks', steel, put('hole-ladder', -16, 4, 86, { color: sodium }), put('rat', 46, 18, 62)),
  freightTrain: picture('speed', sodium, put('steam-locomotive', 0, 2, 96)),
  turbo: picture('rings', blue, put('gears', -34, -6, 70), put('speedometer', 32, 8, 76, { color: sodium })),
  rubberMask: picture('blinds', purple, put('invisible-face', 0, 0, 92, { color: skin })),
  smokeBomb: picture('smoke', steel, put('smoke-bomb', 0, 0, 94)),
  throwingKnife: picture('rays', blood, put('thrown-knife', 0, 2, 92, { turn: 0.35 })),
  sleepingGas: picture('smoke', green, put('poison-gas', 0, -2, 88)),
  radioWatch: picture('rings', sodium, put('watch', 0, 0, 94, { turn: 0.3 })),
  hypnosis: picture('spiral', purple, put('semi-closed-eye', 0, 0, 82)),
  bribe: picture('cone', green, put('money-stack', -26, 10, 74), put('envelope', 40, 6, 60, { turn: -0.2 })),
  cutPhones: picture('town', blue, put('candlestick-phone', -24, 0, 88), put('scissors', 44, 4, 62, { color: blood })),
  blackout: picture('dark', navy, put('light-bulb', 0, 2, 90, { color: steel })),
  falseAlarm: picture('rings', blood, put('ringing-bell', 0, 0, 90, { color: sodium })),
  insideMan: picture('blinds', sodium, put('spy', 0, 4, 96)),
  trap: picture('cone', blood, put('wolf-trap', 0, 12, 92)),
  masterPlan: picture(
    'squared',
    blue,
    put('treasure-map', -18, 0, 88, { turn: -0.1 }),
    put('chess-knight', 48, 12, 70),
  ),
  oldAccomplice: picture('seal', purple, put('rose', -6, 0, 94), put('envelope', 56, 26, 42, { turn: -0.25 })),
  falseTrail: picture(
    'floor',
    sodium,
    put('footprint', -46, 6, 62, { turn: -0.5 }),
    put('footprint', 4, -8, 62, { turn: 0.15 }),
    put('footprint', 52, 8, 62, { turn: 0.75 }),
  ),
  twoFaces: picture('split', blood, put('drama-masks', 0, 0, 94)),
  wallSafe: picture(
    'bricks',
    rust,
    put('mona-lisa', -26, -2, 92, { turn: -0.12 }),
    put('padlock', 42, 8, 66, { color: sodium }),
  ),
  scapegoat: picture('bars', moonlight, put('goat', -10, 2, 92), put('handcuffs', 54, 22, 50, { color: sodium })),
}

const POLICE: Readonly<Record<PoliceCard, Picture>> = {
  squadCar: picture('road', blue, put('police-car', 0, 8, 88)),
  siren: picture('rings', blood, put('siren', 0, 4, 100, { color: blue })),
  flyingSquad: picture(
    'speed',
    blue,
    put('police-officer-head', -50, 8, 60),
    put('police-officer-head', 50, 8, 60),
    put('police-officer-head', 0, 0, 80),
  ),
  specialTrain: picture(
    'town',
    green,
    put('steam-locomotive', -8, 6, 92, { mirror: true }),
    put('alarm-clock', 58, -20, 44),
  ),
  spikeStrip: picture('road', sodium, put('car-wheel', -4, -8, 76), put('spikes', 0, 36, 130, { color: moonlight })),
  walkieTalkie: picture('rings', blue, put('walkie-talkie', 0, 0, 92)),
  bulletproofVest: picture('squared', steel, put('kevlar-vest', 0, 0, 94)),
  helicopter: picture('cone', sodium, put('helicopter', 0, -16, 84, { color: moonlight })),
  bloodhounds: picture('floor', green, put('sniffing-dog', -12, -2, 92), put('footprint', 56, 22, 44, { turn: 0.6 })),
  phoneTap: picture('blinds', purple, put('candlestick-phone', 42, 6, 74), put('headphones', -30, 0, 86)),
  ambulance: picture('speed', moonlight, put('ambulance', 0, 2, 96)),
  witness: picture('rays', sodium, put('binoculars', 0, 2, 94)),
  informer: picture('town', purple, put('fedora', -10, -8, 92), put('cigarette', 34, 30, 50, { color: sodium })),
  roadWorks: picture(
    'road',
    rust,
    put('traffic-cone', -56, 2, 46),
    put('traffic-cone', 50, 6, 54),
    put('traffic-cone', -6, 10, 72, { color: sodium }),
  ),
  curfew: picture('dark', blue, put('alarm-clock', -18, 4, 86), put('moon', 50, -20, 44, { color: sodium })),
  frontPage: picture('rays', blood, put('newspaper', 0, 0, 94, { turn: -0.12 })),
  interrogation: picture('cone', sodium, put('wooden-chair', 38, 8, 72), put('desk-lamp', -36, -4, 80)),
  roadblock: picture('road', blood, put('barrier', 0, 6, 94)),
  reinforcements: picture(
    'seal',
    blue,
    ...[-62, -21, 21, 62].map(x => put('police-officer-head', x, -18, 46)),
    ...[-42, 0, 42].map(x => put('police-officer-head', x, 16, 56)),
  ),
  arrestWarrant: picture('split', blue, put('tied-scroll', -30, 0, 84), put('handcuffs', 36, 6, 74, { color: sodium })),
  fingerprints: picture(
    'squared',
    rust,
    put('fingerprint', -18, 0, 94, { color: ink }),
    put('magnifying-glass', 26, 8, 90),
  ),
  briefing: picture('blinds', blue, put('teacher', 0, 2, 96)),
  archive: picture('bricks', green, put('open-folder', -6, 4, 86), put('stamper', 56, 20, 46, { color: blood })),
}

export const PICTURES: Readonly<Record<CrimeCard | PoliceCard, Picture>> = { ...CRIME, ...POLICE }
