import { zh as words } from '../../../../../shared/games/diabolicards/words/zh/index.ts'
import { chinese } from '../../../../../shared/words/grammar.ts'
import type { DrawingWords } from '../drawings.ts'

const { cards, sides } = words

export const drawings: DrawingWords = {
  boards: `三個區域的力量牌，附團結加成：上面是${sides.dusk}方，下面是${sides.dawn}方`,
  mat: '整個場地：三個區域，各分兩半，合約橫在中間',
  half: zone => `區域中一方的那一半：${zone}`,
  contracts: '場地中央：兩張合約、牌庫、兩張合約',
  card: name => `卡牌「${name}」`,
  cards: names => `卡牌${names.map(name => `「${name}」`).join('')}`,
  signs: '符號：向上箭頭、向下箭頭、船錨、盾牌、四向箭頭、卡牌、骷髏、問號，以及區域的鎖鏈標記',
  deal: (kept, pledged) => `留在手上的${kept}張牌，以及正面朝下放進合約區的${pledged}張`,
  turn: card => `「${card}」先在手上，再到場上；最後是抽到的牌的牌背`,
  synergy: zone => `五張牌站在根據地，區域的力量牌顯示4點團結加成：${zone}`,
  held: `${cards.ninaFromAccounting.name}在${cards.empress.name}旁邊計為8；打出${cards.reef.name}之後計為0`,
  kill: (by, victims) => `「${by}」，以及打叉的受害者：${chinese.row(victims)}`,
  trade: (given, taken) => `給出「${given}」，拿走「${taken}」`,
  banned: '被鎖鏈捆住的合約：退出遊戲',
  throne: name => `空的魔頭格，以及站在裡面、戴著王冠的「${name}」`,
  plain: name => `「${name}」在一般格：沒有王冠，能力失去`,
  sealed: zone => `封閉的一半，燒焦並上了鎖鏈：${zone}`,
  hand: open => `四張手牌，其中一張公開：${open}`,
  players: names => `${chinese.row(names)}的肖像`,
  example: ability => `${ability}：之前的區域、打出的牌、之後的區域`,
}
