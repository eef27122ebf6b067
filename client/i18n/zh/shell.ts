import { REFUSED } from '../../../shared/words/refusals.ts'
import { oneOf, type ShellWords } from '../shell.ts'
import { spanOf } from '../spans.ts'

const FIRST = ['午夜', '沉默', '蒙面', '霧中', '巷口', '月下', '雨夜', '無名', '飛簷', '黑傘']
const LAST = ['狐狸', '喜鵲', '烏鴉', '夜貓', '銀鼬', '飛蛾', '山貓', '貓頭鷹', '壁虎', '蝙蝠']

export const shell: ShellWords = {
  description: '一張黑桌，三場罪案，線上開局。非官方、非營利的同好作品。',
  skip: '跳至主要內容',
  nav: {
    label: '主選單',
    home: '首頁',
    tables: '牌桌',
    live: '現場轉播',
    archive: '檔案室',
    rules: '規則',
    settings: '設定',
  },
  archive: { label: '檔案室分頁', all: '公開的對局', yours: '你的對局', file: '你的檔案' },
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
  backHome: '回到首頁',
  close: '關閉',
  cancel: '取消',
  copied: '已複製',
  offline: '伺服器沒有回應。請檢查網路連線後再試。',
  refusals: {
    ...REFUSED.zh,
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
    removed: '桌主已將你移出牌桌。',
    noChannel: '這裡沒有私下頻道，請對所有人說。',
    noMarker: '你的陣營沒有能放在那裡的這種標記。',
    noOpenCards: '這桌的牌沒有公開。',
    watchersOnly: '你正在這桌玩：對局結束之前，看台是給觀眾的。',
    sawOpenCards: '你看過公開的手牌：對局結束之前，只能對同樣看過的觀眾說話。',
    noVoice: '你不能在這桌發言。',
    enough: '說過的話太多，看台已經滿了。',
    ownTable: '你正在這桌玩：對局結束之前，你只能看自己的牌。',
    tooMany: '一次太多了。請先結束一局，或稍後再試。',
    elsewhere: '你在這張桌子用了太多裝置，最新的一台取代了這一台。',
    retired: '這局開始之後，遊戲規則已經改了，所以無法繼續。',
    damaged: '這張桌子留下的紀錄讀不出來。不是你造成的，其他桌子都沒事。',
    unwritten: '伺服器沒能記下這件事，所以不算數。請稍後再試。',
    onStage: '這個畫面正在拍攝，請在手機上做選擇。',
    noPairing: '這個配對碼不對、用過了或過期了，請再要一個。',
    unpaired: '這支手機已不再與這張桌配對。',
    noMoving: '這個連結不對、用過了或過期了，請在另一台裝置上再做一個。',
    noPasskey: '這裡沒有人用這把通行密鑰。',
    latePasskey: '時間過太久了，請再試一次。',
    fault: '伺服器出了問題，請稍後再試。',
  },
  levels: { easy: '新手', plain: '普通', clever: '精明', master: '大師' },
  seconds: seconds => (seconds === 0 ? '不限時' : seconds < 86_400 ? `${seconds}秒` : `${seconds / 86_400}天`),
  left: seconds => {
    const { days, hours, minutes } = spanOf(seconds)
    return `還有${days > 0 ? `${days}天` : ''}${hours > 0 ? `${hours}小時` : ''}${minutes > 0 ? `${minutes}分鐘` : ''}`
  },
  guest: random => `${oneOf(FIRST, random)}${oneOf(LAST, random)}`,
}
