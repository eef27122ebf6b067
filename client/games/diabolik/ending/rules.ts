/** All of them, for a match that is over. */
export { diabolik as rules } from '../../../../shared/games/diabolik/index.ts'
