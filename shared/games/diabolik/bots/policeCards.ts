import type { MoveOf } from '../move.ts'
import { isCriminal, isDetective } from '../rules/questions.ts'
import type { Card } from '../state.ts'
import { closing } from './chase.ts'
import { type Hunt, keepWorth, siteWorth, TASTE } from './hunt.ts'
import { runners, whereabouts } from './scene.ts'

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
  switch (face) {
    case 'squadCar':
    case 'specialTrain':
      return at ? siteWorth(hunt, at, canSearch && facts.actions > 1) - stay - (face === 'squadCar' ? 0.25 : 0.1) : 0
    case 'siren':
      return 1.4 * closing(scene, { alert: true })
    case 'flyingSquad':
      return at && who && !isCriminal(who)
        ? TASTE.find * hunt.chance(at) + TASTE.close * closing(scene, { post: { who, at } }) - 0.15
        : 0
    case 'spikeStrip':
      return facts.driver === '' ? 0.35 : 0.3 + 1.4 * closing(scene, { oneMove: true, slow: true })
    case 'walkieTalkie':
      return 0.5
    case 'bulletproofVest':
      return who && inFight(hunt, who) ? (isDetective(who) ? 0.7 : 0.85) : 0.4
    case 'helicopter':
      return at ? 1.7 * hunt.chance(at) + 0.25 : 0
    case 'bloodhounds':
      return at ? TASTE.find * hunt.chance(at) - (at === here && canSearch ? 0.3 : -0.4) : 0
    case 'phoneTap':
    case 'informer':
    case 'witness':
      return running.length < 2 && hunt.sure() < 0.6 ? 0.6 : 0.1
    case 'ambulance':
      return who && isDetective(who) ? 0.3 + 0.2 * scene.wounds : 0.9
    case 'roadWorks':
      return running.length > 0 ? 0.3 + 1.2 * closing(scene, { slow: true }) : 0.15
    case 'curfew':
      return 0.55
    case 'frontPage':
      return 1.3
    case 'interrogation':
      return 0.5 + 1.2 * closing(scene, { oneMove: true })
    case 'roadblock':
      return at ? 0.1 + hunt.chance(at) * 0.4 + 1.3 * closing(scene, { roadblock: at }) - (what ? 0.1 : 0) : 0
    case 'reinforcements':
      return 1.1 + (at === here ? 0.1 : 0)
    case 'arrestWarrant':
      return hunt.leads.length > 0 ? 0.9 : 0
    case 'fingerprints':
      return hunt.leads.find(lead => lead.letter === what)?.missing === 0 ? 1.2 : 0.1
    case 'briefing':
      return scene.room >= 0 ? 0.55 : 0.2
    case 'archive':
      return 0.65
    default:
      return 0
  }
}

function inFight({ scene }: Hunt, who: NonNullable<MoveOf<'play'>['who']>): boolean {
  const at = whereabouts(scene, who)
  return at !== null && runners(scene).some(each => scene.places[each] === at)
}
