import type { Registered } from '../../shared/games/index.ts'
import type { Basics } from '../../shared/kernel/game.ts'
import { type Company, WIRE } from '../../shared/wire/protocol.ts'

/** Rules that this page does not have, or words that it cannot read: it was left open over a release. */
export const isOtherEdition = (
  own: Registered<Basics> | null,
  { wire, version }: Pick<Company, 'wire' | 'version'>,
): boolean => wire !== WIRE || own?.game.version !== version
