import { en as words } from '../../../../shared/games/on-the-lam/words/en.ts'
import { english } from '../../../../shared/words/grammar.ts'
import type { Guide } from './guide.ts'
import { beforeAStep, toReader } from './reader.ts'

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

export const en: Guide = {
  welcome: {
    title: 'You are a suspect',
    reader: toReader(({ me }) => `You are the ${words.suspects[me].role}: ${words.suspects[me].name}.`),
    text: 'There has been a crime, and you were seen near it, like everybody else at this table. Five alibi cards of your own character, carried into the Police Station, prove you innocent; whoever does it first wins. The others can explain themselves to the judge.',
    next: 'First look at the cards in your hand.',
  },
  walking: {
    title: 'One step a turn',
    text: 'Every turn begins with one step: north, south, east or west, never diagonally. You cannot stay put; standing still looks guilty. The Police Station stays closed to you until your alibi is complete.',
    next: 'Step towards a place that suits your skills.',
  },
  plates: {
    title: 'What the plates say',
    reader: toReader(
      ({ skills }) =>
        `Your skills: ${english.list(skills.map(([skill, value]) => `${words.skills[skill]} ${value}`))}.`,
    ),
    text: 'The plate of a place shows a skill and a number. To search there you roll the die, add your skill and try to reach the number. The buttons have done the sums: “4 in 6” means that four faces of the die will do.',
    next: 'Search where one of your better skills is asked for.',
  },
  searching: {
    title: 'Search, or draw',
    text: 'You may search this place for alibis, or draw a play card and take what comes. But first, look where the police are. If the search fails, they come one tile closer.',
    next: 'Search if the odds are good and the police are far away.',
  },
  again: {
    title: 'Once more, or not',
    text: 'You may try again at once, as often as you dare. Each failure brings the police another tile closer, and when they reach you it costs you a card and the rest of the turn. Giving up costs only pride.',
    next: 'Try again only while the police are two tiles away or more.',
  },
  die: {
    title: 'The die',
    text: 'That was a search: die plus skill against the number on the plate, and that is all there is to it. Whoever keeps the place has something to say first, but it is the die that decides.',
    next: 'Try it yourself this turn.',
  },
  success: {
    title: 'Something turned up',
    text: 'Reaching the number, or beating it by one, earns one alibi card; beating it by two earns two, by three or more three. The place is now marked and closed to whoever succeeded, until they have done six. Everybody else may still look there.',
    next: 'Count the cards of your own that you hold now.',
  },
  alibis: {
    title: 'Whose alibi is it?',
    reader: toReader(({ own, others }) => {
      const rest = english.list([...new Set(others)].map(who => `the ${words.suspects[who].role}`))
      if (own === 0) return `None of the cards in your hand is yours; they belong to ${rest}.`
      const mine = `Of the cards in your hand, ${NUMBERS[own] ?? own} ${own === 1 ? 'is' : 'are'} yours`
      if (others.length === 0) return `${mine}.`
      return `${mine}; ${others.length === 1 ? 'the other belongs' : 'the others belong'} to ${rest}.`
    }),
    text: 'What you hold or draw may be anybody’s. Cards of your own character count towards your five, doubles included. The rest prove nothing about you, but there are people in this town who will take a pair of them.',
    next: beforeAStep(
      'Collect five of your own character; for now, take a step to a place next door.',
      'Collect five of your own character.',
    ),
  },
  failure: {
    title: 'That was loud',
    text: 'A failed search brings the police one tile closer to whoever searched: straight ahead, or diagonally if need be. Whoever stands where they stop is investigated; innocent bystanders would be, too, if there were any.',
    next: 'Look where the police are now.',
  },
  playCards: {
    title: 'A play card',
    text: 'On any tile you may draw a play card instead of searching. Events happen at once, welcome or not. Items are kept for a search that needs help.',
    next: 'Draw one where a search is hopeless.',
  },
  items: {
    title: 'Something up your sleeve',
    text: 'You carry an item, face up, for everybody to see. When it could help a roll of yours, you will be asked. It works once, and you can carry only one.',
    next: 'Keep it for a roll that matters.',
  },
  patrol: {
    title: 'The night beat',
    text: 'When everybody has had a turn, the police roll for a direction and walk one tile; where the city ends, they turn around. Everybody on the tile where they stop is investigated; next door to the police is a poor place to end a round.',
    next: 'End your turns away from the police.',
  },
  investigation: {
    title: 'Investigated',
    text: 'Whoever is investigated hands over one alibi card of their own character, for all to see. With none of their own they lose everything and are taken to the station.',
    next: 'Always keep one card of your own, as bail.',
  },
  custody: {
    title: 'In custody',
    text: 'Whoever has no alibi of their own to show ends up here. Cards and item are gone, and their next turn begins with a walk out of the Police Station. In there, at least, neither police nor mob can do any more harm.',
    next: 'Always keep one card of your own.',
  },
  trading: {
    title: 'A pair of somebody else’s',
    text: 'You hold two cards of one other suspect, and two doors in the middle row will take them. The Private Eye finds you a card of your own in return. The mob sends the police to the suspect whose cards they are, and while the police are busy you walk on.',
    next: 'Take the pair to the Private Eye or to the Mob Hideout.',
  },
  handLimit: {
    title: 'Too much evidence',
    text: 'You end your turn with five alibi cards at most, your item not counted. Discard what you can spare, face up; you may go below five, and on your turn you may do so before you act.',
    next: 'Keep your own cards, and any two of one suspect; discard the rest.',
  },
  complete: {
    title: 'Five of your own',
    text: 'Your alibi is complete. Step into the Police Station from one of the four places around it and you have won. The others can count your cards, so walk fast and look bored.',
    next: 'Walk to the Police Station.',
  },
  rival: {
    title: 'Somebody looks confident',
    text: 'Somebody holds five alibi cards. Whose they are, only the holder knows; but if they start for the station, assume the worst. The mob, or a play card such as the Rotary Phone or Blackmail, can still cost them one.',
    next: 'Make them lose a card if you can.',
  },
}
