import { oneOf, type ShellWords } from '../shell.ts'

const FIRST = ['午夜', '沉默', '蒙面', '霧中', '巷口', '月下', '雨夜', '無名', '飛簷', '黑傘']
const LAST = ['狐狸', '喜鵲', '烏鴉', '夜貓', '銀鼬', '飛蛾', '山貓', '貓頭鷹', '壁虎', '蝙蝠']

export const shell: ShellWords = {
  skip: '跳至主要內容',
  nav: { label: '主選單', home: '書報攤', tables: '牌桌', rules: '規則', settings: '設定' },
  language: '語言',
  footer: {
    notice: '非官方、非營利的同好作品。',
    owners: 'Diabolik 為 Astorina Srl 的商標。各遊戲的權利屬於其作者與出版社；本網站並非由其製作，亦未獲其背書。',
    credits: '致謝與授權',
  },
  loading: '請稍候……',
  failed: {
    title: '印刷機卡紙了',
    text: '這個頁面出了問題。你的對局都好好地存在伺服器上。',
    retry: '重新載入',
  },
  notFound: {
    title: '這一頁被撕走了',
    text: '這個網址什麼也沒有。也許連結在路上掉了一個字。',
  },
  backHome: '回到書報攤',
  close: '關閉',
  cancel: '取消',
  copied: '已複製',
  offline: '伺服器沒有回應。請檢查網路連線後再試。',
  refusals: {
    noSeat: '你在這張桌上沒有座位。',
    notYours: '還沒輪到你。',
    stale: '慢了一步：你能做的選擇已經變了。',
    noSuchMove: '這不在你能選的行動之中。',
    noTakeBack: '沒有可以收回的行動。攤開的事，就收不回去了。',
    malformed: '伺服器看不懂這個請求。請重新載入後再試。',
    tooLong: '太長了。',
    tooFast: '別急，稍等一下再試。',
    badToken: '伺服器已經不認得你了。重新載入後，會以新訪客的身分進來。',
    badName: '這個名字不行：請用1到20個字元，也別摻看不見的字元。',
    badOptions: '遊戲不能這樣設定。',
    noTable: '沒有這張桌子，可能已經收了。',
    noGame: '這裡沒有這款遊戲。',
    notHost: '只有桌主可以這麼做。',
    notNow: '現在不行。',
    taken: '那個位子已經有人坐了。',
    playersOnly: '這是桌上玩家才能做的事。',
    blocked: '你不能進入這張桌子。',
    removed: '桌主請你離開了。',
    noChannel: '你的陣營在這裡沒有私下頻道，請對所有人說。',
    noMarker: '你的陣營沒有能放在那裡的這種標記。',
    tooMany: '一次太多了。請先結束一局，或稍後再試。',
  },
  levels: { plain: '簡單', clever: '精明' },
  seconds: seconds => (seconds === 0 ? '不限時' : `${seconds}秒`),
  guest: random => `${oneOf(FIRST, random)}${oneOf(LAST, random)}`,
}
