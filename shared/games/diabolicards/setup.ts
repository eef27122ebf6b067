import { stow } from '../../kernel/bag.ts'
import type { Luck, PieceId } from '../../kernel/game.ts'
import { pick } from '../../kernel/rng.ts'
import { CARDS, type CardName } from './cards/list.ts'
import { drawCard } from './rules/hands.ts'
import { pledgesOf, seatsOf } from './rules/table.ts'
import type { CardsTurn } from './rules/turn.ts'
import { type Field, type Options, type Player, SIDES, SLOTS, type State, type Zone } from './state.ts'

/** C-21: what is left of a first hand when the contracts are placed. */
export const FIRST_HAND = 4

const empty = (size: number): null[] => Array.from({ length: size }, () => null)
/** C-3. */
const field = (): Field => ({
  regular: empty(SLOTS.regular),
  diabolical: empty(SLOTS.diabolical),
  scorched: empty(SLOTS.scorched),
})
export const half = (): Record<Zone, Field> => ({ tower: field(), hideout: field(), campus: field() })
export const nobody = (): Record<Player, PieceId[]> => ({ nova: [], raven: [], comet: [], viper: [] })

export function setup(options: Options, luck: Luck): State {
  const starter = options.starts === 'random' ? pick(luck.chance, SIDES) : options.starts
  const next = { dawn: 'nova', dusk: 'raven' } as const
  const state: State = {
    faces: {},
    options: { players: options.players, starts: options.starts, memory: options.memory },
    starter,
    deck: [],
    discards: [],
    hands: nobody(),
    shown: [],
    opened: null,
    pledged: nobody(),
    contracts: empty(4),
    banned: false,
    mat: { dawn: half(), dusk: half() },
    sealed: [],
    holds: [],
    choices: {},
    spent: [],
    endgames: { dawn: {}, dusk: {} },
    sermons: [],
    round: 1,
    active: next[starter],
    next: { ...next },
    contracted: false,
    extra: false,
    bonus: false,
    played: null,
    passes: 0,
    decision: { type: 'pledge' },
    killing: null,
    outcome: null,
  }
  for (const [id, name] of Object.keys(CARDS).entries()) state.faces[id] = name as CardName
  const turn: CardsTurn = { ...luck, state, seat: state.active, emit: () => {}, final: () => {} }
  stow(turn, state.deck, Object.keys(state.faces))
  for (const seat of seatsOf(options.players))
    for (let i = 0; i < FIRST_HAND + pledgesOf(options.players, seat); i++) drawCard(turn, seat)
  return state
}
