import type { DailyWords } from '../daily.ts'

const date = new Intl.DateTimeFormat('zh-Hant-TW', { dateStyle: 'long', timeZone: 'UTC' })

export const daily: DailyWords = {
  title: '今日案件',
  lead: '每天一場搜捕、一場對決，人人題目相同。',
  invitation: '循著新線索搜查三處，再打出完美的一招。五分鐘一題，人人題目相同。',
  kinds: { hunt: '搜捕', duel: '對決' },
  which: '今天的案件',
  day: (number, at) => `第${number}號，${date.format(at)}`,
  score: points => `${points}分（滿分100）`,
  how: '依當時能推知的線索計分，運氣不算數。',
  share: '複製結果',
  shared: (kind, number, points) => `${kind}第${number}號：${points}/100`,
  past: '往日的案件',
  today: '今天',
  open: '還沒試過',
  kept: (days, mean) => `這台裝置上已解${days}題，平均${mean}分。`,
  failed: '無法取得案件檔案。請檢查連線，再重新整理頁面。',
}
