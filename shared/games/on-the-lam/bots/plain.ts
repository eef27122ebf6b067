import type { Sight } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import { policeDistance, SEARCHABLE, walkDistance } from '../board.ts'
import type { OnTheLam } from '../index.ts'
import { COMPLETE, OWNER } from '../questions.ts'
import { type Alibi, type Move, SUSPECTS, type Tile } from '../state.ts'
import { best, chance, finds, type Scene, sceneOf } from './scene.ts'

/** A beginner: searches where the odds are fair, takes what is offered, walks home with five. */
export function plain(sight: Sight<OnTheLam>, rng: Rng): number {
  const scene = sceneOf(sight)
  return best(sight.moves, move => score(scene, move) + rng.int(100) / 1000)
}

function score(scene: Scene, move: Move): number {
  const { me, police, at } = scene
  switch (move.type) {
    case 'walk':
    case 'ride':
      return appeal(scene, move.to)
    case 'search':
      return policeDistance(police, at) > 1 ? 0.5 : chance(finds(scene, at) ?? [0])
    case 'draw':
    case 'giveUp':
      return 0.4
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
    case 'done':
      return 2
    default:
      return 0
  }
}

/** How much a tile draws: home with a full alibi, else the odds of a search, or a pair to trade. */
function appeal(scene: Scene, to: Tile): number {
  const { me, hand, searched } = scene
  if (hand[me] >= COMPLETE) return -walkDistance(to, 'station')
  if (to === 'eye') return SUSPECTS.some(of => of !== me && hand[of] >= 2) ? 0.6 : 0.2
  const open = SEARCHABLE.filter(tile => !searched.has(tile)).map(tile => walkDistance(to, tile))
  return chance(finds(scene, to) ?? [0]) - Math.min(...open) / 10
}
