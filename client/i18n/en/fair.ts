import { english } from '../../../shared/words/grammar.ts'
import type { FairWords } from '../fair.ts'

const { plural } = english
const steps = (count: number): string => plural(count, { one: '1 step', other: `${count} steps` })

export const fair: FairWords = {
  fixed: 'The deal is sealed',
  fixedHint:
    'Everybody here has this number. It stands for all chance of this match, and when the match is over anybody can check that nothing was dealt anew.',
  copyCommitment: 'Copy the commitment',
  verdict: {
    kept: 'The deal was settled before the first move: checked.',
    late: 'The deal fits the commitment that this device has had since it came to the table: checked.',
    fits: 'The deal fits its commitment. This device did not see that commitment during the match; whoever was at the table can compare it.',
    broken: 'The deal does not match the commitment: what the server opened is not what it committed to.',
    none: 'No commitment: this table was opened before the server made any. There is nothing to check.',
  },
  since: count => `It came when ${steps(count)} had been played.`,
  how: 'How to check it yourself',
  method:
    'As the match began, the server sent everybody the commitment: the SHA-256 of one line made of game, rules, options, the seed of all chance, and a number drawn for this purpose. Now that it is over, all of it is open. Put this command into a terminal: it must print the commitment.',
  limits:
    'It proves that nothing was dealt anew once the match had begun. It cannot prove that the seed was drawn by chance.',
  commitment: 'Commitment',
  command: 'Command',
  copyCommand: 'Copy the command',
  game: 'Game',
  rules: 'Version of the rules',
  options: 'Options',
  seed: 'Seed',
  nonce: 'Number drawn for it',
  replay: {
    start: 'Play it again here',
    hint: 'This page has the rules, too: it can play the whole match again from this seed and these moves, and compare.',
    running: 'Playing it again…',
    done: count => `Played again: all ${steps(count)} follow from this deal.`,
    broken: step => `Played again: step ${step} does not follow from this deal.`,
    retired: 'The rules have changed since, so this page cannot play the match again.',
    failed: 'The match could not be played again.',
  },
}
