import type { Book } from '../figures.ts'
import { examples } from './examples.ts'
import { kills } from './kills.ts'
import { lists } from './lists.ts'
import { turns } from './turns.ts'

export { drawings } from './drawings.ts'

export const it: Book = {
  sections: { ...turns, ...kills, ...lists, examples },
  group: ({ count, power, able, home }) => {
    const where = home ? `, che funziona solo in casa: ${home}` : ''
    const some = able === count ? 'Tutte hanno' : able === 0 ? 'Nessuna ha' : `${able} hanno`
    return `${count} carte, potenza ${power} in tutto. ${some} un’abilità${where}.`
  },
  card: ({ name, power, type, gender, ability, blurb }) =>
    `${name}: potenza ${power}, ${type}, ${gender}${ability ? `, ${ability}` : ''}. ${blurb}`,
}
