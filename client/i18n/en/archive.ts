import { english } from '../../../shared/words/grammar.ts'
import type { ArchiveWords } from '../archive.ts'

const { plural } = english
const day = (at: number): string => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(at)

export const archive: ArchiveWords = {
  title: 'Archive',
  lead: 'Nothing is over when it is over: public matches to be watched again, from the first move.',
  shelf: 'From the archive',
  whole: 'The whole archive',
  newest: 'Newest',
  watched: 'Most watched',
  nothing: 'The shelves are empty. A match at a public table is put here when it ends.',
  nothingWatched: 'Nobody has watched one yet. Be the first.',
  yours: {
    title: 'Your matches',
    lead: 'All that you played to the end. They are cleared away after a while, unless you keep them.',
    nothing: 'No match of yours is over yet.',
  },
  filter: { legend: 'Game', all: 'All' },
  newer: 'Newer',
  older: 'Older',
  listed: matches => plural(matches, { one: '1 match on this page', other: `${matches} matches on this page` }),
  played: at => `Played on ${day(at)}`,
  views: count => plural(count, { one: 'watched once', other: `watched ${count} times` }),
  watch: 'Watch again',
  lost: 'It can no longer be watched: its rules are gone.',
  result: {
    show: 'Show the result',
    hide: 'Cover it again',
    of: (verb, game, at) => `${verb}: ${game}, ${day(at)}`,
  },
  keep: {
    button: 'Keep it',
    kept: 'Kept: let it go',
    until: at => `here until ${day(at)}`,
  },
  unname: {
    button: 'Delete my name…',
    confirm: {
      title: 'Delete your name from this match?',
      text: 'Nobody can tell any more that you sat there, you included: the match leaves this list and your file. There is no way back.',
      yes: 'Delete my name',
    },
    done: 'Your name is gone from that match.',
  },
  file: {
    title: 'Your file',
    lead: 'What the archive knows about you. Only you can read it.',
    subject: 'Subject',
    stamp: 'At large',
    since: 'First on record',
    date: day,
    played: 'Matches',
    won: 'Won',
    rate: 'Success rate',
    side: 'As',
    exhibits: 'Exhibits',
    exhibit: letter => `Exhibit ${letter}`,
    watch: 'Watch that match',
    print: 'Print taken at the scene',
    nothing: 'Nothing against you so far. Play a match to its end, and a file is opened.',
    play: 'To the games',
  },
}
