import type { Words } from '../words.ts'

export const options: Words['options'] = {
  starts: {
    name: '誰先開始',
    text: '由哪一方進行第一個回合。',
    values: {
      random: { name: '隨機', text: '擲硬幣決定。' },
      dawn: { name: '黎明方', text: '黎明方先開始。三人遊戲時是兩人那一隊。' },
      dusk: { name: '黃昏方', text: '黃昏方先開始。三人遊戲時是獨自一人那一隊。' },
    },
  },
  memory: {
    name: '救牌',
    text: '將被殺死的牌如果救得了，要不要提示。',
    values: {
      off: { name: '提示', text: '有牌可救的人會被詢問，也看得到是哪一張。' },
      on: { name: '憑記憶', text: '每次殺死都等待同樣的時間，沒有任何提示：記得誰就救誰。' },
    },
  },
}
