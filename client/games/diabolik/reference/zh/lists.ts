import { CRIME_CARDS } from '../../../../../shared/games/diabolik/cards/crime/names.ts'
import { POLICE_CARDS } from '../../../../../shared/games/diabolik/cards/police/names.ts'
import { ESCAPES } from '../../../../../shared/games/diabolik/sheets/names.ts'
import { zh as words } from '../../../../../shared/games/diabolik/words/zh/index.ts'
import { type Lists, N, type Printed, printed, sizeOf, stagesOf } from '../figures.ts'

const { locations, options, sheets } = words
const { clerville } = locations
const card = ({ name, type, copies, text }: Printed) => `${name}（${type}，${copies}張）：${text}`

/** What can be chosen, and what there is to look up. */
export const lists: Lists = {
  options: {
    title: '版本與難度',
    paragraphs: [
      ...Object.values(options.edition.values).map(({ name, text }) => `${options.edition.name}：${name}。${text}`),
      ...Object.values(options.difficulty.values).map(
        ({ name, text }) => `${options.difficulty.name}：${name}。${text}`,
      ),
      `三張劫案牌可以隨機抽取，也可以自選。隨機抽取時，可以排除「${sheets.bankVan.name}」；前幾局建議這麼做。`,
    ],
  },
  escape: {
    title: options.scenario.values.escape.name,
    paragraphs: [
      `${options.scenario.values.escape.text}只使用${clerville}和周邊，一共${N.aroundCapital}個地點，警戒等級最高為${N.maximumOfEscape}。`,
      '兩名探員手下沒有警官。這個劇本沒有線索，走逃亡路線也不必棄置卡牌。移動、目擊、調查、逃竄、捷豹和攻擊，都和完整遊戲一樣。盜賊到了逃亡路線的地點，得先在那裡等上一輪：本回合沒有移動過的人，才打得通。',
      ...ESCAPES.map(way => `${sheets[way].name}：${sheets[way].story}${stagesOf(words, way).join('')}`),
    ],
  },
  crimeCards: {
    title: '犯罪牌一覽',
    paragraphs: [
      `共${sizeOf(CRIME_CARDS)}張，每種類型12張。括號內是類型和張數。`,
      ...printed(words, CRIME_CARDS).map(card),
    ],
  },
  policeCards: {
    title: '警探牌一覽',
    paragraphs: [
      `共${sizeOf(POLICE_CARDS)}張，每種類型12張。括號內是類型和張數。`,
      ...printed(words, POLICE_CARDS).map(card),
    ],
  },
}
