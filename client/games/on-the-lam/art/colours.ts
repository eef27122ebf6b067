import type { Suspect } from '../../../../shared/games/on-the-lam/state.ts'

/** The shape of a suspect's base: their colour never stands alone. */
export const CORNERS: Readonly<Record<Suspect, number>> = { boxer: 4, dame: 40, reporter: 6, ceo: 3 }
