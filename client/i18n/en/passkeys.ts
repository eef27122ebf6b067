import type { PasskeyWords } from '../passkeys.ts'

const day = (at: number): string => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(at)

export const passkeys: PasskeyWords = {
  title: 'Stay for good',
  hint: 'A passkey is kept by your device or your password manager. With it you are yourself again whenever you come back, on a new device too. No password, no mail.',
  cannot: 'This browser cannot use passkeys here: they need a secure address (https) and a browser that knows them.',
  keep: 'Keep this guest with a passkey',
  back: 'Come back with a passkey',
  leaves: name => `Here you are ${name}. Come back as somebody else, and you leave ${name}’s chairs and file behind.`,
  most: 'You have five passkeys, which is as many as may be. Remove one to make another.',
  mine: 'Your passkeys',
  made: at => `Made on ${day(at)}`,
  remove: 'Remove',
  removeThis: (n, at) => `Remove passkey ${n}, made on ${day(at)}`,
  kept: 'Done. This guest is kept as long as you have a passkey.',
  removed: 'Removed: nobody comes back with it any more. Delete it from your device as well.',
  done: name => `On this device you are ${name} now.`,
  wrong: {
    cancelled: 'Nothing was done: it was cancelled, took too long, or there is no passkey for this house here.',
    already: 'This device already keeps a passkey of this guest.',
    unfit: 'This device cannot keep such a passkey.',
    failed: 'That did not work. Try again.',
  },
}
