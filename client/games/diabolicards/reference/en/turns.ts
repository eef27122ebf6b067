import { en as words } from '../../../../../shared/games/diabolicards/words/en/index.ts'
import { N, type Reference } from '../figures.ts'

const { abilities, cards, groups, sides, symbols, zones } = words
const [tower, hideout, campus] = [zones.tower, 'the Gang Hideout', zones.campus]

/** What there is, and what a turn is. */
export const turns = {
  goal: {
    title: 'The goal',
    paragraphs: [
      `Vask used to sell heroes. Then the virus got into the heroes, the heroes got into the streets, and now two sides, ${sides.dawn} and ${sides.dusk}, fight over what is left standing. When nobody can play any more, the side with more power on the mat wins.`,
      'Your power is that of all your living cards, plus the synergy of your zones. It is settled at the end, but the table counts along, and the tally shows where every point comes from.',
      'A tie is a tie. The city has lost in any case.',
    ],
  },
  mat: {
    title: 'The mat',
    paragraphs: [
      `There are three zones: ${tower}, ${hideout} and ${campus}. Each side has its half of every zone, and the halves of a zone face each other. “In the zone” on a card means both halves; enemies are whoever stands in the other one.`,
      `Your half of a zone has ${N.regular} regular slots, 1 Diabolical slot and ${N.scorched} spaces for Scorched Earth. Slots of one kind are all alike. Everybody plays on their own side.`,
      `Across the middle lie the deck and the ${N.contracts} contracts, beside them the discards, face up.`,
    ],
  },
  cards: {
    title: 'The cards',
    paragraphs: [
      `There are ${N.cards} cards in ${N.groups} groups, one of each. A card has a power, a type (Human or Apex), a gender and perhaps an ability. Type and gender matter to abilities, and to nobody else worth asking.`,
      `The symbol beside an ability says what kind it is. Up arrow: ${symbols.boost}. Down arrow: ${symbols.hinder}. Anchor: ${symbols.anchor}. Shield: ${symbols.shield}. Four-way arrow: ${symbols.movement}. Card: ${symbols.turn}. Skull: ${symbols.skull}. Question mark: ${symbols.odd}. Link: ${symbols.link}.`,
      `${groups.uselessApexes.name}, ${groups.harmlessHumans.name} and ${groups.retiredFolk.name} have neither power nor ability. They fill slots, and they pay other people’s prices. So does everybody in this city, but they are listed separately.`,
    ],
  },
  setup: {
    title: 'Before the first turn',
    paragraphs: [
      `One against one, you draw ${N.alone.draws} cards and put up ${N.alone.lays} of them as contracts, face down. Two a side, you draw ${N.shared.draws} and put up ${N.shared.lays}. Then all are turned face up together. Everybody begins with ${N.hand} cards in hand.`,
      'This is the only time when a Diabolical or a Scorched Earth card may be put there by choice. Nobody can take it from there, you included: it stays until a purge sweeps it into the deck.',
      `If all ${N.contracts} turn out to be such cards, they are shuffled into the deck and dealt anew, until one of them can be traded. Who begins is drawn at random, unless the table says otherwise.`,
    ],
  },
  turn: {
    title: 'A turn',
    paragraphs: [
      'Sides take turns. A turn is one of three things: a usual turn, a contract trade or a contract purge.',
      'In a usual turn you play one card, and its ability is used. If it kills, the kill is announced, and whoever can save a victim may do so. The dead are discarded. Then you draw a card, if the deck has one.',
      'In a contract turn no card is played, and you do not draw.',
      `${abilities.turntable.name} gives you another usual turn straight after this one. ${abilities.fatePurge.name} puts your whole hand into the deck, and you draw as many; then you draw your usual card.`,
    ],
  },
  playing: {
    title: 'Playing a card',
    paragraphs: [
      'A card goes to a free regular slot on your side, in any zone that is not sealed. A Diabolical may also go to a Diabolical slot. Scorched Earth goes to its own spaces and nowhere else.',
      'Before you decide, the button says what would come of it: what both sides gain or lose, who would die and who could be saved, and whether the ability would come to nothing.',
      'What lies on the mat is not taken back. The cameras have it.',
    ],
  },
  linked: {
    title: 'Linked groups and synergy',
    paragraphs: [
      `Three groups have a home: ${groups.vaskExecutives.name} in ${tower}, ${groups.theGang.name} in ${hideout}, ${groups.havenvaleBatch.name} on ${campus}. They may stand anywhere, and their power counts anywhere. Their abilities work only at home.`,
      `Every living linked card in its own zone also gives that zone 1 synergy, at most ${N.synergy}. So five of ${groups.theGang.name} in ${hideout} are worth ${N.synergy} more than is printed on them; the fifth comes for the company.`,
      'Power and synergy count for the side on which a card stands, whoever played it there.',
    ],
  },
  abilities: {
    title: 'Abilities',
    paragraphs: [
      'An ability is used once, when its card is played, and reaches only the zone where it is played, unless the card says otherwise. It is not optional: what can be done is done. Only “up to” means any number, none included.',
      'It is lost if there is nobody to use it on, if there is no room, if nothing can move there, if its card has to listen to a sermon, or if a linked card is away from home. What is lost or used up stays so.',
      `Some abilities lie in wait instead: ${abilities.love.name}, ${abilities.runaway.name}, ${abilities.deathdodge.name}, ${abilities.whyStick.name}, ${abilities.whySplit.name} and ${abilities.desertion.name}. These are not lost by being played in the wrong zone; they work whenever their card stands in the right one. A sermon still takes them.`,
      `Only ${abilities.solForSoul.name} gives a card on the mat its ability back. A card that has left the mat is as good as new, should it ever be played again: see ${abilities.rewind.name} and ${abilities.deathdodge.name}.`,
      'A card that is moved does not use its ability again. And where there is nothing left to choose, the table chooses for you.',
    ],
  },
  holds: {
    title: 'Boosts and hinders',
    paragraphs: [
      `A boost makes a card count as ${N.boost}, a hinder as ${N.hinder}, whatever is printed on it. The latest one counts. The anchor says which card holds it in place.`,
      'It lasts while the card that holds it lives and neither of the two leaves the zone where it stands; on which side makes no difference. When it ends, the latest of those that still stand counts, and without one the printed power.',
      `An example. ${cards.empress.name} has ${cards.ninaFromAccounting.name} at ${N.boost}. Across the table ${cards.reef.name} is played and talks over her: ${N.hinder}. When he dies, she is back at ${N.boost}. She had never stopped working.`,
      `${cards.empress.name} and ${cards.nightreign.name} go on choosing: if they have taken fewer than ${N.most}, whoever fits and comes into the zone later is taken by itself. They make ${N.most} choices in their lives, he ${N.most} on each side. Whoever dies or leaves the zone is not replaced, whoever leaves is free for good, and whoever was passed over once stays so, also on the other side. A sign on the card says how many choices are left.`,
      `${abilities.love.name} works at home like everything else: in ${hideout} it raises ${cards.romeoKnuckles.name}, on ${campus} ${cards.julietVolt.name}, as long as the other is there, on either side. It has never been convenient.`,
    ],
  },
  movement: {
    title: 'Movement',
    paragraphs: [
      `${abilities.redeploy.name}, ${abilities.influence.name}, ${abilities.runaway.name}, ${abilities.whySwap.name} and ${abilities.desertion.name} move cards, always from a regular slot to a regular slot. All but the swap need a free one, and nothing moves into a sealed zone.`,
      'Out of its zone, a card loses the boosts and hinders that it had and those that it gave.',
      `Where ${cards.spiderloom.name} lives, nothing is moved in, out or about, on either side. Cards can still be played there, die there, and dodge death from there into the deck.`,
    ],
  },
} as const satisfies Partial<Reference>
