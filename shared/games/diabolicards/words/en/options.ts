import type { Words } from '../words.ts'

export const options: Words['options'] = {
  starts: {
    name: 'Who starts',
    text: 'Which side takes the first turn.',
    values: {
      random: { name: 'At random', text: 'A coin decides.' },
      dawn: { name: 'Dawn', text: 'Dawn begins. With three players that is the pair.' },
      dusk: { name: 'Dusk', text: 'Dusk begins. With three players that is the one who plays alone.' },
    },
  },
  memory: {
    name: 'Saves',
    text: 'Whether cards that can be saved from a kill are pointed out.',
    values: {
      off: { name: 'Pointed out', text: 'Whoever can save a card is asked, and sees which.' },
      on: {
        name: 'From memory',
        text: 'Every kill waits as long, and nothing is pointed out: you save whom you remember.',
      },
    },
  },
}
