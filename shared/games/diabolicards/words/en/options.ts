import type { Player } from '../../state.ts'
import type { Explained } from '../labels.ts'
import type { Words } from '../words.ts'
import { seats } from './names.ts'

const first = (seat: Player): Explained => ({
  name: seats[seat].name,
  text: `${seats[seat].name} begins, and the others follow round the table.`,
})

export const options: Words['options'] = {
  starts: {
    name: 'Who starts',
    text: 'Who takes the first turn.',
    values: {
      random: { name: 'At random', text: 'Chance decides.' },
      nova: first('nova'),
      raven: first('raven'),
      comet: first('comet'),
      viper: first('viper'),
    },
  },
  memory: {
    name: 'Saves',
    text: 'Whether cards that can be saved from a kill are pointed out.',
    values: {
      off: { name: 'Pointed out', text: 'Whoever can save a card is asked, and sees which.' },
      on: {
        name: 'From memory',
        text: 'As in the printed game: every kill waits as long, and nothing is pointed out. You save whom you remember.',
      },
    },
  },
  archEnemies: {
    name: 'Arch-enemies',
    text: 'Whether Deathrender and Razor are dealt at the start, one to each side.',
    values: {
      off: { name: 'As the cards fall', text: 'Deathrender and Razor are shuffled into the deck like everybody else.' },
      on: { name: 'One each', text: 'Each side has one of the two in its first hand. Which, and whose, is a secret.' },
    },
  },
}
