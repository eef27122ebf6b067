import { italian } from '../../../../words/grammar.ts'
import { CARDS } from '../../cards/list.ts'
import type { Words } from '../words.ts'
import { abilities } from './abilities.ts'
import { endgames, slots } from './names.ts'
import { allShown, countedCards, into, name, names, ofSide, Shown, shown } from './say.ts'

const { plural } = italian

export const lost: Words['lost'] = {
  noTarget: 'non c’è nessuno su cui usarla',
  stuck: 'Perché Incollare tiene tutto al suo posto',
  preached: 'c’è una predica da ascoltare',
  elsewhere: 'funziona solo nella propria zona',
  noRoom: 'non c’è uno spazio libero',
}

export const fates: Words['fates'] = {
  howDareYou: 'Come osi',
  scorchTheEarth: 'Terra bruciata',
  reunion: abilities.whySplit.name,
}
const FATED: Words['fates'] = {
  howDareYou: 'sono nella stessa zona, dalla stessa parte, e muoiono entrambi.',
  scorchTheEarth: 'si fronteggiano in una zona dove non c’è più nessun altro, e muoiono entrambi.',
  reunion: 'sono tutti in gioco, e muoiono tutti e quattro.',
}

export const log: Words['log'] = {
  pledged: ({ seat, card, faces }) => `${name(seat)} mette ${shown(card, faces)} fra i contratti, a faccia in giù.`,
  contractsOpened: event => `Si scoprono i contratti: ${allShown(event.cards, event.faces)}.`,
  turnBegan: ({ seat, extra }) => `Tocca ${extra ? 'di nuovo ' : ''}a ${name(seat)}.`,
  played: ({ seat, card, faces, zone, slot }) => {
    // Where a Diabolical lies makes all the difference.
    const face = faces[card]
    const plain = slot === 'regular' && !(face && CARDS[face].group === 'diabolicals')
    return `${name(seat)} gioca ${shown(card, faces)} ${into(zone)}${plain ? '' : `, ${slots[slot]}`}.`
  },
  abilityUsed: ({ card, faces, ability, choice }) =>
    choice
      ? `${Shown(card, faces)} usa ${abilities[ability].name}: ${endgames[choice]}.`
      : `${Shown(card, faces)} usa ${abilities[ability].name}: «${abilities[ability].text}»`,
  abilityLost: ({ card, faces, ability, why }) =>
    `${Shown(card, faces)} non ricava niente dall’abilità ${abilities[ability].name}: ${lost[why]}.`,
  held: ({ card, by, faces, power }) =>
    `${Shown(card, faces)} vale ${power}${faces[by] && by !== card ? `, finché c’è ${shown(by, faces)}` : ''}.`,
  released: ({ card, by, faces }) =>
    `${Shown(card, faces)}: finisce un effetto${faces[by] && by !== card ? ` (${shown(by, faces)})` : ''}.`,
  // Doomed Squad: where nobody else is there, the card pays its price itself.
  killAnnounced: ({ by, victims, faces }) =>
    victims.every(card => card === by)
      ? `${Shown(by, faces)} non ha nessun altro con cui pagare.`
      : `${Shown(by, faces)} vuole uccidere ${allShown(victims, faces)}.`,
  ranAway: ({ card, faces, zone }) => `${Shown(card, faces)} scappa ${into(zone)}.`,
  dodged: ({ card, faces }) => `${Shown(card, faces)} schiva la morte.`,
  savedInVain: ({ card, faces }) => `Qualcuno ricorda male: niente salva ${shown(card, faces)}.`,
  struckDown: ({ why, cards, faces }) => `${fates[why]}: ${allShown(cards, faces)} ${FATED[why]}`,
  died: ({ card, faces }) => `${Shown(card, faces)} muore.`,
  moved: event => `${Shown(event.card, event.faces)} ora sta ${into(event.zone)}, dalla parte ${ofSide(event.side)}.`,
  sealed: ({ zone }) => `Terra bruciata: nessuno metterà più piede ${into(zone)}.`,
  drew: ({ seat, card, faces }) => `${name(seat)} pesca ${shown(card, faces)}.`,
  handChanged: event => {
    const known = event.faces && event.cards.length > 0 ? `: ${allShown(event.cards, event.faces)}` : ''
    const drawn = event.cards.length === 0 ? 'non pesca niente' : `pesca ${countedCards(event.cards.length)}`
    return `${name(event.seat)} rimette tutta la mano nel mazzo e ${drawn}${known}.`
  },
  handShown: ({ seat, card, faces }) => `${Shown(card, faces)}: carta scoperta nella mano di ${name(seat)}.`,
  discarded: ({ card, faces, from, seat }) =>
    from === 'hand' && seat
      ? `${name(seat)} scarta ${shown(card, faces)}.`
      : `${Shown(card, faces)} passa dal mazzo direttamente agli scarti.`,
  traded: ({ seat, given, taken, faces }) =>
    `${name(seat)} cede ${shown(given, faces)} e prende il contratto ${shown(taken, faces)}.`,
  purged: event =>
    `${event.seat ? `${name(event.seat)} fa piazza pulita dei contratti` : 'Piazza pulita dei contratti'}. Ora sono ${allShown(event.cards, event.faces)}.`,
  contractsBanned: () => 'Il mazzo ha meno di dieci carte: basta contratti.',
  contractsAllowed: () => 'Il mazzo ha di nuovo dieci carte o più: tornano i contratti.',
  rewound: event =>
    event.cards.length === 0
      ? 'Il tempo torna indietro, e non trova niente da riportare.'
      : `Il tempo torna indietro: ${countedCards(event.cards.length)} ${plural(event.cards.length, { one: 'rientra', other: 'rientrano' })} dagli scarti nel mazzo.`,
  restored: ({ card, faces, ability }) => `${Shown(card, faces)} riacquista ${abilities[ability].name}.`,
  passed: ({ seat }) => `${name(seat)} passa.`,
  ended: ({ winners, by, dawn, dusk }) => {
    const score = `Alba ${dawn}, Crepuscolo ${dusk}`
    return by === 'tie'
      ? `${score}: parità, e una città in macerie.`
      : `${score}: ${plural(winners.length, { one: 'vince', other: 'vincono' })} ${names(winners)}.`
  },
}

export const endings: Words['endings'] = {
  power: winners => `${plural(winners.length, { one: 'Vince', other: 'Vincono' })} ${names(winners)}, con più potenza.`,
  tie: () => 'Parità, e una città in macerie.',
}
