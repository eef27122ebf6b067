import type { CasebookWords } from '../casebook.ts'

export const casebook: CasebookWords = {
  title: '辦案筆記',
  busy: '推算中……',
  about: '根據你得知的一切推算，只有你看得到。',
  nobody: '目前沒有人藏身。',
  places: count => `剩下${count}個地點`,
  hardly: '不到1%',
}
