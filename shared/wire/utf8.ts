/* Here, since neither Node nor browser is known in `shared`. Half of a pair survives, which a TextEncoder would mend. */

/** The bits of a code point in sixes, behind the first byte. */
const tail = (code: number, shift: number): number => 0x80 | ((code >> shift) & 0x3f)

export function utf8(text: string): number[] {
  const bytes: number[] = []
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    if (code < 0x80) bytes.push(code)
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), tail(code, 0))
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), tail(code, 6), tail(code, 0))
    else bytes.push(0xf0 | (code >> 18), tail(code, 12), tail(code, 6), tail(code, 0))
  }
  return bytes
}

export function fromUtf8(bytes: Uint8Array): string {
  let text = ''
  let at = 0
  const more = (): number => (bytes[at++] ?? 0) & 0x3f
  while (at < bytes.length) {
    const head = bytes[at++] ?? 0
    if (head < 0x80) text += String.fromCharCode(head)
    else if (head < 0xe0) text += String.fromCharCode(((head & 0x1f) << 6) | more())
    else if (head < 0xf0) text += String.fromCharCode(((head & 0x0f) << 12) | (more() << 6) | more())
    else text += String.fromCodePoint(((head & 0x07) << 18) | (more() << 12) | (more() << 6) | more())
  }
  return text
}
