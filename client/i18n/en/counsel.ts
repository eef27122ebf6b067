import { english } from '../../../shared/words/grammar.ts'
import type { CounselWords } from '../counsel.ts'

export const counsel: CounselWords = {
  title: 'What a bot would do',
  busy: 'Thinking it over…',
  none: 'Nothing worth recommending.',
  left: times =>
    `You may ask ${english.plural(times, { one: 'once', other: `${english.spelled(times)} times` })} more in this match.`,
  spent: 'You have asked as often as you may in this match.',
}
