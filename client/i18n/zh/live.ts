import type { LiveWords } from '../live.ts'

export const live: LiveWords = {
  title: '現場轉播',
  lead: '此刻正在進行的對局。找個位子坐下來看，沒有人會介意。',
  filter: { legend: '遊戲', all: '全部' },
  listed: matches => `有${matches}場對局可看`,
  nothing: '燈都熄了：現在沒有公開的對局。',
  nothingOf: '現在沒有人公開玩這一款。',
  play: '自己玩一局',
  archive: '到檔案室看一局',
  now: '現場',
  featured: {
    live: '轉播中',
    film: '今晚的影片',
    here: '在這裡看',
    whole: '放大來看',
    stop: '停止',
    picture: title => `小畫面：${title}的一場對局`,
  },
  next: {
    title: '接著看',
    rematch: seconds => `他們要再來一局，${seconds}秒後帶你過去。`,
    go: '現在就去',
    stay: '留在這裡',
  },
}
