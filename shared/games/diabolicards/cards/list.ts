import type { Ability } from './abilities.ts'

/** C-2, in the order of the table. */
export const GROUPS = [
  'uselessApexes',
  'harmlessHumans',
  'retiredFolk',
  'whyEven',
  'vaskExecutives',
  'theGang',
  'havenvaleBatch',
  'theVantheon',
  'doomedSquad',
  'diabolicals',
  'scorchedEarth',
] as const
export type Group = (typeof GROUPS)[number]
export type Nature = 'human' | 'apex'
export type Gender = 'female' | 'male'

export interface CardData {
  readonly group: Group
  readonly power: number
  readonly kind: Nature
  readonly gender: Gender
  readonly ability: Ability | null
}

const card = (group: Group, power: number, kind: Nature, gender: Gender, ability: Ability | null = null): CardData => ({
  group,
  power,
  kind,
  gender,
  ability,
})

/** All eighty. C-24 fixes some; the spread of the others is the canon's, their names are ours. */
export const CARDS = {
  captainDamp: card('uselessApexes', 0, 'apex', 'male'),
  lukewarm: card('uselessApexes', 0, 'apex', 'female'),
  theUnpeeler: card('uselessApexes', 0, 'apex', 'male'),
  staticClara: card('uselessApexes', 0, 'apex', 'female'),
  hindsight: card('uselessApexes', 0, 'apex', 'female'),
  beigeLantern: card('uselessApexes', 0, 'apex', 'male'),
  slowmotion: card('uselessApexes', 0, 'apex', 'male'),
  theWhisperer: card('uselessApexes', 0, 'apex', 'female'),

  internKevin: card('harmlessHumans', 0, 'human', 'male'),
  auntPetunia: card('harmlessHumans', 0, 'human', 'female'),
  mallGuardDoug: card('harmlessHumans', 0, 'human', 'male'),
  ninaFromAccounting: card('harmlessHumans', 0, 'human', 'female'),
  theMime: card('harmlessHumans', 0, 'human', 'male'),
  weddingBand: card('harmlessHumans', 0, 'human', 'female'),
  parkingWarden: card('harmlessHumans', 0, 'human', 'female'),
  localWeatherman: card('harmlessHumans', 0, 'human', 'male'),

  grandmaThunder: card('retiredFolk', 0, 'apex', 'female'),
  oldManLaser: card('retiredFolk', 0, 'apex', 'male'),
  colonelCardigan: card('retiredFolk', 0, 'human', 'male'),
  nanaNocturne: card('retiredFolk', 0, 'apex', 'female'),
  admiralNaptime: card('retiredFolk', 0, 'human', 'male'),
  theFormerFlash: card('retiredFolk', 0, 'apex', 'male'),
  dameDenture: card('retiredFolk', 0, 'human', 'female'),
  sidekickSixty: card('retiredFolk', 0, 'human', 'male'),

  spiderloom: card('whyEven', 0, 'apex', 'female', 'whyStick'),
  brotherBleat: card('whyEven', 0, 'human', 'male', 'whyPreach'),
  madamePeek: card('whyEven', 0, 'human', 'female', 'whySee'),
  mixup: card('whyEven', 0, 'apex', 'female', 'whySwap'),
  splitter1: card('whyEven', 0, 'apex', 'male', 'whySplit'),
  splitter2: card('whyEven', 0, 'apex', 'male', 'whySplit'),
  splitter3: card('whyEven', 0, 'apex', 'male', 'whySplit'),
  splitter4: card('whyEven', 0, 'apex', 'male', 'whySplit'),

  mortimerVask: card('vaskExecutives', 4, 'human', 'male', 'antiApex'),
  heloiseVask: card('vaskExecutives', 4, 'human', 'female', 'runaway'),
  constanceBoard: card('vaskExecutives', 4, 'human', 'female', 'redeploy'),
  sylvesterSpin: card('vaskExecutives', 4, 'human', 'male', 'turntable'),
  chiefOfChiefs: card('vaskExecutives', 2, 'human', 'female'),
  counselGrimes: card('vaskExecutives', 2, 'human', 'male'),
  brandManager: card('vaskExecutives', 2, 'human', 'female'),
  theAuditor: card('vaskExecutives', 2, 'human', 'male'),

  dominique: card('theGang', 4, 'human', 'male', 'antiApex'),
  silverTongue: card('theGang', 6, 'human', 'male', 'influence'),
  romeoKnuckles: card('theGang', 2, 'human', 'male', 'love'),
  hydraulia: card('theGang', 8, 'apex', 'female', 'deathdodge'),
  pinchMontoya: card('theGang', 2, 'human', 'female'),
  daiki: card('theGang', 6, 'apex', 'male'),
  mamaCrowbar: card('theGang', 4, 'human', 'female'),
  graniteGreta: card('theGang', 8, 'apex', 'female'),

  deanCharisma: card('havenvaleBatch', 6, 'apex', 'female', 'influence'),
  julietVolt: card('havenvaleBatch', 4, 'apex', 'female', 'love'),
  chadThunderjaw: card('havenvaleBatch', 2, 'apex', 'male', 'misogyny'),
  overachiever: card('havenvaleBatch', 2, 'human', 'female', 'turntable'),
  quantumDropout: card('havenvaleBatch', 8, 'apex', 'male', 'fatePurge'),
  meteorMo: card('havenvaleBatch', 6, 'apex', 'male'),
  prismaPatel: card('havenvaleBatch', 4, 'apex', 'female'),
  valedictora: card('havenvaleBatch', 8, 'apex', 'female'),

  windshear: card('theVantheon', 6, 'apex', 'male', 'runaway'),
  reef: card('theVantheon', 4, 'apex', 'male', 'misogyny'),
  commandress: card('theVantheon', 6, 'apex', 'female', 'redeploy'),
  encore: card('theVantheon', 8, 'apex', 'male', 'deathdodge'),
  destina: card('theVantheon', 8, 'apex', 'female', 'fatePurge'),
  silverSiren: card('theVantheon', 4, 'apex', 'female'),
  mascotMan: card('theVantheon', 2, 'apex', 'male'),
  stuntDouble: card('theVantheon', 2, 'apex', 'male'),

  tickTock: card('doomedSquad', 8, 'apex', 'male', 'rewind'),
  sol: card('doomedSquad', 8, 'apex', 'female', 'solForSoul'),
  burnout: card('doomedSquad', 8, 'apex', 'male', 'burningOut'),
  patientZero: card('doomedSquad', 8, 'apex', 'female', 'contagion'),
  openBook: card('doomedSquad', 8, 'human', 'female', 'openHand'),
  evenSteven: card('doomedSquad', 8, 'human', 'male', 'fairTrade'),
  jinx: card('doomedSquad', 8, 'apex', 'female', 'jinxed'),
  turncoat: card('doomedSquad', 8, 'human', 'male', 'desertion'),

  blazewell: card('diabolicals', 0, 'apex', 'male', 'suicideKiller'),
  dale: card('diabolicals', 4, 'apex', 'male', 'confusedMorals'),
  empress: card('diabolicals', 8, 'apex', 'female', 'apexService'),
  nightreign: card('diabolicals', 0, 'apex', 'male', 'apexPrison'),
  vanessa: card('diabolicals', 8, 'apex', 'female', 'killerLook'),
  warpath: card('diabolicals', 8, 'apex', 'male', 'ultimateSacrifice'),

  deathrender: card('scorchedEarth', 10, 'apex', 'male', 'theEndgame'),
  razor: card('scorchedEarth', 10, 'apex', 'male', 'theEndgame'),
} as const satisfies Readonly<Record<string, CardData>>
export type CardName = keyof typeof CARDS
