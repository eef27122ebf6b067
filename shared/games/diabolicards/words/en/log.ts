import { counted, english } from '../../../../words/grammar.ts'
import { CARDS } from '../../cards/list.ts'
import type { Words } from '../words.ts'
import { abilities } from './abilities.ts'
import { endgames, slots } from './names.ts'
import { allShown, name, names, place, shown, side, within } from './say.ts'

const { plural } = english

export const lost: Words['lost'] = {
  noTarget: 'there is nobody to use it on',
  stuck: 'Why Stick holds everything in place',
  preached: 'it has to listen to a sermon',
  elsewhere: 'it works only in its own zone',
  noRoom: 'there is no free slot',
}

export const fates: Words['fates'] = {
  howDareYou: 'How Dare You',
  scorchTheEarth: 'Scorch the Earth',
  reunion: abilities.whySplit.name,
}
const FATED: Words['fates'] = {
  howDareYou: 'stand in one zone on one side, and both die.',
  scorchTheEarth: 'face each other in a zone with nobody else left, and both die.',
  reunion: 'are all on the mat, and all four die.',
}

export const log: Words['log'] = {
  pledged: ({ seat, card, faces }) => `${name(seat)} puts up ${shown(card, faces)} as a contract, face down.`,
  contractsOpened: event => `The contracts are turned face up: ${allShown(event.cards, event.faces)}.`,
  turnBegan: ({ seat, extra }) => `It is ${name(seat)}’s turn${extra ? ' once more' : ''}.`,
  played: ({ seat, card, faces, zone, slot }) => {
    // Where a Diabolical lies makes all the difference.
    const face = faces[card]
    const plain = slot === 'regular' && !(face && CARDS[face].group === 'diabolicals')
    return `${name(seat)} plays ${shown(card, faces)} ${within(zone)}${plain ? '' : `, in ${slots[slot]}`}.`
  },
  abilityUsed: ({ card, faces, ability, choice }) =>
    choice
      ? `${shown(card, faces)} uses ${abilities[ability].name}: ${endgames[choice]}.`
      : `${shown(card, faces)} uses ${abilities[ability].name}: “${abilities[ability].text}”`,
  abilityLost: ({ card, faces, ability, why }) =>
    `${shown(card, faces)} gets nothing out of ${abilities[ability].name}: ${lost[why]}.`,
  held: ({ card, by, faces, power }) =>
    `${shown(card, faces)} counts as ${power}${faces[by] && by !== card ? ` because of ${shown(by, faces)}` : ''}.`,
  released: ({ card, by, faces }) =>
    `${faces[by] && by !== card ? `The effect of ${shown(by, faces)}` : 'An effect'} on ${shown(card, faces)} ends.`,
  // Doomed Squad: where nobody else is there, the card pays its price itself.
  killAnnounced: ({ by, victims, faces }) =>
    victims.every(card => card === by)
      ? `${shown(by, faces)} has nobody else to pay with.`
      : `${shown(by, faces)} means to kill ${allShown(victims, faces)}.`,
  ranAway: ({ card, faces, zone }) => `${shown(card, faces)} runs away to ${place(zone)}.`,
  dodged: ({ card, faces }) => `${shown(card, faces)} dodges death.`,
  savedInVain: ({ card, faces }) => `Somebody remembers wrongly: nothing saves ${shown(card, faces)}.`,
  struckDown: ({ why, cards, faces }) => `${fates[why]}: ${allShown(cards, faces)} ${FATED[why]}`,
  died: ({ card, faces }) => `${shown(card, faces)} dies.`,
  moved: event => `${shown(event.card, event.faces)} now stands ${within(event.zone)}, on ${side(event.side)}’s side.`,
  sealed: ({ zone }) => `The earth is scorched: nobody sets foot ${within(zone)} again.`,
  drew: ({ seat, card, faces }) => `${name(seat)} draws ${shown(card, faces)}.`,
  handChanged: event => {
    const known = event.faces && event.cards.length > 0 ? `: ${allShown(event.cards, event.faces)}` : ''
    return `${name(event.seat)} puts the whole hand into the deck and draws ${counted(event.cards.length, 'card')}${known}.`
  },
  handShown: ({ seat, card, faces }) => `${shown(card, faces)} lies open in ${name(seat)}’s hand.`,
  discarded: ({ card, faces, from, seat }) =>
    from === 'hand' && seat
      ? `${name(seat)} discards ${shown(card, faces)}.`
      : `${shown(card, faces)} goes from the deck straight to the discards.`,
  traded: ({ seat, given, taken, faces }) =>
    `${name(seat)} trades ${shown(given, faces)} for the contract ${shown(taken, faces)}.`,
  purged: event =>
    `${event.seat ? `${name(event.seat)} purges the contracts` : 'The contracts are purged'}. Now they are ${allShown(event.cards, event.faces)}.`,
  contractsBanned: () => 'The deck has fewer than ten cards: no more contracts.',
  contractsAllowed: () => 'The deck has ten cards or more again: contracts are back.',
  rewound: event =>
    event.cards.length === 0
      ? 'Time runs backwards, and finds nothing to bring back.'
      : `Time runs backwards: ${counted(event.cards.length, 'card')} ${plural(event.cards.length, { one: 'goes', other: 'go' })} from the discards back into the deck.`,
  restored: ({ card, faces, ability }) => `${shown(card, faces)} gets ${abilities[ability].name} back.`,
  passed: ({ seat }) => `${name(seat)} passes.`,
  ended: ({ winners, by, dawn, dusk }) => {
    const score = `Dawn has ${dawn} power, Dusk ${dusk}`
    return by === 'tie'
      ? `${score}: a tie, and a ruined city.`
      : `${score}: ${names(winners)} ${plural(winners.length, { one: 'wins', other: 'win' })}.`
  },
}

export const endings: Words['endings'] = {
  power: winners => `${names(winners)} ${plural(winners.length, { one: 'wins', other: 'win' })} with more power.`,
  tie: () => 'A tie, and a ruined city.',
}
