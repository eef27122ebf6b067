import { counted, english, italian } from '../../../words/grammar.ts'
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
    hand: ({ count, own }) =>
      `${counted(count, 'card')} in hand, ${own === 0 ? 'none' : english.spelled(own)} of them your own`,
    bonus: ({ skill, plus }, { skills }) => `it adds ${plus} to your ${skills[skill]}`,
    again: () => 'it lets you roll again',
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
    hand: ({ count, own }) =>
      `${italian.plural(count, { one: 'una carta', other: `${count} carte` })} in mano, di cui tue ${italian.spelled(own)}`,
    bonus: ({ skill, plus }, { skills }) => `aggiunge ${plus} a ${skills[skill]}`,
    again: () => 'permette di tirare di nuovo',
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
    hand: ({ count, own }) => `手上${count}張牌，其中${own}張是你自己的`,
    bonus: ({ skill, plus }, { skills }) => `讓你的${skills[skill]}加${plus}`,
    again: () => '可以重擲一次',
    rest: () => '整體來看是較好的選擇之一',
  },
}
