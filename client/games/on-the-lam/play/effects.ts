import type { Compass, Ending, Skill, Tile } from '../../../../shared/games/on-the-lam/state.ts'
import type { Playing } from '../../contract.ts'

/* What events show on the stage for a while, and what is heard of them. */

export type LamEffect =
  | { readonly type: 'balloon'; readonly at: Tile; readonly name: string; readonly text: string }
  | Caption
  | { readonly type: 'splat'; readonly at: Tile; readonly who: string }
  | { readonly type: 'die'; readonly at: string; readonly die: number }
  | { readonly type: 'compass'; readonly at: string; readonly way: Compass }
  | { readonly type: 'siren'; readonly at: Tile }
  | { readonly type: 'won'; readonly at: Tile; readonly by: Ending }

/** A short word at a tile or a pile. Of a roll, also what was needed. */
export interface Caption {
  readonly type: 'caption'
  readonly at: string
  readonly text: string
  readonly mood: '' | 'good' | 'bad'
  readonly needed?: { readonly skill: Skill; readonly need: number }
}

export type LamSound = 'card' | 'deal' | 'die' | 'fail' | 'hop' | 'siren' | 'stamp' | 'success' | 'thud' | 'win'

export type LamStage = Playing<LamEffect, LamSound>
