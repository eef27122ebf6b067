import type { CardWords } from '../labels.ts'

/** Vask, The Gang and Havenvale. */
export const linked = {
  mortimerVask: { name: 'Mortimer Vask', blurb: 'Owns every hero in town. Keeps the receipt in case one is faulty.' },
  heloiseVask: { name: 'Heloise Vask', blurb: 'Left the board meeting by parachute. It was on the agenda.' },
  constanceBoard: {
    name: 'Constance Board',
    blurb: 'Moves people like furniture, and writes both off after five years.',
  },
  sylvesterSpin: { name: 'Sylvester Spin', blurb: 'There was no explosion. There was a very sudden opening ceremony.' },
  chiefOfChiefs: {
    name: 'Chief of Chiefs',
    blurb: 'Four chiefs report to her. Nobody reports anything.',
  },
  counselGrimes: { name: 'Counsel Grimes', blurb: 'Your cape contains clauses. You signed it by putting it on.' },
  brandManager: { name: 'Brand Manager', blurb: 'Every tragedy is a colour, and this season’s is teal.' },
  theAuditor: { name: 'The Auditor', blurb: 'Found a hole in the accounts. Has been asked to live in it.' },

  dominique: { name: 'Dominique', blurb: 'Has nothing against Apexes that a crowbar could not settle.' },
  silverTongue: { name: 'Silver Tongue', blurb: 'Could sell you your own side, and throw in a toaster.' },
  romeoKnuckles: { name: 'Romeo Knuckles', blurb: 'LOVE on one fist, JULI on the other. He ran out of fingers.' },
  hydraulia: { name: 'Hydraulia', blurb: 'Has drowned twice already. It did not suit her.' },
  pinchMontoya: { name: 'Pinch Montoya', blurb: 'Steals for a living. The living is yours.' },
  daiki: { name: 'Daiki', blurb: 'An Apex in a gang that wants none left. Lunch is awkward.' },
  mamaCrowbar: { name: 'Mama Crowbar', blurb: 'Opens doors for young people. Also safes, jaws and lorries.' },
  graniteGreta: { name: 'Granite Greta', blurb: 'Bulletproof, fireproof, joke-proof.' },

  deanCharisma: { name: 'Dean Charisma', blurb: 'Her lectures are voluntary. Nobody has ever managed not to go.' },
  julietVolt: { name: 'Juliet Volt', blurb: 'Fell for the wrong side of town, at 230 volts.' },
  chadThunderjaw: { name: 'Chad Thunderjaw', blurb: 'Majors in himself. Is failing.' },
  overachiever: { name: 'Overachiever', blurb: 'No powers, nine degrees, and your seminar slot.' },
  quantumDropout: { name: 'Quantum Dropout', blurb: 'Both left and did not leave. The fees are certain.' },
  meteorMo: { name: 'Meteor Mo', blurb: 'Arrives late to everything, through the ceiling.' },
  prismaPatel: { name: 'Prisma Patel', blurb: 'Splits light into seven colours and a study group into eight.' },
  valedictora: { name: 'Valedictora', blurb: 'Her farewell speech is in its third year, and still building.' },
} as const satisfies Partial<CardWords>
