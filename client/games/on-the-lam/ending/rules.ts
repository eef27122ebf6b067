/** All of them, for a match that is over. */
export { onTheLam as rules } from '../../../../shared/games/on-the-lam/index.ts'
