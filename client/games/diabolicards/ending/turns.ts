import type { Ability } from '../../../../shared/games/diabolicards/cards/abilities.ts'
import type { CardName } from '../../../../shared/games/diabolicards/cards/list.ts'
import type { Event } from '../../../../shared/games/diabolicards/events.ts'
import type { Facts } from '../../../../shared/games/diabolicards/shown.ts'
import type { Player, Side } from '../../../../shared/games/diabolicards/state.ts'

export type Powers = Readonly<Record<Side, number>>

/** A turn in which something happened, and what it did to the power of both sides. */
export interface PlayedTurn {
  readonly round: number
  readonly seat: Player
  /** What was played, or went by itself; null: a contract turn. */
  readonly card: CardName | null
  /** The ability that it used. */
  readonly ability: Ability | null
  readonly dead: readonly CardName[]
  readonly before: Powers
  readonly after: Powers
}

/** By how much a turn brought Dawn ahead; what brought Dusk ahead is negative. */
export const swingOf = ({ before, after }: Pick<PlayedTurn, 'before' | 'after'>): number =>
  after.dawn - after.dusk - (before.dawn - before.dusk)

/** The side that took the lead in this turn. */
export function overtakes({ before, after }: Pick<PlayedTurn, 'before' | 'after'>): Side | null {
  const [was, is] = [Math.sign(before.dawn - before.dusk), Math.sign(after.dawn - after.dusk)]
  if (is === was || is === 0) return null
  return is > 0 ? 'dawn' : 'dusk'
}

/** The turns that changed most, in the order in which they came. */
export function turningPoints(turns: readonly PlayedTurn[], most: number): PlayedTurn[] {
  const moving = turns.filter(turn => swingOf(turn) !== 0)
  const biggest = [...moving].sort((a, b) => Math.abs(swingOf(b)) - Math.abs(swingOf(a))).slice(0, most)
  return turns.filter(turn => biggest.includes(turn))
}

/** How each round left things. */
export const roundsOf = (turns: readonly PlayedTurn[]): readonly PlayedTurn[] =>
  turns.filter(({ round }, i) => turns[i + 1]?.round !== round)

/** How things stand for everybody to see. */
export type Standing = Pick<Facts, 'round' | 'active' | 'decision' | Side>
/** A step: how it stood before and after, and what was told of it. */
export interface Told {
  readonly before: Standing
  readonly after: Standing
  readonly events: readonly Event[]
}
const endsTurn = ({ type }: Event): boolean => type === 'turnBegan' || type === 'ended'

/** What is asked in the middle of a turn makes several steps of it. */
export function turnsOf(steps: readonly Told[]): PlayedTurn[] {
  const turns: PlayedTurn[] = []
  let events: Event[] = []
  let began: Standing | null = null
  for (const step of steps) {
    began ??= step.before
    events.push(...step.events)
    if (!step.events.some(endsTurn)) continue
    const turn = turnOf(began, step.after, events)
    if (turn) turns.push(turn)
    began = null
    events = []
  }
  return turns
}

const powersIn = ({ dawn, dusk }: Standing): Powers => ({ dawn, dusk })

/** A pass and the set-up change nothing and are left out. */
function turnOf(began: Standing, ended: Standing, events: readonly Event[]): PlayedTurn | null {
  const used = events.find(event => event.type === 'abilityUsed')
  const cards = events.flatMap(event =>
    event.type === 'played' || event.type === 'moved' ? (event.faces[event.card] ?? []) : [],
  )
  const contract = events.some(({ type }) => type === 'traded' || type === 'purged')
  if (began.decision === 'pledge' || (cards.length === 0 && !contract)) return null
  return {
    round: began.round,
    seat: began.active,
    card: cards[0] ?? null,
    ability: used?.ability ?? null,
    dead: events.flatMap(event => (event.type === 'died' ? (event.faces[event.card] ?? []) : [])),
    before: powersIn(began),
    after: powersIn(ended),
  }
}
