import type { GameEvent, GameState, Outcome, PieceId } from '../../kernel/game.ts'

/** L-3, in the order of play (L-38). */
export const SUSPECTS = ['boxer', 'dame', 'reporter', 'ceo'] as const
export type Suspect = (typeof SUSPECTS)[number]

export const SKILLS = ['charm', 'cover', 'guts', 'smarts'] as const
export type Skill = (typeof SKILLS)[number]

/** L-2, row by row from the north-west corner. */
export const TILES = [
  'office',
  'lounge',
  'press',
  'spoon',
  'pictures',
  'casino',
  'eye',
  'station',
  'mob',
  'factory',
  'alley',
  'deli',
  'hotel',
  'bank',
  'gym',
] as const
export type Tile = (typeof TILES)[number]

/** L-4. */
export const ALIBIS = {
  boxer: ['mouthguard', 'boxingGlove', 'fightTicket', 'handWraps', 'shoelaces'],
  dame: ['earring', 'satinGlove', 'hotelKey', 'lipstick', 'compact'],
  reporter: ['notebook', 'pressCard', 'film', 'typewriterKey', 'clipping'],
  ceo: ['tieClip', 'pocketSquare', 'businessCard', 'pocketWatch', 'cufflink'],
} as const
export type Alibi = (typeof ALIBIS)[Suspect][number]

/** L-14: what is kept. */
export const ITEMS = [
  'cigarettes',
  'booze',
  'sunglasses',
  'fedora',
  'fragrance',
  'dough',
  'knuckles',
  'knife',
  'coffee',
  'wristwatch',
] as const
export type Item = (typeof ITEMS)[number]

/** L-14: what happens at once. */
export const INCIDENTS = [
  'taxi',
  'privateEye',
  'mobster',
  'phone',
  'undercover',
  'trenchcoat',
  'mugger',
  'emptyStreets',
  'blackmail',
] as const
export type Incident = (typeof INCIDENTS)[number]
export type PlayCard = Item | Incident

export type Card = Alibi | PlayCard

export const WAYS = ['north', 'south', 'east', 'west'] as const
export type Compass = (typeof WAYS)[number]

export interface Options {
  /** Who plays, 2 to 4. */
  readonly cast: readonly Suspect[]
}

export interface PersonState {
  at: Tile
  /** Alibi cards: a bag. */
  hand: PieceId[]
  /** L-14, L-33: one at most, beside the hand, face up. */
  item: PieceId | null
  /** L-32: tiles where a search has succeeded. */
  searched: Tile[]
}

export interface Pile {
  cards: PieceId[]
  discards: PieceId[]
}

/** What is to be decided now. The active suspect decides all but an investigation. */
export type Decision =
  | { readonly type: 'walk' }
  /** Search, draw or trade. */
  | { readonly type: 'act'; readonly sorted?: true }
  /** The die lies there; an item could still help (L-43). */
  | { readonly type: 'rolled'; readonly die: number }
  /** L-32: try once more, or leave it. */
  | { readonly type: 'again'; readonly sorted?: true }
  /** A second item: which one stays (L-14). */
  | { readonly type: 'keep'; readonly card: PieceId }
  | { readonly type: 'ride' }
  | { readonly type: 'call' }
  | { readonly type: 'swap' }
  | { readonly type: 'mugged'; readonly left: number }
  | { readonly type: 'blackmail' }
  /** The first of the queue hands over a card; then the match goes on with `then`. */
  | { readonly type: 'investigation'; readonly queue: readonly Suspect[]; readonly then: Then }
  /** L-15: discard down to five, or to as few as one likes; then on with the turn, or it ends. */
  | { readonly type: 'trim'; readonly next: 'act' | 'again' | 'pass' }
export type Then = 'again' | 'walk' | 'endTurn' | 'nextRound'

export interface State extends GameState {
  faces: Record<PieceId, Card>
  readonly cast: readonly Suspect[]
  people: Record<Suspect, PersonState>
  police: Tile
  alibis: Pile
  plays: Pile
  round: number
  /** L-38: drawn at random. */
  readonly first: Suspect
  active: Suspect
  decision: Decision
  outcome: Outcome<Suspect> | null
}

export type Move =
  | { readonly type: 'walk'; readonly to: Tile }
  | { readonly type: 'search' }
  | { readonly type: 'draw' }
  /** Two cards of that suspect's, to whoever keeps this tile (L-12, L-13). */
  | { readonly type: 'trade'; readonly of: Suspect }
  | { readonly type: 'useItem' }
  | { readonly type: 'stand' }
  | { readonly type: 'giveUp' }
  | { readonly type: 'keep'; readonly card: PieceId }
  | { readonly type: 'ride'; readonly to: Tile }
  | { readonly type: 'call'; readonly to: Tile }
  | { readonly type: 'swap'; readonly card: PieceId }
  | { readonly type: 'blackmail'; readonly who: Suspect }
  | { readonly type: 'handOver'; readonly card: PieceId }
  | { readonly type: 'discard'; readonly card: PieceId }
  /** L-15: first go through the own hand. */
  | { readonly type: 'sort' }
  | { readonly type: 'done' }
export type MoveOf<K extends Move['type']> = Extract<Move, { type: K }>

type Faces = Readonly<Record<PieceId, Card>>
interface Happening<K extends string> extends GameEvent {
  readonly type: K
  readonly faces?: Faces
}
interface Of<K extends string> extends Happening<K> {
  readonly seat: Suspect
}
/** A card whose face everybody sees. */
interface Showing<K extends string> extends Of<K> {
  readonly card: PieceId
  readonly faces: Faces
}
interface ShownMany<K extends string> extends Of<K> {
  readonly cards: readonly PieceId[]
  readonly faces: Faces
}

export type Event =
  | (Of<'turnBegan'> & { readonly round: number })
  | (Of<'walked'> & { readonly from: Tile; readonly to: Tile })
  | (Of<'rode'> & { readonly from: Tile; readonly to: Tile })
  /** A card sent the suspect to somebody. */
  | (Of<'summoned'> & { readonly from: Tile; readonly to: Tile })
  | (Of<'keeperSpoke'> & { readonly tile: Tile; readonly line: number })
  | (Of<'rolled'> & {
      readonly tile: Tile
      readonly die: number
      readonly skill: Skill
      readonly plus: number
      readonly need: number
    })
  | (Showing<'itemUsed'> & { readonly plus: number })
  | (Of<'rerolled'> & { readonly die: number })
  | (Of<'searchSucceeded'> & { readonly tile: Tile; readonly total: number; readonly cards: number })
  | (Of<'searchFailed'> & { readonly tile: Tile; readonly total: number })
  | Of<'gaveUp'>
  /** Enough tiles were done; all are open again (L-32). */
  | Of<'tilesCleared'>
  /** The face goes to the drawer only. */
  | (Of<'alibiDrawn'> & { readonly card: PieceId })
  | Showing<'playCardDrawn'>
  | Showing<'itemTaken'>
  | Showing<'itemDropped'>
  /** Two cards of `of` handed to the Private Eye or the Mob. */
  | (ShownMany<'traded'> & { readonly tile: 'eye' | 'mob'; readonly of: Suspect })
  /** What the Private Eye turned up on the way (L-12). */
  | ShownMany<'pileSearched'>
  /** The one he was asked for; the face goes to the suspect only. */
  | (Of<'tipFound'> & { readonly card: PieceId })
  /** L-39: nowhere to be found; the two cards go back. */
  | (Of<'noTip'> & { readonly cards: readonly PieceId[] })
  | Showing<'swapped'>
  | (Of<'mugged'> & { readonly count: number })
  /** The face goes to thief and victim. */
  | (Of<'blackmailed'> & { readonly from: Suspect; readonly card: PieceId })
  /** The card drawn has nothing to work on. */
  | Showing<'fizzled'>
  | Showing<'discarded'>
  | (Happening<'policeRolled'> & { readonly way: Compass; readonly turned: boolean })
  | (Happening<'policeMoved'> & { readonly from: Tile; readonly to: Tile; readonly why: PoliceErrand })
  | (Of<'investigated'> & { readonly tile: Tile })
  | Showing<'handedOver'>
  /** Nothing of the own to show: everything is gone, off to the station (L-11). */
  | ShownMany<'takenIn'>
  | (Happening<'reshuffled'> & { readonly pile: 'alibis' | 'plays'; readonly count: number })
  | (Happening<'ended'> & { readonly winners: readonly Suspect[]; readonly by: Ending })
export type EventOf<K extends Event['type']> = Extract<Event, { type: K }>

export const ENDINGS = ['alibi', 'bound'] as const
/** L-1: proved at the station. L-45: the city gave up first. */
export type Ending = (typeof ENDINGS)[number]

export const POLICE_ERRANDS = ['failure', 'patrol', 'frame', 'call', 'stakeout', 'allClear'] as const
export type PoliceErrand = (typeof POLICE_ERRANDS)[number]
