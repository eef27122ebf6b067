import type { EmbedWords } from '../embed.ts'

export const embed: EmbedWords = {
  watch: 'Watch',
  play: 'Play',
  pause: 'Pause',
  again: 'Once more',
  stop: 'Stop',
  open: 'Open at Tavolo Nero',
  notYet: 'They are still taking their seats. It begins here by itself.',
  picture: 'The match, in a small picture',
  copy: 'Copy a frame for your own page',
}
