import { english } from '../../../shared/words/grammar.ts'
import type { DailyWords } from '../daily.ts'

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

export const daily: DailyWords = {
  title: 'Today’s case',
  lead: 'One hunt and one duel a day, the same for everybody.',
  invitation: 'Three searches on a fresh trail, and one perfect play. Five minutes, and everybody has the same case.',
  kinds: { hunt: 'The hunt', duel: 'The duel' },
  which: 'Today’s cases',
  day: (number, at) => `No. ${number} · ${date.format(at)}`,
  score: points => `${points} of 100`,
  how: 'Scored against what could be known, so luck counts for nothing.',
  share: 'Copy the result',
  shared: (kind, number, points) => `${kind} no. ${number}: ${points}/100`,
  past: 'Cases from days gone by',
  today: 'Today',
  open: 'not tried yet',
  kept: (days, mean) =>
    `${english.plural(days, { one: 'One case', other: `${days} cases` })} on this device, ${mean} of 100 on average.`,
  failed: 'The case file could not be fetched. Check your connection and reload the page.',
}
