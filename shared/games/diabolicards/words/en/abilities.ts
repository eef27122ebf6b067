import type { Words } from '../words.ts'

export const abilities: Words['abilities'] = {
  love: {
    name: 'Love',
    text: 'Counts as 8 while the beloved lives in the same zone, on either side: Romeo Knuckles for Juliet Volt, Juliet Volt for Romeo Knuckles.',
  },
  apexService: {
    name: 'Apex Service',
    text: 'Up to 4 of your Humans in the zone count as 8 while she lives. Later Humans fill what is left of the 4; whoever leaves is not replaced.',
  },
  misogyny: {
    name: 'Misogyny',
    text: 'Up to 4 female enemies in the zone count as 0 while he and they stay there. It says nothing about them and everything about him.',
  },
  apexPrison: {
    name: 'Apex Prison',
    text: 'Up to 4 of your Apexes and 4 enemy Apexes in the zone count as 0 while he lives. Later Apexes fill the empty cells; whoever leaves is not replaced.',
  },
  runaway: {
    name: 'Runaway',
    text: 'The first time this card would die, it moves instead to another of your zones that has a free slot.',
  },
  deathdodge: {
    name: 'Deathdodge',
    text: 'The first time this card would die, it goes back into the deck instead. If the deck is empty, it stays where it is.',
  },
  redeploy: {
    name: 'Redeploy',
    text: 'Move as many of your cards in regular slots as you like, each once, to other zones of yours with a free slot. None uses its ability again.',
  },
  influence: {
    name: 'Influence',
    text: 'Take one enemy card from a regular slot of the zone into a free slot of your own there. It does not use its ability again.',
  },
  turntable: { name: 'Turntable', text: 'Take another usual turn straight after this one.' },
  fatePurge: {
    name: 'Fate Purge',
    text: 'Before you draw, your hand goes into the deck, and you draw as many cards as you put there.',
  },
  ultimateSacrifice: {
    name: 'Ultimate Sacrifice',
    text: 'Kill up to 4 enemies and up to 4 of your own cards in the zone.',
  },
  antiApex: {
    name: 'Anti-Apex',
    text: 'Kill 1 enemy Apex in the zone. If there is none, or the victim is saved, the chance is gone.',
  },
  confusedMorals: {
    name: 'Confused Morals',
    text: 'Kill up to 4 enemies in the zone, or up to 4 of your own there. Never both: he has principles, he just forgets which.',
  },
  killerLook: { name: 'Killer Look', text: 'Kill up to 4 enemies in the zone.' },
  suicideKiller: {
    name: 'Suicide Killer',
    text: 'Kill 4 of your own other cards in the zone, of your choice; if there are fewer, all of them.',
  },
  theEndgame: {
    name: 'The Endgame',
    text: 'Kill the enemy’s cards in this zone, or your own, or both, or do nothing. Diabolicals die as well. Your side cannot make the same choice twice.',
  },
  whyStick: {
    name: 'Why Stick',
    text: 'While she lives, no ability moves any card into, out of or within this zone, on either side.',
  },
  whyPreach: {
    name: 'Why Preach',
    text: 'While he lives, the next card played into this zone, on either side, has to listen and loses its ability. Then the sermon is over.',
  },
  whySee: {
    name: 'Why See',
    text: 'One card at random from an opponent’s hand lies open in that hand from now on. You choose the opponent.',
  },
  whySwap: {
    name: 'Why Swap',
    text: 'One of your cards and one enemy card in regular slots of this zone change places.',
  },
  whySplit: {
    name: 'Why Split',
    text: 'Cannot die, whoever kills. But once all four Splitters are on the mat, on whichever sides, all four die.',
  },
  rewind: {
    name: 'Rewind',
    text: 'The discards return to the deck, good as new; players without cards draw one; with 10 or more in it, contracts return. Price: another card of yours here dies, or he does.',
  },
  solForSoul: {
    name: 'Sol for Soul',
    text: 'One of your cards in any of your zones gets back an ability that is lost or used up, and uses it there at once. Price: Sol counts as 0 while that card lives there.',
  },
  burningOut: { name: 'Burning Out', text: 'Price of his power: you discard one card from your hand, of your choice.' },
  contagion: {
    name: 'Contagion',
    text: 'Price of her power: one other card of yours here, of your choice, counts as 0 while she lives here. If there is none, she does herself.',
  },
  openHand: { name: 'Open Hand', text: 'Price of her power: your hand lies open while she lives.' },
  fairTrade: {
    name: 'Fair Trade',
    text: 'Kill one enemy in a regular slot of the zone. Price: one other card of yours here dies, or else he does. No enemy, no trade.',
  },
  jinxed: { name: 'Bad Luck', text: 'Price of her power: the opponent who acts next draws a card.' },
  desertion: {
    name: 'Desertion',
    text: 'Price of his power: after any turn that leaves the other side with more cards in his zone, he goes over to it, if it has a free slot.',
  },
}
