import { english } from '../../../../words/grammar.ts'
import type { Ability } from '../../cards/abilities.ts'
import { CARDS } from '../../cards/list.ts'
import type { Words } from '../words.ts'
import { abilities } from './abilities.ts'
import { lost } from './log.ts'
import { endgames, sides, slots } from './names.ts'
import { card, cardList, name, place, seen, signed, standing, within } from './say.ts'

/** What an ability asks for, once it has been announced. */
const CHOOSING: Readonly<Partial<Record<Ability, string>>> = {
  apexService: 'Which Humans does she take into her service?',
  misogyny: 'Which women does he talk over?',
  apexPrison: 'Which Apexes does he lock up?',
  redeploy: 'Who moves, and where to?',
  influence: 'Who changes sides?',
  ultimateSacrifice: 'Who dies, on either side?',
  antiApex: 'Which Apex dies?',
  confusedMorals: 'Who dies? It is either theirs or yours.',
  killerLook: 'Whom does she look at?',
  suicideKiller: 'Which of your own does he kill?',
  whySee: 'Into whose hand does she look?',
  whySwap: 'Who changes places?',
  rewind: 'Somebody pays for the time. Who dies?',
  solForSoul: 'Who gets an ability back?',
  burningOut: 'Which card goes up in smoke?',
  contagion: 'Who catches it?',
  fairTrade: 'One of theirs for one of yours: who dies?',
}

export const asks: Words['asks'] = {
  pledge: () => 'Which card do you put up as a contract?',
  turn: (active, extra) => `${extra ? 'Another turn: what' : 'What'} do you do, ${name(active)}?`,
  choose: (asking, ability, chosen) => {
    const sofar = chosen === 0 ? '' : ` ${chosen} chosen so far.`
    return `${card(asking)} uses ${abilities[ability].name}.${sofar} ${CHOOSING[ability] ?? 'What do you choose?'}`
  },
  flee: fleeing => `You remember rightly. Where does ${card(fleeing)} run to?`,
  save: (by, victims, memory) =>
    memory
      ? `${card(by)} means to kill ${cardList(victims)}. Do you remember anybody who can be saved?`
      : `${card(by)} means to kill ${cardList(victims)}. Do you save anybody?`,
}

/** What is done to a card that an ability asks for. */
const DOING: Readonly<Partial<Record<Ability, string>>> = {
  apexService: 'Raise to 8:',
  misogyny: 'Reduce to 0:',
  apexPrison: 'Lock up:',
  influence: 'Win over',
  ultimateSacrifice: 'Kill',
  antiApex: 'Kill',
  confusedMorals: 'Kill',
  killerLook: 'Kill',
  suicideKiller: 'Kill',
  whySwap: 'Swap',
  rewind: 'Sacrifice',
  solForSoul: 'Restore',
  burningOut: 'Discard',
  contagion: 'Infect',
  fairTrade: 'Kill',
}

export const moves: Words['moves'] = {
  pledge: ({ card: id }, sees) => `Put up ${seen(id, sees)}`,
  play: ({ card: id, zone, slot, choice }, sees) => {
    const face = sees.card(id)
    // Only a Diabolical has two kinds of slots to go to.
    const where = face && CARDS[face].group === 'diabolicals' ? `, in ${slots[slot]}` : ''
    return `Play ${seen(id, sees)} ${within(zone)}${where}${choice ? `: ${endgames[choice]}` : ''}`
  },
  trade: ({ card: id, take }, sees) => `Trade ${seen(id, sees)} for ${seen(take, sees)}`,
  purge: () => 'Purge the contracts',
  pass: () => 'Pass',
  choose: ({ card: id, zone }, sees) => {
    const ability = sees.asking && CARDS[sees.asking].ability
    if (zone) return `Send ${seen(id, sees)} to ${place(zone)}`
    return `${(ability && DOING[ability]) ?? 'Choose'} ${standing(id, sees)}`
  },
  done: () => 'Done',
  peek: ({ seat }) => `Look into ${name(seat)}’s hand`,
  save: ({ card: id, zone }, sees) => `Save ${seen(id, sees)}${zone ? `: run to ${place(zone)}` : ''}`,
  letDie: () => 'Let it happen',
}

export const kinds: Words['kinds'] = {
  pledge: 'Put up a card as a contract',
  play: 'Play a card',
  trade: 'Trade for a contract',
  purge: null,
  pass: null,
  choose: 'Choose',
  done: null,
  peek: null,
  save: 'Save a card',
  letDie: null,
}

export const preview: Words['preview'] = ({ power, dies, savable, boosts, hinders, lost: why }, sees) => {
  const all = (cards: readonly string[]): string => english.list(cards.map(id => seen(id, sees)))
  const swing = (['dawn', 'dusk'] as const).flatMap(on => (power?.[on] ? `${sides[on]} ${signed(power[on])}` : []))
  const parts = [
    ...swing,
    ...(dies?.length ? [`${english.plural(dies.length, { one: 'dies', other: 'die' })}: ${all(dies)}`] : []),
    ...(savable?.length ? [`could be saved: ${all(savable)}`] : []),
    ...(boosts?.length ? [`to 8: ${all(boosts)}`] : []),
    ...(hinders?.length ? [`to 0: ${all(hinders)}`] : []),
    ...(why ? [`no ability: ${lost[why]}`] : []),
  ]
  return parts.length === 0 ? '' : english.noted('', english.clauses(parts))
}

export const reasons: Words['reasons'] = {
  banned: 'The deck has fewer than ten cards: there are no contract turns any more.',
  contracted: 'The turn before was a contract turn: this one must be a usual one.',
  extraTurn: 'An extra turn is a usual turn: no contracts.',
  frozen: 'The contracts are frozen: none of them can be traded, only purged.',
  untradable: 'Diabolicals and Scorched Earth cards are never traded, in or out.',
  nothingToGive: 'You hold nothing that may be given in a trade.',
  sealed: 'A sealed zone takes no more cards.',
  zoneFull: 'A zone without a free slot takes no more cards of that kind.',
  slotTaken: 'A Diabolical slot holds one card.',
  endgameUsed: 'Your side cannot make the same Endgame choice twice.',
  mustPlay: 'Whoever can take a turn cannot pass.',
  immune: 'Only Scorched Earth touches a Diabolical in its own slot, and nothing touches Scorched Earth.',
  unkillable: 'A Splitter cannot be killed.',
  stuck: 'Where Why Stick holds, nothing moves in, out or about.',
  cannotSave: 'Only Runaway and Deathdodge save a card, and only once.',
}
