/** What cards and sheets are put together from: changes to a state, each told as it is made. */
export { moveDanger } from './danger.ts'
export { addEffect, leave } from './effects.ts'
export { discardAtRandom, discardCard, drawCards, recover } from './hands.ts'
export { type DiabolikTurn, showing, tell } from './turn.ts'
export { hit, sendToStation, throwDie } from './wounds.ts'
