import { GAMES } from '../../shared/games/index.ts'
import { type Company, WIRE } from '../../shared/wire/protocol.ts'

/** Rules that this page does not have, or words that it cannot read: it was left open over a release. */
export const isOtherEdition = ({ wire, game, version }: Pick<Company, 'wire' | 'game' | 'version'>): boolean =>
  wire !== WIRE || !Object.hasOwn(GAMES, game) || GAMES[game]?.game.version !== version
