import type { Sight } from '../../kernel/game.ts'
import { chance, finds, type Scene, sceneOf } from './bots/scene.ts'
import { ITEM_EFFECTS, isItem } from './cards/items.ts'
import { policeDistance, walkDistance } from './rules/board.ts'
import { COMPLETE } from './rules/questions.ts'
import { type Card, type Move, type Skill, SUSPECTS, type Suspect, type Tile } from './state.ts'
import type { OnTheLam } from './types.ts'

/** What speaks for a move. Chances are percentages. */
export type Because =
  /** A search succeeds there. */
  | { readonly why: 'search'; readonly at: Tile; readonly percent: number }
  | { readonly why: 'police'; readonly at: Tile; readonly steps: number }
  /** With a full alibi. */
  | { readonly why: 'home'; readonly steps: number }
  | { readonly why: 'draw' }
  | { readonly why: 'pair'; readonly of: Suspect }
  /** The police go there, and so many others are there. */
  | { readonly why: 'others'; readonly at: Tile; readonly count: number }
  | { readonly why: 'rival'; readonly who: Suspect; readonly cards: number }
  | { readonly why: 'least' }
  /** So many cards, of which so many count. */
  | { readonly why: 'hand'; readonly count: number; readonly own: number }
  /** What an item is good for. */
  | { readonly why: 'bonus'; readonly skill: Skill; readonly plus: number }
  | { readonly why: 'again' }
  /** Nothing in particular. */
  | { readonly why: 'rest' }

export function why(sight: Sight<OnTheLam>, move: Move): readonly Because[] {
  const all = reasons(sceneOf(sight), move)
  return all.length > 0 ? all : [{ why: 'rest' }]
}

function reasons(scene: Scene, move: Move): Because[] {
  switch (move.type) {
    case 'walk':
    case 'ride':
      return [...standing(scene, move.to), { why: 'police', at: move.to, steps: policeDistance(scene.police, move.to) }]
    case 'search':
    case 'stand':
    case 'useItem':
      return standing(scene, scene.at)
    case 'giveUp':
      return [
        { why: 'police', at: scene.at, steps: policeDistance(scene.police, scene.at) },
        ...standing(scene, scene.at),
      ]
    case 'sort':
    case 'done':
      return [
        { why: 'hand', count: SUSPECTS.reduce((sum, who) => sum + scene.hand[who], 0), own: scene.hand[scene.me] },
      ]
    case 'keep':
      return useOf(scene.reads(move.card))
    case 'draw':
      return [{ why: 'draw' }]
    case 'trade':
      return [{ why: 'pair', of: move.of }]
    case 'call':
      return [{ why: 'others', at: move.to, count: scene.others.filter(({ at }) => at === move.to).length }]
    case 'blackmail':
      return scene.others.flatMap(({ who, cards }): Because[] =>
        who === move.who ? [{ why: 'rival', who, cards }] : [],
      )
    case 'discard':
    case 'handOver':
    case 'swap':
      return [{ why: 'least' }]
    default:
      return []
  }
}

function standing(scene: Scene, at: Tile): Because[] {
  if (scene.hand[scene.me] >= COMPLETE) return [{ why: 'home', steps: walkDistance(at, 'station') }]
  const cards = finds(scene, at)
  return cards ? [{ why: 'search', at, percent: Math.round(100 * chance(cards)) }] : []
}

function useOf(card: Card): Because[] {
  const effect = isItem(card) ? ITEM_EFFECTS[card] : null
  if (!effect) return []
  return [effect.type === 'reroll' ? { why: 'again' } : { why: 'bonus', skill: effect.skill, plus: effect.plus }]
}
