import { chinese } from '../../../../words/grammar.ts'
import { CARDS } from '../../cards/list.ts'
import type { ChoicesLeft, PieceWords, PlaceWords, TableCard, TableWords } from '../labels.ts'
import type { Words } from '../words.ts'
import { genders, groups, slots, types, zones } from './names.ts'
import { card, cardList, cards, countedCards, name, names, place, side } from './say.ts'

const choicesLeft = (left: ChoicesLeft): string => chinese.row(left.map(({ side: on, count }) => `${side(on)}${count}`))

export const pieces: PieceWords = {
  card: (face, power, printed) => {
    if (face === undefined) return '卡牌'
    if (power === undefined) return cards[face].name
    return `${cards[face].name}，力量${power}${printed === undefined ? '' : `（原為${printed}）`}`
  },
  print: face => {
    const { group, kind, gender, power } = CARDS[face]
    return `${groups[group].name}。${types[kind]}，${genders[gender]}。力量${power}。`
  },
  ability: (title, text) => `${title}：${text}`,
  only: zone => `只在${place(zone)}有效。`,
  onlySlot: '只在魔頭格中有效。',
  spent: '能力已經失去或用掉。',
  immune: '只有焦土碰得到這張牌。',
  left: left => `剩餘選擇：${choicesLeft(left)}。`,
  spared: by => `${card(by)}已經挑過，不會再選這張牌。`,
}

export const places: PlaceWords = {
  deck: '牌庫',
  discards: '棄牌堆',
  hand: seat => `${name(seat)}的手牌`,
  open: seat => `${name(seat)}公開的手牌`,
  pledged: seat => `${name(seat)}放入合約區的牌`,
  contract: index => `合約${index + 1}`,
  slot: (on, zone, slot, index) => `${side(on)}${zones[zone]}，${slots[slot]}${slot === 'diabolical' ? '' : index + 1}`,
}

export const status: Words['status'] = (dawn, dusk, deck) => `黎明${dawn}，黃昏${dusk}，牌庫${deck}`

const stands = ({ card: face, power, printed }: TableCard): string =>
  `${card(face)}${power}${power === printed ? '' : `（原為${printed}）`}`
const row = (all: readonly TableCard[]): string => chinese.row(all.map(stands))

export const table: TableWords = {
  round: (round, active) => `第${round}輪。輪到${name(active)}。`,
  pledging: () => '所有人將牌放入合約區。',
  decides: seats => `現在由${names(seats)}決定。`,
  power: (dawn, dusk) => `黎明方的力量是${dawn}，黃昏方是${dusk}。`,
  zone: (on, zone, at, synergy) => {
    const [regular, diabolical, scorched] = [at('regular'), at('diabolical'), at('scorched')]
    const parts = [
      ...(regular.length ? [row(regular)] : []),
      ...(diabolical.length ? [`魔頭格${row(diabolical)}`] : []),
      ...(scorched.length ? [`焦土${row(scorched)}`] : []),
      ...(synergy ? [`團結加成${synergy}`] : []),
    ]
    return `${side(on)}${place(zone)}：${parts.length ? chinese.clauses(parts) : '沒有人'}。`
  },
  sealed: zone => `${place(zone)}已經封閉。`,
  sermon: zone => `${place(zone)}正在講道：下一張在那裡打出的牌會失去能力。`,
  choices: (keeper, left) => `${card(keeper)}剩餘選擇：${choicesLeft(left)}。`,
  killing: (by, victims) => `${card(by)}要殺死${cardList(victims)}。`,
  contracts: faces => (faces.length === 0 ? '還沒有合約。' : `合約是${cardList(faces)}。`),
  banned: faces => `合約不再有效${faces.length === 0 ? '' : `：${cardList(faces)}`}。`,
  hand: (seat, count, seen) =>
    `${name(seat)}${count === 0 ? '沒有手牌' : `手上有${countedCards(count)}`}${seen.length === 0 ? '' : `${seen.length < count ? '，其中有' : '：'}${cardList(seen)}`}。`,
  cards: faces => (faces.length === 0 ? '你沒有手牌。' : `你手上有${cardList(faces)}。`),
  cardsAs: (seat, faces) =>
    faces.length === 0 ? `你身為${name(seat)}沒有手牌。` : `你身為${name(seat)}，手上有${cardList(faces)}。`,
  deck: count => (count === 0 ? '牌庫沒有牌了。' : `牌庫有${countedCards(count)}。`),
  discards: faces => (faces.length === 0 ? '沒有棄牌。' : `棄牌：${cardList(faces)}。`),
}
