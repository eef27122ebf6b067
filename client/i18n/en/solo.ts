import type { SoloWords } from '../solo.ts'

export const solo: SoloWords = {
  away: {
    title: 'Without a network',
    text: 'No server answers. You can still play against bots: “Play now” and the guided matches are dealt on this device, and kept on it.',
  },
  alone: {
    title: 'All on this device',
    text: 'You play against bots here, and your matches are kept in this browser. Nothing is sent anywhere.',
  },
  running: 'Your matches on this device',
  past: 'Matches that are over',
  here: 'On this device:',
  hereHint: 'no server has this match.',
  over: 'On this device',
  overHint: 'Played without a server: nobody else has them.',
  file: 'Watch a match from a file',
  forget: 'Delete',
  confirmForget: {
    title: 'Delete this match?',
    text: 'Nobody else has it: there is no way back.',
    yes: 'Delete it',
  },
  fresh: { text: 'A new edition of this page has been delivered.', now: 'Open it' },
}
