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
    rest: () => '整體來看是較好的選擇之一',
  },
}
