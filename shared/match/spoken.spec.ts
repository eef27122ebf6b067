import { expect, test } from 'vitest'
import type { NoteBody } from '../wire/protocol.ts'
import { Talk } from './talk.ts'

const ann = { id: 'ann', name: 'Ann' }

/** What others read of it, or why it is refused. */
function heard(text: string): string {
  const note = new Talk([], {}, () => 0).says(ann, undefined, { type: 'say', text, audience: 'all' })
  if (typeof note === 'string') return note
  const body = note.body as NoteBody
  return body.type === 'said' ? body.text : ''
}

test.each([
  ['spaces', ' hello \n\n there ', 'hello there'],
  ['what turns text around', 'a\u202eb\u2066c\u061cd', 'abcd'],
  ['fillers and blanks', 'a\u3164b\u115f\u1160\uffa0c\u2800d\u00ade', 'abcde'],
  ['a tower of marks', `a${'\u0334'.repeat(150)}b`, 'a\u0334\u0334\u0334b'],
  ['a tower with joints', `a${'\u0334\u200d'.repeat(60)}b`, `a${'\u0334\u200d'.repeat(3)}${'\u200d'.repeat(57)}b`],
])('%s cannot trouble the lines of others', (_, text, read) => {
  expect(heard(text)).toBe(read)
})

test.each([
  ['Thai', '\u0e01\u0e38\u0e49\u0e07'],
  ['Hebrew with points', '\u05e9\u05c1\u05bc\u05b8\u05dc'],
  ['Persian', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
  ['a family', '\u{1f469}\u200d\u{1f467} \u2764\ufe0f'],
  ['a picture that is newer than this server', '\u{1fffd}'],
])('%s is read as it was written', (_, text) => {
  expect(heard(text)).toBe(text.normalize('NFC'))
})

test('nothing to be seen is nothing said', () => {
  expect(heard('\u3164 \u2800 \u200b')).toBe('malformed')
})
