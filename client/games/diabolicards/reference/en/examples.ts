import { en as words } from '../../../../../shared/games/diabolicards/words/en/index.ts'
import { EXAMPLE_IDS } from '../examples.ts'
import type { Told } from '../figures.ts'

const { abilities, cards, sides, zones } = words
const { dawn, dusk } = sides
const name = (card: keyof typeof cards): string => cards[card].name
const hideout = 'the Gang Hideout'

const told: Told = {
  apexService: `${dawn} has ${name('internKevin')} and ${name('ninaFromAccounting')} in ${zones.tower}, who count for nothing. ${dawn} plays ${name('empress')} into the Diabolical slot there and chooses both: 8 each, and 8 for herself. Two of her four choices are left. When ${name('auntPetunia')} comes to the zone later, she is taken by herself, and counts as 8, too.`,
  apexPrison: `${dusk} has ${name('graniteGreta')} and ${name('hydraulia')} in ${hideout}. ${dawn} plays ${name('nightreign')}, chooses both of them, and spares its own ${name('daiki')}: 16 of ${dusk}’s power are gone while he lives. Synergy does not ask what a card counts: both still give it.`,
  redeploy: `Now ${name('graniteGreta')} is ${dawn}’s, and a ${name('nightreign')} of ${dusk}’s holds her at 0. ${dawn} plays ${name('commandress')} in ${zones.tower} and moves her from ${hideout} to ${zones.campus}. Out of the zone she is free for good: 8. Had ${name('commandress')} been played beside her, ${name('nightreign')} would have locked her up as well, for he had choices left.`,
  love: `${name('romeoKnuckles')} stands in ${hideout} for ${dawn} and counts as 2. ${dusk} plays ${name('julietVolt')} there. He counts as 8, since she lives in his zone, and it does not matter on which side. She counts as 4: her own love works only on ${zones.campus}.`,
  antiApex: `${dawn} plays ${name('dominique')} in ${hideout}; ${dusk}’s ${name('encore')} is the only enemy Apex there. The kill is announced, and ${dusk} remembers: ${abilities.deathdodge.name}. ${name('encore')} goes back into the deck and may come again, as good as new. ${name('dominique')}’s chance is gone.`,
  runaway: `${dawn} plays ${name('vanessa')} on ${zones.campus} and chooses ${name('windshear')} and ${name('meteorMo')}. ${dusk} saves ${name('windshear')}, who runs away to ${zones.tower}; the second time nothing will save him. ${name('meteorMo')} has no such talent, and dies.`,
  influence: `${dusk} has ${name('graniteGreta')} and ${name('mamaCrowbar')} in ${hideout}: 12, and 2 synergy. ${dawn} plays ${name('silverTongue')} there and takes ${name('graniteGreta')}. Her 8 count for ${dawn} now, and her synergy with them: ${dawn} has 6, 8 and 2 synergy, ${dusk} 4 and 1.`,
  whyStick: `The same, but ${name('spiderloom')} is there. Nothing moves in her zone: ${name('silverTongue')} counts for his 6, and his ability is lost. Kill her first, or talk somewhere else.`,
  whyPreach: `${dawn} has played ${name('brotherBleat')} beside ${name('prismaPatel')}. ${dusk} answers with ${name('reef')}, who would have held her at 0. But he is the next card in this zone: he listens, his ability is lost, and she stays at 4. The sermon is over; whoever comes after him is spared it.`,
  whySplit: `Three Splitters stand in ${zones.tower}, and nobody has been able to kill one. ${dawn} plays the fourth. Now all four are on the mat, on whichever sides, and all four die. Nobody is asked.`,
  ultimateSacrifice: `${dusk} has ${name('graniteGreta')}, ${name('daiki')} and a Splitter in ${zones.tower}. ${dawn} plays ${name('warpath')} into the Diabolical slot and kills the first two. The Splitter could not even be chosen. Of its own ${dawn} kills nobody: “up to 4” may be none, and ${name('theMime')} is quiet anyway.`,
  fairTrade: `${dawn} plays ${name('evenSteven')} in ${zones.tower}. The enemy, ${name('graniteGreta')}, dies, and so does ${name('internKevin')}: that is the price. Without him ${name('evenSteven')} would have paid with himself.`,
  contagion: `${dawn} plays ${name('patientZero')} in ${zones.tower}, and one other card of its own there has to count as 0. ${dawn} chooses ${name('theMime')}, who was worth nothing before. The price is paid, and ${name('meteorMo')} keeps his 6.`,
  desertion: `${dawn} plays ${name('turncoat')} in ${zones.tower}, where ${dusk} has two cards and ${dawn} none but him. The turn ends, ${dusk} has more cards in his zone, and over he goes with his 8. Play him where you are many.`,
  rewind: `Among the discards lie ${name('graniteGreta')}, ${name('vanessa')} and ${name('encore')}. ${dawn} plays ${name('tickTock')} on ${zones.campus}: the discards return to the deck, and any of them can be drawn again. ${name('internKevin')}, the other card of ${dawn}’s there, pays with his life; he is the only one in the discards now.`,
  solForSoul: `${name('dominique')} has used his ability. ${dawn} plays ${name('sol')} beside him; he gets it back and uses it at once: ${name('daiki')}, the only enemy Apex in the zone, dies. While ${name('dominique')} lives there, ${name('sol')} counts as 0.`,
  theEndgame: `${dusk} has ${name('razor')} and ${name('empress')} on ${zones.campus}, ${dawn} has ${name('meteorMo')}. ${dawn} plays ${name('deathrender')} and chooses both sides: ${name('empress')} and ${name('meteorMo')} die. Two Scorched Earth cards face each other, and nobody else is left: both die, and the zone is sealed. One Splitter would have kept it open.`,
}

export const examples = {
  title: 'Abilities at work',
  paragraphs: [
    `Examples, each drawn before and after: ${dusk} above, ${dawn} below. The star has what a card counts, and a sign that is crossed out means that its ability is used up or lost.`,
    ...EXAMPLE_IDS.map(id => `${abilities[id].name}. ${told[id]}`),
  ],
}
