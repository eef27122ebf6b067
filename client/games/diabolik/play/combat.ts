import { DIE } from '../../../../shared/games/diabolik/state.ts'
import { once } from '../../../stage/once.ts'
import { textureOf } from '../../../stage/print.ts'
import { drawDieFace } from '../art/die.ts'

/** The six sides of the Combat Die, in the order of DIE. */
export const combatSides = once(() => DIE.map(face => textureOf(() => drawDieFace(face))))
