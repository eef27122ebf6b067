import type { PieceId } from '../../../kernel/game.ts'
import { typeOf } from '../cards/index.ts'
import type { MoveOf, Target } from '../move.ts'
import { SHEET_RULES } from '../sheets/index.ts'
import type { StageRule } from '../sheets/rule.ts'
import {
  type CardType,
  type Character,
  type Criminal,
  type Detective,
  LETTERS,
  type Letter,
  type Sheet,
  type State,
} from '../state.ts'
import { drawClue, removeClue, sheetOf } from './clues.ts'
import { end, moveDanger } from './danger.ts'
import { endEffect } from './effects.ts'
import { dismissExtra } from './extras.ts'
import { pay } from './hands.ts'
import { effectsOf, faceOf, HEISTS_TO_WIN, handOf, isCriminal, isHidden, standingOn } from './questions.ts'
import { returnCards, shiftTo } from './tracks.ts'
import type { DiabolikTurn } from './turn.ts'

/** All choices of so many cards of these types, copies being alike, each joined by commas. */
function payments(state: State, who: Character, price: readonly CardType[]): string[] {
  const hand = handOf(state, who)
  let choices: PieceId[][] = [[]]
  for (const type of new Set(price)) {
    const count = price.filter(each => each === type).length
    const held = hand.filter(card => typeOf(faceOf(state, card)) === type)
    choices = choices.flatMap(choice => combinations(state, held, count).map(more => [...choice, ...more]))
  }
  return choices.map(choice => choice.join())
}

/** All choices of so many of these cards, copies being alike. */
export const combinations = (state: State, cards: readonly PieceId[], count: number): PieceId[][] =>
  // Copies side by side: else the same two faces would come up in either order.
  choices(
    state,
    [...cards].sort((a, b) => (faceOf(state, a) < faceOf(state, b) ? -1 : 1)),
    count,
  )

function choices(state: State, cards: readonly PieceId[], count: number): PieceId[][] {
  if (count === 0) return [[]]
  const seen = new Set<string>()
  return cards.flatMap((card, i) => {
    const face = faceOf(state, card)
    if (seen.has(face)) return []
    seen.add(face)
    return choices(state, cards.slice(i + 1), count - 1).map(rest => [card, ...rest])
  })
}

/** D-40: in order, and no further than there are. */
const nextPart = (sheet: Sheet): StageRule<Criminal> | undefined =>
  sheet.done ? undefined : SHEET_RULES[sheet.name].parts[sheet.parts]
const nextClue = (sheet: Sheet): StageRule<Detective> | undefined =>
  sheet.done ? undefined : SHEET_RULES[sheet.name].clues[sheet.clues]

/** D-34: no Advance On the Run. */
export function advances(state: State, who: Character): MoveOf<'advance'>[] {
  if (isCriminal(who) && !isHidden(state, who)) return []
  const list: MoveOf<'advance'>[] = []
  for (const [i, sheet] of state.sheets.entries()) {
    const letter = LETTERS[i] as Letter
    const targets = isCriminal(who)
      ? nextPart(sheet)?.targets(state, letter, who)
      : nextClue(sheet)?.targets(state, letter, who)
    if (!targets || targets.length === 0) continue
    const price = (isCriminal(who) ? nextPart(sheet) : nextClue(sheet))?.price ?? []
    for (const pay of payments(state, who, price))
      for (const target of targets) list.push({ type: 'advance', letter, pay, ...target })
  }
  return list
}

export function advance(
  turn: DiabolikTurn,
  who: Character,
  { letter, pay: price, ...target }: MoveOf<'advance'>,
): void {
  pay(turn, who, price === '' ? [] : price.split(','))
  if (isCriminal(who)) activatePart(turn, letter, who, target)
  else activateClue(turn, letter, who, target)
}

/** D-85: a Part's own effects, then the completion, then its Danger. */
function activatePart(turn: DiabolikTurn, letter: Letter, who: Criminal, target: Target): void {
  const sheet = sheetOf(turn.state, letter)
  const { parts } = SHEET_RULES[sheet.name]
  const part = parts[sheet.parts]
  sheet.parts++
  sheet.by.push(who)
  turn.emit({ type: 'partDone', who, letter, sheet: sheet.name, part: sheet.parts })
  turn.final()
  part?.activate(turn, letter, who, target)
  if (sheet.parts === parts.length) complete(turn, letter, who)
}

function activateClue(turn: DiabolikTurn, letter: Letter, who: Detective, target: Target): void {
  const { state } = turn
  const sheet = sheetOf(state, letter)
  const { clues } = SHEET_RULES[sheet.name]
  const clue = clues[sheet.clues]
  sheet.clues++
  turn.emit({ type: 'clueDone', who, letter, sheet: sheet.name, clue: sheet.clues })
  clue?.activate(turn, letter, who, target)
  for (const effect of effectsOf(state, who, 'warrant')) {
    endEffect(turn, effect)
    moveDanger(turn, effect.value, 'card')
  }
  if (state.outcome || sheet.clueAt === null) return
  if (sheet.clues < clues.length) drawClue(turn, letter)
  else removeClue(turn, letter)
}

/** D-41, D-77, D-79. */
function complete(turn: DiabolikTurn, letter: Letter, who: Criminal): void {
  const { state } = turn
  const sheet = sheetOf(state, letter)
  const { card } = sheet
  sheet.done = true
  sheet.card = null
  turn.emit({ type: 'heistDone', letter, sheet: sheet.name })
  if (card !== null) {
    const riders = standingOn(state, card)
    const [rider] = riders.includes(who) ? [who] : riders
    if (rider === undefined) returnCards(turn, [card])
    else shiftTo(turn, rider, card)
  }
  removeClue(turn, letter)
  for (const extra of SHEET_RULES[sheet.name].extras) dismissExtra(turn, extra)
  if (state.sheets.filter(({ done }) => done).length >= HEISTS_TO_WIN) return end(turn, 'criminals', 'heists')
  moveDanger(turn, -sheet.clues, 'heist')
}
