import type { ArchiveWords } from '../archive.ts'

const day = (at: number): string => new Intl.DateTimeFormat('zh-Hant-TW', { dateStyle: 'long' }).format(at)

export const archive: ArchiveWords = {
  title: '檔案室',
  lead: '散場不是結束：公開的對局都能從第一手開始重看。',
  shelf: '檔案室藏品',
  whole: '整座檔案室',
  newest: '最新',
  watched: '最多人看',
  nothing: '架上還是空的。公開牌桌的對局結束後，就會收進這裡。',
  nothingWatched: '還沒有人重看過。你來當第一個吧。',
  yours: {
    title: '你的對局',
    lead: '你打到最後的每一局都在這裡。時間久了會清掉，想留的請按保留。',
    nothing: '你還沒有打完的對局。',
  },
  filter: { legend: '遊戲', all: '全部' },
  newer: '較新',
  older: '較舊',
  listed: matches => `本頁有${matches}場對局`,
  played: at => `${day(at)}開局`,
  views: count => `重看${count}次`,
  watch: '重看',
  lost: '已經無法重看：當時的規則不在了。',
  result: {
    show: '揭曉結果',
    hide: '重新蓋住',
    of: (verb, game, at) => `${verb}：${game}，${day(at)}`,
  },
  keep: {
    button: '保留',
    kept: '已保留：取消',
    until: at => `留到${day(at)}`,
  },
  unname: {
    button: '刪去我的名字……',
    confirm: {
      title: '要從這場對局刪去你的名字嗎？',
      text: '從此沒有人知道你坐過那張桌子，連你自己也查不到：這場對局會從清單和你的檔案裡消失，無法復原。',
      yes: '刪去我的名字',
    },
    done: '那場對局裡已經沒有你的名字。',
  },
  file: {
    title: '你的檔案',
    lead: '檔案室對你所知的一切，只有你自己看得到。',
    subject: '當事人',
    stamp: '在逃',
    since: '首次登錄',
    date: day,
    played: '對局',
    won: '獲勝',
    rate: '得手率',
    side: '身分',
    exhibits: '證物',
    exhibit: letter => `證物${letter}`,
    watch: '重看那一局',
    print: '現場採得的指紋',
    nothing: '目前還沒有對你不利的紀錄。打完一局，就會替你建檔。',
    play: '前往遊戲',
  },
}
