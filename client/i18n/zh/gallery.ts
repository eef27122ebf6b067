import type { GalleryWords } from '../gallery.ts'

export const gallery: GalleryWords = {
  title: '看台',
  past: '看台上說了什麼',
  empty: '還沒有人說話。對局結束之前，玩家聽不到這裡。',
  several: count => `看台上有${count}則新留言。`,
  open: '看著公開手牌',
  write: '對所有觀眾說',
  unsay: '收回',
  openHint: '你看得到公開的手牌：對局結束之前，只有同樣看得到的觀眾會讀到。',
  name: '你的名字',
  join: '加入看台',
  seated: '你正在這桌玩：對局結束後才聽得到看台。',
  react: '反應',
  reactions: {
    bravo: '精彩',
    gasp: '糟了！',
    doubt: '真的嗎？',
    laugh: '哈哈！',
    tension: '好緊張',
    boo: '噓聲',
  },
  counted: (reaction, count) => `${reaction}×${count}`,
}
