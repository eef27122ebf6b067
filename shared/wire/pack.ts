import type { Fact, Piece } from '../kernel/game.ts'

/*
 * On the wire a piece is one string: kind, place, order, up, value, marks and, where known, face. What a chair sees
 * otherwise than the public is a patch of the public piece; its first character tells, for no kind begins with a
 * control character. The laws see to it that no view holds one.
 */
const FIELD = '\x1f'
const MARK = '\x1e'
/** The public has it, this viewer does not. */
export const GONE = '\0'
/** As the public has it, with the face that follows. */
const FACE = '\x01'
/** As the public has it, without its face. */
const BLANK = '\x02'

/** What follows the last field that is there is left out. A separator begins the marks and ends each: none is not an empty list. */
export function packPiece({ kind, place, order, up, value, marks, face }: Piece): string {
  let text = kind + FIELD + place + FIELD + order + FIELD + (up ? '1' : '0')
  if (value === undefined && marks === undefined && face === undefined) return text
  text += FIELD + (value ?? '')
  if (marks === undefined && face === undefined) return text
  text += FIELD
  if (marks) {
    text += MARK
    for (const mark of marks) text += mark + MARK
  }
  return face === undefined ? text : `${text + FIELD}=${face}`
}

export function unpackPiece(text: string): Piece {
  const [kind = '', place = '', order = '', up = '', value = '', marks = '', face = ''] = text.split(FIELD)
  return {
    kind,
    place,
    order: Number(order),
    up: up === '1',
    ...(value === '' ? {} : { value: Number(value) }),
    ...(marks === '' ? {} : { marks: marks.slice(1).split(MARK).slice(0, -1) }),
    ...(face === '' ? {} : { face: face.slice(1) }),
  }
}

/** What a desk must say so that its viewer sees `own` where the public sees `shown`; undefined: nothing. */
export function packOverlay(own: Piece, shown: Piece | undefined): string | undefined {
  if (!shown || !alike(own, shown)) return packPiece(own)
  if (own.face === shown.face) return undefined
  return own.face === undefined ? BLANK : FACE + own.face
}

/** But for the face. */
const alike = (a: Piece, b: Piece): boolean =>
  a.kind === b.kind &&
  a.place === b.place &&
  a.order === b.order &&
  a.up === b.up &&
  a.value === b.value &&
  (a.marks === b.marks ||
    (a.marks !== undefined && a.marks.length === b.marks?.length && a.marks.every((mark, i) => mark === b.marks?.[i])))

/** The piece that a desk's entry makes of the public one; undefined: the viewer does not have it. */
export function unpackOverlay(text: string, shown: Piece | undefined): Piece | undefined {
  if (text === GONE) return undefined
  if (text !== BLANK && text[0] !== FACE) return unpackPiece(text)
  // Patch and public piece may arrive in either order within one frame, never in different ones.
  if (!shown) return undefined
  return text === BLANK ? faceless(shown) : { ...shown, face: text.slice(1) }
}

function faceless({ face: _, ...piece }: Piece): Piece {
  return piece
}

export const packFact = (fact: Fact): string => `${(typeof fact)[0]}${fact}`

export function unpackFact(text: string): Fact {
  const value = text.slice(1)
  if (text[0] === 's') return value
  return text[0] === 'n' ? Number(value) : value === 'true'
}
