import type { AbilitySymbol } from '../../../../shared/games/diabolicards/cards/symbols.ts'
import type { Ending, Player } from '../../../../shared/games/diabolicards/state.ts'
import type { Playing } from '../../contract.ts'

/* What events show on the stage for a while, and what is heard of them. */

export type Tone = 'hot' | 'cold' | 'good' | 'plain'

export type DiabolicardsEffect =
  | { readonly type: 'death' | 'puff' | 'sag' | 'seal' | 'swell'; readonly at: string }
  | { readonly type: 'slam'; readonly at: string; readonly weight: number }
  | { readonly type: 'shout'; readonly at: string; readonly text: string; readonly tone: Tone }
  | { readonly type: 'doom'; readonly at: string; readonly text: string }
  | { readonly type: 'caption'; readonly at: ''; readonly text: string }
  /** What a card can do, or could: `lost`; or what becomes of it. */
  | {
      readonly type: 'band'
      readonly at: string
      readonly signs: readonly AbilitySymbol[]
      readonly text: string
      readonly lost?: boolean
    }
  /** A zone burns, on these sides (joined by commas). */
  | { readonly type: 'fire'; readonly at: string; readonly sides: string }
  | { readonly type: 'tie'; readonly at: string; readonly by: string; readonly power: number }
  /** `victims`: cards, joined by commas. */
  | { readonly type: 'doomed'; readonly at: string; readonly victims: string }
  | { readonly type: 'ribbon'; readonly at: ''; readonly seat: Player; readonly extra: boolean }
  | EndedEffect

export interface EndedEffect {
  readonly type: 'ended'
  readonly at: ''
  /** Joined by commas. */
  readonly winners: string
  readonly by: Ending
  readonly dawn: number
  readonly dusk: number
}

export type DiabolicardsSound =
  | 'boom'
  | 'card'
  | 'chain'
  | 'crack'
  | 'deal'
  | 'dodge'
  | 'dread'
  | 'fanfare'
  | 'nothing'
  | 'pfft'
  | 'rewind'
  | 'sag'
  | 'slam'
  | 'snap'
  | 'sting'
  | 'success'
  | 'swell'
  | 'thud'
  | 'turn'
  | 'whoosh'

export type DiabolicardsStage = Playing<DiabolicardsEffect, DiabolicardsSound>
