import type { Piece, PieceId, View } from '../../kernel/game.ts'
import type { CardName } from './cards/list.ts'
import type { Lost } from './events.ts'
import type { Decision, Ending, Player, Side, SlotKind, Zone } from './state.ts'

/** What is shown of the table, and said of it: the form that the view, the previews and the reasons have. */

export type Place =
  | 'deck'
  | 'discards'
  | `hand:${Player}`
  /** What lies open in a hand (Why See, Open Book): apart from the rest, which nobody can tell apart. */
  | `open:${Player}`
  | `pledged:${Player}`
  | `contract:${number}`
  | `mat:${Side}:${Zone}:${SlotKind}:${number}`

/**
 * Every piece is a card. `value` is its present power on the mat; marks: `spent`, `immune` (C-15), `by:12`, the card
 * that holds its boost or hinder in place (C-14); of Empress and Nightreign `left:dawn:3`, so many choices on that side,
 * and on whoever they do not choose any more `spared:12` (C-44).
 */
export type CardPiece = Piece<'card', Place, CardName>

/** What is the same for every viewer and lies nowhere. Lists are joined by commas. */
export interface Facts {
  readonly players: number
  /** C-34. */
  readonly memory: boolean
  readonly starter: Side
  readonly round: number
  readonly active: Player
  /** Whose turn it is next on either side, dawn's first (C-31). */
  readonly next: string
  /** Who may decide now: several at the set-up (C-21), and where partners may save (C-54). */
  readonly decider: string
  readonly decision: Decision['type']
  /** The card whose ability asks; '' but while something is chosen. */
  readonly asking: PieceId
  /** Cards chosen for it so far. */
  readonly chosen: string
  /** C-12. */
  readonly banned: boolean
  /** C-8. */
  readonly contracted: boolean
  /** Turntable: this turn is an extra one, and so a usual one. */
  readonly extra: boolean
  /** Zones (C-18). */
  readonly sealed: string
  /** Zones in which the next card played listens to a sermon. */
  readonly sermons: string
  /** C-19: Endgame choices that a side has made, `deathrender:both`. */
  readonly dawnEndgames: string
  readonly duskEndgames: string
  /** C-1: the power of both sides as it stands. */
  readonly dawn: number
  readonly dusk: number
  /** A kill that is announced: by which card, and of which; else ''. */
  readonly killer: PieceId
  readonly victims: string
  /** '' while the match runs. */
  readonly ending: Ending | ''
  readonly winners: string
}

export interface DiabolicardsView extends View<CardPiece> {
  readonly facts: Readonly<Facts & Record<string, string | number | boolean>>
}

/** What a move promises, as far as the seat may know; what plays no part is absent. */
export interface Preview {
  /** By how much the power of each side would change until the turn is over, if nobody saves anything. */
  readonly power?: Readonly<Record<Side, number>>
  /** Cards that would die; of these, those that could be saved. */
  readonly dies?: readonly PieceId[]
  readonly savable?: readonly PieceId[]
  /** Cards that would be held at 8 or at 0. */
  readonly boosts?: readonly PieceId[]
  readonly hinders?: readonly PieceId[]
  /** The ability would come to nothing, and why. */
  readonly lost?: Lost
}

/** Why something that one might expect is not offered; the catalogues say it. */
export const REASONS = [
  /** C-12: the deck is too small for contract turns. */
  'banned',
  /** C-8, C-32: the turn before was a contract turn. */
  'contracted',
  /** C-8, Turntable: an extra turn is a usual one. */
  'extraTurn',
  /** C-11: no contract card can be traded; a purge can still be had. */
  'frozen',
  /** C-11: a Diabolical or Scorched Earth card among the contracts stays there. */
  'untradable',
  /** C-39: nothing in the hand that may be given. */
  'nothingToGive',
  /** C-18, C-41. */
  'sealed',
  /** C-20: no free regular slot there. */
  'zoneFull',
  /** C-3: the Diabolical slot is taken. */
  'slotTaken',
  /** C-19: the side has made that Endgame choice before. */
  'endgameUsed',
  /** C-38: whoever can play a card may not pass. */
  'mustPlay',
  /** C-15, C-16: a Diabolical in its slot, and Scorched Earth, cannot be chosen. */
  'immune',
  /** Why Split: a Splitter cannot be chosen to die. */
  'unkillable',
  /** Why Stick: nothing moves there. */
  'stuck',
  /** C-14: only Runaway and Deathdodge save, and only once. */
  'cannotSave',
] as const
export type Reason = (typeof REASONS)[number]
