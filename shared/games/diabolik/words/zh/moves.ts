import type { PieceId } from '../../../../kernel/game.ts'
import { chinese } from '../../../../words/grammar.ts'
import type { Target } from '../../move.ts'
import { LETTERS, POLICE, ROADBLOCKS, type Scenario } from '../../state.ts'
import { playCardOn } from '../faces.ts'
import type { Sees, Words } from '../words.ts'
import { die, roads } from './names.ts'
import { along, counted, list, name, card as named, names, place, quote, roadblock, secondary, watcher } from './say.ts'
import { sheets } from './sheets.ts'

export const asks: Words['asks'] = {
  order: phase => `接下來由哪一名${phase === 'police' ? '警探' : '盜賊'}行動？`,
  turn: (acting, actions, at) => {
    const who = at === undefined ? name(acting) : `${name(acting)}在${place(at)}，`
    return actions === 0 ? `${who}沒有行動了。還要做什麼嗎？` : `${who}還有${counted(actions, '個')}行動。`
  },
  jaguar: who => (who.length === 1 ? `${names(who)}開始逃竄。開捷豹，還是徒步？` : '兩人都開始逃竄。捷豹由誰來開？'),
  wounds: (who, count) => `${name(who)}的手牌滿了，還要拿取${counted(count, '張')}負傷牌。要棄置哪一張牌？`,
  reroll: face => `攻擊骰擲出${die[face]}。維持結果，還是重擲？`,
  redraw: () => '要留下這張牌，還是棄置後重抽一張？',
  exchange: (partner, answering) =>
    answering
      ? `${name(partner)}提議交換手牌。放下你要換給對方的牌，再同意或拒絕。`
      : `你要給${name(partner)}什麼？一張一張放下，再提出交換。`,
  way: who => `${secondary(who)}有幾條等長的路線。走哪一條？`,
}

/** What a card or a Part is aimed at: 藍色警官1到伊斯克, 沿高速公路到馬爾貝克. */
function aim(target: Target, sees: Sees): string {
  const { at, who, what, pick, to, road } = target
  const against = POLICE.find(each => each === what)
  const barrier = ROADBLOCKS.find(each => each === what)
  const letter = LETTERS.find(each => each === what)
  const parts = [
    who && name(who),
    against && `攻擊${name(against)}`,
    barrier && roadblock(barrier),
    letter && `線索標記${letter}`,
    what === 'hide' && '遁入陰影',
    what === 'swap' && '互換位置',
    what === 'stay' && '留在原位',
    at && (barrier || who ? `到${place(at)}` : place(at)),
    pick !== undefined && cardName(pick, sees),
    road && (to ? along(road) : roads[road]),
    to && `到${place(to)}`,
  ]
  return parts.filter(part => typeof part === 'string').join('')
}

const cardName = (card: PieceId, sees: Sees): string => cardNames([card], sees)
/** By name where all can be read, else in number. */
function cardNames(cards: readonly PieceId[], { card: face }: Sees): string {
  const known = cards.flatMap(card => playCardOn(face(card)) ?? [])
  return known.length === cards.length ? list(known.map(named)) : counted(cards.length, '張牌')
}
const paying = (pay: string, sees: Sees): string => (pay === '' ? '' : `，棄置${cardNames(pay.split(','), sees)}`)

export const moves: Words['moves'] = {
  activate: ({ figure }) => `由${name(figure)}行動`,
  move: ({ to, road }) => `${along(road)}移動到${place(to)}`,
  sneak: ({ to, road }) => `${along(road)}暗中移動到${place(to)}`,
  hide: ({ to, road }) => (road === 'stay' ? `在${place(to)}遁入陰影` : `遁入陰影，${along(road)}到${place(to)}`),
  advance: (move, sees) => {
    const { kind, sheet, number } = sees.stage(move.letter)
    const aimed = aim(move, sees)
    if (kind === 'way') return `走逃亡路線${move.letter}${quote(sheets[sheet].name)}`
    const stage = kind === 'part' ? `步驟${number}` : `線索${number}`
    return `${kind === 'part' ? '推進' : '追查'}${move.letter}${quote(sheets[sheet].name)}${stage}${aimed && `，${aimed}`}${paying(move.pay, sees)}`
  },
  fight: ({ target }) => `攻擊${name(target)}`,
  heal: () => '治療一張負傷牌',
  draw: () => '抽取一張牌',
  pick: ({ card }, sees) => `從棄牌堆選取${cardName(card, sees)}`,
  play: (move, sees) => {
    const aimed = aim(move, sees)
    return `打出${cardName(move.card, sees)}${aimed && `：${aimed}`}`
  },
  discard: ({ card }, sees) => `棄置${cardName(card, sees)}`,
  exchange: () => '與隊友交換手牌',
  investigate: () => '調查此地',
  officer: ({ officer, pay }, sees) => `呼叫增援：${name(officer)}${paying(pay, sees)}`,
  step: ({ to, pay }, sees) => `移動一步到${place(to)}${paying(pay, sees)}`,
  endTurn: (_, { acting }) => (acting ? `結束${name(acting)}的回合` : '結束回合'),
  drive: ({ who }) => `${name(who)}開捷豹`,
  onFoot: () => '徒步逃竄',
  makeRoom: ({ card }, sees) => `棄置${cardName(card, sees)}，拿取負傷牌`,
  reroll: () => '重擲',
  stand: () => '維持結果',
  redraw: () => '棄置並重抽',
  keep: () => '留下',
  lay: ({ card }, sees) => `放下${cardName(card, sees)}`,
  laid: () => '提出交換',
  agree: () => '同意',
  refuse: () => '拒絕',
  walk: ({ to }) => `走到${place(to)}`,
}

export const kinds = (scenario: Scenario): Words['kinds'] => ({
  activate: null,
  move: '移動',
  sneak: '暗中移動',
  hide: '遁入陰影',
  advance: scenario === 'escape' ? '走逃亡路線' : '推進步驟／追查線索',
  fight: '攻擊',
  heal: null,
  draw: null,
  pick: '從棄牌堆選取一張牌',
  play: '打出一張牌',
  discard: '棄置一張牌',
  exchange: null,
  investigate: null,
  officer: '呼叫增援',
  step: '金克的額外一步（不算行動）',
  endTurn: null,
  drive: null,
  onFoot: null,
  makeRoom: '為負傷牌棄置一張牌',
  reroll: null,
  stand: null,
  redraw: null,
  keep: null,
  lay: '放下一張牌',
  laid: null,
  agree: null,
  refuse: null,
  walk: null,
})

export const preview: Words['preview'] = ({ seen, blurred, sixths, doubles, danger, trap }) => {
  const sighting =
    seen &&
    (seen.length === 0
      ? '無人目擊'
      : blurred
        ? `會被${counted(seen.length, '人')}目擊，但不說是誰`
        : `被${list(seen.map(watcher))}目擊`)
  const parts = [
    sighting,
    sixths !== undefined && `擊中機率${sixths}/6${doubles ? `，擊中兩次以上${doubles}/6` : ''}`,
    danger !== undefined && `警戒等級${danger > 0 ? `+${danger}` : `−${-danger}`}`,
    trap && '走進你們的陷阱',
  ].filter(part => typeof part === 'string')
  return parts.length === 0 ? '' : chinese.noted('', chinese.clauses(parts))
}

export const reasons = (scenario: Scenario): Words['reasons'] => ({
  onTheRun: scenario === 'escape' ? '逃竄時不能走逃亡路線。' : '逃竄時不能推進劫案步驟。',
  policeHere: '所在地點有警探，所在地點或相鄰地點有路障，或警笛作響時相鄰地點有警探，都不能遁入陰影。',
  noMoveLeft: '本回合已經不能再移動了。',
  oneRoadType: '同一回合的移動只能走一種道路。',
  roadblocks: '盜賊進入有路障的地點，移動就到此為止。',
  onceATurn: '同一行動每回合只能執行一次，抽取、打出或棄置卡牌除外。',
  noActions: '你沒有行動了；只有金克的特殊能力不必用行動。',
  officersOnly: '警官只能移動、攻擊和調查。',
  handFull: '手牌已達上限，不能再抽牌。',
  noPick: '只有盜賊在藏身處、探員在克萊威爾時，才能從棄牌堆選取卡牌。',
  cannotPay: '你手上沒有這裡下一個步驟或線索要求棄置的卡牌。',
  partnerAway: '只能與同一地點的隊友交換手牌。',
  handsTooSmall: '還不能同意：放下的牌會超過手牌上限，或是根本沒有放下牌。',
  nobodyInSight: '警探只能攻擊同一地點正在逃竄的盜賊。',
  officersOut: '你的兩名警官都已經在場上。',
  officerTooDear: '你手上的警探牌不夠再呼叫一名警官。',
  cutOff: '電話線被切斷了：本輪不能打出警探牌，也不能呼叫增援。',
})
