import { en as words } from '../../../../../shared/games/diabolik/words/en/index.ts'
import type { Night } from '../figures.ts'
import { TOLD } from '../night.ts'

const { cards, cardTypes, die, figures, locations, roads, secondaries, sheets } = words
const at = (
  place: 'heist' | 'hideout' | 'from' | 'officer' | 'eva' | 'station' | 'morrigan' | 'nextClue' | 'morriganTo',
) => locations[TOLD[place]]
const card = (name: 'drawn' | 'gadget' | 'plan' | 'refused' | 'instead' | 'ginkoDraws' | 'paid') =>
  cards[TOLD[name]].name
const officer = figures.blueA.name

/** One round, told from beginning to end. */
export const night: Night = {
  criminalsTurn: {
    title: 'A turn of the Criminals, told',
    paragraphs: [
      `Round ${TOLD.round}, four players, Danger ${TOLD.danger}. Heist A is ${sheets[TOLD.sheet].name}; its Location is ${at('heist')}, and the Hideout is in ${at('hideout')}, which only the Criminals know. Diabolik is In the Shadows in ${at('from')}, Eva at the Hideout. ${officer} stands in ${at('officer')}, Ginko in ${at('station')}, Morrigan in ${at('morrigan')}. No Secondary Character is on the map, so the Criminals begin, and they decide that Diabolik goes first.`,
      `His first action: he draws a card, ${card('drawn')}. He keeps it for a night when somebody stands in the way.`,
      `His second: he Moves along the ${roads.highway}, from ${at('from')} through ${at('officer')} to ${at('heist')}. That is 2 Locations; 3 would be allowed. In ${at('officer')} he passes the Officer, so there is a Sighting, and he has to say: “${officer} has a Sighting.” Whether he left ${at('officer')}, passed it or stopped there, he does not say.`,
      `The card of ${at('heist')} lies on Heist A already. So no card is laid on his track: his token goes to the Heist’s card, and a mark, an A, says so on the track. The Detectives now know where he is without knowing which town that is.`,
      `His third: he Advances the Heist. Part 1 wants him at the Heist Location, and costs a card of the type ${cardTypes.gadget} and one of the type ${cardTypes.plan}: he discards ${card('gadget')} and ${card('plan')}. ${secondaries.amira.name} comes into play, on a hidden card. His 3 actions are spent.`,
      `Now Eva. At the Hideout she may take a card from the discards instead of drawing: she takes ${card('plan')}, which her partner has just discarded. Danger rises to ${TOLD.afterPick}. With her second action, the card action again, she plays it and draws 3 cards. The first is ${card('refused')}; she uses her ability, discards it and draws another, ${card('instead')}. That costs no action, and works once a turn.`,
      `Her third: she Moves along the ${roads.stateRoad} to ${at('eva')}. No Police are on the way, so nothing is said. Everybody sees that a card now lies face down on the first space of her track, with her token on it.`,
    ],
  },
  detectivesTurn: {
    title: 'A turn of the Detectives, told',
    paragraphs: [
      `The same round. The Detectives decide that Ginko goes first; his Officer acts just before him. Where can Diabolik be? On Heist A, and ${officer} had a Sighting of him, so the Heist is ${at('officer')} or not far from it. The Officer has 2 actions: he Moves along the ${roads.highway} to ${at('heist')}, and he Investigates. A token stands on that card, so it is turned face up: ${at('heist')}. Had he been wrong, nothing would have happened.`,
      `Diabolik is On the Run. His token goes to the map, and the cards of his track go back into the deck, unseen. The Jaguar is in its box, and he takes it.`,
      `Ginko has 3 actions. He draws a card, ${card('ginkoDraws')}; he Moves from ${at('station')} to ${at('heist')}, 1 Location along the ${roads.highway}; he Fights. The die shows ${die[TOLD.die]}: one hit, and Diabolik takes a Wound card. For his ability he would have to discard a Police card and go 1 Location further. He stays where he is, and ends his turn.`,
      `Morrigan stands where the Clue of Investigation B is, ${at('morrigan')}. She Advances: Clue 1 of ${sheets[TOLD.investigated].name} costs nothing, and Danger rises to ${TOLD.afterClue}. A Location is drawn for the next Clue, ${at('nextClue')}, and the marker goes there.`,
      `With her second action she Moves along the ${roads.stateRoad} to ${at('morriganTo')}. With her third she brings an Officer into play: she discards ${card('paid')}, and ${figures.yellowA.name} appears in ${at('station')}. From now on there is a Sighting when somebody comes past him; he acts from the next round on.`,
      `The next round begins. When Diabolik starts his turn he is still On the Run: Danger ${TOLD.next}. With the Jaguar he may Move and then Go Back into the Shadows, if he gets away from the Police first.`,
    ],
  },
}
