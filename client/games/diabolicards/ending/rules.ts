/** All of them, for a match that is over. */
export { diabolicards as rules } from '../../../../shared/games/diabolicards/index.ts'
