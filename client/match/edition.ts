import type { Registered } from '../../shared/games/index.ts'

/** The table is played by rules that this page does not have: it was left open over a release, and would misread them. */
export const isOtherEdition = (own: Registered | null, version: number): boolean => own?.game.version !== version
