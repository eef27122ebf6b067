import type { CRIMINALS, Criminal } from '../../../../../shared/games/diabolik/figures.ts'
import type { EffectType } from '../../../../../shared/games/diabolik/state.ts'
import type { Lasting } from '../../../../../shared/games/diabolik/words/words.ts'
import type { Vec } from '../../../../stage/actors.ts'
import { type Format, type TrayName, trayOf } from '../../layout/places.ts'

/** Something that lasts, and where the slip lies that says so. */
export interface Slip extends Lasting {
  readonly type: EffectType
  readonly at: Vec
}

const OWN: Readonly<Record<(typeof CRIMINALS)[number], TrayName>> = { diabolik: 'track:diabolik', eva: 'track:eva' }

/** Criminals have theirs on their tracks, the Police at their Station, the driver in the garage. */
function trayFor(of: Lasting['of']): TrayName {
  if (of === 'jaguar') return 'garage'
  if (of === 'criminals') return 'hideout'
  return OWN[of as Criminal] ?? 'station'
}

/** `facts.effects`, one by one, laid from the far right corner of a mat to the left. */
export function slipsOf(effects: string, format: Format): Slip[] {
  const used = new Map<TrayName, number>()
  return effects
    .split(' ')
    .filter(each => each !== '')
    .map((each): Slip => {
      const [type, of, value] = each.split(':')
      const name = trayFor(of as Lasting['of'])
      const index = used.get(name) ?? 0
      used.set(name, index + 1)
      const { at, width, depth } = trayOf(name, format)
      // The front of the Station and the name of the Hideout stand in the way there.
      const down = name === 'station' || name === 'hideout' ? depth / 2 - 2.2 : -depth / 2 + 0.62
      return {
        type: type as EffectType,
        of: of as Lasting['of'],
        value: Number(value),
        at: [at[0] + width / 2 - 0.62 - index * 0.95, 0.03, at[2] + down],
      }
    })
}
