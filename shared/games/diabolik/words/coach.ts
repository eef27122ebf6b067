import { chinese, counted, english, italian } from '../../../words/grammar.ts'
import type { Language } from '../../../words/index.ts'
import type { Because } from '../because.ts'
import type { Words } from './words.ts'

type Says = { readonly [K in Because['why']]: (because: Extract<Because, { why: K }>, words: Words) => string }

const away = (steps: number): string => (steps === 0 ? 'right there' : `${counted(steps, 'Move')} away`)
const lontano = (steps: number): string =>
  steps === 0 ? 'proprio lì' : `a ${italian.plural(steps, { one: 'una Mossa', other: `${steps} Mosse` })}`
const far = (steps: number): string => (steps === 0 ? '就在那裡' : `要走${steps}次`)

/** Reasons as parts of a sentence, without a full stop. */
export const COACH: Readonly<Record<Language, Says>> = {
  en: {
    chance: ({ at, percent }, { locations }) =>
      percent === 100
        ? `somebody must be in ${locations[at]}`
        : `somebody is in ${locations[at]} ${percent} times in a hundred`,
    cold: ({ at }, { locations }) => `nobody can be in ${locations[at]} now`,
    places: ({ who, count }, { figures }) => `${counted(count, 'place')} left for ${figures[who].name}`,
    roads: ({ count }) => `${counted(count, 'road')} out of it`,
    near: ({ at, percent, steps }, { locations }) =>
      `${steps > 1 ? `${counted(steps, 'Move')} from` : 'close to'} ${locations[at]}, where somebody ${percent === 100 ? 'must be' : `is ${percent} times in a hundred`}`,
    runner: ({ who, steps }, { figures }) => `${figures[who].name}, On the Run, is ${away(steps)}`,
    clue: ({ letter, steps }) => (steps === 0 ? `the Clue ${letter} is there` : `the Clue ${letter} is ${away(steps)}`),
    officer: () => 'one more to search and to stand in the way',
    police: ({ steps }) => `the nearest Police are ${away(steps)}`,
    seen: ({ count }) => `a Sighting by ${english.spelled(count)}`,
    unseen: () => 'no Sighting',
    away: () => 'out of sight again',
    work: ({ at, steps }, { locations }) => `${locations[at]}, where there is work to do, is ${away(steps)}`,
    part: ({ letter }) => `it takes ${letter} one step on`,
    fight: ({ target }, { figures }) => `${figures[target].name} would be out of the way`,
    cards: ({ count }) => `only ${counted(count, 'card')} in hand`,
    wounds: ({ count }) => `${counted(count, 'Wound')} to get rid of`,
    exposed: ({ who }, { figures }) => `${figures[who].name} is On the Run`,
    wanted: ({ letter }) => `${letter} still asks for such a card`,
    spare: () => 'nothing on the sheets asks for such a card',
    copies: ({ count }) => `${counted(count, 'card')} of its kind in hand`,
    hand: ({ count, limit }) => `${count} of ${limit} cards in hand`,
    swap: ({ got, given }) => `${counted(got, 'card')} to get, ${counted(given, 'card')} to give`,
    partner: ({ count }) => `${counted(count, 'card')} in the partner’s hand`,
    driver: () => 'whoever drives Moves twice a turn',
    hits: ({ count }) => `the roll comes to ${counted(count, 'hit')}`,
    rest: () => 'all in all one of the best there are',
  },
  it: {
    chance: ({ at, percent }, { locations }) =>
      percent === 100
        ? `a ${locations[at]} c’è di sicuro qualcuno`
        : `a ${locations[at]} c’è qualcuno ${percent} volte su cento`,
    cold: ({ at }, { locations }) => `a ${locations[at]} adesso non può esserci nessuno`,
    places: ({ who, count }, { figures }) =>
      `${italian.plural(count, { one: 'resta un luogo solo', other: `restano ${count} luoghi` })} per ${figures[who].name}`,
    roads: ({ count }) =>
      italian.plural(count, { one: 'una sola strada per uscirne', other: `${count} strade per uscirne` }),
    near: ({ at, percent, steps }, { locations }) =>
      `${steps > 1 ? `a ${steps} Mosse da` : 'vicino a'} ${locations[at]}, dove c’è ${percent === 100 ? 'di sicuro qualcuno' : `qualcuno ${percent} volte su cento`}`,
    runner: ({ who, steps }, { figures }) => `${figures[who].name}, In Fuga, è ${lontano(steps)}`,
    clue: ({ letter, steps }) => `l’Indizio ${letter} è ${lontano(steps)}`,
    officer: () => 'uno in più per cercare e sbarrare la strada',
    police: ({ steps }) => `la Polizia più vicina è ${lontano(steps)}`,
    seen: ({ count }) =>
      italian.plural(count, { one: 'un Avvistamento', other: `un Avvistamento da parte di ${count}` }),
    unseen: () => 'nessun Avvistamento',
    away: () => 'di nuovo fuori vista',
    work: ({ at, steps }, { locations }) => `${locations[at]}, dove c’è da fare, è ${lontano(steps)}`,
    part: ({ letter }) => `porta ${letter} un passo più vicino`,
    fight: ({ target }, { figures }) => `toglierebbe di mezzo ${figures[target].name}`,
    cards: ({ count }) =>
      italian.plural(count, { one: 'una sola carta in mano', other: `solo ${count} carte in mano` }),
    wounds: ({ count }) =>
      italian.plural(count, { one: 'c’è una Ferita da curare', other: `ci sono ${count} Ferite da curare` }),
    exposed: ({ who }, { figures }) => `${figures[who].name} è In Fuga`,
    wanted: ({ letter }) => `per ${letter} serve ancora una carta così`,
    spare: () => 'nessuna scheda chiede una carta così',
    copies: ({ count }) => `${count} carte dello stesso tipo in mano`,
    hand: ({ count, limit }) =>
      `in mano ${italian.plural(count, { one: 'c’è una carta', other: `ci sono ${count} carte` })} su ${limit}`,
    swap: ({ got, given }) => `${italian.spelled(got)} da ricevere e ${italian.spelled(given)} da dare`,
    partner: ({ count }) =>
      `il compagno ha in mano ${italian.plural(count, { one: 'una carta', other: `${count} carte` })}`,
    driver: () => 'chi guida fa due Mosse per turno',
    hits: ({ count }) =>
      `il tiro vale ${italian.plural(count, { one: 'un colpo a segno', other: `${count} colpi a segno` })}`,
    rest: () => 'tutto sommato una delle migliori',
  },
  zh: {
    chance: ({ at, percent }, { locations }) => `${locations[at]}有人的機率是${percent}%`,
    cold: ({ at }, { locations }) => `${locations[at]}目前不可能有人`,
    places: ({ who, count }, { figures }) => `${figures[who].name}可能的地點還有${count}個`,
    roads: ({ count }) => `那裡有${count}條路可出`,
    near: ({ at, percent, steps }, { locations }) =>
      `${steps > 1 ? `離${locations[at]}要走${steps}次` : `靠近${locations[at]}`}，那裡有人的機率是${percent}%`,
    runner: ({ who, steps }, { figures }) => `${figures[who].name}正在逃竄，${far(steps)}`,
    clue: ({ letter, steps }) => `線索${letter}${far(steps)}`,
    officer: () => '多一人搜查、擋路',
    police: ({ steps }) => `最近的警察${far(steps)}`,
    seen: ({ count }) => `會被${count}人目擊`,
    unseen: () => '不會被人目擊',
    away: () => '再度隱沒蹤影',
    work: ({ at, steps }, { locations }) => `${locations[at]}有事可做，${far(steps)}`,
    part: ({ letter }) => `讓${letter}更進一步`,
    fight: ({ target }, { figures }) => `可以甩開${figures[target].name}`,
    cards: ({ count }) => `手上只有${count}張牌`,
    wounds: ({ count }) => `有${count}處傷要治`,
    exposed: ({ who }, { figures }) => `${figures[who].name}正在逃竄`,
    wanted: ({ letter }) => `${letter}還需要這類牌`,
    spare: () => '各劫案都用不到這類牌',
    copies: ({ count }) => `手上同類的牌有${count}張`,
    hand: ({ count, limit }) => `手牌上限${limit}張，現有${count}張`,
    swap: ({ got, given }) => `可得${chinese.spelled(got)}張，交出${chinese.spelled(given)}張`,
    partner: ({ count }) => `搭檔手上有${count}張牌`,
    driver: () => '駕駛每回合可以移動兩次',
    hits: ({ count }) => (count === 0 ? '這次擲骰沒有擊中' : `這次擲骰擊中${count}次`),
    rest: () => '整體來看是較好的選擇之一',
  },
}
