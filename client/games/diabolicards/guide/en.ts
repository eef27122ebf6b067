import { names, side } from '../../../../shared/games/diabolicards/words/en/say.ts'
import type { Guide } from './guide.ts'
import { atAPass, toReader } from './reader.ts'

const ONLY_PASS = 'There is nothing left to do but pass.'

export const en: Guide = {
  welcome: {
    title: 'Heroes gone bad',
    reader: toReader((mine, on) => `You are ${names(mine)}, for ${side(on)}.`),
    text: 'The superheroes have lost their minds, and two sides fight over the rest; yours is the near half of the mat. The number on a card is its power: the side with more of it on the mat at the end wins.',
    next: 'Look at the numbers on your cards.',
  },
  partners: {
    title: 'More than two of you',
    text: 'Partners share a side of the mat, and take its turns one after the other. They do not see each other’s cards, and whatever is said here is heard by all. When a kill threatens their side, either may save.',
    next: 'Watch what your partner plays, and build on it.',
  },
  twoHands: {
    title: 'Two hands, one head',
    text: 'You play your side alone, as both of its players, each with a hand of their own. They take turns: the one whose turn it is plays, and the other hand waits. You may look at both, and nobody can overhear you.',
    next: 'Play from the hand whose turn it is.',
  },
  memory: {
    title: 'From memory',
    text: 'At this table nobody points out what can be saved. After every kill each side with victims is asked, for the full time, and may claim any of them; only Runaway and Deathdodge save a card.',
    next: 'Remember where your cards with Runaway and Deathdodge are.',
  },
  pledge: {
    title: 'Something for the window',
    text: 'Put up cards from your hand as contracts, face down; when everybody has, they are turned face up together. Later anybody may trade a card for one of them, you as well.',
    next: 'Give up the cards with the lowest number.',
  },
  save: {
    title: 'Not so fast',
    text: 'Somebody means to kill cards of yours, and you are asked before they die. A card with Runaway or Deathdodge gets away, once. Whoever you let die is beyond saving.',
    next: 'Save the card that is worth most to you.',
  },
  choosing: {
    title: 'An ability asks',
    text: 'The card on the mat wants to know whom it is to use its ability on, and what can be chosen is marked. “Up to” is any number, none included; say “Done” when it is enough.',
    next: 'Choose among what is marked.',
  },
  mat: {
    title: 'Three zones',
    text: 'Vask Tower, the Gang Hideout and Havenvale Campus: each side has its half of all three, and equal zones face each other. In each you have eight regular slots, one for a Diabolical and two spaces for Scorched Earth. An ability reaches the zone in which its card is played, mostly no further.',
    next: 'Choose a zone for your card.',
  },
  play: {
    title: 'Play a card',
    text: 'In a usual turn you play one card to a free slot of yours, its ability happens, and you draw another. Before you decide you are told what would come of it: power won and lost, who would die, whether the ability would come to nothing. Once it lies there, it lies there.',
    next: 'Pick a card from your hand, then a slot.',
  },
  linked: {
    title: 'Home is where it works',
    text: 'One of your cards belongs to a group with a home: Vask Executives to the Tower, The Gang to the Hideout, Havenvale Batch to the Campus. Its power counts anywhere, its ability only at home. So mind the link before you send anybody travelling.',
    next: 'Play it in its home zone.',
  },
  diabolical: {
    title: 'A Diabolical',
    text: 'You hold one of six. In the Diabolical slot its ability works, and nothing but Scorched Earth can touch it. In a regular slot it is an ordinary Apex with a grudge.',
    next: 'Keep it for the Diabolical slot.',
  },
  endgame: {
    title: 'The end, in your hand',
    text: 'You hold a Scorched Earth card: ten power, and nothing touches it but its rival. When you play it, you choose who dies in that zone: the enemy, your own, both, or nobody. Diabolicals are not spared.',
    next: 'Keep it until there is much to burn.',
  },
  contracts: {
    title: 'Contracts',
    text: 'Instead of playing a card you may trade one for a contract, or purge all four and have others dealt. A trade costs the deck a card, a purge two. No contract turn follows another, whoever took it, and there are none once the deck has fewer than ten cards.',
    next: 'Trade only for a card that you need now.',
  },
  passing: {
    title: 'Passing',
    text: 'With no room for any card, or no cards at all, you pass, unless you take a contract turn; if you can play, you may not pass. When everybody has passed in a row, or nobody holds a card, it is over.',
    next: atAPass('Take a contract turn instead, while you still can.', ONLY_PASS, 'Play on as long as you can.'),
  },
  kill: {
    title: 'A kill is announced',
    text: 'A kill names its victims first; they die only if nobody saves them. The side that is attacked answers first, then the attacker for its own; whoever is not saved goes to the discards, with what they held in place.',
    next: 'Remember which of your cards can save themselves.',
  },
  burnt: {
    title: 'The Endgame',
    text: 'A Scorched Earth card has come to a zone, and its player has said who dies there. Even Diabolicals do; only Splitters and Scorched Earth stay. A side that plays both Scorched Earth cards may not make the same choice twice.',
    next: 'Count what is left in that zone.',
  },
  sealed: {
    title: 'Scorched',
    text: 'Both Scorched Earth cards met in one zone, and there was nobody else left. They are gone, and so is the zone, for both sides and for good. What you still hold has to go elsewhere.',
    next: 'Play your next card to another zone.',
  },
  saved: {
    title: 'Not dead after all',
    text: 'Runaway takes its card to another zone, Deathdodge takes it back into the deck. Each works once, and for its own card only. Linked cards can do it only at home.',
    next: 'Do not count on it a second time.',
  },
  held: {
    title: 'Held up, held down',
    text: 'A card counts as 8 or as 0 now, whatever is printed on it. The anchor shows which card holds it there. If that card dies, or one of the two leaves the zone, it is over; if several hold it, the latest counts.',
    next: 'Protect the card that holds it, or kill it.',
  },
  lost: {
    title: 'All that for nothing',
    text: 'An ability has come to nothing. That happens without a target, without room, away from home, where Why Stick holds everything, or during a sermon. It does not come back by itself.',
    next: 'Read what would come of a card before you play it.',
  },
  sermon: {
    title: 'A word from Brother Bleat',
    text: 'There is a sermon in one of the zones. The next card played to a regular slot there, on either side, has to listen and loses its ability.',
    next: 'Send somebody with nothing to lose.',
  },
  moved: {
    title: 'On the move',
    text: 'A card has been moved. It does not use its ability again, and it counts for the side where it stands now. Out of its zone it loses all boosts and hinders, those it had and those it gave.',
    next: 'Count both sides again.',
  },
  extra: {
    title: 'Once more',
    text: 'Turntable gives its player another turn straight away. It has to be a usual one: no contracts.',
    next: 'Look whose turn it is.',
  },
  shown: {
    title: 'Cards on the table',
    text: 'A card in somebody’s hand lies open now, for everybody to see. It is still in that hand, and can still be played. Surprise was overrated anyway.',
    next: 'Play with that card in mind.',
  },
  traded: {
    title: 'A trade',
    text: 'A contract has been taken and a card left in its place, and everybody saw both. The top card of the deck went to the discards. After a trade a usual turn must follow, whoever has it.',
    next: 'Remember both cards.',
  },
  purged: {
    title: 'A purge',
    text: 'The contracts went back into the deck, and four others lie there now. Diabolicals and Scorched Earth among them cannot be traded. If all four are such cards, the contracts are frozen, and only another purge helps.',
    next: 'Look at what lies there now.',
  },
  power: {
    title: 'Power',
    text: 'The table counts along: both sides’ power, zone by zone, is always in sight. The tally tells card by card what it is made of, with a bonus for cards in their home zone.',
    next: 'Keep an eye on both sums.',
  },
  synergy: {
    title: 'Good company',
    text: 'One of your cards stands in the home zone of its group, which is worth 1 more for it. Four of them are worth 4, and that is the most. It goes when they go.',
    next: 'Bring more of the same group home.',
  },
  banned: {
    title: 'No more contracts',
    text: 'The deck has fewer than ten cards. There are no more contract turns, and the four contracts stay where they are, out of play. Only Rewind could bring them back.',
    next: atAPass(ONLY_PASS, ONLY_PASS, 'Play what you hold.'),
  },
  lastCards: {
    title: 'The last cards',
    text: 'The deck is empty, and nobody draws any more. What you hold is all you have left to play. When the hands are empty, it is added up.',
    next: atAPass(ONLY_PASS, ONLY_PASS, 'Think of all the cards that you have left.'),
  },
}
