import type { Fact, Piece } from '../kernel/game.ts'

/*
 * On the wire a piece is one string: its kind, then what else is to be said of it, each behind a control character that
 * tells what it is. Most pieces have little: what is not there, is 0 or is face down takes no room. What a chair sees
 * otherwise than the public is a patch of the public piece; its first character tells, for no kind begins with a control
 * character. The laws see to it that no view holds one.
 */
/** The public has it, this viewer does not. */
export const GONE = '\0'
/** As the public has it, with the face that follows. */
const FACE = '\x01'
/** As the public has it, without its face. */
const BLANK = '\x02'
/** Fields of a piece, which may have a face as well. */
const PLACE = '\x03'
const ORDER = '\x04'
const UP = '\x05'
const VALUE = '\x06'
/** Before the first mark and after each: none is not an empty list. */
const MARK = '\x07'

export function packPiece({ kind, place, order, up, value, marks, face }: Piece): string {
  let text = kind + PLACE + place
  if (order !== 0) text += ORDER + order
  if (up) text += UP
  if (value !== undefined) text += VALUE + value
  if (marks) text += MARK + marks.map(mark => mark + MARK).join('')
  if (face !== undefined) text += FACE + face
  return text
}

export function unpackPiece(text: string): Piece {
  const end = text.indexOf(PLACE)
  const [place = '', ...fields] = text.slice(end).split(/(?=\p{Cc})/u)
  const all = (what: string): string[] => fields.filter(field => field[0] === what).map(field => field.slice(1))
  const [value] = all(VALUE)
  const [face] = all(FACE)
  const marks = all(MARK)
  return {
    kind: text.slice(0, end),
    place: place.slice(1),
    order: Number(all(ORDER)[0] ?? 0),
    up: fields.includes(UP),
    ...(value === undefined ? {} : { value: Number(value) }),
    ...(marks.length === 0 ? {} : { marks: marks.slice(0, -1) }),
    ...(face === undefined ? {} : { face }),
  }
}

/** What a desk must say so that its viewer sees `own` where the public sees `shown`; undefined: nothing. */
export function packOverlay(own: Piece, shown: Piece | undefined): string | undefined {
  if (!shown || !alike(own, shown)) return packPiece(own)
  if (own.face === shown.face) return undefined
  return own.face === undefined ? BLANK : FACE + own.face
}

/** Would it be packed alike? */
export const samePiece = (a: Piece, b: Piece): boolean => a === b || (a.face === b.face && alike(a, b))

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

/** What a desk must say of a fact; undefined: nothing. */
export const packOtherFact = (own: Fact, shown: Fact | undefined): string | undefined =>
  own === shown ? undefined : packFact(own)

export function unpackFact(text: string): Fact {
  const value = text.slice(1)
  if (text[0] === 's') return value
  return text[0] === 'n' ? Number(value) : value === 'true'
}
