import type { CounselWords } from '../counsel.ts'

export const counsel: CounselWords = {
  title: '電腦會怎麼走',
  busy: '想一想……',
  none: '沒有特別值得推薦的。',
  left: times => `這一局還可以問${times}次。`,
  spent: '這一局能問的次數已經用完了。',
}
