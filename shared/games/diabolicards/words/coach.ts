import { counted, italian } from '../../../words/grammar.ts'
import type { Language } from '../../../words/index.ts'
import type { Because } from '../why.ts'
import type { Words } from './words.ts'

type Says = { readonly [K in Because['why']]: (because: Extract<Because, { why: K }>, words: Words) => string }

const carte = (count: number): string => italian.plural(count, { one: 'una carta', other: `${count} carte` })

/** Reasons as parts of a sentence, without a full stop. */
export const COACH: Readonly<Record<Language, Says>> = {
  en: {
    brings: ({ points }) => `${points} power gained on the other side`,
    kills: ({ count }) => `${counted(count, 'card')} may die of it`,
    boosts: ({ count }) => `${counted(count, 'card')} held at 8`,
    hinders: ({ count }) => `${counted(count, 'card')} held at 0`,
    keeps: ({ card }, { cards }) => `${cards[card].name} stays in hand for a better moment`,
    stronger: ({ card, points }, { cards }) => `${cards[card].name} is stronger by ${points}`,
    saves: ({ card }, { cards }) => `${cards[card].name} lives`,
    weak: ({ card }, { cards }) => `${cards[card].name} is missed least`,
    costs: ({ points }) => `${points} power lost to the other side`,
    even: () => 'the balance of power stays as it is',
    weakest: ({ card, points }, { cards }) => `${cards[card].name}, with ${points}, is the weakest in hand`,
    loses: ({ count, points }) => `${counted(count, 'card')} of your side lost, ${points} power in all`,
    enough: ({ count }) =>
      count === 0 ? 'no choice would help you' : `${counted(count, 'card')} chosen, and no other helps`,
    contracts: ({ points }) => `the strongest contract has ${points}`,
    holds: ({ who, count }, { seats }) => `${seats[who].name} holds ${counted(count, 'card')}`,
    rest: () => 'all in all one of the best there are',
  },
  it: {
    brings: ({ points }) =>
      `${italian.plural(points, { one: 'un punto', other: `${points} punti` })} di potenza guadagnati sull’altra parte`,
    kills: ({ count }) => `${italian.plural(count, { one: 'può morirne', other: 'possono morirne' })} ${carte(count)}`,
    boosts: ({ count }) => `${carte(count)} a quota 8`,
    hinders: ({ count }) => `${carte(count)} a quota 0`,
    keeps: ({ card }, { cards }) => `in mano resta ${cards[card].name}, per un momento migliore`,
    stronger: ({ card, points }, { cards }) => `${cards[card].name} vale ${points} in più`,
    saves: ({ card }, { cards }) => `si salva ${cards[card].name}`,
    weak: ({ card }, { cards }) => `${cards[card].name} manca meno delle altre`,
    costs: ({ points }) =>
      `${italian.plural(points, { one: 'un punto', other: `${points} punti` })} di potenza a vantaggio dell’altra parte`,
    even: () => 'gli equilibri non cambiano',
    weakest: ({ card, points }, { cards }) => `${cards[card].name}, che vale ${points}, è la più debole in mano`,
    loses: ({ count, points }) =>
      `la tua parte perde ${carte(count)}, ${italian.plural(points, { one: 'un punto', other: `${points} punti` })} di potenza in tutto`,
    enough: ({ count }) =>
      count === 0
        ? 'nessuna scelta aiuterebbe'
        : `${italian.plural(count, { one: 'una carta scelta', other: `${count} carte scelte` })}, e nessun’altra aiuta`,
    contracts: ({ points }) => `il contratto più forte vale ${points}`,
    holds: ({ who, count }, { seats }) => `${seats[who].name} ha in mano ${carte(count)}`,
    rest: () => 'tutto sommato una delle migliori',
  },
  zh: {
    brings: ({ points }) => `比對方多得${points}點戰力`,
    kills: ({ count }) => `可能害死${count}張卡`,
    boosts: ({ count }) => `讓${count}張卡維持在8點`,
    hinders: ({ count }) => `讓${count}張卡降為0點`,
    keeps: ({ card }, { cards }) => `把${cards[card].name}留到更好的時機`,
    stronger: ({ card, points }, { cards }) => `${cards[card].name}強了${points}點`,
    saves: ({ card }, { cards }) => `${cards[card].name}得以存活`,
    weak: ({ card }, { cards }) => `最捨得放下的是${cards[card].name}`,
    costs: ({ points }) => `讓對方多得${points}點戰力`,
    even: () => '雙方戰力維持不變',
    weakest: ({ card, points }, { cards }) => `${cards[card].name}只有${points}點，是手上最弱的`,
    loses: ({ count, points }) => `己方失去${count}張卡，共${points}點戰力`,
    enough: ({ count }) => (count === 0 ? '選哪張都沒有好處' : `已選${count}張，再選也沒有好處`),
    contracts: ({ points }) => `最強的合約是${points}點`,
    holds: ({ who, count }, { seats }) => `${seats[who].name}手上有${count}張卡`,
    rest: () => '整體來看是較好的選擇之一',
  },
}
