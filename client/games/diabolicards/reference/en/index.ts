import type { Book } from '../figures.ts'
import { examples } from './examples.ts'
import { kills } from './kills.ts'
import { lists } from './lists.ts'
import { turns } from './turns.ts'

export { drawings } from './drawings.ts'

export const en: Book = {
  sections: { ...turns, ...kills, ...lists, examples },
  group: ({ count, power, able, home }) => {
    const where = home ? `, which work only at home (${home})` : ''
    const abilities = able === 0 ? 'No abilities' : able === count ? 'All have abilities' : `${able} have abilities`
    return `${count} cards, ${power} power in all. ${abilities}${where}.`
  },
  card: ({ name, power, type, gender, ability, blurb }) =>
    `${name}: power ${power}, ${type}, ${gender}${ability ? `, ${ability}` : ''}. ${blurb}`,
}
