import { fromUtf8, utf8 } from './utf8.ts'

/*
 * Plain JSON in few bytes. The first byte of a value tells what it is and often all of it; see HEADS. Two things make it
 * short: a word is spelled once in a message and is a number from then on, and so is the shape of a record, which is the
 * names of its fields and its `type`. Both ends may know words and shapes beforehand. Nothing is remembered from one
 * message to the next: a message can be read by whoever knows the same, and tells nothing of any other.
 */

/** What both ends know beforehand. A shape begins with the record's `type`, '' for none; then the other fields. */
export interface Known {
  readonly words: readonly string[]
  readonly shapes: readonly (readonly string[])[]
}
export const NOTHING_KNOWN: Known = { words: [], shapes: [] }

/** How many first bytes each kind has. The last of them says that the rest of its number follows. */
const HEADS = [
  /** A whole number. */
  ['int', 48],
  /** A word by its number. */
  ['word', 80],
  /** A record by the number of its shape; its values follow. */
  ['shape', 80],
  /** A new word of so many bytes. */
  ['text', 26],
  ['list', 10],
  /** A record of a new shape: the words of its shape, then its values. */
  ['record', 7],
] as const
type Head = (typeof HEADS)[number][0]
const NULL = 251
const FALSE = 252
const TRUE = 253
/** A negative whole number: how far below -1. */
const NEGATIVE = 254
/** Any other number, in eight bytes. */
const FRACTION = 255

const first = {} as Record<Head, number>
const most = {} as Record<Head, number>
/** Which kind a first byte is of. */
const headOf: Head[] = []
for (const [head, count] of HEADS) {
  first[head] = headOf.length
  most[head] = count - 1
  for (let i = 0; i < count; i++) headOf.push(head)
}

/** What a shape is known by while packing. No field's name holds a separator. */
const nameOf = (shape: readonly string[]): string => shape.join('\0')
const numbered = (texts: readonly string[]): Map<string, number> => new Map(texts.map((text, n) => [text, n]))

/** What a record's shape begins with. Where it is no word or does not stand first, `type` is a field like any other. */
function typeOf(record: Readonly<Record<string, unknown>>, [first]: readonly string[]): string {
  const { type } = record
  return first === 'type' && typeof type === 'string' ? type : ''
}

/** Packs messages for whoever knows the same. */
export function packing(known: Known): (value: unknown) => Uint8Array {
  const oldWords = numbered(known.words)
  const oldShapes = numbered(known.shapes.map(nameOf))
  // Of one message: the next begins anew.
  let bytes = new Uint8Array(1024)
  let end = 0
  const words = new Map<string, number>()
  const shapes = new Map<string, number>()

  function put(byte: number): void {
    if (end === bytes.length) {
      const larger = new Uint8Array(2 * end)
      larger.set(bytes)
      bytes = larger
    }
    bytes[end++] = byte
  }
  function head(kind: Head, number: number): void {
    put(first[kind] + Math.min(number, most[kind]))
    if (number >= most[kind]) count(number - most[kind])
  }
  function count(number: number): void {
    let left = number
    for (; left >= 0x80; left = Math.floor(left / 0x80)) put((left % 0x80) + 0x80)
    put(left)
  }
  function word(text: string): void {
    const number = oldWords.get(text) ?? words.get(text)
    if (number !== undefined) return head('word', number)
    words.set(text, oldWords.size + words.size)
    const spelled = utf8(text)
    head('text', spelled.length)
    for (const byte of spelled) put(byte)
  }
  function number(value: number): void {
    if (!Number.isSafeInteger(value)) {
      const eight = new DataView(new ArrayBuffer(8))
      eight.setFloat64(0, value)
      put(FRACTION)
      for (const byte of new Uint8Array(eight.buffer)) put(byte)
    } else if (value >= 0) head('int', value)
    else {
      put(NEGATIVE)
      count(-1 - value)
    }
  }
  function record(value: Readonly<Record<string, unknown>>): void {
    const fields = Object.keys(value)
    const type = typeOf(value, fields)
    const start = type === '' ? 0 : 1
    let name = type
    for (let at = start; at < fields.length; at++) name += `\0${fields[at]}`
    const number = oldShapes.get(name) ?? shapes.get(name)
    if (number !== undefined) head('shape', number)
    else {
      shapes.set(name, oldShapes.size + shapes.size)
      head('record', fields.length - start + 1)
      word(type)
      for (let at = start; at < fields.length; at++) word(fields[at] as string)
    }
    for (let at = start; at < fields.length; at++) write(value[fields[at] as string])
  }
  function write(value: unknown): void {
    if (typeof value === 'string') word(value)
    else if (typeof value === 'number') number(value)
    else if (typeof value === 'boolean') put(value ? TRUE : FALSE)
    else if (value === null || value === undefined) put(NULL)
    else if (Array.isArray(value)) {
      head('list', value.length)
      for (const each of value) write(each)
    } else record(value as Readonly<Record<string, unknown>>)
  }

  return value => {
    end = 0
    words.clear()
    shapes.clear()
    write(value)
    return bytes.slice(0, end)
  }
}

/** Reads what was packed for who knows the same. It is trusted: only a server packs. */
export function unpacking(known: Known): (bytes: Uint8Array) => unknown {
  const oldWords = known.words.length
  const oldShapes = known.shapes.length
  const words = [...known.words]
  const shapes = [...known.shapes]
  let bytes: Uint8Array = new Uint8Array()
  let at = 0

  function next(): number {
    return bytes[at++] ?? unreadable()
  }
  function count(): number {
    for (let read = 0, scale = 1; ; scale *= 0x80) {
      const byte = next()
      if (byte < 0x80) return read + byte * scale
      read += (byte - 0x80) * scale
    }
  }
  function record(shape: readonly string[]): unknown {
    const entries = shape.map((field, n) => (n === 0 ? ['type', field] : [field, read()]))
    if (shape[0] === '') entries.shift()
    // Unlike an assignment, this makes a mere field of __proto__.
    return Object.fromEntries(entries)
  }
  function single(byte: number): unknown {
    if (byte === NULL) return null
    if (byte === NEGATIVE) return -1 - count()
    if (byte !== FRACTION) return byte === TRUE
    at += 8
    return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getFloat64(at - 8)
  }
  function read(): unknown {
    const byte = next()
    const head = headOf[byte]
    if (head === undefined) return single(byte)
    const number = byte - first[head] < most[head] ? byte - first[head] : most[head] + count()
    switch (head) {
      case 'int':
        return number
      case 'word':
        return words[number] ?? unreadable()
      case 'shape':
        return record(shapes[number] ?? unreadable())
      case 'list':
        return Array.from({ length: number }, read)
      case 'text': {
        at += number
        const text = fromUtf8(bytes.subarray(at - number, at))
        words.push(text)
        return text
      }
      case 'record': {
        const shape = Array.from({ length: number }, () => String(read()))
        shapes.push(shape)
        return record(shape)
      }
    }
  }

  return packed => {
    bytes = packed
    at = 0
    words.length = oldWords
    shapes.length = oldShapes
    return read()
  }
}

function unreadable(): never {
  throw new Error('no packed value')
}
