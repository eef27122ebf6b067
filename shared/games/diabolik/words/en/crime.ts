import type { CrimeCard } from '../../cards/crime/names.ts'
import type { Words } from '../words.ts'

/** D-4: the Crime cards, by type. “You” is whoever plays it. */
export const crime: Pick<Words['cards'], CrimeCard> = {
  fullThrottle: {
    name: 'Full Throttle',
    text: 'Take a Move action that goes up to 2 Locations further, on one kind of road. Where you could Go Back into the Shadows, you may use it for that.',
    flavour: 'The needle lay down flat, and so did the wheat on both sides.',
  },
  backRoads: {
    name: 'Back Roads',
    text: 'Take a Move action of up to 3 Locations over roads of any kind. Where you could Go Back into the Shadows, you may use it for that.',
    flavour: 'A farm gate, a dry river bed, a mill nobody has visited since the war.',
  },
  sewers: {
    name: 'Sewers',
    text: 'Move 1 Location along any road, without a Sighting. It is not your Move action.',
    flavour: 'Under the inspector’s shoes somebody was walking, too.',
  },
  freightTrain: {
    name: 'Freight Train',
    text: 'Take a Move action: from a Location on a Highway go directly to another Location on a Highway, at most 5 steps away; where you could Go Back into the Shadows, you may do so there. Only Police at the two ends can cause a Sighting.',
    flavour: 'Wagon nine was sealed in the morning. It was sealed at night. In between it was a salon.',
  },
  turbo: {
    name: 'Turbocharger',
    text: 'If you are On the Run on foot and the Jaguar is in its box, take it. This card stays next to the Jaguar: each Move of its driver goes up to 1 Location further.',
    flavour: 'He had changed only one thing about the engine: everything.',
  },
  rubberMask: {
    name: 'Rubber Mask',
    text: 'Play while you are In the Shadows: this card stays next to the Location card that you stand on. If an Investigate action would expose you there, that Location card is turned face up, but you stay In the Shadows and the mask is discarded. It is also discarded when its Location card returns to the deck.',
    flavour: '“Good evening, Inspector,” said the Inspector.',
  },
  smokeBomb: {
    name: 'Smoke Bomb',
    text: 'Play while you are On the Run, and Police, a Roadblock or sirens keep you from Going Back into the Shadows: take a Move action and do so in spite of them; you may go up to 3 Locations over roads of any kind.',
    flavour: 'When the cloud lifted, twelve men were aiming at one another.',
  },
  throwingKnife: {
    name: 'Throwing Knife',
    text: 'Hit a Policeman in your Location or an adjacent one, once, without rolling.',
    flavour: 'A whisper, a thud, a hat nailed to the door.',
  },
  sleepingGas: {
    name: 'Sleeping Gas',
    text: 'Choose your Location or an adjacent one with Police: every Policeman there has 2 fewer actions next turn.',
    flavour: 'The patrol slept so well that nobody had the heart to wake it.',
  },
  radioWatch: {
    name: 'Radio Watch',
    text: 'Draw 1 Crime card, then exchange cards with your partner, wherever both of you are. It is not your Exchange action.',
    flavour: 'It ran four seconds slow, and could hear a whisper across the country.',
  },
  hypnosis: {
    name: 'Hypnosis',
    text: 'A Policeman in your Location fights another Policeman there or in an adjacent Location: he rolls, and hits with guns. Afterwards the hypnotised one has 1 fewer action next turn.',
    flavour: '“You are tired of that man,” said the voice, “aren’t you?”',
  },
  bribe: {
    name: 'Bribe',
    text: 'An Officer at most 3 Locations from you goes back to the Police Station, or a Roadblock at most 3 Locations from you is lifted.',
    flavour: 'The envelope was thin. The notes in it were large.',
  },
  cutPhones: {
    name: 'Cut Phone Lines',
    text: 'For the rest of this round the Detectives can neither play Police cards nor bring Officers into play.',
    flavour: 'Ginko shouted into the receiver until he noticed that he was alone with it.',
  },
  blackout: {
    name: 'Blackout',
    text: 'This round the next Sighting of each Criminal tells only how many there were, not who.',
    flavour: 'At ten past nine the whole district went out like a match.',
  },
  falseAlarm: {
    name: 'False Alarm',
    text: 'Move any one Policeman up to 2 Locations along roads of any kind.',
    flavour: 'Somebody had seen Diabolik at the opera. Somebody always has.',
  },
  insideMan: {
    name: 'Inside Man',
    text: 'A Detective discards 2 Police cards at random.',
    flavour: 'He emptied the wastepaper baskets at headquarters, and read every word.',
  },
  trap: {
    name: 'Trap',
    text: 'Lay a Trap secretly in your Location or an adjacent one. It springs on the next Policeman who comes there, in any way: an Officer goes to the Police Station, a Detective is hit once. There are 2 Traps; a third moves the older one.',
    flavour: 'The floor was polished, the lamp was lit, and the third board was not nailed.',
  },
  masterPlan: {
    name: 'Master Plan',
    text: 'Draw 3 Crime cards, as far as your hand has room.',
    flavour: 'Page one was a timetable. Page two was a death certificate. Page three was blank, in case.',
  },
  oldAccomplice: {
    name: 'Old Accomplice',
    text: 'Heal up to 3 Wounds, and the Danger Level stays where it is; then take a Crime card of your choice from the discards and draw 1.',
    flavour: 'She ran a flower shop now, and asked only how many roses.',
  },
  falseTrail: {
    name: 'False Trail',
    text: 'Play while you are In the Shadows on your own track, with at least 2 cards there and your partner on none of them: mix all the cards of your track face down, those face up too, and stand secretly on any one of them. This causes no Sighting; masks lying there are discarded. Then draw 1 Crime card.',
    flavour: 'Three sets of footprints led away from the villa. All of them were his.',
  },
  twoFaces: {
    name: 'Two Faces',
    text: 'Play while both Criminals are In the Shadows, each on a face-down card of their own track: you may secretly change places. Everybody knows only that it may have happened.',
    flavour: 'Under Diabolik’s mask was Eva. Under Eva’s, nobody dared to look.',
  },
  wallSafe: {
    name: 'Wall Safe',
    text: 'This card stays next to the Hideout: the next 2 cards that Criminals take from the discards there do not raise Danger. Then it is discarded.',
    flavour: 'Behind the Caravaggio was a safe. Behind the safe was the real Caravaggio.',
  },
  scapegoat: {
    name: 'Scapegoat',
    text: 'Play while both Criminals are In the Shadows and Danger is above 0: discard another Crime card from your hand; Danger −1.',
    flavour: 'The wrong man confessed at dawn. The papers loved him.',
  },
}
