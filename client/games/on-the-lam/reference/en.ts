import { START } from '../../../../shared/games/on-the-lam/rules/board.ts'
import { ALIBIS } from '../../../../shared/games/on-the-lam/state.ts'
import { en as words } from '../../../../shared/games/on-the-lam/words/en.ts'
import { capital } from '../../../../shared/words/capital.ts'
import { english } from '../../../../shared/words/grammar.ts'
import type { DrawingWords } from './drawings.ts'
import {
  beaten,
  cards,
  doorsteps,
  INCIDENTS,
  itemsOf,
  N,
  ODDS,
  type Reference,
  SKILLS,
  SUSPECTS,
  skillsOf,
  tasksOf,
  total,
  triedAt,
} from './figures.ts'

export { words }

const { tiles, suspects, skills } = words
const station = `the ${tiles.station}`
const roles = SUSPECTS.map(suspect => suspects[suspect].role)

/** Card names without their article. */
const bare = (name: string): string => name.replace(/^an? /, '')

export const drawings: DrawingWords = {
  complete: role => `Five alibi cards of the ${role}`,
  suspect: role => `The ${role}: portrait, and file with the four skills`,
  deal: 'Three alibi cards face down, and the badge of the police',
  choices: 'A die, a play card face down, and the plate of the Private Eye',
  city: (role, place) =>
    `The city from above, north at the top: the ${role} at the ${place}, with the tiles one step away marked`,
  search: (place, die, found) => `The plate of the ${place}, a die that shows ${die}, and ${found} alibi cards found`,
  skill: skill => `Sign of the skill ${skill}`,
  door: (place, keeper) => `${keeper}, and the plate “${place}”`,
  police: 'The badge of the police',
  compass: 'A compass rose, north at the top',
  card: name => `The card ${name}`,
  custody: role => `The ${role} behind bars`,
  eye: (first, second, bought) => `Two cards, ${bare(first)} and ${bare(second)}, for one: ${bare(bought)}`,
  handed: card => `A card, ${bare(card)}, and the badge of the police`,
  mob: (first, second) => `Two cards, ${bare(first)} and ${bare(second)}, and the badge of the police`,
  limit: 'Five alibi cards',
  backs: 'The backs of an alibi card and a play card',
  plate: place => `The plate of the ${place}`,
}

export const en: Reference = {
  goal: {
    title: 'The goal',
    paragraphs: [
      `There has been a crime in Rion City, and the police have narrowed it down to everybody at this table. The first suspect who holds ${N.complete} alibi cards of their own character and carries them into ${station} is innocent, and wins.`,
      `Any ${N.complete} of your own will do. Each suspect has ${N.kinds} kinds of alibi with ${N.copies} copies of each, and two lipsticks clear the Dame just as well as a lipstick and a glove. All ${N.alibis} cards lie in one pile, so most of what you find will clear somebody else.`,
      'There are no teams. What is bad for your neighbour is good for you, and your neighbour has read this page too.',
    ],
  },
  suspects: {
    title: 'The suspects',
    paragraphs: SUSPECTS.map(suspect => {
      const { role, name, blurb } = suspects[suspect]
      const able = english.list(skillsOf(words, suspect).map(each => `${each.name} ${each.value}`))
      const proofs = english.list(ALIBIS[suspect].map(alibi => words.alibis[alibi]))
      return `The ${role}: ${name}. ${blurb} Starts at the ${tiles[START[suspect]]}, with ${able}. Alibis: ${proofs}.`
    }),
  },
  setup: {
    title: 'Before the first turn',
    paragraphs: [
      'Two to four suspects play. A character nobody plays is not in the city, but that character’s alibi cards stay in the pile and are good for trading.',
      `Everybody stands on their own starting tile and has ${N.first} random alibi cards, which may be anybody’s. The police begin at ${station}.`,
      `A random suspect goes first. After that the order is ${english.list(roles)}, over and over.`,
    ],
  },
  turn: {
    title: 'Your turn',
    paragraphs: [
      `First you must walk one tile. Then you do one thing there: search for alibis, draw a play card, or trade if you are at the ${tiles.eye} or the ${tiles.mob}.`,
      'You may draw a play card on any tile, whether or not you could have searched it.',
      'When everybody has had a turn the police patrol. Then the next round begins.',
    ],
  },
  walking: {
    title: 'Walking',
    paragraphs: [
      `The city has ${N.tiles} tiles in five rows of three. You walk one tile north, south, east or west, never diagonally, and you cannot stay where you are.`,
      `Nobody walks into or through ${station} without ${N.complete} alibi cards of their own. Everybody else gets in only under arrest.`,
      'Several suspects may stand on one tile. Walking onto the police is no offence either: nothing happens unless you fail a search there.',
    ],
  },
  searching: {
    title: 'Searching',
    paragraphs: [
      `You can search ${N.searchable} of the tiles. The plate in front of each shows a skill and a number. Roll the die and add your skill: if the total reaches the number, you have found something.`,
      `Meet the number or beat it by 1 and you draw 1 alibi card; beat it by 2 and you draw 2; beat it by ${N.mostFound} or more and you draw ${N.mostFound}, which is the most there is. The cards come off the pile unseen, so they may be anybody’s.`,
      `An example. The Dame searches the ${tiles.hotel}, which asks for ${skills.charm} ${N.easy}. She rolls a ${N.rolled} and has ${skills.charm} ${N.best}: ${total} in all, ${beaten} more than she needs, so she draws ${cards} cards. A roll of 1 would have left her short.`,
      `After a success you are done with that tile and cannot search it again until you have succeeded on ${N.reopen}; then all ${N.searchable} open to you afresh. Your marks bind nobody else.`,
      'A failure brings the police one tile closer to you. Unless they reach you, you may try again, as often as you dare, or give up. Giving up ends your turn, and you draw nothing for your trouble.',
    ],
  },
  skills: {
    title: 'Skills and odds',
    paragraphs: [
      `There are four skills: ${english.list(SKILLS.map(skill => skills[skill]))}. Everybody has two of ${N.best}, one of ${N.fair} and one of ${N.poor}, and nobody the same ones.`,
      ...SKILLS.map(
        skill =>
          `${capital(skills[skill])} is tried at these places: ${english.list(triedAt(words, skill).map(({ name, need }) => `${name} (${need})`))}.`,
      ),
      `Out of six rolls, ${english.clauses(ODDS.map(({ skill, easy, hard }) => `a skill of ${skill} finds something with ${easy} against ${N.easy} and with ${hard} against ${N.hard}`))}. The buttons show your odds before you decide.`,
    ],
  },
  places: {
    title: 'What it takes, door by door',
    paragraphs: tasksOf(words).map(({ name, keeper, task }) => `${name}. ${keeper}. ${task}`),
  },
  police: {
    title: 'The police',
    paragraphs: [
      'When a search fails, the police come one tile closer to the searcher: straight when they are in line, otherwise diagonally. Whoever stands where they stop is investigated. If that is you, your turn is over; if it is only somebody in between, you may go on searching.',
      'If you fail a search on the very tile where the police stand, they investigate you and leave your neighbours alone.',
      'At the end of each round the police patrol: they roll north, south, east or west and go one tile that way. Where the city ends they turn around and go one tile the other way. Everybody on the tile where they stop is investigated.',
      'Some play cards move the police too, and so does the mob, for a consideration.',
    ],
  },
  investigation: {
    title: 'Investigated',
    paragraphs: [
      'When the police stop on your tile, or are sent there, you hand over one alibi card of your own character. You choose which; everybody sees it, and it goes to the discards.',
      `If you hold none of your own, you lose everything, item included, and are taken to ${station}. Other suspects’ cards prove nothing about you.`,
      `An example. The ${suspects.boxer.role} and the ${suspects.ceo.role} share the ${tiles.deli} when the police arrive. The ${suspects.boxer.role} gives up a mouthguard and stays. The ${suspects.ceo.role} holds four cards, all of them the ${suspects.dame.role}’s, and leaves in handcuffs.`,
    ],
  },
  custody: {
    title: 'In custody',
    paragraphs: [
      `Inside ${station} nobody can do anything more to you: the police ignore you there, and the mob cannot name you.`,
      `On your next turn you simply walk out, to the ${english.either(doorsteps(words))}, and act there as usual.`,
    ],
  },
  playCards: {
    title: 'Play cards',
    paragraphs: [
      `There are ${N.plays} different play cards, ${N.playCopies} of each. Whatever you draw is seen by all. Items are kept (see Items); everything else happens at once, and then your turn is over.`,
      ...INCIDENTS.map(card => `${words.cards[card].name}. ${words.cards[card].text}`),
    ],
  },
  items: {
    title: 'Items',
    paragraphs: [
      'You may keep one item. It lies face up beside your hand and does not count as an alibi card. Draw a second one and you choose which of the two stays.',
      'You use it after you have seen the die, once per search, and only where it can help; then it is gone. You are asked when that is so. After a reroll the second result stands, whatever it is.',
      ...itemsOf(words).map(({ name, bonus }) =>
        bonus ? `${name}: adds ${bonus.plus} to a search by ${bonus.skill}.` : `${name}: rolls the die again.`,
      ),
    ],
  },
  privateEye: {
    title: 'Trading at the Private Eye',
    paragraphs: [
      'Two alibi cards of one other suspect buy you one of your own. Whether that suspect is in the game makes no difference. Detective Dan Cooper goes through the pile until one of yours turns up; whatever else he turns up on the way is discarded, face up.',
      'Your two cards go to the discards first. If none of your cards is left in the pile or among the discards, you get your two cards back and draw a play card instead.',
      `An example. The ${suspects.reporter.role} hands in a tie clip and a cufflink, both the ${suspects.ceo.role}’s. Cooper turns up a lipstick, which is discarded, and then a notebook, which is hers.`,
    ],
  },
  mob: {
    title: 'Trading with the mob',
    paragraphs: [
      'Two alibi cards of one other suspect buy that suspect a visit: the police go to their tile, wherever it is, and investigate everybody there. That includes you if you share it.',
      'While the police are busy there, you slip away: you walk one tile further and act there as usual. Only if they came to your own tile is your turn over.',
      'The suspect must be in the game and not in custody. The two cards are discarded for all to see, so nobody will wonder whom to thank.',
    ],
  },
  handLimit: {
    title: 'Hand limit',
    paragraphs: [
      `At the end of your turn you may hold ${N.limit} alibi cards. If you have more, you choose what to discard, face up.`,
      `You may hold fewer at will: on your turn, before you act or try again, you may go through your cards and discard as many as you like, and while you discard you may go below ${N.limit}.`,
      'During your turn there is no limit, and your item never counts.',
    ],
  },
  secrets: {
    title: 'Who sees what',
    paragraphs: [
      `Alibi cards in hand are secret, but everybody sees how many you hold. Whatever is handed over, traded or discarded is seen by all. What ${words.cards.blackmail.name} takes is known to thief and victim only.`,
      'Items lie open. The piles lie face down, the discards face up. A pile that runs out is shuffled anew from its discards at once.',
      'When the match is over, all hands are laid open.',
    ],
  },
  ending: {
    title: 'The end',
    paragraphs: [
      `You win at once when you walk into ${station}, or take a taxi there, with ${N.complete} alibi cards of your own. It makes no difference if the police are in.`,
      `If nobody has managed it after round ${N.rounds}, whoever holds the most alibi cards of their own wins. A tie is shared.`,
    ],
  },
  strategy: {
    title: 'Advice, off the record',
    paragraphs: [
      'Count the tiles between you and the police before you search. Each failure costs one of them; when they are next door, a failure costs a card.',
      'Keep at least one card of your own. It is the fee that keeps you out of custody.',
      `Other suspects’ cards are money. A pair buys one of yours at the ${tiles.eye}, or trouble for a rival at the ${tiles.mob}. Keep pairs, let single cards go.`,
      `Watch the hands. Somebody with ${N.limit} cards who is walking towards the middle of the city is either bluffing or winning, and both deserve a phone call.`,
      `You can only step into ${station} from the tiles around it: ${english.list(doorsteps(words))}. Finish your collection near one of them, and not while the police are around.`,
    ],
  },
  controls: {
    title: 'At the table',
    paragraphs: [
      'When you have to decide, the question and your choices appear as buttons. What they name is marked on the table, and you may click or tap it there instead.',
      'The number keys make the first nine choices; Tab and the arrow keys reach all of them, and Escape goes back a step. Drag to turn the table, scroll or pinch to come closer. Space skips what is being played out.',
      'You may take a move back as long as it has told nobody anything, rolled nothing and nobody else has moved. The button is there whenever that is so.',
      'Every line of the log is a button that shows you where it happened. If something you expect is missing from your choices, the table can tell you why.',
      'Prefer text to scenery? The settings offer a plain table, where everything can be played from the keyboard or with a screen reader.',
    ],
  },
}
