import { CHARACTERS, DIE, SECONDARIES } from '../../../../../shared/games/diabolik/state.ts'
import { en as words } from '../../../../../shared/games/diabolik/words/en/index.ts'
import { english } from '../../../../../shared/words/grammar.ts'
import { N, type Reference } from '../figures.ts'
import { lists } from './lists.ts'
import { night } from './night.ts'

export { drawings } from './drawings.ts'

const { cards, figures, locations, roads, secondaries } = words
const { clerville } = locations

export const en: Reference = {
  goal: {
    title: 'The goal',
    paragraphs: [
      `Two thieves against the police of a whole state. The Criminals, Diabolik and Eva, win when they have completed ${N.wanted} of the ${N.heists} Heists. The Detectives, Ginko and Morrigan, win when the Danger Level reaches its maximum.`,
      `The maximum is ${N.maximum}; with two players it is ${N.maximumOfTwo}. The first side to reach its goal wins at once, in the middle of a turn if need be.`,
      'The Criminals move unseen, from one face-down card to the next. The Detectives piece together where they must be: from Sightings, from what was searched, and from how far a car can get in one night.',
    ],
  },
  characters: {
    title: 'The Characters',
    paragraphs: [
      'Four Characters are always in play, whatever the number of players. With four, everybody has one. With three, one player has both Characters of a side and plays them one by one, each with its own hand. With two, each player has a side; see Two players.',
      ...CHARACTERS.map(who => `${figures[who].name}. ${figures[who].blurb}`),
      `The ${N.officers} Officers are the ones in uniform: two blue ones under Ginko, two yellow ones under Morrigan. “Police” means all six of them, Detectives and Officers, and a “Policeman” is any one of the six: Ginko and Morrigan as much as an Officer. Secondary Characters, the van and Roadblocks are no Policemen.`,
    ],
  },
  setup: {
    title: 'Before the first round',
    paragraphs: [
      `Of the ${N.sheets} sheets three are drawn and become A, B and C. Each is a Heist for the Criminals and an Investigation for the Detectives.`,
      `There is a card for each of the ${N.locations} Locations. One is laid face down for every Heist and one for the Hideout; only the Criminals may look at them. Other Locations are drawn openly: for the first Clue of every Investigation, whose marker goes to the map, and for the Detectives to start from. All nine are different, and the five cards that were seen go back into the deck.`,
      'The Criminals begin on the Hideout’s card, In the Shadows. The Officers wait in the Police Station and the Jaguar in its box, every hand is empty, and the Danger Level is 0.',
    ],
  },
  round: {
    title: 'The round',
    paragraphs: [
      'First the Secondary Characters on the map walk. Then come the Criminals, then the Police.',
      'The Criminals decide every round which of them goes first. So do the Detectives; each Detective’s Officers act just before their Detective does. Every figure finishes its turn before the next one begins.',
      'What a side decides together is decided by whoever answers first.',
    ],
  },
  actions: {
    title: 'Actions',
    paragraphs: [
      'A Character has 3 actions a turn, an Officer 2, in any order; you may stop early. No action can be taken twice in a turn, except the card action, which you may repeat.',
      'Every Character may Move, Advance a Heist or an Investigation, Fight, Heal, Exchange, and draw, play or discard a card. The Criminals may also Go Back into the Shadows. The Detectives may also Investigate, and bring an Officer into play.',
      'An Officer may Move, Fight and Investigate, and nothing else.',
      'The Special Abilities of Eva, Ginko and Morrigan cost no action. Each can be used once a turn.',
    ],
  },
  moving: {
    title: 'Moving',
    paragraphs: [
      `One Move goes up to ${N.highway} Locations along a ${roads.highway}, ${N.stateRoad} along a ${roads.stateRoad} or ${N.countyRoad} along a ${roads.countyRoad}. The number is printed on the road, so nobody has to trust the colour.`,
      'In one turn you may use only one kind of road. Ginko’s step and cards that move you 1 Location do not count.',
      'A Move must end in a different Location. Any number of figures may share a Location, and Police never bar the way. Where several ways lead to the same place you choose among them, because the way decides which Sightings you cause.',
      'A card that says “take a Move action” uses up your Move. One that says “move 1 Location” or “go directly to” does not.',
      'Adjacent means one step away, on a road of any kind.',
    ],
  },
  shadows: {
    title: 'In the Shadows',
    paragraphs: [
      'A hidden Criminal is not on the map. The token stands on a face-down Location card, and each Criminal has a track of three spaces that go round in a circle. To Move, you lay the card of the new Location on the next space and put your token on it. What lay there before goes back into the deck.',
      'If that card is on your own track already, it moves to the new space. If it lies elsewhere, on a Heist, at the Hideout, under a Secondary Character or on your partner’s track, your token goes there instead, and a mark between two spaces of your track says so.',
      'Everybody sees which card your token stands on and which card went where. What a face-down card says, only the Criminals know.',
      'Cards keep their faces: one that has been turned face up stays face up, wherever it goes. Standing on a face-up card does not yet make you a fugitive. Only somebody who Investigates in the Location can do that.',
    ],
  },
  sightings: {
    title: 'Sightings',
    paragraphs: [
      'A hidden Criminal who leaves, passes or reaches a Location with Police must say which Police were met, all of them, but neither in which order nor where the move ended. Of the road, the way and the length nothing is told.',
      `An example. Officers stand in ${clerville} and in ${locations.wilsonLake}. Eva drives from ${locations.gardenburg} through both to ${locations.bentovil}: a Sighting by both. Had she stopped in ${clerville}, it would have been by one; in ${locations.wilsonLake}, by both again.`,
      'Every hidden movement by road causes Sightings, whether by a Move, a Part or a card, unless the card says otherwise; one that goes “directly to” a place causes them at its two ends. Going Back into the Shadows counts as well, and a Roadblock counts like Police.',
      'It does not work the other way round: Police who walk up to a hidden Criminal make no Sighting. Nor do Officers who wait in the Police Station.',
    ],
  },
  investigate: {
    title: 'Investigate',
    paragraphs: [
      'Any of the Police may Investigate the Location they are in. If its card lies on a track, it is turned face up and stays so: the Criminal was there, or still is.',
      'Every Criminal whose token stands on that card goes On the Run, wherever the card lies. With two tokens on it, both do.',
      'The card of a Heist, of the Hideout or of a Secondary Character is turned face up only when a token stands on it. Otherwise nothing happens, and the Detectives have learnt less than they think.',
    ],
  },
  onTheRun: {
    title: 'On the Run',
    paragraphs: [
      'You go On the Run when an Investigate action finds you or a Part says so, never by your own choice. Your token goes to the map and the cards of your track back into the deck, unseen. If your hidden partner stands on one of them, that card and your partner move to your partner’s track.',
      'From now on everybody sees where you are, the Police may Fight you, and you cannot Advance a Heist. Each time you start a turn On the Run, the Danger Level rises by 1.',
      'You can leave this state only by Going Back into the Shadows.',
    ],
  },
  jaguar: {
    title: 'The Jaguar',
    paragraphs: [
      'When you go On the Run and the Jaguar is in its box, you may take it. If both Criminals are found at once, they decide who drives.',
      'The driver may Move twice in a turn, or Move once and Go Back into the Shadows. Both go over the same kind of road, and a hidden Move made earlier in that turn counts as one of the two.',
      'The car takes one, and passes to nobody. When its driver Goes Back into the Shadows, it returns to its box.',
    ],
  },
  goingBack: {
    title: 'Go Back into the Shadows',
    paragraphs: [
      'On the Run, with no Police in your Location and no Roadblock there or next to it, you may vanish. It counts as your Move: choose any Location within reach, or the one you are in, and put its card face down on the first space of your track. If that card is in play already, your token goes onto it where it lies.',
      'Police whom you leave, pass or reach on the way make a Sighting, as with any hidden Move.',
    ],
  },
  fights: {
    title: 'Fights',
    paragraphs: [
      'Choose an adversary in your Location and roll the Combat Die; only the attacker rolls. Daggers hit for the Criminals and guns for the Police, and a double is two hits.',
      `The six faces: ${english.list(DIE.map(face => words.die[face]))}. Half of them hit, whichever side you are on.`,
      'The Police can Fight only a Criminal whom they can see, one who is On the Run. A hidden Criminal may attack any Policeman in the Location, and stays hidden.',
      'An Officer who is hit goes back to the Police Station. A Character takes a Wound card for each hit.',
    ],
  },
  wounds: {
    title: 'Wounds and healing',
    paragraphs: [
      'Wounds fill your hand. If it is full, you first discard another card to make room. Everybody sees how many Wounds you have.',
      'If your hand is full of nothing but Wounds, you take no more of them. The Danger Level moves instead: 1 up for a Criminal, 1 down for a Detective. The same holds when all 18 Wound cards are out.',
      `Heal removes one Wound. It raises Danger by 1 for a Criminal, unless at the Hideout, and lowers it by 1 for a Detective, unless in ${clerville}.`,
    ],
  },
  cards: {
    title: 'Cards, the Hideout and the Police Station',
    paragraphs: [
      `Your hand holds ${N.hand} cards, Diabolik’s ${N.largeHand}, Wounds included. With a full hand nobody draws, even if a card says so.`,
      'With one card action you draw a card, play one or discard one. A card that has been played is discarded, unless it says that it stays next to something: there it lies for all to see. Where a card contradicts the rules, the card is right.',
      `A Criminal at the Hideout, or a Detective in ${clerville}, where the Police Station is, may take any card from their discards instead of drawing. At the Hideout that raises Danger by 1, at the Station it lowers it by 1. Eva’s Special Ability does not help here.`,
      'A Criminal On the Run may use the Hideout too. Its card is then turned face up for good.',
      'When the last card of a deck is drawn, its discards become the new deck at once. A new Crime deck raises Danger by 1, a new Police deck lowers it by 1 (not in the Italian edition).',
    ],
  },
  exchange: {
    title: 'Exchange',
    paragraphs: [
      'Partners in the same Location may exchange any number of cards, and the numbers need not be equal. Wounds stay where they are.',
      'You lay down cards; your partner sees them and lays down others, or none, or refuses. A refusal costs no action, but you cannot ask again this turn. Both hands must keep to their limits.',
      'Everybody hears of an exchange and sees how many cards change hands. It exposes nobody.',
    ],
  },
  officers: {
    title: 'Bringing an Officer into play',
    paragraphs: [
      `Wherever you are, discard 1 Police card, or 2 if your other Officer is already out. The Officer appears in ${clerville}, makes Sightings at once, and acts from the next round on.`,
      'Ginko brings in the blue ones and Morrigan the yellow ones. Officers who are hit go back to the Police Station and can be called again.',
    ],
  },
  heists: {
    title: 'Heists and Investigations',
    paragraphs: [
      'Every sheet has three Parts for the Criminals and three Clues for the Detectives. You activate them in order with the Advance action, when what they ask for is true and you can discard the cards they cost. Each card counts for one of the types named.',
      'Only a Criminal In the Shadows can activate a Part, and only a Detective a Clue; Officers cannot. Where a Part says where the Criminal who activated another one must be, or the one who did not, either of them may activate it.',
      'After a Clue a Location is drawn for the next one, and the marker moves there. Nothing is drawn after the last, or where the sheet removes the marker. A Location that is drawn is never one that lies face down somewhere, which is worth remembering.',
      'With the third Part the Heist is complete. The Clues that are left are lost, and Danger falls by 1 for each Clue that had been activated. The Heist’s Location card goes back into the deck, or to the track of a Criminal who stands on it.',
    ],
  },
  secondaries: {
    title: 'Secondary Characters and the van',
    paragraphs: [
      'Some Heists need somebody else. Brought in by the Criminals, that person stands on a hidden Location card beside the board. Revealed or brought in by the Detectives, on the map. Juliana and Matteo are there from the start.',
      'On the map they walk 1 Location each round along a shortest way to the place on their token, and stay there. Between ways of equal length the Criminals choose. When their Heist is complete they leave.',
      'If a Criminal stands on the hidden card when it is revealed, the figure goes to the map and the card, face up, to the Criminal’s track. Nobody is exposed by that.',
      ...SECONDARIES.map(who => `${secondaries[who].name}. ${secondaries[who].blurb}`),
      `${secondaries.van.name}. ${secondaries.van.blurb} Its sheet says how it drives.`,
    ],
  },
  danger: {
    title: 'The Danger Level',
    paragraphs: [
      'It rises by 1 for a Clue that says so; for each Criminal who starts a turn On the Run; when a Criminal heals away from the Hideout; when a Criminal with a hand full of Wounds is hit; for a card taken from the discards at the Hideout; and for a new Crime deck.',
      `It falls by 1 for each activated Clue of a completed Heist; when a Detective heals away from ${clerville}; when a Detective with a hand full of Wounds is hit; for a card taken from the discards at the Police Station; and for a new Police deck (not in the Italian edition).`,
      'It never falls below 0, and some cards move it too.',
      `No night lasts for ever: from round ${N.late} on it rises by 1 at the start of every round, and no longer falls.`,
    ],
  },
  markers: {
    title: 'Roadblocks and Traps',
    paragraphs: [
      `There are ${N.roadblocks} Roadblocks, set by the Police card of that name. A Roadblock stands on the open map, causes Sightings as Police do, ends the movement of any Criminal who enters its Location, and lets nobody Go Back into the Shadows from there or from next to it. It stays until it is moved or lifted.`,
      'There are 2 Traps, laid by the Crime card of that name. Only the Criminals know where they are. A Trap springs on the first Policeman who comes there, however: an Officer goes back to the Police Station, a Detective is hit once.',
    ],
  },
  secrets: {
    title: 'Who sees what',
    paragraphs: [
      'Hands are secret, from your partner too; everybody sees how many cards and Wounds they hold. The discards lie open.',
      'The Criminals know what the face-down cards say, where the Hideout and the Heists are, and where the Traps lie. They may write to each other unheard, with ready-made phrases or in their own words. The Detectives have to talk in the open.',
      'A face-down card can be followed with the eyes from space to space, by anybody. What that tells you is your own affair.',
    ],
  },
  twoPlayers: {
    title: 'Two players',
    paragraphs: [
      `Each player has a side with one hand for both Characters: ${N.largeHand} cards for the Criminals, ${N.hand} for the Detectives. There is no Exchange, and ${cards.radioWatch.name} and ${cards.walkieTalkie.name} are left out.`,
      'A side has 4 actions a turn, to be shared between its two Characters as you like, even 4 and 0. One finishes before the other begins, and neither takes the same action twice, the card action excepted. Officers keep their 2 actions, and all of them act before the Detectives.',
      'Eva’s Special Ability serves whenever the Criminals draw; Ginko’s and Morrigan’s belong to their own figures. When the Criminals’ phase begins, Danger rises by 1 for each of them On the Run, whether they act or not.',
      `In the Italian edition you may choose “${words.options.pairs.values.apart.name}” instead: then each Character has a hand and 3 actions, everything is as with four players, and the maximum of the Danger Level is ${N.maximum}.`,
    ],
  },
  ...night,
  ...lists,
}
