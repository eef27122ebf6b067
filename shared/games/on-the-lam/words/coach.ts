import { counted, italian } from '../../../words/grammar.ts'
import type { Language } from '../../../words/index.ts'
import type { Because } from '../why.ts'
import type { Words } from './words.ts'

type Says = { readonly [K in Because['why']]: (because: Extract<Because, { why: K }>, words: Words) => string }

/** Reasons as parts of a sentence, without a full stop. */
export const COACH: Readonly<Record<Language, Says>> = {
  en: {
    search: ({ at, percent }, { tiles }) => `a search at ${tiles[at]} succeeds ${percent} times in a hundred`,
    police: ({ steps }) =>
      steps === 0 ? 'the police stand right there' : `the police are ${counted(steps, 'step')} away`,
    home: ({ steps }) =>
      steps === 0 ? 'there you win' : `${counted(steps, 'step')} to the police station, with a full alibi`,
    draw: () => 'any card from the deck may help',
    pair: ({ of }, { suspects }) => `two cards of ${suspects[of].name} are spare`,
    others: ({ count }) =>
      count === 0 ? 'it takes the police away from you' : `it sends the police to ${counted(count, 'rival')}`,
    rival: ({ who, cards }, { suspects }) => `${suspects[who].name} holds ${counted(cards, 'card')}`,
    least: () => 'you can do without this card',
    rest: () => 'all in all one of the best there are',
  },
  it: {
    search: ({ at, percent }, { tiles }) =>
      `una ricerca in questo luogo (${tiles[at]}) riesce ${percent} volte su cento`,
    police: ({ steps }) =>
      steps === 0
        ? 'la polizia è proprio lì'
        : `la polizia è a ${italian.plural(steps, { one: 'un passo', other: `${steps} passi` })}`,
    home: ({ steps }) =>
      steps === 0
        ? 'lì hai vinto'
        : `${italian.plural(steps, { one: 'un passo', other: `${steps} passi` })} alla stazione di polizia, con l’alibi completo`,
    draw: () => 'qualunque carta del mazzo può servire',
    pair: ({ of }, { suspects }) => `due carte di troppo: ${suspects[of].name}`,
    others: ({ count }) =>
      count === 0
        ? 'allontana la polizia da te'
        : `manda la polizia da ${italian.plural(count, { one: 'un rivale', other: `${count} rivali` })}`,
    rival: ({ who, cards }, { suspects }) =>
      `${suspects[who].name} ha in mano ${italian.plural(cards, { one: 'una carta', other: `${cards} carte` })}`,
    least: () => 'è una carta di cui puoi fare a meno',
    rest: () => 'tutto sommato una delle migliori',
  },
  zh: {
    search: ({ at, percent }, { tiles }) => `在${tiles[at]}搜索的成功率是${percent}%`,
    police: ({ steps }) => (steps === 0 ? '警察就在那裡' : `距離警察${steps}步`),
    home: ({ steps }) => (steps === 0 ? '到那裡就贏了' : `不在場證明已齊，離警察局${steps}步`),
    draw: () => '抽到的牌可能派上用場',
    pair: ({ of }, { suspects }) => `有兩張${suspects[of].name}的牌用不著`,
    others: ({ count }) => (count === 0 ? '把警察從你身邊引開' : `把警察引向${count}名對手`),
    rival: ({ who, cards }, { suspects }) => `${suspects[who].name}手上有${cards}張牌`,
    least: () => '少了這張牌也無妨',
    rest: () => '整體來看是較好的選擇之一',
  },
}
