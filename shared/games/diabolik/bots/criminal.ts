import type { Mind, Sight } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import type { Location } from '../map/locations.ts'
import type { Move, MoveOf } from '../move.ts'
import { HEISTS_TO_WIN } from '../rules/questions.ts'
import { SHEET_RULES } from '../sheets/index.ts'
import type { Criminal } from '../state.ts'
import type { Diabolik } from '../types.ts'
import { leaderOf } from './ahead.ts'
import { isWatched } from './chase.ts'
import { crimeWorth } from './crimeCards.ts'
import { errandsOf, JOBS } from './errands.ts'
import { flightWorth } from './flight.ts'
import { keepWorth } from './keep.ts'
import { AWAY, gain, type Plot, plotOf } from './plot.ts'
import { policeIn, type Scene, sceneOf } from './scene.ts'

/** Goes about the nearest Part with the cards for it, out of sight; gets away when found. */
export function criminal(sight: Sight<Diabolik>, rng: Rng, mind: Mind = 'plain'): number[] {
  const plot = plotOf(sight, sceneOf(sight, mind))
  return sight.moves.map(move => score(plot, move) + rng.int(1000) / 1e5)
}

const WON = 100

function score(plot: Plot, move: Move): number {
  const { scene, who } = plot
  switch (move.type) {
    case 'activate':
      return orderWorth(scene, move.figure as Criminal)
    case 'sneak':
      return gain(plot, move.to, move.seen) - plot.stay - 0.02
    case 'hide':
      return AWAY + gain(plot, move.to, move.seen)
    case 'move':
      return flightWorth(plot, move.to, move.road)
    case 'advance':
      return advanceWorth(plot, move)
    case 'fight':
      return fightWorth(plot, move)
    case 'heal':
      return healWorth(plot)
    case 'draw':
      return drawWorth(plot)
    case 'pick':
      return pickWorth(plot, move)
    case 'play':
      return crimeWorth(plot, move)
    case 'discard':
      return scene.room <= 0 ? (plot.missing.length > 0 ? 0.35 : 0.1) - keepWorth(plot, move.card) * 0.6 : -1
    case 'exchange':
      return scene.room <= 0 && plot.missing.length > 0 ? 0.2 : -0.5
    case 'drive':
      return move.who === who ? 1 : 0.9
    case 'makeRoom':
      return -keepWorth(plot, move.card)
    case 'redraw':
      return plot.drawn !== null && keepWorth(plot, plot.drawn) < 0.3 ? 1 : -1
    case 'lay':
      return keepWorth(plot, move.card) < 0.2 && plot.laid === 0 ? 0.5 : -1
    case 'agree':
      return 0.4
    case 'refuse':
      return -0.4
    default:
      return 0
  }
}

/** Whoever is in trouble first, then whoever has most to do. */
function orderWorth(scene: Scene, who: Criminal): number {
  if (scene.onTheRun[who]) return 10
  if (scene.shrewd) return leaderOf(scene) === who ? 1 : 0
  return -(errandsOf(scene, who)[0]?.turns ?? 20)
}

function advanceWorth(plot: Plot, { letter, pay, to, seen }: MoveOf<'advance'>): number {
  const { scene, errands } = plot
  const errand = errands.find(each => each.letter === letter && !each.support)
  const sheet = scene.sheets.find(each => each.letter === letter)
  // D-91: it may be the partner's errand.
  const last = sheet !== undefined && sheet.by.length + 1 === SHEET_RULES[sheet.name].parts.length
  const done = scene.sheets.filter(each => each.done).length
  if (last && done === HEISTS_TO_WIN - 1) return WON
  const price = pay === '' ? 0 : pay.split(',').reduce((sum, card) => sum + keepWorth(plot, card), 0)
  const tight = scene.facts.danger >= scene.facts.maximum - 2
  // A Part that is not in the plan makes as much noise.
  const loud = scene.shrewd && sheet ? JOBS[sheet.name][sheet.by.length]?.loud : errand?.loud
  const noise = loud ? (tight ? 6 : 0.6) + (slipsAway(scene, plot.here) ? 0 : stuckWorth(scene)) : 0
  const way = to === undefined ? 0 : gain(plot, to, seen ?? '') - plot.stay
  return 3 + (last ? 2 : 0) - noise - price / 10 + way
}

/** What it costs to be left standing On the Run when the turn is over. */
const stuckWorth = ({ shrewd }: Scene): number => (shrewd ? 4 : 1.5)

/** Whoever has a Move left afterwards can be gone at once. */
function slipsAway(scene: Scene, here: Location | null): boolean {
  const { moves, actions, driver } = scene.facts
  if (actions < 2 || (moves > 0 && driver !== '')) return false
  if (!scene.shrewd || here === null) return true
  const drives = driver === ''
  // With the car one can first drive out of their sight.
  return !isWatched(scene, scene.me as Criminal, here) || (drives && actions > 2 && moves === 0)
}

/** Daggers come up half of the time; an Officer who is gone no longer bars the way into the Shadows (D-36). */
function fightWorth(plot: Plot, { target }: MoveOf<'fight'>): number {
  const { scene, who, here } = plot
  const officer = target !== 'ginko' && target !== 'morrigan'
  const there = here === null ? [] : policeIn(scene, here)
  // Leaving is noticed anyway (D-33): an Officer who is knocked down first does not follow.
  if (!scene.onTheRun[who])
    return officer && scene.facts.moves === 0 && scene.facts.actions > 1 ? 0.9 - there.length * 0.3 : -0.6
  const others = there.filter(each => each !== target).length
  // Two actions are enough to be gone, and a pair's partner wants some (D-55); what is left is for whoever stands in the way.
  const wanted = scene.facts.joint && plot.first ? 4 : 2
  if (scene.facts.actions > wanted) return AWAY + (officer ? 2 : 1)
  if (scene.facts.actions < 2) return scene.facts.moves > 0 ? 0.3 : -1
  return officer && others === 0 ? AWAY : officer ? 0.9 : 0.4
}

/** D-15. */
function healWorth({ scene, here }: Plot): number {
  const { danger, maximum } = scene.facts
  if (here === scene.hideout) return 0.4 + 0.3 * scene.wounds
  return scene.room <= 0 && scene.hand.length < 2 && danger < maximum - 3 ? 0.4 : -1
}

function drawWorth({ scene, missing, first }: Plot): number {
  const worth = missing.length > 0 ? 0.5 : scene.room > 1 ? 0.25 : 0.1
  // D-55: with two players the actions are the side's, and the partner may have to move.
  return first && scene.facts.joint ? (scene.facts.actions > 2 ? worth / 2 : -0.1) : worth
}

/** D-21: a sure card, for Danger. */
function pickWorth(plot: Plot, { card }: MoveOf<'pick'>): number {
  const { scene, missing } = plot
  const type = plot.typeOf(card)
  if (!missing.some(each => each === type)) return -1
  const free = scene.facts.effects.includes('freePick')
  if (free) return 0.9
  return missing.length === 1 && scene.facts.danger < scene.facts.maximum / 2 ? 0.55 : -1
}
