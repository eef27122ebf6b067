import type { Book } from '../figures.ts'
import { examples } from './examples.ts'
import { kills } from './kills.ts'
import { lists } from './lists.ts'
import { turns } from './turns.ts'

export { drawings } from './drawings.ts'

export const zh: Book = {
  sections: { ...turns, ...kills, ...lists, examples },
  group: ({ count, power, able, home }) => {
    const where = home ? `，只在${home}有效` : ''
    const abilities = able === 0 ? '都沒有能力' : able === count ? '都有能力' : `${able}張有能力`
    return `共${count}張牌，力量合計${power}。${abilities}${where}。`
  },
  card: ({ name, power, type, gender, ability, blurb }) =>
    `${name}：力量${power}，${type}，${gender}${ability ? `，${ability}` : ''}。${blurb}`,
}
