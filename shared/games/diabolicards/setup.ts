import { stow, take } from '../../kernel/bag.ts'
import type { Luck, PieceId } from '../../kernel/game.ts'
import { pick, shuffle } from '../../kernel/rng.ts'
import { CARDS, type CardName } from './cards/list.ts'
import { drawCard, receive } from './rules/hands.ts'
import { dataOf, partnersOf, pledgesOf, seatsOf, sideOf } from './rules/table.ts'
import type { CardsTurn } from './rules/turn.ts'
import { type Field, type Options, type Player, SIDES, type Side, SLOTS, type State, type Zone } from './state.ts'

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
  const { players, starts, memory, archEnemies } = options
  const seats = seatsOf(players)
  const first = starts === 'random' ? pick(luck.chance, seats) : starts
  const starter = sideOf(first)
  const state: State = {
    faces: {},
    options: { players, starts, memory, archEnemies },
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
    active: first,
    next: firstTurns(seats, first),
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
  if (archEnemies) dealArchEnemies(turn)
  for (const seat of seats) while (state.hands[seat].length < FIRST_HAND + pledgesOf(players)) drawCard(turn, seat)
  return state
}

/** C-30, C-31: whoever begins, and on the other side the seat after that. */
function firstTurns(seats: readonly Player[], first: Player): Record<Side, Player> {
  const second = seats[(seats.indexOf(first) + 1) % seats.length] ?? first
  return sideOf(first) === 'dawn' ? { dawn: first, dusk: second } : { dawn: second, dusk: first }
}

/** C-55: either of the two to either side, there to either seat. What is drawn after it hides it. */
function dealArchEnemies(turn: CardsTurn): void {
  const { state, chance } = turn
  const rivals = shuffle(
    chance,
    state.deck.filter(card => dataOf(state, card).group === 'scorchedEarth'),
  )
  for (const [i, side] of SIDES.entries()) {
    const cards = rivals.slice(i, i + 1)
    take(state.deck, cards)
    receive(turn, pick(chance, partnersOf(state.options.players, side)), cards)
  }
}
