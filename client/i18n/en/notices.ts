import { english } from '../../../shared/words/grammar.ts'
import type { CallWords } from '../notices.ts'

export const notices: CallWords = {
  title: 'Notices',
  hint: 'At tables where you have days to decide, this device can tell you when it is your turn: once a turn, with the game and who is at the table, and nothing of what you hold.',
  start: 'Tell me when it is my turn',
  cannot: 'This browser cannot show notices. On an iPhone or iPad, add Tavolo Nero to the home screen first.',
  denied: 'This browser does not allow notices from here. You can change that in its settings for this site.',
  failed: 'That did not work: the browser’s notice service could not be reached.',
  here: 'This device tells you when it is your turn.',
  devices: count => english.plural(count, { one: 'On one device.', other: `On ${count} devices.` }),
  quiet: 'Quiet hours: what comes then is told afterwards',
  from: 'From',
  to: 'To',
  hour: hour => `${hour}:00`,
  stop: 'Not on this device',
  stopAll: 'On no device',
  stopped: 'No more notices here.',
}
