import type { CallWords } from '../notices.ts'

export const notices: CallWords = {
  title: '通知',
  hint: '在有好幾天可以思考的牌桌上，輪到你時，這台裝置可以通知你：每輪一次，只說是哪個遊戲、跟誰同桌，不會透露你手上有什麼。',
  start: '輪到我時通知我',
  cannot: '這個瀏覽器無法顯示通知。若使用 iPhone 或 iPad，請先把 Tavolo Nero 加到主畫面。',
  denied: '這個瀏覽器不允許本站發送通知，可以在瀏覽器的網站設定裡更改。',
  failed: '沒有成功：連不上瀏覽器的通知服務。',
  here: '輪到你時，這台裝置會通知你。',
  devices: count => `目前有${count}台裝置會通知你。`,
  quiet: '勿擾時段：這段時間的通知會等到結束後再送',
  from: '從',
  to: '到',
  hour: hour => `${hour}點`,
  stop: '這台裝置不再通知',
  stopAll: '所有裝置都不再通知',
  stopped: '這裡不會再通知了。',
}
