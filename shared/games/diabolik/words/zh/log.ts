import { isCriminal } from '../../rules/questions.ts'
import { isWayOut, type SheetName } from '../../sheets/names.ts'
import type { Character, Letter, Scenario, Spot } from '../../state.ts'
import { shownCards, shownLocation } from '../faces.ts'
import type { Words } from '../words.ts'
import { dangers, die, phases } from './names.ts'
import {
  by,
  cards,
  counted,
  having,
  list,
  name,
  card as named,
  names,
  onto,
  place,
  quote,
  roadblock,
  row,
  SPOTS,
  secondary,
  shown,
  space,
  track,
  watcher,
} from './say.ts'
import { sheets } from './sheets.ts'

/** What kind of card somebody plays with. */
const kind = (who: Character): string => (isCriminal(who) ? '犯罪牌' : '警探牌')
const hits = (count: number): string => (count === 0 ? '沒有擊中' : `擊中${counted(count, '次')}`)
const titled = (letter: Letter, sheet: SheetName): string => `${letter}${quote(sheets[sheet].name)}`
const isSpot = (spot: string): spot is Spot => spot in SPOTS

export const log = (scenario: Scenario): Words['log'] => ({
  roundBegan: ({ round }) => `第${round}輪開始。`,
  phaseBegan: ({ phase }) => `${phases[phase]}階段開始。`,
  turnBegan: ({ who, actions }) => `輪到${name(who)}，${having(actions, '個', '行動')}可用。`,
  turnEnded: ({ who }) => `${name(who)}的回合結束。`,
  moved: ({ who, from, to, path, road }) => {
    const through = path.slice(0, -1)
    const over = through.length === 0 ? '' : `，途經${list(through.map(place))}`
    return `${name(who)}${by(road)}從${place(from)}移動到${place(to)}${over}。`
  },
  walked: ({ who, from, to }) => `${secondary(who)}從${place(from)}${who === 'van' ? '開' : '走'}到${place(to)}。`,
  sneaked: ({ who, card, faces, mark, ...on }) => {
    const where = mark === '' ? `自己暗中行動區域${space(on.space)}的地點牌` : onto(mark, scenario)
    const at = shownLocation(card, faces)
    return `${name(who)}暗中移動，站上${where}${at ? `：${place(at)}` : ''}。`
  },
  sighted: ({ who, by: watchers, count }) =>
    watchers.length === 0
      ? `一片漆黑中，${name(who)}被目擊${counted(count, '次')}，卻沒人說得出目擊者是誰。`
      : `${list(watchers.map(watcher))}目擊${name(who)}經過。`,
  cardsReturned: event => `${counted(event.cards.length, '張')}地點牌返回牌庫。`,
  cardShifted: ({ who, ...on }) => `一張地點牌移到${track(who)}${space(on.space)}。`,
  turnedUp: ({ card, faces }) => {
    const at = shownLocation(card, faces)
    return at ? `翻開一張地點牌：${place(at)}。` : '翻開一張地點牌。'
  },
  turnedDown: () => '一張地點牌翻回正面朝下。',
  investigated: ({ who, at, found }) =>
    `${name(who)}在${place(at)}進行調查，${found.length === 0 ? '沒有找到任何人' : `找到${names(found)}`}。`,
  exposed: ({ who, at }) => `${name(who)}在${place(at)}進入逃竄狀態。`,
  chased: ({ who, turns }) => `${name(who)}仍在逃竄，已經${counted(turns, '個')}回合，包圍網越收越緊。`,
  jaguarTaken: ({ who }) => `${name(who)}坐上捷豹。`,
  jaguarLeft: ({ who }) => `${name(who)}棄車，捷豹回到車位。`,
  hid: ({ who }) => `${name(who)}遁入陰影。`,
  fought: ({ who, target, ...roll }) => `${name(who)}攻擊${name(target)}，擲出${die[roll.die]}：${hits(roll.hits)}。`,
  rerolled: ({ who, ...roll }) => `${name(who)}重擲，擲出${die[roll.die]}：${hits(roll.hits)}。`,
  rolled: ({ who, ...roll }) => `${name(who)}擲出${die[roll.die]}。`,
  wounded: ({ who, wounds }) => `${name(who)}拿取一張負傷牌，現在共有${counted(wounds, '張')}。`,
  shielded: ({ who }) => `背心擋住了：${name(who)}毫髮無傷。`,
  sentToStation: ({ who }) => `${name(who)}返回警察局。`,
  healed: ({ who, wounds }) =>
    `${name(who)}治療傷勢，${wounds === 0 ? '手上已無負傷牌' : `手上還有${counted(wounds, '張')}負傷牌`}。`,
  dangerMoved: ({ by: change, to, why }) =>
    `警戒等級${change > 0 ? '提高' : '降低'}${Math.abs(change)}級，來到${to}級：${dangers[why]}。`,
  drew: ({ who, card, faces }) => {
    const [face] = shownCards([card], faces)
    return `${name(who)}抽取一張${kind(who)}${face ? `：${named(face)}` : ''}。`
  },
  redrew: ({ who, card, faces }) => `伊娃眼光獨到：${name(who)}棄置${shown([card], faces, kind(who))}，重抽一張。`,
  picked: ({ who, card, faces }) => `${name(who)}從棄牌堆選取${shown([card], faces, kind(who))}。`,
  discarded: ({ who, card, faces }) => `${name(who)}棄置${shown([card], faces, kind(who))}。`,
  paid: event => `${name(event.who)}棄置${shown(event.cards, event.faces, kind(event.who))}作為代價。`,
  cardPlayed: ({ who, card, faces, at, whom }) => {
    const [face] = shownCards([card], faces)
    const aim = [...(whom ? [name(whom)] : []), ...(at ? [place(at)] : [])]
    const aimed = aim.length === 0 ? '' : `（${row(aim)}）`
    const played = `${name(who)}打出${face ? named(face) : `一張${kind(who)}`}${aimed}`
    return face ? `${played}：${quote(cards[face].text)}` : `${played}。`
  },
  cardStayed: ({ who, card, faces, spot }) =>
    `${shown([card], faces, kind(who))}放置在${isSpot(spot) ? SPOTS[spot] : '一張地點牌'}旁。`,
  cardLeft: ({ who, card, faces }) => `${shown([card], faces, kind(who))}離場，進入棄牌堆。`,
  reshuffled: ({ pile, count }) =>
    `${pile === 'crime' ? '犯罪牌' : '警探牌'}牌庫抽完了，棄牌堆的${counted(count, '張')}牌洗成新的牌庫。`,
  exchangeOpened: ({ who, with: partner }) => `${name(who)}向${name(partner)}提議交換手牌。`,
  cardLaid: ({ who, card, faces }) => `${name(who)}放下${shown([card], faces, kind(who))}。`,
  exchanged: ({ who, with: partner, given, got }) => {
    const gave = given === 0 ? `沒有給${name(partner)}牌` : `給${name(partner)}${counted(given, '張')}牌`
    return `${name(who)}${gave}，${got === 0 ? '也沒有要回牌' : `換得${counted(got, '張')}牌`}。`
  },
  exchangeRefused: ({ who, with: partner }) => `${name(who)}拒絕與${name(partner)}交換手牌。`,
  officerCalled: ({ who, officer, at }) => `${name(who)}叫來增援，${name(officer)}在${place(at)}進場。`,
  partDone: ({ who, letter, sheet, part }) =>
    isWayOut(sheet)
      ? `${name(who)}走上逃亡路線${titled(letter, sheet)}。`
      : `${name(who)}推進劫案${titled(letter, sheet)}的步驟${part}。`,
  clueDone: ({ who, letter, sheet, clue }) => `${name(who)}追查到調查${titled(letter, sheet)}的線索${clue}。`,
  clueMoved: ({ letter, at }) => `調查${letter}的下一條線索在${place(at)}。`,
  clueGone: ({ letter }) => `線索標記${letter}離開地圖。`,
  heistDone: ({ letter, sheet }) =>
    isWayOut(sheet) ? `盜賊打通了逃亡路線${titled(letter, sheet)}。` : `盜賊完成劫案${titled(letter, sheet)}。`,
  extraHidden: ({ who, card, faces }) => {
    const at = shownLocation(card, faces)
    return at ? `${secondary(who)}加入遊戲，藏在${place(at)}。` : `${secondary(who)}加入遊戲，行蹤不明。`
  },
  extraShown: ({ who, at }) => `${secondary(who)}${who === 'van' ? '位於' : '現身'}${place(at)}。`,
  extraLeft: ({ who }) => `${secondary(who)}離開${who === 'van' ? '地圖' : '遊戲'}。`,
  roadblockSet: ({ who, at }) => `${roadblock(who)}設置在${place(at)}。`,
  roadblockLifted: ({ who }) => `${roadblock(who)}被移除。`,
  trapLaid: ({ who, at }) => `${name(who)}在${at ? place(at) : '附近某處'}設下一個陷阱。`,
  trapSprung: ({ who, at }) => `${name(who)}在${place(at)}中了陷阱。`,
  ended: ({ winners, by: how }) =>
    how === 'heists'
      ? `${scenario === 'escape' ? '兩條路都打通了' : '兩場劫案得手'}：${names(winners)}獲勝。`
      : `警戒等級到達最高，每扇門前都有人站崗：${names(winners)}獲勝。`,
})

const away = (whom: string) => (count: number) =>
  count === 0 ? `盜賊承認：${whom}就在探員的所在地點。` : `盜賊承認：${whom}距離探員${counted(count, '步')}。`

export const answers: Words['answers'] = {
  stepsToDiabolik: away('德伯力克'),
  stepsToEva: away('伊娃'),
  nearby: count => `盜賊承認：探員兩步以內，${having(count, '名', '暗中行動的盜賊')}。`,
  overflown: count =>
    count === 0 ? '直升機一無所獲：那裡沒有暗中行動區域的地點牌。' : '直升機有所發現：那裡有暗中行動區域的地點牌。',
  asleep: count => `瓦斯散開，${having(count, '名', '警探')}睡著。`,
}
