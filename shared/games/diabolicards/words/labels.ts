import type { CardName, Group } from '../cards/list.ts'
import type { Endgame, Options, Player, Side, SlotKind, Zone } from '../state.ts'

export interface Explained {
  readonly name: string
  readonly text: string
}

/** Labels. A card without a face lies face down. */
export interface PieceWords {
  /** `power` where it lies on the mat: as it stands now; `printed` where that is another. */
  readonly card: (card: CardName | undefined, power?: number, printed?: number) => string
  /** What is printed on a card besides its name, blurb and ability: “The Gang. Human, male. Power 4.” */
  readonly print: (card: CardName) => string
  readonly ability: (name: string, text: string) => string
  /** C-4: a linked group's ability works only there. */
  readonly only: (zone: Zone) => string
  /** C-15. */
  readonly onlySlot: string
  readonly spent: string
  readonly immune: string
  /** C-44: what Empress or Nightreign may still choose, by the sides on which they do. */
  readonly left: (left: ChoicesLeft) => string
  /** C-44: this keeper has chosen or spared it once, and does so no more. */
  readonly spared: (by: CardName) => string
}

export type ChoicesLeft = readonly { readonly side: Side; readonly count: number }[]

export interface PlaceWords {
  readonly deck: string
  readonly discards: string
  readonly hand: (seat: Player) => string
  /** What lies open in a hand. */
  readonly open: (seat: Player) => string
  readonly pledged: (seat: Player) => string
  /** From 0. */
  readonly contract: (index: number) => string
  readonly slot: (side: Side, zone: Zone, slot: SlotKind, index: number) => string
}

/** A card on the mat as the table in words tells it. */
export interface TableCard {
  readonly card: CardName
  readonly power: number
  readonly printed: number
}

/** The table in words, for somebody who cannot see it: one sentence (or two) a line. */
export interface TableWords {
  readonly round: (round: number, active: Player) => string
  readonly pledging: () => string
  /** Who has to decide, where it is not whoever has the turn. */
  readonly decides: (seats: readonly Player[]) => string
  readonly power: (dawn: number, dusk: number) => string
  /** One side of a zone, by kinds of slots: one may be empty, and all of them. `synergy`: C-5. */
  readonly zone: (side: Side, zone: Zone, at: (slot: SlotKind) => readonly TableCard[], synergy: number) => string
  readonly sealed: (zone: Zone) => string
  readonly sermon: (zone: Zone) => string
  /** C-44. */
  readonly choices: (keeper: CardName, left: ChoicesLeft) => string
  readonly killing: (by: CardName, victims: readonly CardName[]) => string
  readonly contracts: (cards: readonly CardName[]) => string
  /** C-12, C-40: out of play. */
  readonly banned: (cards: readonly CardName[]) => string
  /** Somebody's cards in number, and those among them that the reader sees. */
  readonly hand: (seat: Player, count: number, seen: readonly CardName[]) => string
  /** The reader's own; may be none. */
  readonly cards: (cards: readonly CardName[]) => string
  /** One of two hands that the reader holds (C-53). */
  readonly cardsAs: (seat: Player, cards: readonly CardName[]) => string
  readonly deck: (count: number) => string
  readonly discards: (cards: readonly CardName[]) => string
}

interface OptionWord extends Explained {
  readonly values: Readonly<Record<string, Explained>>
}

/** The lobby: what each option is called and means, and what can be chosen. */
export interface OptionWords extends Readonly<Record<Exclude<keyof Options, 'players'>, OptionWord>> {
  readonly starts: Explained & { readonly values: Readonly<Record<Options['starts'], Explained>> }
  readonly memory: Explained & { readonly values: Readonly<Record<'off' | 'on', Explained>> }
  readonly archEnemies: Explained & { readonly values: Readonly<Record<'off' | 'on', Explained>> }
}

/** Symbols beside an ability (C-14), with those that no ability has for its own: the link and the anchor. */
export type ExtraGlyph = 'link' | 'anchor'

export type CardWords = Readonly<Record<CardName, { readonly name: string; readonly blurb: string }>>
export type GroupWords = Readonly<Record<Group, { readonly name: string; readonly blurb: string }>>
export type EndgameWords = Readonly<Record<Endgame, string>>
