import type { Location } from '../map/locations.ts'
import { LETTERS, type Letter, type Sheet, type State } from '../state.ts'
import { drawLocation } from './extras.ts'
import type { DiabolikTurn } from './turn.ts'

export const sheetOf = (state: State, letter: Letter): Sheet => state.sheets[LETTERS.indexOf(letter)] as Sheet

/** D-40. */
export function drawClue(turn: DiabolikTurn, letter: Letter): void {
  bringClue(turn, letter, drawLocation(turn))
}

export function bringClue(turn: DiabolikTurn, letter: Letter, at: Location): void {
  sheetOf(turn.state, letter).clueAt = at
  turn.emit({ type: 'clueMoved', letter, at })
}

export function removeClue(turn: DiabolikTurn, letter: Letter): void {
  const sheet = sheetOf(turn.state, letter)
  if (sheet.clueAt === null) return
  sheet.clueAt = null
  turn.emit({ type: 'clueGone', letter })
}
