import type { Ability } from '../cards/abilities.ts'
import { CARDS, type CardName, type Group } from '../cards/list.ts'
import { SYMBOLS_OF } from '../cards/symbols.ts'
import type { CardPiece, DiabolicardsView, Reason } from '../shown.ts'
import { type Player, type Side, SLOTS, ZONES } from '../state.ts'
import { HOMES, sideOf } from './table.ts'

/** What the one who decides might miss among the moves, and why. A pure function of what that seat sees. */
export function reasons(view: DiabolicardsView, seat: Player): Reason[] {
  const { facts } = view
  if (facts.ending !== '' || !facts.decider.split(',').includes(seat)) return []
  switch (facts.decision) {
    case 'turn':
      return [...contractReasons(view, seat), ...playReasons(view, seat)]
    case 'choose':
      return choiceReasons(view)
    case 'save':
      return when('cannotSave', !facts.memory && unsavable(view, sideOf(seat)))
    default:
      return []
  }
}

const when = (reason: Reason, met: boolean): Reason[] => (met ? [reason] : [])
const lying = ({ pieces }: DiabolicardsView, ...places: string[]): CardPiece[] =>
  Object.values(pieces).filter(({ place }) => places.some(start => place.startsWith(start)))
const handOf = (view: DiabolicardsView, seat: Player): CardPiece[] => lying(view, `hand:${seat}`, `open:${seat}`)
const groupOf = ({ face }: CardPiece): Group | undefined => face && CARDS[face].group
const isTradable = (card: CardPiece): boolean => !['diabolicals', 'scorchedEarth'].includes(groupOf(card) ?? '')

/** C-8 to C-12, C-39. */
function contractReasons(view: DiabolicardsView, seat: Player): Reason[] {
  const { facts } = view
  if (facts.banned) return ['banned']
  if (facts.extra) return ['extraTurn']
  if (facts.contracted) return ['contracted']
  const contracts = lying(view, 'contract:')
  const tradable = contracts.filter(isTradable).length
  if (tradable === 0) return ['frozen']
  const poor = !handOf(view, seat).some(isTradable)
  return poor ? ['nothingToGive'] : when('untradable', tradable < contracts.length)
}

function playReasons(view: DiabolicardsView, seat: Player): Reason[] {
  const { facts } = view
  const side = sideOf(seat)
  const hand = handOf(view, seat)
  const holds = (group: Group) => hand.some(card => groupOf(card) === group)
  const chose = (name: CardName) => facts[`${side}Endgames`].includes(`${name}:`)
  const rivals = (one: CardName, other: CardName) => hand.some(({ face }) => face === one) && chose(other)
  const open = ZONES.filter(zone => !facts.sealed.split(',').includes(zone))
  const used = (kind: 'regular' | 'diabolical') =>
    open.filter(zone => lying(view, `mat:${side}:${zone}:${kind}:`).length === SLOTS[kind]).length
  const regular = hand.some(card => groupOf(card) !== 'scorchedEarth')
  const playable =
    (regular && used('regular') < open.length) ||
    (holds('diabolicals') && used('diabolical') < open.length) ||
    (holds('scorchedEarth') && open.length > 0)
  return [
    ...when('sealed', open.length < ZONES.length),
    ...when('zoneFull', regular && used('regular') > 0),
    ...when('slotTaken', holds('diabolicals') && used('diabolical') > 0),
    ...when('endgameUsed', rivals('razor', 'deathrender') || rivals('deathrender', 'razor')),
    ...when('mustPlay', playable && (facts.banned || facts.contracted || facts.extra)),
  ]
}

/** Which part of the mat an ability reaches: its zone, or all of the own side. */
function choiceReasons(view: DiabolicardsView): Reason[] {
  const asking = view.pieces[view.facts.asking]
  const ability: Ability | null = asking?.face ? CARDS[asking.face].ability : null
  if (!asking || !ability) return []
  const [, , zone = ''] = asking.place.split(':')
  const here = lying(view, `mat:dawn:${zone}:`, `mat:dusk:${zone}:`)
  const kills = SYMBOLS_OF[ability].includes('skull') || ability === 'fairTrade' || ability === 'rewind'
  const other = here.filter(card => card !== asking)
  return [
    ...when('immune', kills && other.some(({ place }) => !place.includes(':regular:'))),
    ...when('unkillable', kills && here.some(card => abilityLeft(card) === 'whySplit')),
    ...when('stuck', ability === 'redeploy' && lying(view, 'mat:').some(card => abilityLeft(card) === 'whyStick')),
  ]
}

/** C-4: a linked card has its ability at home only. */
function abilityLeft({ face, marks, place }: CardPiece): Ability | null {
  if (!face || marks?.includes('spent')) return null
  const { ability, group } = CARDS[face]
  const home = HOMES[group]
  return home === undefined || place.includes(`:${home}:`) ? ability : null
}

function unsavable({ pieces, facts }: DiabolicardsView, side: Side): boolean {
  return facts.victims.split(',').some(id => {
    const card = pieces[id]
    const ability = card && abilityLeft(card)
    return card?.place.startsWith(`mat:${side}:`) && ability !== 'runaway' && ability !== 'deathdodge'
  })
}
