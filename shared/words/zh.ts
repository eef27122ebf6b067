import type { Common } from './common.ts'
import { chinese } from './grammar.ts'
import { REFUSED } from './refusals.ts'

const { list } = chinese

export const zh: Common = {
  refusals: REFUSED.zh,

  terminal: {
    usage: games => [
      'npm run -s play -- 遊戲 [選項]     在終端機裡和電腦對戰',
      '',
      `  遊戲             ${games.join('、')}`,
      '  --seat 角色      你要扮演誰（預設為順位第一的角色）',
      '  --players 人數   幾個人玩（預設為人數上限）',
      '  --bots 名稱      random、plain 或 clever（預設 clever）；可以全部用同一種，也可以依座位順序逐一指定',
      '  --options JSON   覆寫遊戲的一般設定',
      '  --seed 文字      種子相同，發的牌就相同（預設每次重新發牌）',
      '  --language 代碼  en、it 或 zh（預設依照系統語言）',
      '  --load 檔案      繼續玩存檔的對局',
      '  --help           顯示這份說明',
    ],
    unknownSeat: (seat, seats) => `沒有 ${seat} 這個角色；可以選：${seats.join('、')}`,
    cannotLoad: (file, reason) => `無法從 ${file} 繼續對局：${reason}`,

    youAre: names => `你扮演${list(names)}。`,
    withYou: names => `同桌的還有：${list(names)}。`,
    hint: '輸入數字選擇行動，輸入 ? 查看說明。',

    turnOf: name => `輪到${name}。`,
    yourTurn: name => `輪到你了（${name}）。`,
    tookBack: name => `${name}收回了上一步。`,
    goesOn: '從存檔的地方繼續。',

    help: [
      '輸入數字：選擇該項行動',
      '直接按 Enter：再問一次',
      't    用文字說明目前的桌面',
      'l    從頭列出發生過的事',
      'w    為什麼某些行動不能選',
      'u    收回你的上一步（只要還沒有人因此得知任何事）',
      's 檔名    儲存對局',
      'q    離開（不會自動存檔）',
      '?    顯示這份說明',
    ],
    nothingYet: '目前什麼事都還沒發生。',
    allOffered: '沒有遺漏，能做的都已經列出來了。',
    unclear: input => `看不懂「${input}」。請輸入數字或指令，輸入 ? 查看說明。`,

    saved: file => `已儲存到 ${file}。請注意：看得到這個檔案的人，就能推算出所有蓋著的牌。`,
    goOnWith: command => `之後可以這樣繼續：${command}`,
    saveWhere: '要存到哪個檔案？請輸入 s 加上檔名。',
    fileExists: file => `${file} 已經存在，沒有覆寫。請換個檔名。`,
    cannotSave: (file, reason) => `無法寫入 ${file}（${reason}）。`,

    left: '你離開了牌桌。',
    inputEnded: '輸入已經結束，對局到此為止。',
  },
}
