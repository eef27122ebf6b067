import type { GameEvent, PieceId } from '../../kernel/game.ts'
import type { Location } from './map/locations.ts'
import type { RoadChoice } from './move.ts'
import type { SheetName } from './sheets/names.ts'
import type {
  Card,
  Character,
  Criminal,
  Detective,
  DieFace,
  Ending,
  Figure,
  Letter,
  Mark,
  Officer,
  Phase,
  Policeman,
  Roadblock,
  Secondary,
  Side,
  Spot,
  Watcher,
} from './state.ts'

export type Faces = Readonly<Record<PieceId, Card>>
interface Happening<K extends string> extends GameEvent {
  readonly type: K
  readonly faces?: Faces
}
interface Of<K extends string, F = Character> extends Happening<K> {
  readonly who: F
}
/** A card that everybody sees. */
interface Showing<K extends string> extends Of<K> {
  readonly card: PieceId
  readonly faces: Faces
}

export const DANGERS = [
  'clue',
  'onTheRun',
  'heal',
  'wounds',
  'reshuffle',
  'pick',
  'heist',
  'late',
  'card',
  'sheet',
] as const
/** Why the Danger Level moved (D-50, D-90). */
export type DangerReason = (typeof DANGERS)[number]

export type Event =
  | (Happening<'roundBegan'> & { readonly round: number })
  | (Happening<'phaseBegan'> & { readonly phase: Phase })
  | (Of<'turnBegan', Figure> & { readonly actions: number })
  | Of<'turnEnded', Figure>
  /** In the open, over these Locations. */
  | (Of<'moved', Figure> & {
      readonly from: Location
      readonly to: Location
      readonly path: readonly Location[]
      readonly road: RoadChoice
    })
  | (Of<'walked', Secondary | 'van'> & { readonly from: Location; readonly to: Location })
  /** In the Shadows: the token stands on this card now, on the track (`space`) or off it (`mark`). Criminals are told the face. */
  | (Of<'sneaked', Criminal> & { readonly card: PieceId; readonly space: number; readonly mark: Mark['to'] | '' })
  /** D-33. With a blurred Sighting `by` is empty and `count` is all that is told. */
  | (Of<'sighted', Criminal> & { readonly by: readonly Watcher[]; readonly count: number })
  /** Location cards go back to the deck unseen. */
  | (Happening<'cardsReturned'> & { readonly cards: readonly PieceId[] })
  /** A Location card changed its place on the tracks, with whoever stands on it (D-65, D-76). */
  | (Of<'cardShifted', Criminal> & { readonly card: PieceId; readonly space: number })
  | (Happening<'turnedUp'> & { readonly card: PieceId; readonly faces: Faces })
  | (Happening<'turnedDown'> & { readonly card: PieceId })
  | (Of<'investigated', Policeman> & { readonly at: Location; readonly found: readonly Criminal[] })
  /** On the Run (D-34). */
  | (Of<'exposed', Criminal> & { readonly at: Location })
  /** Still On the Run as a further turn begins: the second, the third … */
  | (Of<'chased', Criminal> & { readonly turns: number })
  | Of<'jaguarTaken', Criminal>
  | Of<'jaguarLeft', Criminal>
  /** Back into the Shadows (D-36); `sneaked` follows. */
  | Of<'hid', Criminal>
  | (Of<'fought', Figure> & { readonly target: Figure; readonly die: DieFace; readonly hits: number })
  | (Of<'rerolled', Detective> & { readonly die: DieFace; readonly hits: number })
  /** A die rolled for something other than a Fight. */
  | (Of<'rolled', Figure> & { readonly die: DieFace })
  | (Of<'wounded', Character> & { readonly wounds: number })
  | Of<'shielded', Figure>
  | Of<'sentToStation', Officer>
  | (Of<'healed'> & { readonly wounds: number })
  | (Happening<'dangerMoved'> & { readonly by: number; readonly to: number; readonly why: DangerReason })
  /** The face goes to whoever holds that hand. */
  | (Of<'drew'> & { readonly card: PieceId })
  | Showing<'redrew'>
  | Showing<'picked'>
  | Showing<'discarded'>
  | (Of<'paid'> & { readonly cards: readonly PieceId[]; readonly faces: Faces })
  /** What the Police aim a card at is seen by all. */
  | (Showing<'cardPlayed'> & { readonly at?: Location; readonly whom?: Figure })
  /** It stays next to something (D-7). */
  | (Showing<'cardStayed'> & { readonly spot: Spot | PieceId })
  | Showing<'cardLeft'>
  | (Happening<'reshuffled'> & { readonly pile: 'crime' | 'police'; readonly count: number })
  | (Of<'exchangeOpened'> & { readonly with: Character })
  /** Faces go to both. */
  | (Of<'cardLaid'> & { readonly card: PieceId })
  | (Of<'exchanged'> & { readonly with: Character; readonly given: number; readonly got: number })
  | (Of<'exchangeRefused'> & { readonly with: Character })
  | (Of<'officerCalled', Policeman> & { readonly officer: Officer; readonly at: Location })
  | (Of<'partDone', Criminal> & { readonly letter: Letter; readonly sheet: SheetName; readonly part: number })
  | (Of<'clueDone', Detective> & { readonly letter: Letter; readonly sheet: SheetName; readonly clue: number })
  | (Happening<'clueMoved'> & { readonly letter: Letter; readonly at: Location })
  | (Happening<'clueGone'> & { readonly letter: Letter })
  | (Happening<'heistDone'> & { readonly letter: Letter; readonly sheet: SheetName })
  /** Hidden: on this card. */
  | (Of<'extraHidden', Secondary> & { readonly card: PieceId })
  /** On the map. */
  | (Of<'extraShown', Secondary | 'van'> & { readonly at: Location })
  | Of<'extraLeft', Secondary | 'van'>
  | (Of<'roadblockSet', Roadblock> & { readonly at: Location })
  | Of<'roadblockLifted', Roadblock>
  /** Where it lies, the Criminals know. */
  | (Of<'trapLaid', Criminal> & { readonly at?: Location })
  | (Of<'trapSprung', Policeman> & { readonly at: Location })
  /** What somebody had to admit, or nothing. `what` is a word of the card's; the catalogues say it. */
  | (Of<'answered', Side> & { readonly what: string; readonly count: number })
  | (Happening<'ended'> & { readonly winners: readonly Character[]; readonly by: Ending })
export type EventOf<K extends Event['type']> = Extract<Event, { type: K }>
