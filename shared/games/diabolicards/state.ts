import type { GameState, Outcome, PieceId } from '../../kernel/game.ts'
import type { CardName } from './cards/list.ts'

/** Two sides; with three people one of them plays both seats of the second (C-53). */
export const SIDES = ['dawn', 'dusk'] as const
export type Side = (typeof SIDES)[number]
export const SEATS = ['nova', 'raven', 'comet', 'viper'] as const
export type Player = (typeof SEATS)[number]

/** C-3. */
export const ZONES = ['tower', 'hideout', 'campus'] as const
export type Zone = (typeof ZONES)[number]
/** Slots of a zone: regular ones, the Diabolical's, and the spaces for Scorched Earth. */
export const SLOTS = { regular: 8, diabolical: 1, scorched: 2 } as const
export type SlotKind = keyof typeof SLOTS

export interface Options {
  readonly players: 2 | 3 | 4
  /** C-30. */
  readonly starts: 'random' | Player
  /** C-34: nothing that could be saved is pointed out. */
  readonly memory: boolean
  /** C-55: a Scorched Earth card in each side's first hand. */
  readonly archEnemies: boolean
}

/** One side's part of a zone; null is an empty slot. */
export type Field = Record<SlotKind, (PieceId | null)[]>

/** A boost or a hinder that holds (C-14, C-35): the latest in the list counts. */
export interface Hold {
  readonly source: PieceId
  readonly target: PieceId
  readonly power: 0 | 8
}

/** Somebody has announced a kill; what is saved leaves the list. */
export interface Killing {
  /** The card whose ability kills. */
  readonly by: PieceId
  readonly side: Side
  victims: PieceId[]
  /** From memory: claimed in vain, and not to be claimed again. */
  claimed: PieceId[]
  /** Sides that have still to answer, in this order (C-34). */
  answering: Side[]
  /** Seats of the side that answers now that let the others die (C-54). */
  silent: Player[]
}

/** What is to be decided now. */
export type Decision =
  /** C-21: everybody chooses at once, unseen. */
  | { readonly type: 'pledge' }
  | { readonly type: 'turn' }
  /** An ability's objects, one by one. `chosen` may be cards of both sides. */
  | { readonly type: 'choose'; readonly card: PieceId; readonly chosen: readonly PieceId[] }
  | { readonly type: 'save' }
  /** From memory: a Runaway was remembered; where does it run to? */
  | { readonly type: 'flee'; readonly card: PieceId; readonly seat: Player }

/** What Empress or Nightreign may still choose on either side, and whom they have chosen or spared already (C-44). */
export interface Choices {
  /** Of the sides on which they choose. */
  readonly left: Partial<Record<Side, number>>
  met: PieceId[]
}

export interface State extends GameState {
  faces: Record<PieceId, CardName>
  readonly options: Options
  readonly starter: Side
  /** A bag: nobody knows its order (C-33). */
  deck: PieceId[]
  discards: PieceId[]
  hands: Record<Player, PieceId[]>
  /** Cards that lie open in a hand for good (Why See). */
  shown: PieceId[]
  /** Open Book: this whole hand lies open while she lives. */
  opened: { readonly by: PieceId; readonly seat: Player } | null
  /** C-21: laid down for the contracts, still face down. */
  pledged: Record<Player, PieceId[]>
  contracts: (PieceId | null)[]
  /** C-12. */
  banned: boolean
  mat: Record<Side, Record<Zone, Field>>
  sealed: Zone[]
  holds: Hold[]
  /** Of Empress and Nightreign, while they live. */
  choices: Record<PieceId, Choices>
  /** Cards whose ability is lost or used up. */
  spent: PieceId[]
  /** C-19: what each side chose with either Scorched Earth card, the last time. */
  endgames: Record<Side, Partial<Record<CardName, Endgame>>>
  /** Zones in which the next card played listens to a sermon. */
  sermons: { readonly zone: Zone; readonly by: PieceId }[]
  round: number
  /** Whose turn it is. */
  active: Player
  /** Whose turn it is next on each side (C-31). */
  next: Record<Side, Player>
  /** C-8, C-32: the turn before was a contract turn. */
  contracted: boolean
  /** Turntable: the active seat takes another usual turn after this one. */
  extra: boolean
  /** This turn is such a one. */
  bonus: boolean
  /** The card played in this turn. */
  played: PieceId | null
  /** Passes in a row (C-38). */
  passes: number
  decision: Decision
  killing: Killing | null
  outcome: Outcome<Player> | null
}

/** C-17. */
export const ENDGAMES = ['enemy', 'own', 'both', 'nothing'] as const
export type Endgame = (typeof ENDGAMES)[number]

/** Why cards die at once, without a kill that could be answered: C-19, C-18, Why Split. */
export const FATES = ['howDareYou', 'scorchTheEarth', 'reunion'] as const
export type Fate = (typeof FATES)[number]

export const ENDINGS = ['power', 'tie'] as const
export type Ending = (typeof ENDINGS)[number]
