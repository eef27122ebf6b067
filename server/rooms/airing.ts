import type { Loaded } from '../../shared/match/journal.ts'
import { tableIn } from './GuardedRoom.ts'
import type { House } from './house.ts'
import { OnAir } from './onAir.ts'
import { wordsAt } from './remarks.ts'
import { Watched } from './watched.ts'

export interface Aired {
  readonly table: Watched
  readonly air: OnAir
  /** What it was made of; null: it was on the air already. */
  readonly loaded: Loaded | null
}

/** A table's broadcast through these eyes. `attach` is called at once: else others would make another. Null: there is none. */
export async function airing<T>(
  house: House,
  id: string,
  eyes: string,
  attach: (aired: Aired) => T,
): Promise<T | null> {
  const onAir = (): Aired | null => {
    const table = house.watched.get(id)
    const air = table?.through(eyes)
    return table && air ? { table, air, loaded: null } : null
  }
  const known = onAir()
  if (known) return attach(known)
  return tableIn(house, id, async (game, loaded) => {
    const words = await wordsAt(id, house.store)
    // Somebody may have been quicker.
    const known = onAir()
    if (known) return attach(known)
    const air = OnAir.of(house, game, loaded, eyes)
    return air && attach({ table: house.watched.get(id) ?? new Watched(id, house, loaded, words), air, loaded })
  })
}
