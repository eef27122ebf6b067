import type { CardWords } from '../labels.ts'

/** The Vantheon, the Doomed Squad, the Diabolicals and Scorched Earth. */
export const apexes = {
  windshear: { name: 'Windshear', blurb: 'Faces danger at once, from the next postcode.' },
  reef: { name: 'Reef', blurb: 'Calls women “distractions”. Loses to one every week, and blames the sea.' },
  commandress: { name: 'Commandress', blurb: 'Has a plan for everybody. You are on page nine, under “spare”.' },
  encore: { name: 'Encore', blurb: 'Dies beautifully, twice on Sundays.' },
  destina: { name: 'Destina', blurb: 'Knows your fate, and has asked for another one.' },
  silverSiren: {
    name: 'Silver Siren',
    blurb: 'Number one in eleven countries. Nobody can recall the tune, or that night.',
  },
  mascotMan: { name: 'Mascot Man', blurb: 'The suit does the flying. The suit has the contract.' },
  stuntDouble: { name: 'Stunt Double', blurb: 'Has saved the world forty times, as seen from behind.' },

  tickTock: { name: 'Tick Tock', blurb: 'Can turn back time. It takes somebody’s.' },
  sol: { name: 'Sol', blurb: 'Gives all her light away, and then wonders who switched her off.' },
  burnout: { name: 'Burnout', blurb: 'At his best until about eleven in the morning.' },
  patientZero: { name: 'Patient Zero', blurb: 'Feels fine. That is how it starts.' },
  openBook: { name: 'Open Book', blurb: 'Cannot lie, cannot bluff, and will not stop talking.' },
  evenSteven: { name: 'Even Steven', blurb: 'One of yours, one of theirs. He calls it justice; it is bookkeeping.' },
  jinx: { name: 'Jinx', blurb: 'Wonderful to have around, says everybody on the other side.' },
  turncoat: { name: 'Turncoat', blurb: 'Loyal to the end of the sentence.' },

  blazewell: { name: 'Blazewell', blurb: 'Means well. Aims worse.' },
  dale: { name: 'Dale', blurb: 'Means to do the right thing as soon as he has worked out to whom.' },
  empress: { name: 'Empress', blurb: 'Makes every servant feel like eight people. Pays them for none.' },
  nightreign: { name: 'Nightreign', blurb: 'Built a prison for his own kind. Has never asked why he holds the keys.' },
  vanessa: { name: 'Vanessa', blurb: 'If looks could kill. They can; there is a form to fill in.' },
  warpath: { name: 'Warpath', blurb: 'The path was a shopping street. It was in his way.' },

  deathrender: { name: 'Deathrender', blurb: 'Ends things. Started with a friendship.' },
  razor: { name: 'Razor', blurb: 'Would leave no stone standing, if it annoyed Deathrender.' },
} as const satisfies Partial<CardWords>
