import type { EmbedWords } from '../embed.ts'

export const embed: EmbedWords = {
  watch: '觀看',
  play: '播放',
  pause: '暫停',
  again: '再看一次',
  stop: '停止',
  open: '在 Tavolo Nero 開啟',
  notYet: '玩家還在入座，開始後會自動播出。',
  picture: '對局的小畫面',
  copy: '複製可貼進自己網頁的畫面框',
}
