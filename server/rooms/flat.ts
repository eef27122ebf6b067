/*
 * Messages of a page are flat maps of a few scalars. A general MessagePack reader would build whatever a frame asks for:
 * a list header of five bytes makes it lay out a million places, and two kilobytes of such headers use up all memory.
 */

const MOST_FIELDS = 8

/** An extension of one byte, its type 'r', and the number of the first record in a message. */
const RECORD = 0xd4
const RECORD_TYPE = 0x7240

export type Flat = Record<string, string | number | boolean | null>

/** The map in these bytes. Throws at anything that is not a flat map, and at anything behind it. */
export function readFlat(bytes: Uint8Array): Flat {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 0
  const take = (length: number): number => {
    at += length
    return at - length
  }
  const text = (length: number): string => {
    const from = take(length)
    if (at > bytes.byteLength) throw new Error('cut off')
    return utf8.decode(bytes.subarray(from, at))
  }
  const scalar = (): Flat[string] => {
    const head = data.getUint8(take(1))
    if (head <= 0x7f) return head
    if (head >= 0xe0) return head - 0x100
    if (head >= 0xa0 && head <= 0xbf) return text(head & 0x1f)
    switch (head) {
      case 0xc0:
        return null
      case 0xc2:
        return false
      case 0xc3:
        return true
      case 0xca:
        return data.getFloat32(take(4))
      case 0xcb:
        return data.getFloat64(take(8))
      case 0xcc:
        return data.getUint8(take(1))
      case 0xcd:
        return data.getUint16(take(2))
      case 0xce:
        return data.getUint32(take(4))
      case 0xd0:
        return data.getInt8(take(1))
      case 0xd1:
        return data.getInt16(take(2))
      case 0xd2:
        return data.getInt32(take(4))
      case 0xd9:
        return text(data.getUint8(take(1)))
      case 0xda:
        return text(data.getUint16(take(2)))
      default:
        throw new Error('no scalar')
    }
  }
  const name = (): string => {
    const read = scalar()
    if (typeof read !== 'string') throw new Error('no name')
    return read
  }
  const count = (head: number, few: number, many: number): number => {
    const fields = head === many ? data.getUint16(take(2)) : head - few
    if (fields < 0 || fields > 0x0f || fields > MOST_FIELDS) throw new Error('no flat map')
    return fields
  }
  const entries: [string, Flat[string]][] = []
  const head = data.getUint8(take(1))
  if (head === RECORD) {
    // As colyseus.js packs objects: all names, then all values.
    if (data.getUint16(take(2)) !== RECORD_TYPE) throw new Error('no record')
    const fields = count(data.getUint8(take(1)), 0x90, 0xdc)
    const names = Array.from({ length: fields }, name)
    for (const each of names) entries.push([each, scalar()])
  } else {
    const fields = count(head, 0x80, 0xde)
    for (let n = 0; n < fields; n++) entries.push([name(), scalar()])
  }
  if (at !== bytes.byteLength) throw new Error('more than a map')
  // Unlike an assignment, this makes a mere field of __proto__.
  return Object.fromEntries(entries)
}

const utf8 = new TextDecoder('utf-8', { fatal: true })
