import type { Character, DieFace, Ending } from '../../../../shared/games/diabolik/state.ts'
import type { Playing } from '../../contract.ts'
import type { ChaseEffect } from './chase/effects.ts'

/* What events show on the stage for a while, and what is heard of them. */

interface Bare {
  /** `dim`: the lights go down. `aim` and `torch`: a light on a Location. */
  readonly type: 'aim' | 'dim' | 'loot' | 'splat' | 'torch'
  readonly at: string
}
/** The narrator's box. */
export interface Narration {
  readonly type: 'caption'
  readonly at: ''
  readonly title: string
  readonly text: string
  readonly mood: 'plain' | 'alarm'
}
export interface NotedEffect {
  readonly type: 'note'
  readonly at: string
  readonly text: string
  readonly mood: 'plain' | 'good' | 'bad'
}
export interface Burst {
  readonly type: 'burst'
  readonly at: string
  readonly text: string
  /** So many balloons to the side. */
  readonly aside: number
}
export interface Stamp {
  readonly type: 'stamp'
  readonly at: string
  readonly text: string
  readonly kind: 'part' | 'clue' | 'loot'
}
/** A card on its way to or from somebody. */
export interface Flight {
  readonly type: 'flight'
  readonly at: string
  readonly from: string
  readonly print: 'crime' | 'police' | 'wound'
  readonly who: Character
}
export interface CombatDie {
  readonly type: 'die'
  readonly at: string
  readonly die: DieFace
}
/** So many have noticed something; 0: those who are named. */
interface Eye {
  readonly type: 'eye'
  readonly at: ''
  readonly count: number
}
export interface DangerStep {
  readonly type: 'danger'
  readonly at: ''
  readonly to: number
  readonly up: boolean
}
/** How far the Jaguar's lights reach. */
interface Lights {
  readonly type: 'lights'
  readonly at: 'jaguar'
  readonly reach: number
}
interface Ended {
  readonly type: 'ended'
  readonly at: ''
  readonly by: Ending
}
export type DiabolikEffect =
  | Bare
  | Burst
  | ChaseEffect
  | CombatDie
  | DangerStep
  | Ended
  | Eye
  | Flight
  | Lights
  | Narration
  | NotedEffect
  | Stamp

export type DiabolikSound =
  | 'blade'
  | 'both'
  | 'card'
  | 'danger'
  | 'deal'
  | 'die'
  | 'door'
  | 'engine'
  | 'fanfare'
  | 'hop'
  | 'jail'
  | 'message'
  | 'miss'
  | 'nothing'
  | 'relief'
  | 'shadow'
  | 'shield'
  | 'shot'
  | 'siren'
  | 'stamp'
  | 'sting'
  | 'success'
  | 'thud'
  | 'torch'
  | 'trap'
  | 'turn'
  | 'tyres'
  | 'vanish'
  | 'whistle'
  | 'wound'

export type DiabolikStage = Playing<DiabolikEffect, DiabolikSound>
