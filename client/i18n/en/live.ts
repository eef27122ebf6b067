import { english } from '../../../shared/words/grammar.ts'
import type { LiveWords } from '../live.ts'

const { plural } = english

export const live: LiveWords = {
  title: 'Live',
  lead: 'Matches that are being played right now. Take a seat in the gallery: nobody minds.',
  filter: { legend: 'Game', all: 'All' },
  listed: matches => plural(matches, { one: '1 match to watch', other: `${matches} matches to watch` }),
  nothing: 'The lamps are out: no public match is being played right now.',
  nothingOf: 'Nobody plays this one in public right now.',
  play: 'Play one yourself',
  archive: 'Watch one from the archive',
  now: 'Live',
  featured: {
    live: 'On the air',
    film: 'Tonight’s film',
    here: 'Watch here',
    whole: 'Watch whole',
    stop: 'Stop',
    picture: title => `A match of ${title}, in a small picture`,
  },
  next: {
    title: 'Watch next',
    rematch: seconds =>
      `They play again. You go along in ${plural(seconds, { one: '1 second', other: `${seconds} seconds` })}.`,
    go: 'Go now',
    stay: 'Stay here',
  },
}
