import { english } from '../../../shared/words/grammar.ts'
import type { CrowdWords } from '../crowd.ts'

const { plural } = english
const points = (count: number): string => plural(count, { one: '1 point', other: `${count} points` })

export const crowd: CrowdWords = {
  known: 'What they can know',
  busy: 'Working it out…',
  failed: 'It could not be fetched. Switch it off and on again.',
  none: 'No guess yet',
  point: what => `Point at it on the table: ${what}`,
  pointing: 'Point at a place on the table. Esc leaves it.',
  locked: 'No more guesses: it is locked.',
  crowd: 'What the crowd thinks',
  thinks: (choice, count) => `${choice}: ${plural(count, { one: '1 guess', other: `${count} guesses` })}`,
  nobody: 'Nobody has guessed.',
  mine: choice => `You: ${choice}`,
  truth: truth => `It was: ${truth}.`,
  knew: (right, all) => `${right} of ${all} knew.`,
  points,
  total: 'Your points',
  rank: (rank, sum) => `You are number ${rank}, with ${points(sum)}.`,
  results: 'What came out',
  noses: 'The best noses',
  titles: { bloodhound: 'Bloodhound', pointer: 'Pointer', sniffer: 'Sniffer', cold: 'Has a cold' },
  barred: 'You have seen open cards: in this match you guess no more. What you guessed before counts.',
  name: 'Your name',
  join: 'Guess along',
}
