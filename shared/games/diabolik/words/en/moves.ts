import type { PieceId } from '../../../../kernel/game.ts'
import { counted, english } from '../../../../words/grammar.ts'
import type { Target } from '../../move.ts'
import { LETTERS, POLICE, ROADBLOCKS, type Scenario } from '../../state.ts'
import { playCardOn } from '../faces.ts'
import type { Sees, Words } from '../words.ts'
import { die, roads } from './names.ts'
import { list, name, card as named, names, over, place, plural, roadblock, secondary, watcher } from './say.ts'
import { sheets } from './sheets.ts'

export const asks: Words['asks'] = {
  order: phase => (phase === 'police' ? 'Which of the Police acts next?' : 'Which Criminal acts next?'),
  turn: (acting, actions, at) => {
    const who = at === undefined ? name(acting) : `${name(acting)}, in ${place(at)}`
    return `${who}: ${counted(actions, 'action')} left.${actions === 0 ? ' Anything else?' : ''}`
  },
  jaguar: who =>
    plural(who.length, {
      one: `${names(who)} is On the Run. By Jaguar or on foot?`,
      other: 'Both are On the Run. Who takes the Jaguar?',
    }),
  wounds: (who, count) =>
    `${name(who)}’s hand is full, with ${counted(count, 'Wound')} still to take. Which card do you discard?`,
  reroll: face => `The die shows ${die[face]}. Do you keep the roll, or roll again?`,
  redraw: () => 'Do you keep the card, or discard it and draw another?',
  exchange: (partner, answering) =>
    answering
      ? `${name(partner)} proposes an Exchange. Lay down what you give for it, then agree or refuse.`
      : `What do you give ${name(partner)}? Lay down card by card, then offer it.`,
  way: who => `${secondary(who)} has several ways of equal length. Which one do you choose?`,
}

/** What a card or a Part is aimed at: “Ginko to Marbek by Highway”. */
function aim(target: Target, sees: Sees): string {
  const { at, who, what, pick, to, road } = target
  const against = POLICE.find(each => each === what)
  const barrier = ROADBLOCKS.find(each => each === what)
  const letter = LETTERS.find(each => each === what)
  const parts = [
    who && name(who),
    against && `against ${name(against)}`,
    barrier && roadblock(barrier),
    letter && `Clue marker ${letter}`,
    what === 'hide' && 'back into the Shadows',
    what === 'swap' && 'change places',
    what === 'stay' && 'stay where you are',
    at && (barrier || who ? `to ${place(at)}` : place(at)),
    pick !== undefined && cardName(pick, sees),
    to && `to ${place(to)}`,
    road && (to ? over(road).trim() : road === 'any' ? roads.any : `${roads[road]}s`),
  ]
  return parts.filter(part => typeof part === 'string' && part !== '').join(' ')
}

const cardName = (card: PieceId, { card: face }: Sees): string => {
  const known = playCardOn(face(card))
  return known ? named(known) : 'a card'
}
const cardNames = (pay: string, sees: Sees): string => list(pay.split(',').map(card => cardName(card, sees)))
const paying = (pay: string, sees: Sees): string => (pay === '' ? '' : `, discarding ${cardNames(pay, sees)}`)

export const moves: Words['moves'] = {
  activate: ({ figure }) => `Act with ${name(figure)}`,
  move: ({ to, road }) => `Move to ${place(to)}${over(road)}`,
  sneak: ({ to, road }) => `Move In the Shadows to ${place(to)}${over(road)}`,
  hide: ({ to, road }) =>
    road === 'stay'
      ? `Go Back into the Shadows in ${place(to)}`
      : `Go Back into the Shadows to ${place(to)}${over(road)}`,
  advance: (move, sees) => {
    const { kind, sheet, number } = sees.stage(move.letter)
    const aimed = aim(move, sees)
    const stage = `${kind === 'part' ? 'Part' : 'Clue'} ${number} of ${sheets[sheet].name}`
    if (kind === 'way') return `Take this way out: ${sheets[sheet].name} (${move.letter})`
    return `Activate ${stage} (${move.letter})${aimed && `, ${aimed}`}${paying(move.pay, sees)}`
  },
  fight: ({ target }) => `Fight ${name(target)}`,
  heal: () => 'Heal a Wound',
  draw: () => 'Draw a card',
  pick: ({ card }, sees) => `Take ${cardName(card, sees)} from the discards`,
  play: (move, sees) => {
    const aimed = aim(move, sees)
    return `Play ${cardName(move.card, sees)}${aimed && `: ${aimed}`}`
  },
  discard: ({ card }, sees) => `Discard ${cardName(card, sees)}`,
  exchange: () => 'Exchange cards with your partner',
  investigate: () => 'Investigate here',
  officer: ({ officer, pay }, sees) => `Bring ${name(officer)} into play${paying(pay, sees)}`,
  step: ({ to, pay }, sees) => `Step to ${place(to)}${paying(pay, sees)}`,
  endTurn: (_, { acting }) => (acting ? `End ${name(acting)}’s turn` : 'End the turn'),
  drive: ({ who }) => `Let ${name(who)} take the Jaguar`,
  onFoot: () => 'Stay on foot',
  makeRoom: ({ card }, sees) => `Discard ${cardName(card, sees)} for the Wound`,
  reroll: () => 'Roll again',
  stand: () => 'Keep the roll',
  redraw: () => 'Discard it and draw another',
  keep: () => 'Keep it',
  lay: ({ card }, sees) => `Lay down ${cardName(card, sees)}`,
  laid: () => 'Offer this',
  agree: () => 'Agree',
  refuse: () => 'Refuse',
  walk: ({ to }) => `Walk to ${place(to)}`,
}

export const kinds = (scenario: Scenario): Words['kinds'] => ({
  activate: null,
  move: 'Move',
  sneak: 'Move In the Shadows',
  hide: 'Go Back into the Shadows',
  advance: scenario === 'escape' ? 'Take a way out' : 'Advance a Heist or Investigation',
  fight: 'Fight',
  heal: null,
  draw: null,
  pick: 'Take a card from the discards',
  play: 'Play a card',
  discard: 'Discard a card',
  exchange: null,
  investigate: null,
  officer: 'Bring an Officer into play',
  step: 'Ginko’s step (free)',
  endTurn: null,
  drive: null,
  onFoot: null,
  makeRoom: 'Discard a card for the Wound',
  reroll: null,
  stand: null,
  redraw: null,
  keep: null,
  lay: 'Lay down a card',
  laid: null,
  agree: null,
  refuse: null,
  walk: null,
})

export const preview: Words['preview'] = ({ seen, blurred, sixths, doubles, danger, trap }) => {
  const sighting =
    seen &&
    (seen.length === 0
      ? 'no Sighting'
      : blurred
        ? `${counted(seen.length, 'Sighting')}, no names`
        : `Sighting: ${list(seen.map(watcher))}`)
  const parts = [
    sighting,
    sixths !== undefined && `hits ${sixths} in 6${doubles ? `, ${doubles} of them double` : ''}`,
    danger !== undefined && `Danger ${danger > 0 ? `+${danger}` : `−${-danger}`}`,
    trap && 'into your Trap',
  ].filter(part => typeof part === 'string')
  return parts.length === 0 ? '' : english.noted('', english.clauses(parts))
}

export const reasons = (scenario: Scenario): Words['reasons'] => ({
  onTheRun:
    scenario === 'escape'
      ? 'You cannot take a way out while you are On the Run.'
      : 'You cannot Advance a Heist while you are On the Run.',
  policeHere:
    'You cannot Go Back into the Shadows while there are Police in your Location, or a Roadblock there or next to it, or Police next to it while the sirens sound.',
  noMoveLeft: 'You have no Move left this turn.',
  oneRoadType: 'In one turn you may use only one kind of road.',
  roadblocks: 'A Roadblock stops every Criminal who enters its Location: the movement ends there.',
  onceATurn: 'You cannot take the same action twice in a turn, except the card action.',
  noActions: 'You have no actions left; only Ginko’s Special Ability costs none.',
  officersOnly: 'Officers can only Move, Fight and Investigate.',
  handFull: 'Your hand is full: you cannot draw.',
  noPick: 'You can take a card from the discards only at the Hideout (Criminals) or in Clerville (Detectives).',
  cannotPay: 'You do not hold the cards to discard for the next Part or Clue here.',
  partnerAway: 'You can exchange cards only with your partner in the same Location.',
  handsTooSmall: 'You cannot agree: the cards on offer do not fit both hands, or there are none.',
  nobodyInSight: 'The Police can fight only Criminals On the Run in their Location.',
  officersOut: 'Both of your Officers are in play already.',
  officerTooDear: 'You hold too few Police cards to bring another Officer into play.',
  cutOff: 'The phone lines are cut: no Police cards and no Officers this round.',
})
