import { isWayOut } from '../../sheets/names.ts'
import type { Criminal, Scenario, Spot } from '../../state.ts'
import type { PieceWords, PlaceWords, Shadow, TableWords } from '../labels.ts'
import type { Lasting, Words } from '../words.ts'
import { backs, phases } from './names.ts'
import {
  card,
  cards,
  counted,
  having,
  job,
  list,
  name,
  names,
  onto,
  place,
  quote,
  roadblock,
  row,
  SPOTS,
  secondary,
  space,
  track,
} from './say.ts'
import { sheets } from './sheets.ts'

export const pieces = (scenario: Scenario): PieceWords => ({
  location: at => (at === undefined ? backs.location : `${backs.location}：${place(at)}`),
  crime: face => (face === undefined ? backs.crime : cards[face].name),
  police: face => (face === undefined ? backs.police : cards[face].name),
  wound: backs.wound,
  jaguar: '捷豹',
  sheet: (sheet, letter, parts, clues, done) => {
    const words = sheets[sheet]
    const title = `${letter}：${words.name}`
    if (isWayOut(sheet)) return `${title}，${done ? '已打通' : '尚未打通'}`
    if (done) return `${title}，已完成`
    return `${title}，步驟${parts}/${words.parts.length}，線索${clues}/${words.clues.length}`
  },
  clue: letter => `線索標記${letter}`,
  mark: to => `標記：由此前往${onto(to, scenario)}`,
  roadblock: which => (which ? roadblock(which) : '路障'),
  trap: '陷阱',
})

export const places = (scenario: Scenario): PlaceWords => ({
  fixed: {
    locations: '地點牌牌庫',
    crime: '犯罪牌牌庫',
    'crime:discards': '犯罪牌棄牌堆',
    police: '警探牌牌庫',
    'police:discards': '警探牌棄牌堆',
    hideout: '藏身處',
    station: '警察局',
    garage: '捷豹車位',
    sheets: scenario === 'escape' ? '逃亡路線' : '劫案與調查',
  },
  heist: letter => `${job(letter, scenario)}的地點牌`,
  extra: who => `${secondary(who)}的藏匿地點`,
  track: (who, index) => `${track(who)}${space(index)}`,
  after: (who, index) => `${track(who)}${space(index)}之後`,
  hand: who => `${name(who)}的手牌`,
  drawn: who => `${name(who)}剛抽取的牌`,
  laid: who => `${name(who)}放下的牌`,
  beside: spot => `${SPOTS[spot]}旁`,
  letter: letter => (scenario === 'escape' ? job(letter, scenario) : `劫案牌${letter}`),
  loose: { stay: '留在原地', swap: '互換位置', nobody: '無人目擊' },
})

/** The card that a token stands on, or that another lies next to. */
function cardOf(on: Shadow, scenario: Scenario, whose?: Criminal): string {
  if (on.type !== 'track')
    return onto(on.type === 'heist' ? on.letter : on.type === 'hideout' ? 'hideout' : on.who, scenario)
  return `${on.who === whose ? '自己暗中行動區域' : track(on.who)}${space(on.space)}的地點牌`
}

const isSpot = (spot: Spot | Shadow): spot is Spot => typeof spot === 'string'
/** Copies are counted: 兩張「陷阱」. */
function held(faces: readonly string[]): string {
  return list(
    [...new Set(faces)].map(face => {
      const count = faces.filter(other => other === face).length
      return count === 1 ? face : counted(count, '張') + face
    }),
  )
}

export const status =
  (scenario: Scenario): Words['status'] =>
  (danger, maximum, heists, wanted) =>
    `警戒${danger}/${maximum}，${scenario === 'escape' ? '逃亡路線' : '劫案'}${heists}/${wanted}`

export const table = (scenario: Scenario): TableWords => ({
  round: (round, phase, danger, maximum) =>
    `第${round}輪，${phases[phase]}階段。警戒等級為${danger}級，最高${maximum}級。`,
  turn: (acting, actions) =>
    `輪到${name(acting)}，${actions === 0 ? '行動已經用完' : `還有${counted(actions, '個')}行動`}。`,
  decides: who => `現在等待${names(who)}做決定。`,
  inShadows: (who, on, at) =>
    `${name(who)}正在暗中行動，位於${cardOf(on, scenario, who)}上${at === undefined ? '' : `，也就是${place(at)}`}。`,
  onTheRun: (who, at, driving) => `${name(who)}正${driving ? '駕駛捷豹' : '徒步'}逃竄，位於${place(at)}。`,
  police: (who, at) => `${name(who)}在${place(at)}。`,
  waiting: who => `警察局裡有${names(who)}。`,
  track: (who, spaces) => {
    const lying = spaces.map(at => (at === null ? '空格' : at === undefined ? '正面朝下' : place(at)))
    return `${track(who)}，依序為：${row(lying)}。`
  },
  marks: (who, after, to) => `${name(who)}在${space(after)}之後前往${list(to.map(each => onto(each, scenario)))}。`,
  sheet: (letter, sheet, parts, clues, at, clueAt) => {
    const title = `${letter}${quote(sheets[sheet].name)}`
    if (isWayOut(sheet)) return `${title}：尚未打通${at === undefined ? '' : `，位於${place(at)}`}。`
    const where = at === undefined ? '' : `劫案地點是${place(at)}。`
    const next = clueAt === undefined ? '' : `下一條線索在${place(clueAt)}。`
    const done = parts === 0 ? '尚未推進步驟' : `已推進${counted(parts, '個')}步驟`
    const found = clues === 0 ? '尚未追查到線索' : `已追查${counted(clues, '條')}線索`
    return `${title}：${done}，${found}。${where}${next}`
  },
  sheetDone: (letter, sheet) => `${letter}${quote(sheets[sheet].name)}：盜賊已經${isWayOut(sheet) ? '打通' : '完成'}。`,
  hideout: at => (at === undefined ? '藏身處的位置不明。' : `藏身處在${place(at)}。`),
  extra: (who, hidden, at) => {
    if (!hidden && at !== undefined) return `${secondary(who)}在${place(at)}，位置公開。`
    return at === undefined ? `${secondary(who)}行蹤不明。` : `${secondary(who)}藏在${place(at)}。`
  },
  roadblock: at => `${place(at)}有一個路障。`,
  traps: at => `你們的陷阱設在${list(at.map(place))}。`,
  hand: (who, count, wounds) =>
    `${names(who)}手上${having(count, '張', '牌')}，${wounds === 0 ? '沒有' : `另有${counted(wounds, '張')}`}負傷牌。`,
  cards: faces => (faces.length === 0 ? '你手上沒有牌。' : `你手上有${held(faces.map(card))}。`),
  piles: (crime, crimeDiscards, police, policeDiscards) =>
    `犯罪牌牌庫有${crime}張，棄牌堆${crimeDiscards}張；警探牌牌庫有${police}張，棄牌堆${policeDiscards}張。`,
  beside: (face, spot) => `${card(face)}放置在${isSpot(spot) ? SPOTS[spot] : cardOf(spot, scenario)}旁。`,
})

/** Whom something that lasts concerns. */
function whom({ of }: Lasting): string {
  if (of === 'criminals') return '盜賊'
  if (of === 'detectives') return '探員'
  return of === 'jaguar' ? '捷豹的駕駛者' : name(of)
}

export const effects: Words['effects'] = {
  reach: each => `${whom(each)}的移動行動可多移動${counted(each.value, '步')}。`,
  free: each => `${whom(each)}的移動行動不限道路種類，最多移動${counted(each.value, '步')}。`,
  slow: each => `${whom(each)}的移動行動只能移動${counted(each.value, '步')}。`,
  oneMove: each => `${whom(each)}每回合只能移動一次。`,
  alert: each => `相鄰地點的警探也會使${whom(each)}無法遁入陰影。`,
  blurred: each => `${whom(each)}下一次被目擊時，只說出有幾個目擊者，不說是誰。`,
  actions: each =>
    `${whom(each)}的下個回合${each.value < 0 ? '減少' : '增加'}${counted(Math.abs(each.value), '個')}行動。`,
  warrant: each => `${whom(each)}的下一條線索使警戒等級再提高${each.value}級。`,
  shield: each => `${whom(each)}接下來${counted(each.value, '次')}被擊中無效。`,
  cutOff: each => `${whom(each)}目前不能打出卡牌，也不能呼叫增援。`,
  freePick: each => `${whom(each)}接下來在藏身處選取的${counted(each.value, '張')}牌不會提高警戒等級。`,
}
