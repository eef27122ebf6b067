import { capital } from '../../../../words/capital.ts'
import { italian } from '../../../../words/grammar.ts'
import type { Ability } from '../../cards/abilities.ts'
import { CARDS } from '../../cards/list.ts'
import type { Words } from '../words.ts'
import { abilities } from './abilities.ts'
import { lost } from './log.ts'
import { endgames, sides, slots } from './names.ts'
import { card, cardList, into, name, seen, signed, standing } from './say.ts'

/** What an ability asks for, once it has been announced. */
const CHOOSING: Readonly<Partial<Record<Ability, string>>> = {
  apexService: 'Quali Umani prende a servizio?',
  misogyny: 'A quali donne toglie la parola?',
  apexPrison: 'Quali Apex rinchiude?',
  redeploy: 'Chi si sposta, e dove?',
  influence: 'Chi passa dalla tua parte?',
  ultimateSacrifice: 'Chi muore, da una parte o dall’altra?',
  antiApex: 'Quale Apex muore?',
  confusedMorals: 'Chi muore? O i loro o i tuoi.',
  killerLook: 'Su chi posa lo sguardo?',
  suicideKiller: 'Quali dei tuoi uccide?',
  whySee: 'In quale mano sbircia?',
  whySwap: 'Chi si scambia di posto?',
  rewind: 'Il tempo lo paga qualcuno. Chi muore?',
  solForSoul: 'Chi riacquista un’abilità?',
  burningOut: 'Quale carta va in fumo?',
  contagion: 'Chi si ammala?',
  fairTrade: 'Uno dei loro per uno dei tuoi: chi muore?',
}

export const asks: Words['asks'] = {
  pledge: () => 'Quale carta metti fra i contratti?',
  turn: (active, extra) => `${extra ? 'Un altro turno: che' : 'Che'} cosa fai, ${name(active)}?`,
  choose: (asking, ability, chosen) => {
    const sofar = chosen === 0 ? '' : ` Scelte finora: ${chosen}.`
    return `${capital(card(asking))} usa ${abilities[ability].name}.${sofar} ${CHOOSING[ability] ?? 'Che cosa scegli?'}`
  },
  flee: fleeing => `Hai buona memoria. Dove scappa ${card(fleeing)}?`,
  save: (by, victims, memory) =>
    `${capital(card(by))} vuole uccidere ${cardList(victims)}. ${memory ? 'Ricordi qualcuno che si può salvare?' : 'Salvi qualcuno?'}`,
}

/** What is done to a card that an ability asks for. */
const DOING: Readonly<Partial<Record<Ability, string>>> = {
  apexService: 'Porta a 8',
  misogyny: 'Riduci a 0',
  apexPrison: 'Rinchiudi',
  influence: 'Porta dalla tua parte:',
  ultimateSacrifice: 'Uccidi',
  antiApex: 'Uccidi',
  confusedMorals: 'Uccidi',
  killerLook: 'Uccidi',
  suicideKiller: 'Uccidi',
  whySwap: 'Scambia',
  rewind: 'Sacrifica',
  solForSoul: 'Ridai l’abilità:',
  burningOut: 'Scarta',
  contagion: 'Contagia',
  fairTrade: 'Uccidi',
}

export const moves: Words['moves'] = {
  pledge: ({ card: id }, sees) => `Metti giù ${seen(id, sees)}`,
  play: ({ card: id, zone, slot, choice }, sees) => {
    const face = sees.card(id)
    // Only a Diabolical has two kinds of slots to go to.
    const where = face && CARDS[face].group === 'diabolicals' ? `, ${slots[slot]}` : ''
    return `Gioca ${seen(id, sees)} ${into(zone)}${where}${choice ? `: ${endgames[choice]}` : ''}`
  },
  trade: ({ card: id, take }, sees) => `Scambia ${seen(id, sees)} con ${seen(take, sees)}`,
  purge: () => 'Fai piazza pulita dei contratti',
  pass: () => 'Passa',
  choose: ({ card: id, zone }, sees) => {
    const ability = sees.asking && CARDS[sees.asking].ability
    if (zone) return `Manda ${seen(id, sees)} ${into(zone)}`
    return `${(ability && DOING[ability]) ?? 'Scegli'} ${standing(id, sees)}`
  },
  done: () => 'Basta così',
  peek: ({ seat }) => `Sbircia nella mano di ${name(seat)}`,
  save: ({ card: id, zone }, sees) => `Salva ${seen(id, sees)}${zone ? `: scappa ${into(zone)}` : ''}`,
  letDie: () => 'Lascia correre',
}

export const kinds: Words['kinds'] = {
  pledge: 'Metti una carta fra i contratti',
  play: 'Gioca una carta',
  trade: 'Scambia con un contratto',
  purge: null,
  pass: null,
  choose: 'Scegli',
  done: null,
  peek: null,
  save: 'Salva una carta',
  letDie: null,
}

export const preview: Words['preview'] = ({ power, dies, savable, boosts, hinders, lost: why }, sees) => {
  const all = (cards: readonly string[]): string => italian.list(cards.map(id => seen(id, sees)))
  const swing = (['dawn', 'dusk'] as const).flatMap(on => (power?.[on] ? `${sides[on]} ${signed(power[on])}` : []))
  const parts = [
    ...swing,
    ...(dies?.length ? [`${italian.plural(dies.length, { one: 'muore', other: 'muoiono' })}: ${all(dies)}`] : []),
    ...(savable?.length
      ? [`${italian.plural(savable.length, { one: 'può', other: 'possono' })} salvarsi: ${all(savable)}`]
      : []),
    ...(boosts?.length ? [`a 8: ${all(boosts)}`] : []),
    ...(hinders?.length ? [`a 0: ${all(hinders)}`] : []),
    ...(why ? [`senza abilità: ${lost[why]}`] : []),
  ]
  return parts.length === 0 ? '' : italian.noted('', italian.clauses(parts))
}

export const reasons: Words['reasons'] = {
  banned: 'Il mazzo ha meno di dieci carte: non ci sono più turni di contratto.',
  contracted: 'Il turno prima era di contratto: questo dev’essere un turno normale.',
  extraTurn: 'Un turno in più è un turno normale: niente contratti.',
  frozen: 'I contratti sono congelati: nessuno si può scambiare, si può solo fare piazza pulita.',
  untradable: 'I Diabolici e le carte Terra Bruciata non si scambiano mai, né in entrata né in uscita.',
  nothingToGive: 'Non hai in mano niente che si possa cedere in uno scambio.',
  sealed: 'Una zona chiusa non accoglie più carte.',
  zoneFull: 'Una zona senza spazi liberi non accoglie altre carte di quel tipo.',
  slotTaken: 'Nello spazio del Diabolico ci sta una carta sola.',
  endgameUsed: 'La tua parte non può fare due volte la stessa Resa dei Conti.',
  mustPlay: 'Chi può giocare un turno non può passare.',
  immune: 'Un Diabolico nel suo spazio lo tocca solo Terra Bruciata, e Terra Bruciata non la tocca niente.',
  unkillable: 'Uno Sdoppiato non si può uccidere.',
  stuck: 'Dove vale Perché Incollare, niente entra, esce o si sposta.',
  cannotSave: 'Solo Fuga e Schivamorte salvano una carta, e una volta sola.',
}
