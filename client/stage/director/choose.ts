import type { Cue } from '../../games/contract.ts'
import { cue } from '../../games/cues.ts'
import type { Shot } from '../shots.ts'

/* Which picture is on the air: rules of the cut, which know no game. Milliseconds throughout. */

/** Never two pictures within this; for whoever wants little motion, not within that. */
export const APART = 1500
export const CALM_APART = 5000
/** What weighs this much comes no sooner after another picture … */
const PATIENCE = [3500, 3500, 2400, APART] as const
/** … and is not given up so soon for what weighs less. */
const HOLD = [0, 1500, 2400, 3200] as const
/** From this weight on the match waits for the camera, and those who want little motion are shown it, too. */
export const WEIGHTY = 3

/** Where the camera stands for a cue, and how far from it that is what it looks at. */
export interface Aim {
  readonly shot: Shot
  readonly far: number
}

export interface Wish {
  readonly cue: Cue
  readonly aim: Aim
}

/** What is on the air. */
export interface Take extends Wish {
  readonly how: 'cut' | 'glide'
  /** Since when it has been wanted; since when the camera has stood there. */
  readonly since: number
  readonly moved: number
}

/** All of the table: what is shown when nothing else is. */
export const WIDE = cue('wide', 0)

/** Nearer than this share of the distance to what is shown, the camera glides; across the table it never flies. */
const NEAR = 0.45
/** … and turns by no more than this, in radians. */
const TURN = 0.4
/** So little of it, and it is the same picture. */
const SAME = 0.06

const travel = (a: Aim, b: Aim): number => a.shot.at.distanceTo(b.shot.at) / Math.min(a.far, b.far)
export const isNear = (a: Aim, b: Aim): boolean => travel(a, b) < NEAR && a.shot.turn.angleTo(b.shot.turn) < TURN
const isSame = (a: Aim, b: Aim): boolean => travel(a, b) < SAME && a.shot.turn.angleTo(b.shot.turn) < SAME

/** Whoever wants little motion is shown the whole table, and cuts to what nobody may miss. */
export const isWorth = ({ framing, weight }: Cue, calm: boolean): boolean =>
  !calm || framing === 'wide' || weight >= WEIGHTY

/** How long until the camera may go to something of this weight. */
export function dueIn(now: Take, { weight }: Cue, at: number, calm: boolean): number {
  const apart = (calm ? CALM_APART : PATIENCE[weight]) - (at - now.moved)
  const held = weight >= now.cue.weight ? 0 : HOLD[now.cue.weight] - (at - now.since)
  return Math.max(0, apart, held)
}

/** What is shown from now on: the wish, if it may be, else what is shown already. */
export function choose(now: Take, wish: Wish, at: number, calm: boolean): Take {
  if (!isWorth(wish.cue, calm)) return now
  if (isSame(now.aim, wish.aim)) return { ...now, cue: wish.cue, since: at }
  if (dueIn(now, wish.cue, at, calm) > 0) return now
  return { ...wish, how: !calm && isNear(now.aim, wish.aim) ? 'glide' : 'cut', since: at, moved: at }
}
