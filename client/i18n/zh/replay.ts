import { chinese } from '../../../shared/words/grammar.ts'
import type { ReplayWords } from '../replay.ts'

const day = new Intl.DateTimeFormat('zh-Hant-TW', { dateStyle: 'long' })
const figures = new Intl.NumberFormat('zh-Hant-TW', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const FORWARD = { move: '下一步', turn: '下一個回合', round: '下一輪' }
const BACK = { move: '退回一步', turn: '退回一個回合', round: '退回一輪' }

export const replay: ReplayWords = {
  title: '重播',
  label: '重播控制',
  play: '播放',
  pause: '暫停',
  forward: FORWARD,
  back: BACK,
  slider: '對局的時刻',
  at: (move, of, round) => chinese.noted(of === null ? `第${move}步` : `第${move}步，共${of}步`, `第${round}輪`),
  speed: '速度',
  times: speed => `${speed}倍`,
  eyes: '從誰的眼睛看',
  public: '所有人',
  all: '一覽無遺',
  chapters: '場景',
  noChapters: '還沒有什麼可標記的。',
  played: at => `對局日期：${day.format(at)}`,
  covered: '你看到的是當時看得到的對局。結局與長短都先遮著。',
  showAll: '全部顯示',
  copyLink: '複製此刻的連結',
  download: '下載影片',
  ended: '影片播完了',
  again: '從頭開始',
  file: {
    title: '從檔案開啟影片',
    lead: '開啟別人存下的影片。檔案只留在這部裝置上。',
    choose: '選擇影片',
    broken: '讀不了這個檔案：它已損壞，或不是 Tavolo Nero 的影片。',
    foreign: '這部影片需要比這裡更新的 Tavolo Nero。',
  },
  watchAgain: '重看這場對局',
  advice: {
    title: '電腦會怎麼做？',
    blind: '從某個人的眼睛看，才看得到他當時能做什麼。',
    none: '你正借用其眼睛的人，此刻都沒有要決定的事。',
    busy: '正在盤算……',
    best: '電腦的選擇',
    made: '當時的選擇',
    worth: figure => (figure === null ? '絕不' : figures.format(figure)),
    more: count => `還有${count}種`,
  },
  share: {
    title: '畫面',
    wide: '劇照（橫式）',
    tall: '劇照（直式）',
    record: '錄一段短片',
    stop: '停止錄影',
    comic: '漫畫頁',
    making: (panel, of) => `正在畫第${panel}格，共${of}格……`,
    download: '下載',
    print: '列印',
    alt: title => `一場《${title}》的漫畫頁`,
    credit: 'Tavolo Nero · 非官方愛好者作品',
    noStage: '畫面取自立體牌桌。',
  },
  reveal: { open: '真相大白', busy: '正在翻開一切……', failed: '無法取得。' },
  branch: {
    open: '從這裡接著玩',
    title: '從這裡接著玩',
    lead: '新的一桌就從這一刻開始，並記在它的紀錄裡。',
    chair: '你的座位',
    bots: '對電腦',
    friends: '和朋友',
  },
}
