import type { Player } from '../../state.ts'
import type { Explained } from '../labels.ts'
import type { Words } from '../words.ts'
import { seats } from './names.ts'

const first = (seat: Player): Explained => ({
  name: seats[seat].name,
  text: `由${seats[seat].name}先開始，其他人依座位輪流。`,
})

export const options: Words['options'] = {
  starts: {
    name: '誰先開始',
    text: '由誰進行第一個回合。',
    values: {
      random: { name: '隨機', text: '由運氣決定。' },
      nova: first('nova'),
      raven: first('raven'),
      comet: first('comet'),
      viper: first('viper'),
    },
  },
  memory: {
    name: '救牌',
    text: '將被殺死的牌如果救得了，要不要提示。',
    values: {
      off: { name: '提示', text: '有牌可救的人會被詢問，也看得到是哪一張。' },
      on: { name: '憑記憶', text: '與實體版相同：每次殺死都等待同樣的時間，沒有任何提示，記得誰就救誰。' },
    },
  },
  archEnemies: {
    name: '宿敵',
    text: '開局時，兩張焦土要不要雙方各發一張。',
    values: {
      off: { name: '聽天由命', text: '兩張焦土跟其他牌一起洗入牌庫。' },
      on: { name: '各執一張', text: '雙方的起始手牌中各有一張焦土。是哪一張、在誰手上，都是秘密。' },
    },
  },
}
