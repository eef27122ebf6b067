import type { PoliceCard } from '../../cards/police/names.ts'
import type { Words } from '../words.ts'

/** D-4: the Police cards, by type. “You” is whoever plays it. */
export const police: Pick<Words['cards'], PoliceCard> = {
  squadCar: {
    name: 'Squad Car',
    text: 'Take a Move action: go up to 4 Locations, over roads of any kind.',
    flavour: 'The needle trembles at its last number, and Ginko still says: faster.',
  },
  siren: {
    name: 'Siren',
    text: 'Only while a Criminal is On the Run. Until the end of each Criminal’s next turn, Police in an adjacent Location keep that Criminal from Going Back into the Shadows as if they were in the Location.',
    flavour: 'The whole valley hears who is coming. It pulls over.',
  },
  flyingSquad: {
    name: 'Flying Squad',
    text: 'One of your Officers on the map goes to an adjacent Location, or stays; there he Investigates at once.',
    flavour: 'Four doors, four men, one sentence: nobody leaves.',
  },
  specialTrain: {
    name: 'Special Train',
    text: 'Go directly to Clerville, to the Location of any other Policeman or to a Clue Location. It is not your Move action.',
    flavour: 'A locomotive, one carriage, one passenger, all signals green.',
  },
  spikeStrip: {
    name: 'Spike Strip',
    text: 'This card stays next to the Jaguar until the end of its driver’s turn, or until the Jaguar is left: its driver can Move only once a turn, and only 1 Location, over any road.',
    flavour: 'Even a black Jaguar runs on four tyres.',
  },
  walkieTalkie: {
    name: 'Walkie Talkie',
    text: 'Draw 1 Police card, then exchange cards with your partner, wherever both of you are. It is not your Exchange action.',
    flavour: 'Static, then a name, then: I know where he sleeps. Over.',
  },
  bulletproofVest: {
    name: 'Bulletproof Vest',
    text: 'Choose a Policeman on the map. This card stays next to the Police Station: the next 2 hits on that Policeman do nothing.',
    flavour: 'Eleven pounds of steel plate. A dagger weighs four ounces.',
  },
  helicopter: {
    name: 'Helicopter',
    text: 'Choose a Location at most 3 Locations from you. If its card lies on a Shadows track, it is turned face up. This puts nobody On the Run.',
    flavour: 'A cone of light walks over the fields, and the fields hold their breath.',
  },
  bloodhounds: {
    name: 'Bloodhounds',
    text: 'Choose your Location or an adjacent one and Investigate it from where you are. It is not your Investigate action.',
    flavour: 'He can change his face. The dogs were never interested in his face.',
  },
  phoneTap: {
    name: 'Phone Tap',
    text: 'The Criminals must say how many of them In the Shadows are at most 2 Locations from you.',
    flavour: 'Two clicks on the line, and the city begins to talk.',
  },
  ambulance: {
    name: 'Ambulance',
    text: 'Choose: a wounded Detective, wherever that Detective is, heals up to 3 Wounds, and the Danger Level stays where it is; or one of your Officers in the Police Station comes into play in Clerville, at no extra cost.',
    flavour: 'White tiles, a bottle of iodine, and the coat is on again before the doctor turns round.',
  },
  witness: {
    name: 'Witness',
    text: 'Choose a Shadows track. Its oldest face-down card that nobody stands on is turned face up.',
    flavour: 'I saw the car, Inspector. And I saw him, the way I see you.',
  },
  informer: {
    name: 'Informer',
    text: 'Choose a Criminal In the Shadows. The Criminals must say how many Locations away from you that Criminal is.',
    flavour: 'A match flares in a doorway. Five banknotes go in, one number comes out.',
  },
  roadWorks: {
    name: 'Road Works',
    text: 'Until the end of each Criminal’s next turn that Criminal’s Moves go only 1 Location, over any road.',
    flavour: 'The diggers came overnight. Nobody at the ministry remembers signing.',
  },
  curfew: {
    name: 'Curfew',
    text: 'Each Criminal has 1 fewer action next turn (with two players, 1 for both together).',
    flavour: 'At nine the shutters fall. After nine, every step on the pavement is a confession.',
  },
  frontPage: {
    name: 'Front Page',
    text: 'Only while a Criminal is On the Run who has already begun a turn On the Run. Danger +1.',
    flavour: 'The type is still wet, and all Clerville knows the profile.',
  },
  interrogation: {
    name: 'Interrogation',
    text: 'Choose a Criminal On the Run in your Location or in that of one of your Officers: 1 Crime card at random from that hand is discarded, and the Criminal has 2 fewer actions next turn.',
    flavour: 'The lamp, the chair, the empty pockets on the table.',
  },
  roadblock: {
    name: 'Roadblock',
    text: 'Set a Roadblock in a Location at most 2 Locations from you or from one of your Officers; with both on the map, choose the one that is moved. It causes Sightings as Police do, a Criminal who enters its Location ends the movement there, and nobody Goes Back into the Shadows from its Location or an adjacent one. It stays until it is moved or lifted.',
    flavour: 'Two trestles, a red lamp, and a man who looks at every face twice.',
  },
  reinforcements: {
    name: 'Reinforcements',
    text: 'One of your Officers in the Police Station comes into play, at no extra cost, in your Location or in Clerville. He acts from the next round.',
    flavour: 'They asked for one man. The door of the van kept opening.',
  },
  arrestWarrant: {
    name: 'Arrest Warrant',
    text: 'This card stays next to the Police Station until used: the next Clue that a Detective activates raises Danger by 1, besides what it does.',
    flavour: 'A signature, a stamp, and at last a name that need not be whispered.',
  },
  fingerprints: {
    name: 'Fingerprints',
    text: 'A Clue marker at most 3 Locations from you comes to your Location.',
    flavour: 'Grey powder, a soft brush, and the thief signs his work after all.',
  },
  briefing: {
    name: 'Briefing',
    text: 'Roll the Combat Die: draw 2 Police cards, or 3 if it shows a gun. Your partner draws 1.',
    flavour: 'A map, a pointer, cold coffee, and the plan for the morning.',
  },
  archive: {
    name: 'Archive',
    text: 'Take a Police card of your choice from the discards, then draw 1.',
    flavour: 'Forty thousand dossiers, and Ginko knows the drawer in the dark.',
  },
}
