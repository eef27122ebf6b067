import type { MoveOf } from '../move.ts'
import { isDetective } from '../rules/questions.ts'
import type { Card } from '../state.ts'
import { type Hunt, keepWorth, siteWorth, TASTE } from './hunt.ts'
import { policeIn, runners, whereabouts } from './scene.ts'

/** What playing a Police card is worth now, less what it is worth in hand. */
export function policeWorth(hunt: Hunt, stay: number, move: MoveOf<'play'>): number {
  const face = hunt.scene.pieces[move.card]?.face as Card
  const crowded = hunt.scene.room <= 0 ? 0.2 : 0
  return effectWorth(hunt, stay, face, move) + crowded - keepWorth(hunt, move.card)
}

function effectWorth(hunt: Hunt, stay: number, face: Card, { at, who, what }: MoveOf<'play'>): number {
  const { scene, here, canSearch } = hunt
  const { facts } = scene
  const running = runners(scene)
  const movable = facts.moves === 0 && facts.actions > 1
  switch (face) {
    case 'squadCar':
    case 'specialTrain':
      return at ? siteWorth(hunt, at, canSearch && facts.actions > 1) - stay - 0.25 : 0
    case 'siren':
      return movable ? 0.2 : -0.2
    case 'flyingSquad':
      return at ? TASTE.find * hunt.chance(at) + blocking(hunt, at) - 0.15 : 0
    case 'spikeStrip':
      return 0.8
    case 'walkieTalkie':
      return 0.25
    case 'bulletproofVest':
      return who && isDetective(who) ? 0.1 : who && inFight(hunt, who) ? 0.3 : 0.05
    case 'helicopter':
      return at ? 1.2 * hunt.chance(at) - 0.1 : 0
    case 'bloodhounds':
      return at ? TASTE.find * hunt.chance(at) - (at === here && canSearch ? 0.6 : 0.15) : 0
    case 'phoneTap':
    case 'informer':
    case 'witness':
      return running.length < 2 && hunt.sure() < 0.5 ? 0.45 : 0
    case 'ambulance':
      return 0.3 + 0.2 * scene.wounds
    case 'roadWorks':
      return 0.2
    case 'curfew':
      return 0.55
    case 'frontPage':
      return 1.1
    case 'interrogation':
      return 0.8
    case 'roadblock':
      return at ? 0.1 + hunt.chance(at) * 0.4 - (what ? 0.1 : 0) : 0
    case 'reinforcements':
      return 1.1 + (at === here ? 0.1 : 0)
    case 'arrestWarrant':
      return running.length > 0 ? 0.45 : 0.1
    case 'fingerprints':
      return 0.2
    case 'briefing':
      return scene.room >= 0 ? 0.55 : 0.2
    case 'archive':
      return 0.45
    default:
      return 0
  }
}

function blocking({ scene }: Hunt, at: NonNullable<Hunt['here']>): number {
  const there = runners(scene).some(each => scene.places[each] === at)
  return there ? (policeIn(scene, at).length === 0 ? TASTE.block : 0.2) : 0
}

function inFight({ scene }: Hunt, who: NonNullable<MoveOf<'play'>['who']>): boolean {
  const at = whereabouts(scene, who)
  return at !== null && runners(scene).some(each => scene.places[each] === at)
}
