import type { CardWords } from '../labels.ts'

/** The groups that are here to be laughed at, and Why Even. */
export const jokes = {
  captainDamp: { name: 'Captain Damp', blurb: 'Makes things slightly moist. The city has never been drier about it.' },
  lukewarm: { name: 'Lukewarm', blurb: 'Brings anything to room temperature, including applause.' },
  theUnpeeler: { name: 'The Unpeeler', blurb: 'Puts the peel back on fruit. Nobody has asked twice.' },
  staticClara: { name: 'Static Clara', blurb: 'Every sock within a mile knows her name.' },
  hindsight: { name: 'Hindsight', blurb: 'Sees the past with perfect clarity. She was going to say so.' },
  beigeLantern: { name: 'Beige Lantern', blurb: 'In brightest day, in blackest night, he goes with the curtains.' },
  slowmotion: { name: 'Slowmotion', blurb: 'The fastest man alive, if you watch the recording.' },
  theWhisperer: { name: 'The Whisperer', blurb: 'Speaks every language on Earth, at a volume known only to dogs.' },

  internKevin: { name: 'Intern Kevin', blurb: 'Unpaid since spring. Has keys to everything, including the reactor.' },
  auntPetunia: { name: 'Aunt Petunia', blurb: 'Knits for both sides. The jumpers do not fit either.' },
  mallGuardDoug: { name: 'Mall Guard Doug', blurb: 'Once made a shoplifter feel a little guilty.' },
  ninaFromAccounting: {
    name: 'Nina from Accounting',
    blurb: 'Knows what the capes cost. Has stopped sleeping.',
  },
  theMime: { name: 'The Mime', blurb: 'Trapped in a box for nine years. There is no box.' },
  weddingBand: { name: 'Wedding Band', blurb: 'One woman, six instruments, two songs. Also plays disasters.' },
  parkingWarden: {
    name: 'Parking Warden',
    blurb: 'Has ticketed every secret car in town. Even villains feed the meter.',
  },
  localWeatherman: { name: 'Local Weatherman', blurb: 'Forecast: a man falls through a roof, with sunny spells.' },

  grandmaThunder: { name: 'Grandma Thunder', blurb: 'Used to split the sky. Now it is mostly her hip that cracks.' },
  oldManLaser: { name: 'Old Man Laser', blurb: 'Can still burn through steel. Needs his other glasses to find it.' },
  colonelCardigan: { name: 'Colonel Cardigan', blurb: 'Won three wars, and would like to tell you about each.' },
  nanaNocturne: { name: 'Nana Nocturne', blurb: 'Mistress of the night. In bed by eight.' },
  admiralNaptime: { name: 'Admiral Naptime', blurb: 'Commands the fleet from a recliner. The fleet is in the bath.' },
  theFormerFlash: { name: 'The Former Flash', blurb: 'Ran round the world in an hour. The knees sent the bill.' },
  dameDenture: { name: 'Dame Denture', blurb: 'Her bite was worse than her bark. It is in a glass now.' },
  sidekickSixty: { name: 'Sidekick at Sixty', blurb: 'Still in shorts. Still waiting for his own series.' },

  spiderloom: { name: 'Spiderloom', blurb: 'She spins. You stay. Nobody can say what anybody gains by it.' },
  brotherBleat: { name: 'Brother Bleat', blurb: 'Has never finished a sermon, and never failed to begin one.' },
  madamePeek: { name: 'Madame Peek', blurb: 'Sees all, charges by the half. The ball is a fishbowl.' },
  mixup: { name: 'Mixup', blurb: 'Puts people in each other’s shoes. They were happy in their own.' },
  splitter1: { name: 'Splitter 1', blurb: 'The original, he says.' },
  splitter2: { name: 'Splitter 2', blurb: 'The original, says he as well.' },
  splitter3: { name: 'Splitter 3', blurb: 'Does not mind who was first, as long as it was him.' },
  splitter4: { name: 'Splitter 4', blurb: 'Has read how this ends, and would rather be last to arrive.' },
} as const satisfies Partial<CardWords>
