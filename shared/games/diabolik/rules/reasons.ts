import type { PlayCard } from '../cards/names.ts'
import { LOCATIONS, type Location } from '../map/locations.ts'
import { neighboursOf } from '../map/roads.ts'
import { CARDS, PRICES } from '../printed.ts'
import type { SheetName } from '../sheets/names.ts'
import {
  type Action,
  type CardType,
  type Character,
  CRIMINALS,
  type Criminal,
  type Detective,
  type EffectType,
  type Figure,
  LETTERS,
  OFFICERS,
  POLICE,
  type Policeman,
  ROADBLOCKS,
  type Roadblock,
  type Side,
} from '../state.ts'
import type { DiabolikPiece, DiabolikView, Place } from '../view.ts'
import { locationOn } from '../words/faces.ts'
import { holderAmong, isCharacter, isCriminal, leaderOf, limitOfHand, partnerOf } from './questions.ts'

/** Why something that one might expect is not offered; the catalogues say it. */
export const REASONS = [
  /** D-34: no Advance On the Run. */
  'onTheRun',
  /** D-36: no way back into the Shadows with Police in the Location, or whatever a card counts as such. */
  'policeHere',
  /** D-11, D-35: the Moves of this turn are used up. */
  'noMoveLeft',
  /** D-13, D-64: a second Move goes over the same kind of road. */
  'oneRoadType',
  /** A Roadblock ends the Move of whoever enters its Location. */
  'roadblocks',
  /** D-11: no action twice, but for the card action. */
  'onceATurn',
  /** D-20: no action left; only Ginko's step. */
  'noActions',
  /** D-12: Officers only Move, Fight and Investigate. */
  'officersOnly',
  /** D-16: no drawing with a full hand. */
  'handFull',
  /** D-21: discards are for the Police Station or the Hideout. */
  'noPick',
  /** D-40: at the Heist or Clue Location, without the cards that the next Part or Clue costs. */
  'cannotPay',
  /** D-17: the partner is elsewhere. */
  'partnerAway',
  /** D-71: the hands cannot hold what has been laid down. */
  'handsTooSmall',
  /** D-70: the Police fight only whom they see. */
  'nobodyInSight',
  /** D-19: both of the own Officers are out. */
  'officersOut',
  /** D-19: too few cards for the next Officer. */
  'officerTooDear',
  /** A card keeps the Detectives from playing cards and calling Officers. */
  'cutOff',
] as const
export type Reason = (typeof REASONS)[number]

/** What the one who decides might miss among the moves, and why. A pure function of what that seat sees. */
export function reasons(view: DiabolikView, seat: Character): Reason[] {
  const { facts } = view
  if (facts.ending !== '' || !facts.decider.split(',').includes(seat)) return []
  if (facts.decision === 'exchange') return exchangeReasons(view, seat)
  const figure = facts.acting
  if (facts.decision !== 'turn' || figure === '') return []
  if (facts.actions === 0) return ['noActions']
  return [
    ...moveReasons(view, figure),
    ...when('onceATurn', facts.done !== ''),
    ...(isCriminal(figure) ? [] : when('nobodyInSight', !seesCriminal(view, figure) && !isDone(view, 'fight'))),
    ...(isCharacter(figure) ? characterReasons(view, figure) : (['officersOnly'] as const)),
  ]
}

const when = (reason: Reason, met: boolean): Reason[] => (met ? [reason] : [])
const isDone = ({ facts }: DiabolikView, action: Action): boolean => facts.done.split(',').includes(action)

// What the seat sees

/** Where a figure is, as far as can be seen. */
export function whereIs({ pieces }: DiabolikView, figure: Figure): Location | undefined {
  const place = pieces[figure]?.place
  return LOCATIONS.find(at => at === place) ?? locationOn(pieces[place ?? '']?.face)
}
const isHidden = ({ pieces }: DiabolikView, who: Criminal): boolean => pieces[pieces[who]?.place ?? ''] !== undefined
const seesCriminal = (view: DiabolikView, figure: Figure): boolean =>
  CRIMINALS.some(who => !isHidden(view, who) && whereIs(view, who) === whereIs(view, figure))
const hasEffect = ({ facts }: DiabolikView, type: EffectType, of: Figure | Side): boolean =>
  facts.effects.split(' ').some(effect => effect.startsWith(`${type}:${of}:`))

/** D-36: what everybody can see that keeps somebody On the Run out of the Shadows. */
function isWatched(view: DiabolikView, who: Criminal): boolean {
  const { pieces } = view
  const here = whereIs(view, who)
  if (!here) return false
  const near = neighboursOf('state', here).map(({ to }) => to)
  const at = (piece: Policeman | Roadblock, places: readonly string[]) => places.includes(pieces[piece]?.place ?? '')
  return (
    POLICE.some(each => at(each, hasEffect(view, 'alert', who) ? [here, ...near] : [here])) ||
    ROADBLOCKS.some(each => at(each, [here, ...near]))
  )
}

const lying = ({ pieces }: DiabolikView, place: Place): DiabolikPiece[] =>
  Object.values(pieces).filter(piece => piece.place === place)
const handPlace = ({ facts }: DiabolikView, who: Character): Place => `hand:${holderAmong(facts.joint, who)}`
const limitOf = ({ facts }: DiabolikView, who: Character): number => limitOfHand(holderAmong(facts.joint, who))
const cardsOf = (view: DiabolikView, who: Character): DiabolikPiece[] =>
  lying(view, handPlace(view, who)).filter(({ kind }) => kind !== 'wound')

// Why not

function moveReasons(view: DiabolikView, figure: Figure): Reason[] {
  const { facts, pieces } = view
  if (facts.moves >= (facts.driver === figure ? 2 : 1)) return ['noMoveLeft']
  const openly = isCriminal(figure) && !isHidden(view, figure)
  const watched = openly && isWatched(view, figure)
  return [
    ...when('oneRoadType', facts.moves > 0),
    ...when('policeHere', watched),
    ...when('roadblocks', isCriminal(figure) && ROADBLOCKS.some(which => pieces[which])),
  ]
}

function characterReasons(view: DiabolikView, who: Character): Reason[] {
  const { facts } = view
  const running = isCriminal(who) && !isHidden(view, who)
  const stuck = when('onTheRun', running && !isDone(view, 'advance'))
  // D-58: a game without cards.
  if (facts.scenario === 'escape') return stuck
  const full = lying(view, handPlace(view, who)).length >= limitOf(view, who)
  const discards = lying(view, isCriminal(who) ? 'crime:discards' : 'police:discards')
  const traders = cardsOf(view, who).length + cardsOf(view, partnerOf(who)).length > 0 && !facts.joint
  const apart = whereIs(view, who) !== whereIs(view, partnerOf(who))
  return [
    ...stuck,
    ...when('handFull', full),
    ...when('noPick', !full && discards.length > 0 && whereIs(view, who) !== homeOf(view, who)),
    ...when('cannotPay', !running && !isDone(view, 'advance') && cannotPay(view, who)),
    ...when('partnerAway', traders && apart && !isDone(view, 'exchange')),
    ...(isCriminal(who) ? [] : officerReasons(view, who)),
  ]
}

/** D-21. */
const homeOf = (view: DiabolikView, who: Character): Location | undefined =>
  isCriminal(who) ? locationOn(lying(view, 'hideout').find(({ kind }) => kind === 'location')?.face) : 'clerville'

/** D-40: at the Heist Location or the Clue marker of a sheet whose next Part or Clue costs what is not in the hand. */
function cannotPay(view: DiabolikView, who: Character): boolean {
  const held = cardsOf(view, who).map(({ face }) => CARDS[face as PlayCard].type)
  return LETTERS.some(letter => {
    const sheet = view.pieces[`sheet:${letter}`]
    if (!sheet?.up) return false
    const { parts, clues } = PRICES[sheet.face as SheetName]
    const here = isCriminal(who)
      ? locationOn(lying(view, `heist:${letter}`)[0]?.face)
      : view.pieces[`clue:${letter}`]?.place
    const price = isCriminal(who) ? parts[sheet.marks?.length ?? 0] : clues[sheet.value ?? 0]
    return here !== undefined && here === whereIs(view, who) && !covers(held, price ?? [])
  })
}

const covers = (held: readonly CardType[], price: readonly CardType[]): boolean =>
  price.every(type => held.filter(each => each === type).length >= price.filter(each => each === type).length)

/** D-19, D-56. */
function officerReasons(view: DiabolikView, who: Detective): Reason[] {
  if (hasEffect(view, 'cutOff', 'detectives')) return ['cutOff']
  if (isDone(view, 'officer')) return []
  const own = OFFICERS.filter(officer => leaderOf(officer) === who)
  const out = own.filter(officer => view.pieces[officer]?.place !== 'station').length
  if (out === own.length) return ['officersOut']
  const { difficulty } = view.facts
  const price = difficulty === 'hard' ? 1 : difficulty === 'easy' || out > 0 ? 2 : 1
  return when('officerTooDear', cardsOf(view, who).length < price)
}

/** D-71. */
function exchangeReasons(view: DiabolikView, seat: Character): Reason[] {
  const [from, to] = view.facts.about.split(',') as [Character, Character]
  if (to !== seat) return []
  const offered = lying(view, `laid:${from}`).length
  const back = lying(view, `laid:${to}`).length
  const fits = (who: Character, got: number) => lying(view, `hand:${who}`).length + got <= limitOf(view, who)
  return when('handsTooSmall', offered + back === 0 || !fits(from, back) || !fits(to, offered))
}
