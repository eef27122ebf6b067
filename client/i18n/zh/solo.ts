import type { SoloWords } from '../solo.ts'

export const solo: SoloWords = {
  away: {
    title: '沒有網路',
    text: '伺服器沒有回應，但你仍可與電腦對戰：「馬上開局」與新手引導局都在這台裝置上進行，也存在這台裝置上。',
  },
  alone: {
    title: '全都在這台裝置上',
    text: '在這裡與電腦對戰，對局都存在這個瀏覽器裡，什麼也不會傳出去。',
  },
  running: '這台裝置上的對局',
  past: '已結束的對局',
  here: '這台裝置上的對局：',
  hereHint: '伺服器上沒有。',
  over: '在這台裝置上',
  overHint: '不經伺服器進行的對局，只有你有。',
  file: '從檔案觀看對局',
  forget: '刪除',
  confirmForget: {
    title: '要刪除這一局嗎？',
    text: '別處都沒有留存，刪了就找不回來。',
    yes: '刪除',
  },
  fresh: { text: '這個頁面有新版本了。', now: '打開新版' },
}
