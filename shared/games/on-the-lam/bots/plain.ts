import type { Sight } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import { policeDistance, SEARCHABLE, walkDistance } from '../rules/board.ts'
import { COMPLETE, OWNER } from '../rules/questions.ts'
import { type Alibi, type Move, SUSPECTS, type Tile } from '../state.ts'
import type { OnTheLam } from '../types.ts'
import { chance, finds, type Scene, sceneOf } from './scene.ts'

/** A beginner: searches where the odds are best, takes pairs to the Private Eye, takes what is offered, walks home with five. */
export function plain(sight: Sight<OnTheLam>, rng: Rng): number[] {
  const scene = sceneOf(sight)
  return sight.moves.map(move => score(scene, move) + rng.int(100) / 1000)
}

function score(scene: Scene, move: Move): number {
  const { me, at } = scene
  switch (move.type) {
    case 'walk':
    case 'ride':
      return appeal(scene, move.to)
    case 'search':
      return searchScore(scene)
    case 'trade':
    case 'useItem':
      return 1
    case 'call': {
      const there = scene.others.filter(other => other.at === move.to)
      return move.to === at ? -1 : there.reduce((sum, { cards }) => sum + cards, 0)
    }
    case 'blackmail':
      return scene.others.find(({ who }) => who === move.who)?.cards ?? 0
    case 'swap':
    case 'discard':
      return OWNER[scene.reads(move.card) as Alibi] === me ? -1 : 0
    case 'sort':
      return -2
    case 'done':
      return 2
    default:
      return 0
  }
}

/** Tries a door once, and again while the police are far; with a full alibi only the once, and only then. */
function searchScore({ me, at, hand, police, facts }: Scene): number {
  const first = facts.decision === 'act'
  const far = policeDistance(police, at) > 2
  if (hand[me] >= COMPLETE) return first && far ? 1 : -1
  return first || far ? 1 : -1
}

/** How much a tile draws: home with a full alibi, to the Private Eye with a pair; else the odds of a search, or the way to one. */
function appeal(scene: Scene, to: Tile): number {
  const { me, hand, searched } = scene
  if (hand[me] >= COMPLETE) return -walkDistance(to, 'station')
  if (SUSPECTS.some(of => of !== me && hand[of] >= 2)) return -walkDistance(to, 'eye')
  const open = SEARCHABLE.filter(tile => !searched.has(tile)).map(tile => walkDistance(to, tile))
  return chance(finds(scene, to) ?? [0]) - Math.min(...open) / 10
}
