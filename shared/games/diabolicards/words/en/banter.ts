import type { Words } from '../words.ts'

export const banter: Words['banter'] = {
  isThatAll: 'Is that all?',
  niceZone: 'Nice zone. Shame if it were scorched.',
  mine: 'Thank you, I will take that one.',
  whoseSide: 'Whose side are you on?',
  remember: 'I remember everything.',
  notTheFace: 'Not the face!',
  smallPrint: 'Read the small print.',
  sequel: 'I smell a sequel.',
}
