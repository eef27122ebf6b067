import { en as words } from '../../../../../shared/games/diabolicards/words/en/index.ts'
import { english } from '../../../../../shared/words/grammar.ts'
import { KILLS, N, type Reference } from '../figures.ts'

const { abilities, cards, endgames } = words
const killing = english.list(KILLS.map(ability => abilities[ability].name))

/** Death, contracts, and how it all ends. */
export const kills = {
  kills: {
    title: 'Kills',
    paragraphs: [
      `${killing} kill. All but ${abilities.theEndgame.name} reach only cards in regular slots of the zone, and some of them your own.`,
      `“Up to ${N.most}” is any number, none included. ${abilities.suicideKiller.name} is not so polite: ${N.most} of your own, or all if there are fewer.`,
      'A kill is announced with all its victims. Whoever is not saved dies, all at once, and is discarded. What a dead card held in place is over.',
      'A Splitter cannot be killed by anybody, and cannot even be chosen, unless a sermon has cost him his ability. But as soon as the fourth is played and all four are on the mat, on whichever sides, all four die, and nobody is asked.',
    ],
  },
  saves: {
    title: 'Saves',
    paragraphs: [
      `Two abilities save, and only the card that has them: ${abilities.runaway.name} and ${abilities.deathdodge.name}, each once.`,
      `${abilities.runaway.name} takes its card to another zone of yours with a free slot; with no such zone it takes it nowhere. ${abilities.deathdodge.name} puts its card back into the deck; if the deck is empty, the card stays where it is, and dies the next time.`,
      `Linked cards save themselves only at home: ${cards.heloiseVask.name} in Vask Tower, ${cards.hydraulia.name} in the Gang Hideout.`,
      'The side that is attacked answers first, then the attacker’s side for its own victims. One kill may be met by several saves. Two a side, either partner may save: the first answer for a card counts, and the rest die when both have let it happen.',
      'Nobody has to save anybody. But a card you let die is dead for good.',
    ],
  },
  contracts: {
    title: 'Contracts',
    paragraphs: [
      `The ${N.contracts} contracts lie face up. You may take a contract turn if the deck has ${N.enough} cards or more and the turn just before, whoever took it, was not a contract turn itself. An extra turn is always a usual one.`,
      'Trade: take one contract into your hand and put one of your cards in its place, face up. Then the top card of the deck is discarded.',
      `Purge: the contracts go into the deck, which is shuffled. Its top ${N.purged} cards are discarded, and ${N.contracts} new contracts are dealt.`,
      'Diabolicals and Scorched Earth are never traded, in or out. When they are dealt as contracts, they lie there and smile.',
      `If all ${N.contracts} are such cards, the contracts are frozen, and only a purge helps.`,
    ],
  },
  ban: {
    title: 'When contracts are out',
    paragraphs: [
      `When the deck has fewer than ${N.enough} cards after any turn, there are no more contract turns. The contracts stay where they are, face up and out of play: neither deck nor discards, a monument to better offers.`,
      `Only ${abilities.rewind.name} can bring them back, if it fills the deck to ${N.enough} cards or more again.`,
    ],
  },
  diabolicalSlot: {
    title: 'Diabolicals and their slot',
    paragraphs: [
      'A Diabolical may stand in any regular slot or in the Diabolical slot, of which each of your zones has one. It never changes from one kind to the other.',
      'In the Diabolical slot its ability works, in any zone, and nothing but Scorched Earth can touch it: no kill, no hinder, no movement, no sermon.',
      'In a regular slot it is an ordinary Apex without an ability, and it can be killed, locked up and talked round like anybody else. It resents this.',
    ],
  },
  endgame: {
    title: 'The Endgame',
    paragraphs: [
      `${cards.deathrender.name} and ${cards.razor.name} bring ${abilities.theEndgame.name}. When you play one of them, you choose: ${endgames.enemy}, ${endgames.own}, ${endgames.both}, or ${endgames.nothing}.`,
      'It kills every card in that half of the zone, or in both, Diabolicals included. Only Splitters and Scorched Earth cards survive it. It can be met by saves, as any kill can.',
      'Nothing touches a Scorched Earth card but the other one, in two ways: see Scorch the Earth, and How Dare You.',
    ],
  },
  scorched: {
    title: 'Scorch the Earth, and How Dare You',
    paragraphs: [
      'Scorch the Earth: each side has a Scorched Earth card in the same zone, and when the second one’s kills and saves are done, nobody else stands there on either side. Then both die, and the zone is sealed for good on both sides. No card is played there any more, and no ability brings one in.',
      'It is tested once, when the second card comes. A zone that empties later is not sealed, and a single Splitter prevents it by being there.',
      'How Dare You: a side that plays both may not make the same Endgame choice twice, whatever the zones; doing nothing is a choice, too. If both stand in the same zone on the same side, both die after the second is done, and nothing is sealed.',
      `Should ${abilities.rewind.name} bring one of them back, the latest choice made with the other one counts.`,
    ],
  },
  passing: {
    title: 'Passing',
    paragraphs: [
      'Whoever can play a card must take a turn of some kind. Whoever has no room for any of their cards may take a contract turn if there is one to be had, or passes until there is room.',
      'Whoever has no cards and no contract turn passes without being asked. A pass counts as a usual turn.',
    ],
  },
  ending: {
    title: 'The end and the tally',
    paragraphs: [
      'The game is over when nobody has cards in hand, or when everybody has passed in a row. The side with more power wins.',
      'The tally adds it up, zone by zone: every card with what is printed on it, what it counts for and who is to thank for it, then the synergy. You may look at it at any time; nothing in it is secret.',
      'When it is over, you also see how the power went up and down, and which cards did it.',
    ],
  },
} as const satisfies Partial<Reference>
