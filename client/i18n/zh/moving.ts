import type { MovingWords } from '../moving.ts'

export const moving: MovingWords = {
  title: '換到另一台裝置',
  hint: '在那台裝置開啟連結，你的名字、座位和檔案就都在那裡了。這台裝置一切不變。',
  make: '建立連結',
  another: '再建立一個連結',
  qr: '供另一台裝置掃描的連結',
  copy: '複製連結',
  beware: '只給你自己：開啟它的人就成了你。',
  goodFor: seconds => `只能用一次，還剩${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
  takeBack: '收回連結',
  ended: '連結已經失效。',
  here: {
    title: '在這裡繼續',
    none: '這需要一個連結：請在你玩過的那台裝置的設定裡，按「建立連結」。',
    filmed: '這個瀏覽器正在直播：請在別處開啟連結，或先結束直播。',
    ask: name => `在這台裝置上當${name}？`,
    text: '名字、座位和檔案會一起過來，另一台裝置維持原樣。',
    leaves: name => `你在這裡原本是${name}。這會留下：從這裡再也找不到${name}的座位和檔案。`,
    yes: name => `是，我是${name}`,
    no: '不，維持原樣',
    already: name => `你在這台裝置上已經是${name}了。`,
    done: name => `你在這台裝置上現在是${name}了。`,
  },
}
