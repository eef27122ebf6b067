import { zh as words } from '../../../../../shared/games/diabolik/words/zh/index.ts'
import { chinese } from '../../../../../shared/words/grammar.ts'
import type { DrawingWords } from '../drawings.ts'

const { diabolik, eva, ginko, morrigan } = words.figures

export const drawings: DrawingWords = {
  rail: (danger, maximum) => `警戒等級軌，最高${maximum}級，亮到${danger}級`,
  twoDone: (first, second) => `兩張蓋上得手章的劫案牌：「${first}」和「${second}」`,
  portrait: name => `${name}的肖像`,
  police: `六名警探：${ginko.name}、${morrigan.name}、兩名藍色警官和兩名黃色警官`,
  sheets: names => `A、B、C三張劫案牌：${chinese.row(names)}`,
  lair: name => `藏身處：一張面朝下的牌，${name}站在上面`,
  order: `先是次要人物，再是兩名盜賊，然後是一名警官和${ginko.name}`,
  actions: `${eva.name}有三個行動，警官有兩個`,
  reach: from => `${from}一帶的地圖，標出從那裡一次移動可到的所有地點`,
  route: names => `地圖上的路線：${chinese.row(names)}`,
  track: name => `${name}的暗中行動區域，放著面朝下的牌，棋子站在其中一張上`,
  marked: name => `${name}的暗中行動區域，留有註明去向的標記`,
  tokens: `標記：劫案A、藏身處、${words.secondaries.amira.name}、${eva.name}、劫案C`,
  turnedUp: place => `一張地點牌，先面朝下，再翻開：${place}`,
  found: name => `${name}暴露了：強光中的黑影`,
  coupe: '亮著車燈全速行駛的捷豹',
  lampsOut: '熄了車燈的捷豹',
  box: '捷豹的車位，空著，地上有胎痕',
  dice: `攻擊骰的六面：${chinese.row(Object.values(words.die))}`,
  wound: '一張負傷牌',
  decks: '犯罪牌和警探牌的牌背',
  station: '警察局，四名警官在待命',
  exchange: (first, second) => `兩張牌互換：「${first}」和「${second}」`,
  sheet: name => `劫案牌「${name}」`,
  loot: name => `「${name}」的圖畫`,
  figure: name => `${name}的立牌`,
  trap: '陷阱的標誌，只有盜賊看得到',
  twoViews: '同一張牌：盜賊看得到地名，其他人只看到牌背',
  sides: `${diabolik.name}和${eva.name}對上${ginko.name}和${morrigan.name}`,
  map: `${words.locations.clerville}一帶的地圖`,
  card: name => `卡牌「${name}」`,
  stands: '地圖：這一輪開始時警探的位置',
  price: (first, second, who) => `付出「${first}」和「${second}」，${who}站上一張隱藏的牌`,
  clue: place => `這一輪之後的地圖：線索標記B在${place}`,
}
