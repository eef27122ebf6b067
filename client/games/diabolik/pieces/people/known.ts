import type { Location } from '../../../../../shared/games/diabolik/map/locations.ts'
import {
  CRIMINALS,
  type Criminal,
  type Letter,
  SECONDARIES,
  type Secondary,
} from '../../../../../shared/games/diabolik/state.ts'
import type { DiabolikView } from '../../../../../shared/games/diabolik/view.ts'
import { locationOn } from '../../../../../shared/games/diabolik/words/faces.ts'
import { isLocation } from '../../layout/places.ts'

export type Hidden = Criminal | Secondary
export const HIDDEN: readonly Hidden[] = [...CRIMINALS, ...SECONDARIES]

/** What stands on the map for those who know more than the table shows. */
export type MapSign = `flag:${Letter}` | 'hideout' | 'trap' | `step:${Criminal}:${number}`
interface Known {
  readonly ghosts: readonly { readonly who: Hidden; readonly at: Location }[]
  readonly signs: readonly { readonly sign: MapSign; readonly at: Location }[]
}

/** All that the faces of cards tell that lie face down; a view without those faces knows nothing. */
export function knownOf({ pieces }: Pick<DiabolikView, 'pieces'>): Known {
  const under = (card: string): Location | undefined => {
    const piece = pieces[card]
    return piece?.kind === 'location' && !piece.up ? locationOn(piece.face) : undefined
  }
  const ghosts = HIDDEN.flatMap(who => {
    const at = under(pieces[who]?.place ?? '')
    return at ? [{ who, at }] : []
  })
  const signs = Object.entries(pieces).flatMap(([id, { kind, place }]): { sign: MapSign; at: Location }[] => {
    if (kind === 'trap') return isLocation(place) ? [{ sign: 'trap', at: place }] : []
    const at = under(id)
    const sign = at && signOf(place)
    // Where somebody stands on it, the ghost says enough.
    const taken = sign?.startsWith('step') && HIDDEN.some(who => pieces[who]?.place === id)
    return at && sign && !taken ? [{ sign, at }] : []
  })
  return { ghosts, signs }
}

function signOf(place: string): MapSign | null {
  const [kind, what, space] = place.split(':')
  if (kind === 'heist') return `flag:${what as Letter}`
  if (kind === 'track') return `step:${what as Criminal}:${Number(space)}`
  return place === 'hideout' ? 'hideout' : null
}
