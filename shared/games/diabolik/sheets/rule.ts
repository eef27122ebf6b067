import type { Target } from '../move.ts'
import type { DiabolikTurn } from '../rules/turn.ts'
import type { CardType, Character, Criminal, Detective, Letter, Secondary, State } from '../state.ts'

/** A Part or a Clue: when it can be activated, what for, and what comes of it. */
export interface StageRule<W extends Character> {
  /** Cards of these types are discarded for it. */
  readonly price?: readonly CardType[]
  /** All ways to do it here and now, from what `who` knows: [{}] where there is nothing to choose, [] where it cannot be. */
  targets(state: State, letter: Letter, who: W): readonly Target[]
  activate(turn: DiabolikTurn, letter: Letter, who: W, target: Target): void
}

export interface SheetRule {
  readonly parts: readonly StageRule<Criminal>[]
  /** After a Clue is activated, the next one is drawn by itself unless `activate` removed the marker (D-40). */
  readonly clues: readonly StageRule<Detective>[]
  /** Who leaves with a completed Heist (D-79). */
  readonly extras: readonly Secondary[]
  /** At the start of each round, with the Secondary Characters: the van drives. */
  round?(turn: DiabolikTurn, letter: Letter): void
  /** When the sheet comes into play. */
  setUp?(turn: DiabolikTurn, letter: Letter): void
}
