import type { PasskeyWords } from '../passkeys.ts'

const day = (at: number): string => new Intl.DateTimeFormat('zh-Hant-TW', { dateStyle: 'long' }).format(at)

export const passkeys: PasskeyWords = {
  title: '永久保留',
  hint: '通行密鑰由你的裝置或密碼管理工具保管。有了它，不論何時回來，就算換了新裝置，你還是你。不需要密碼，也不需要電子郵件。',
  cannot: '這個瀏覽器在這裡無法使用通行密鑰：需要安全的網址（https）和支援通行密鑰的瀏覽器。',
  keep: '用通行密鑰保留這位訪客',
  back: '用通行密鑰回來',
  leaves: name => `你在這裡是${name}。如果以另一位訪客的身分回來，就會離開${name}的座位和檔案。`,
  most: '你已經有五把通行密鑰，不能再多了。移除一把才能再建立。',
  mine: '你的通行密鑰',
  made: at => `建立於${day(at)}`,
  remove: '移除',
  removeThis: (n, at) => `移除第${n}把通行密鑰，建立於${day(at)}`,
  kept: '完成。只要你還有通行密鑰，這位訪客就會一直保留。',
  removed: '已移除：再也沒有人能用它回來。請也從你的裝置上刪除它。',
  done: name => `你在這台裝置上現在是${name}了。`,
  wrong: {
    cancelled: '一切不變：你取消了、時間過太久了，或這裡沒有這個網站的通行密鑰。',
    already: '這台裝置已經保管著這位訪客的通行密鑰。',
    unfit: '這台裝置無法保管這種通行密鑰。',
    failed: '沒有成功，請再試一次。',
  },
}
