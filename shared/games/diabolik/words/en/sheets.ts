import type { StageWords, Words } from '../words.ts'
import { cardTypes } from './names.ts'

/** Prices come from the rules. Every Part needs whoever activates it In the Shadows (D-34). */

const AT_HEIST = 'Be at the Heist Location.'
const AT_CLUE = 'Be at the Clue Location.'
const DANGER = 'Danger +1.'
const DRAW = 'Draw 2 Police cards.'
const RUN = 'You reveal your Location and are On the Run.'
const SEIZED = 'Each Criminal discards 1 Crime card at random (with two players, 1 for both together).'
const PINNED =
  'The card that the Criminal In the Shadows nearest to you stands on is turned face up (between equals, Diabolik’s); this puts nobody On the Run.'
const HEIST_UP = 'Turn the Heist’s Location card face up.'
const UNMARKED = 'Remove this Investigation’s Clue marker.'
const OFFICER = 'One of your Officers in the Police Station enters play in your Location, free of charge.'
const STARTS =
  'is on the map from the start, in the open, at a Location that is drawn, and walks like any Secondary Character.'
const near = (name: string) => `Be in the same Location as ${name}.`
const hides = (name: string, them: string) =>
  `If ${name} is not in play, draw a hidden Location card and put ${them} in play there.`
const shows = (name: string, they: string, them: string) =>
  `Reveal ${name}’s Location, or, if ${they} is not in play, draw a revealed Location card and put ${them} in play there.`

export const sheets: Words['sheets'] = {
  bloodIdol: {
    name: 'The Blood Idol',
    story: 'A goddess of red stone came ashore with a smuggler who trusts nobody, and she prays to it every night.',
    rule: '',
    parts: [
      { when: AT_HEIST, effect: hides('Amira', 'her') },
      { when: near('Amira'), effect: `The idol is yours. ${RUN}` },
      { when: 'The Criminal who activated Part 2 is In the Shadows at the Hideout.', effect: 'The idol is safe.' },
    ],
    clues: [
      { when: AT_CLUE, effect: DANGER },
      { when: AT_CLUE, effect: `${shows('Amira', 'she', 'her')} ${UNMARKED}` },
      { when: near('Amira'), effect: DANGER },
    ],
  },
  goldenVenus: {
    name: 'The Golden Venus',
    story:
      'The museum’s Venus weighs as much as two thieves. A good copy weighs the same, and Clara casts good copies.',
    rule: '',
    parts: [
      { when: 'Be at the Hideout.', effect: hides('Clara', 'her') },
      { when: near('Clara'), effect: 'The copy is ready.' },
      { when: 'Both Criminals are In the Shadows at the Heist Location.', effect: 'The statues change places.' },
    ],
    clues: [
      { when: AT_CLUE, effect: DANGER },
      { when: AT_CLUE, effect: `${shows('Clara', 'she', 'her')} ${SEIZED} ${DANGER}` },
      { when: AT_CLUE, effect: `${HEIST_UP} ${DANGER}` },
    ],
  },
  queenEsmeralda: {
    name: 'The Necklace of Queen Esmeralda',
    story: 'The Queen wears glass. The real stones travel with her lady-in-waiting, one town behind the court.',
    rule: `Juliana ${STARTS}`,
    parts: [
      {
        when: AT_HEIST,
        effect:
          'Through the window: move In the Shadows as with a Move action. This causes Sightings and does not use up your Move, but your Move this turn must use the same kind of road.',
      },
      {
        when: 'Be in the same Location as Juliana; only for the Criminal who did not activate Part 1.',
        effect: 'The necklace changes hands.',
      },
      {
        when: 'Both Criminals are In the Shadows in one Location, with no Police there.',
        effect: 'The stones are divided.',
      },
    ],
    clues: [
      { when: AT_CLUE, effect: DANGER },
      { when: AT_CLUE, effect: `${PINNED} ${SEIZED} ${UNMARKED}` },
      { when: near('Juliana'), effect: `${DRAW} ${DANGER}` },
    ],
  },
  serpentOfFire: {
    name: 'The Serpent of Fire',
    story:
      'Rubies for scales, a guard for every ruby. They will leave their posts for one thing only: the King of Terror, somewhere else.',
    rule: '',
    parts: [
      { when: 'Be at least 3 Locations from the Heist Location.', effect: `The diversion begins. ${RUN}` },
      {
        when: 'Be at the Heist Location, with no Police there; only for the Criminal who did not activate Part 1.',
        effect: 'The serpent is yours.',
      },
      {
        when: 'Both Criminals are In the Shadows in one Location, at least 3 Locations from the Heist Location, with no Police there.',
        effect: 'The rubies go to sleep in two suitcases.',
      },
    ],
    clues: [
      { when: AT_CLUE, effect: `${DRAW} ${DANGER}` },
      { when: AT_CLUE, effect: `${HEIST_UP} ${SEIZED} ${DANGER}` },
      { when: AT_CLUE, effect: `${OFFICER} ${DANGER}` },
    ],
  },
  havelWatches: {
    name: 'Alfredo Havel’s Watch Collection',
    story:
      'Two hundred watches, all to the second, and a vault that opens for one minute if two people are exactly on time.',
    rule: '',
    parts: [
      {
        when: 'Both Criminals are In the Shadows in one Location other than the Hideout.',
        effect: `The watches are set. ${hides('Leopold', 'him')}`,
      },
      {
        when: 'Be in the same Location as Leopold, while your partner is In the Shadows at the Heist Location.',
        effect: 'The vault opens on the minute.',
      },
      {
        when: 'The Criminal who did not activate Part 2 is In the Shadows at the Hideout.',
        effect: 'The watches tick in safety.',
      },
    ],
    clues: [
      { when: AT_CLUE, effect: DANGER },
      { when: AT_CLUE, effect: `${shows('Leopold', 'he', 'him')} ${HEIST_UP} ${SEIZED} ${UNMARKED}` },
      { when: near('Leopold'), effect: `Turn the Hideout’s Location card face up. ${DANGER}` },
    ],
  },
  nightExpress: {
    name: 'The Night Express',
    story:
      'Eleven coaches of sleeping people and one of gold. It stops for nobody, unless the stoker forgets the coal.',
    rule: `Matteo ${STARTS}`,
    parts: [
      { when: near('Matteo'), effect: 'The stoker is bought.' },
      { when: AT_HEIST, effect: 'The timetable of the gold is copied.' },
      {
        when: 'Both Criminals are In the Shadows, in two Locations joined by a Highway.',
        effect: `One stops the train, the other uncouples the gold. ${RUN} Your partner is not.`,
      },
    ],
    clues: [
      { when: AT_CLUE, effect: `${DRAW} ${DANGER}` },
      { when: AT_CLUE, effect: `${PINNED} ${SEIZED} ${UNMARKED}` },
      { when: near('Matteo'), effect: `${DRAW} ${DANGER}` },
    ],
  },
  bankVan: {
    name: 'The CV Bank Van',
    story: 'It calls at the branches by a list that changes with every rumour. Its guards look ahead, never up.',
    rule: 'The van starts in Clerville, in the open. Each round, with the Secondary Characters, it drives 1 Location along a shortest way to this Investigation’s Clue marker, its next branch; between equal ways luck decides. When it arrives it stops, and a new Clue Location is drawn. Without a Clue marker it drives to Clerville and stays. It is not Police and causes no Sightings.',
    parts: [
      { when: near('the van'), effect: 'A transmitter sticks to the axle.' },
      {
        when: 'Be in the same Location as the van; only for the Criminal who did not activate Part 1.',
        effect: `The money is yours. ${RUN}`,
      },
      {
        when: 'The Criminal who activated Part 2 is In the Shadows at the Heist Location.',
        effect: 'The bags are emptied in a quiet garage. The van leaves the map.',
      },
    ],
    clues: [
      { when: AT_CLUE, effect: `${DRAW} ${DANGER}` },
      { when: near('the van'), effect: `${OFFICER} ${SEIZED} ${DANGER}` },
      { when: AT_CLUE, effect: `${HEIST_UP} ${DANGER}` },
    ],
  },
  byRoad: {
    name: 'Escape by Road',
    story: 'A lorry of empty crates waits behind the filling station, its driver well paid and very deaf.',
    rule: '',
    parts: [
      {
        when: 'Be In the Shadows at this way out without having moved this turn, with no Police in any adjacent Location.',
        effect: 'The road is open.',
      },
    ],
    clues: [],
  },
  byWater: {
    name: 'Escape by Water',
    story: 'The boat is fast. Its engine can be heard in two towns.',
    rule: '',
    parts: [
      {
        when: 'Be In the Shadows at this way out without having moved this turn.',
        effect: `The engine roars. ${RUN}`,
      },
    ],
    clues: [],
  },
  byAir: {
    name: 'Escape by Air',
    story: 'Two seats, no lights, and a pilot who counts to ten.',
    rule: '',
    parts: [
      {
        when: 'Both Criminals are In the Shadows at this way out, and you have not moved this turn.',
        effect: 'The aeroplane takes its papers and two names.',
      },
    ],
    clues: [],
  },
}

export const stage: Words['stage'] = (kind, number, { when, effect }: StageWords, price) => {
  const cost = price.length === 0 ? '' : ` Discard ${price.map(type => cardTypes[type]).join(' + ')}.`
  const heading = kind === 'way' ? '' : `${kind === 'part' ? 'Part' : 'Clue'} ${number}: `
  return `${heading}${when}${cost} → ${effect}`
}
