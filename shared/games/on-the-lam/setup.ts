import { stow } from '../../kernel/bag.ts'
import type { Luck, PieceId } from '../../kernel/game.ts'
import { pick } from '../../kernel/rng.ts'
import { START } from './rules/board.ts'
import { drawAlibis, type LamTurn } from './rules/verbs.ts'
import {
  ALIBIS,
  type Card,
  INCIDENTS,
  ITEMS,
  type Options,
  type PersonState,
  type State,
  type Suspect,
} from './state.ts'
import { ALIBI_COPIES, PLAY_COPIES } from './tuning.ts'

/** L-5. */
export const FIRST_HAND = 3

export function setup({ cast }: Options, luck: Luck): State {
  const person = (suspect: Suspect): PersonState => ({ at: START[suspect], hand: [], item: null, searched: [] })
  const first = pick(luck.chance, cast)
  const state: State = {
    faces: {},
    cast: [...cast],
    people: { boxer: person('boxer'), dame: person('dame'), reporter: person('reporter'), ceo: person('ceo') },
    police: 'station',
    alibis: { cards: [], discards: [] },
    plays: { cards: [], discards: [] },
    round: 1,
    first,
    active: first,
    decision: { type: 'walk' },
    outcome: null,
  }
  const turn: LamTurn = { ...luck, state, seat: first, emit: () => {}, final: () => {} }
  stow(turn, state.alibis.cards, make(state, Object.values(ALIBIS).flat(), ALIBI_COPIES))
  stow(turn, state.plays.cards, make(state, [...ITEMS, ...INCIDENTS], PLAY_COPIES))
  for (const suspect of cast) drawAlibis(turn, suspect, FIRST_HAND)
  return state
}

/** Cards on the next free numbers. */
function make(state: State, faces: readonly Card[], copies: number): PieceId[] {
  const first = Object.keys(state.faces).length
  return faces.flatMap((face, kind) =>
    Array.from({ length: copies }, (_, copy) => {
      const id = String(first + kind * copies + copy)
      state.faces[id] = face
      return id
    }),
  )
}
