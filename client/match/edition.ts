import { GAMES } from '../../shared/games/index.ts'
import type { Company } from '../../shared/wire/protocol.ts'

/** The table is played by rules that this page does not have: it was left open over a release, and would misread them. */
export const isOtherEdition = ({ game, version }: Pick<Company, 'game' | 'version'>): boolean =>
  !Object.hasOwn(GAMES, game) || GAMES[game]?.game.version !== version
