import { PRICES } from '../../../../../shared/games/diabolik/printed.ts'
import type { SheetName } from '../../../../../shared/games/diabolik/sheets/names.ts'
import {
  type CardType,
  CRIMINALS,
  type Criminal,
  DETECTIVES,
  type Letter,
  type Side,
} from '../../../../../shared/games/diabolik/state.ts'
import type { DiabolikPiece } from '../../../../../shared/games/diabolik/view.ts'
import type { StageWords, Words } from '../../../../../shared/games/diabolik/words/words.ts'

/** A Part or a Clue as it stands on its sheet. */
export interface PrintedStage {
  readonly kind: 'part' | 'clue'
  readonly number: number
  readonly words: StageWords
  readonly price: readonly CardType[]
  readonly done: boolean
  /** Who has done that Part. */
  readonly by?: Criminal
}

/** What is printed on a sheet. */
export interface Says {
  readonly letter: Letter
  readonly sheet: SheetName
  readonly name: string
  readonly story: string
  readonly rule: string
  readonly parts: readonly PrintedStage[]
  readonly clues: readonly PrintedStage[]
  /** The Criminals have it. */
  readonly done: boolean
  /** What the reader's side needs next; whoever looks on is told of both. */
  readonly next: readonly PrintedStage[]
}

/** Whose eyes the table is seen through; null: somebody who looks on. */
export function sideOfSeats(seats: readonly string[]): Side | null {
  if (CRIMINALS.some(who => seats.includes(who))) return 'criminals'
  return DETECTIVES.some(who => seats.includes(who)) ? 'detectives' : null
}

export function saysOf(words: Words, letter: Letter, piece: DiabolikPiece, side: Side | null): Says {
  const sheet = piece.face as SheetName
  const { name, story, rule, parts: partWords, clues: clueWords } = words.sheets[sheet]
  const prices = PRICES[sheet]
  const by = (piece.marks ?? []) as readonly Criminal[]
  const parts = partWords.map(
    (said, i): PrintedStage => ({
      kind: 'part',
      number: i + 1,
      words: said,
      price: prices.parts[i] ?? [],
      done: i < by.length,
      ...(by[i] && { by: by[i] }),
    }),
  )
  const clues = clueWords.map(
    (said, i): PrintedStage => ({
      kind: 'clue',
      number: i + 1,
      words: said,
      price: prices.clues[i] ?? [],
      done: i < (piece.value ?? 0),
    }),
  )
  const told = [side !== 'detectives' && parts, side !== 'criminals' && clues]
  const next = told.flatMap(stages => (stages ? (stages.find(({ done }) => !done) ?? []) : []))
  return { letter, sheet, name, story, rule, parts, clues, done: !piece.up, next: piece.up ? next : [] }
}
