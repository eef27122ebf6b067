import type { StageWords, Words } from '../words.ts'
import { cardTypes } from './names.ts'

/** Prices come from the rules. Every Part needs whoever activates it In the Shadows (D-34). */

const AT_HEIST = '必須位於劫案地點。'
const AT_CLUE = '必須位於線索地點。'
const DANGER = '警戒等級提高1級。'
const DRAW = '抽取2張警探牌。'
const RUN = '公開你的所在地點，你進入逃竄狀態。'
const SEIZED = '每名盜賊隨機棄置1張犯罪牌（雙人遊戲時合計1張）。'
const PINNED = '翻開離你最近的暗中行動盜賊所在的地點牌（距離相同時翻開德伯力克的）；沒有人因此進入逃竄狀態。'
const HEIST_UP = '翻開此劫案的地點牌。'
const UNMARKED = '移除此調查的線索標記。'
const OFFICER = '你在警察局的一名警官免費進場，放在你的所在地點。'
const STARTS = '從一開始就公開放在地圖上，位於抽出的地點，並與所有次要人物一樣移動。'
const near = (name: string) => `必須位於${name}所在地點。`
/** 推進步驟2的盜賊必須位於藏身處並處於暗中行動狀態. */
const lurking = (who: string, where: string) => `${who}必須位於${where}並處於暗中行動狀態`
const hides = (name: string) => `若${name}尚未加入遊戲，抽取一張隱藏的地點牌，讓${name}在該處加入遊戲。`
const shows = (name: string) =>
  `揭示${name}的所在地點；若${name}尚未加入遊戲，則抽取一張揭示的地點牌，讓${name}在該處加入遊戲。`

export const sheets: Words['sheets'] = {
  bloodIdol: {
    name: '鮮血神像',
    story: '紅石女神跟著一名走私客上了岸。這名走私客誰也不信，唯獨每晚向祂禱告。',
    rule: '',
    parts: [
      { when: AT_HEIST, effect: hides('阿米拉') },
      { when: near('阿米拉'), effect: `神像到手。${RUN}` },
      { when: `${lurking('推進步驟2的盜賊', '藏身處')}。`, effect: '神像安然入庫。' },
    ],
    clues: [
      { when: AT_CLUE, effect: DANGER },
      { when: AT_CLUE, effect: `${shows('阿米拉')}${UNMARKED}` },
      { when: near('阿米拉'), effect: DANGER },
    ],
  },
  goldenVenus: {
    name: '黃金維納斯',
    story: '博物館的維納斯有兩個賊那麼重。好的仿作一樣重，而克拉拉只鑄好的仿作。',
    rule: '',
    parts: [
      { when: '必須位於藏身處。', effect: hides('克拉拉') },
      { when: near('克拉拉'), effect: '仿作鑄好了。' },
      { when: `${lurking('兩名盜賊都', '劫案地點')}。`, effect: '兩尊維納斯對調了。' },
    ],
    clues: [
      { when: AT_CLUE, effect: DANGER },
      { when: AT_CLUE, effect: `${shows('克拉拉')}${SEIZED}${DANGER}` },
      { when: AT_CLUE, effect: `${HEIST_UP}${DANGER}` },
    ],
  },
  queenEsmeralda: {
    name: '艾絲美拉達女王的項鍊',
    story: '女王頸上的是玻璃。真的寶石跟著侍女走，總是比王室晚一站。',
    rule: `茱莉安娜${STARTS}`,
    parts: [
      {
        when: AT_HEIST,
        effect:
          '翻窗而出：暗中移動，距離比照一個移動行動；這會造成目擊，不算你的移動行動，但本回合的移動須走同一種道路。',
      },
      { when: '必須位於茱莉安娜所在地點；限未推進步驟1的盜賊。', effect: '項鍊換了主人。' },
      { when: `${lurking('兩名盜賊', '同一地點')}，且該地點沒有警探。`, effect: '寶石分好了。' },
    ],
    clues: [
      { when: AT_CLUE, effect: DANGER },
      { when: AT_CLUE, effect: `${PINNED}${SEIZED}${UNMARKED}` },
      { when: near('茱莉安娜'), effect: `${DRAW}${DANGER}` },
    ],
  },
  serpentOfFire: {
    name: '火蛇像',
    story: '鱗片全是紅寶石，每一顆都有專人看守。能讓他們離開崗位的只有一件事：恐怖之王出現在別處。',
    rule: '',
    parts: [
      { when: '必須距離劫案地點至少3步。', effect: `調虎離山開始了。${RUN}` },
      { when: '必須位於劫案地點，且該地點沒有警探；限未推進步驟1的盜賊。', effect: '火蛇像到手。' },
      {
        when: `${lurking('兩名盜賊', '同一地點')}，該地點距離劫案地點至少3步，且沒有警探。`,
        effect: '紅寶石在兩只皮箱裡安睡。',
      },
    ],
    clues: [
      { when: AT_CLUE, effect: `${DRAW}${DANGER}` },
      { when: AT_CLUE, effect: `${HEIST_UP}${SEIZED}${DANGER}` },
      { when: AT_CLUE, effect: `${OFFICER}${DANGER}` },
    ],
  },
  havelWatches: {
    name: '艾佛列多．哈維爾的名錶收藏',
    story: '兩百只名錶，分秒不差。金庫只開一分鐘，而且要兩個人都準時。',
    rule: '',
    parts: [
      {
        when: `${lurking('兩名盜賊', '藏身處以外的同一地點')}。`,
        effect: `錶對好了。${hides('李奧波德')}`,
      },
      {
        when: `必須位於李奧波德所在地點，同時${lurking('隊友', '劫案地點')}。`,
        effect: '金庫準時打開。',
      },
      { when: `${lurking('未推進步驟2的盜賊', '藏身處')}。`, effect: '名錶在安全的地方滴答作響。' },
    ],
    clues: [
      { when: AT_CLUE, effect: DANGER },
      { when: AT_CLUE, effect: `${shows('李奧波德')}${HEIST_UP}${SEIZED}${UNMARKED}` },
      { when: near('李奧波德'), effect: `翻開藏身處的地點牌。${DANGER}` },
    ],
  },
  nightExpress: {
    name: '夜快車',
    story: '十一節車廂睡滿了人，一節裝滿黃金。它誰也不等，除非火伕忘了添煤。',
    rule: `馬泰歐${STARTS}`,
    parts: [
      { when: near('馬泰歐'), effect: '火伕收了錢。' },
      { when: AT_HEIST, effect: '黃金的時刻表抄好了。' },
      {
        when: '兩名盜賊都必須處於暗中行動狀態，所在的兩個地點由高速公路直接相連。',
        effect: `一個攔車，一個卸下黃金車廂。${RUN}隊友不受影響。`,
      },
    ],
    clues: [
      { when: AT_CLUE, effect: `${DRAW}${DANGER}` },
      { when: AT_CLUE, effect: `${PINNED}${SEIZED}${UNMARKED}` },
      { when: near('馬泰歐'), effect: `${DRAW}${DANGER}` },
    ],
  },
  bankVan: {
    name: 'CV銀行運鈔車',
    story: '它照著清單跑分行，風聲一變，清單就跟著變。押車的只看前面，從不抬頭。',
    rule: '運鈔車公開放在地圖上，從克萊威爾出發。每輪與次要人物一起，按最短路線朝此調查的線索標記（下一家分行）移動1步；有等長的路線時，隨機決定。到達後停下，並抽取新的線索地點。沒有線索標記時，它開回克萊威爾，停在那裡。它不是警探，不會造成目擊。',
    parts: [
      { when: near('運鈔車'), effect: '發報器黏上了車軸。' },
      { when: '必須位於運鈔車所在地點；限未推進步驟1的盜賊。', effect: `現鈔到手。${RUN}` },
      {
        when: `${lurking('推進步驟2的盜賊', '劫案地點')}。`,
        effect: '錢袋在一間僻靜的車庫裡倒空。運鈔車離開地圖。',
      },
    ],
    clues: [
      { when: AT_CLUE, effect: `${DRAW}${DANGER}` },
      { when: near('運鈔車'), effect: `${OFFICER}${SEIZED}${DANGER}` },
      { when: AT_CLUE, effect: `${HEIST_UP}${DANGER}` },
    ],
  },
  byRoad: {
    name: '陸路逃亡',
    story: '加油站後面有一輛載空箱的卡車。司機拿的錢很多，耳朵很背。',
    rule: '',
    parts: [
      {
        when: '本回合沒有移動過，必須位於這條逃亡路線的地點並處於暗中行動狀態，且所有相鄰地點都沒有警探。',
        effect: '一路暢通。',
      },
    ],
    clues: [],
  },
  byWater: {
    name: '水路逃亡',
    story: '船很快。引擎一發動，兩座城都聽得見。',
    rule: '',
    parts: [
      {
        when: '本回合沒有移動過，必須位於這條逃亡路線的地點並處於暗中行動狀態。',
        effect: `引擎震天價響。${RUN}`,
      },
    ],
    clues: [],
  },
  byAir: {
    name: '空中逃亡',
    story: '兩個座位，不開燈，飛行員數到十就走。',
    rule: '',
    parts: [
      {
        when: `${lurking('兩名盜賊都', '這條逃亡路線的地點')}，且你本回合沒有移動過。`,
        effect: '飛機起飛，帶走兩個人，沒留下名字。',
      },
    ],
    clues: [],
  },
}

export const stage: Words['stage'] = (kind, number, { when, effect }: StageWords, price) => {
  const cost = price.length === 0 ? '' : `棄置：${price.map(type => cardTypes[type]).join('＋')}。`
  const heading = kind === 'way' ? '' : `${kind === 'part' ? '步驟' : '線索'}${number}：`
  return `${heading}${when}${cost}→${effect}`
}
