import { SEATS } from '../../../../../shared/games/diabolicards/state.ts'
import { en as words } from '../../../../../shared/games/diabolicards/words/en/index.ts'
import { english } from '../../../../../shared/words/grammar.ts'
import { abilitiesOf, N, type Reference } from '../figures.ts'

const { abilities, cards, groups, options, seats, sides } = words
const [nova, raven, comet, viper] = SEATS.map(seat => seats[seat].name)

/** Who knows what, who sits where, and everything by name. */
export const lists = {
  secrets: {
    title: 'Who sees what',
    paragraphs: [
      'You see your own hand, and everybody sees how many cards you hold. The deck is known to nobody; mat, contracts and discards lie open.',
      `${abilities.whySee.name} opens one card of a hand for good. ${abilities.openHand.name} opens the whole hand of whoever played ${cards.openBook.name}, wherever she stands later; when she is gone the cards are shuffled, so that nobody can name them by their place.`,
      'Partners do not see each other’s cards.',
    ],
  },
  partners: {
    title: 'Two a side, two against one',
    paragraphs: [
      `${nova} and ${comet} are ${sides.dawn}, ${raven} and ${viper} are ${sides.dusk}. Sides alternate, and so do partners within their side. They share a half of the mat and nothing else: no look at each other’s cards, and no word that the others do not hear. Banter at the other side is welcome.`,
      `With three players, one person is ${sides.dusk}, and plays both ${raven} and ${viper}: two hands of ${N.hand} cards, drawn and put up as two a side, that take turns like anybody else’s. Only the one whose turn it is plays from their hand. Both may be looked at, since it is hard to stop anybody.`,
    ],
  },
  options: {
    title: 'Table options',
    paragraphs: [
      `${options.starts.name}: at random, or whom the table names; from there it goes round the table, ${nova}, ${raven}, ${comet}, ${viper}.`,
      `${options.memory.values.on.name}: every side with victims is asked about every kill, and for the full time, whether or not there is anything to save. You may claim any of your victims. A wrong claim does nothing, apart from what it does to your reputation. This is the printed rule.`,
      `${options.memory.values.off.name}: ${options.memory.values.off.text}`,
      `${options.archEnemies.name}: ${options.archEnemies.values.on.text}`,
    ],
  },
  advice: {
    title: 'Advice, off the record',
    paragraphs: [
      `A Human of no power at all is worth ${N.boost} in the service of ${cards.empress.name}. Keep ${cards.internKevin.name} for better days.`,
      'Do not put all your power into one zone while a Scorched Earth card is still to come. Somebody is holding it, and it may be the person who has just smiled at you.',
      `The ${groups.doomedSquad.name} asks a price each time. Have somebody of no consequence standing by to pay it.`,
      'Look at the discards. Whoever lies there cannot surprise you any more, unless time runs backwards.',
      'A contract turn puts nothing on the mat, but the turn after it must be a usual one. Sometimes it pays to let the others go first.',
    ],
  },
  abilityList: {
    title: 'All abilities',
    paragraphs: abilitiesOf(words).map(
      ({ name, signs, text, cards: who }) => `${name} (${english.row(signs)}). ${text} Cards: ${english.list(who)}.`,
    ),
  },
} as const satisfies Partial<Reference>
