import type { Location } from '../../../../shared/games/diabolik/map/locations.ts'
import { CRIMINALS, type Criminal } from '../../../../shared/games/diabolik/state.ts'
import type { View } from '../../../../shared/kernel/game.ts'
import { tableOf } from '../../../../shared/kernel/plain.ts'

/** Where both really are, for a viewer from whom nothing is hidden. */
export const truthIn = ({ pieces }: View): Readonly<Record<Criminal, Location>> =>
  tableOf(CRIMINALS, who => {
    const place = pieces[who]?.place ?? ''
    return (pieces[place]?.face?.slice(1) ?? place) as Location
  })
