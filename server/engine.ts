import { setFlagsFromString } from 'node:v8'

/** V8's own is 66 kB: so much of a function is run until it is looked at again. */
const BUDGET = 8 * 66 * 1024

/**
 * V8 for a server that makes some hundred moves a second, and else sleeps (ADR 13). A thousand functions are run with every
 * move, and V8, which takes that for haste, compiles them again and again before it knows what they are given. What is run
 * for longer is compiled all the same. And the young is collected by this thread alone: others, called for each time, cost
 * more than they take off it. Both may be said while V8 runs; what concerns collectors that are at work at any time may not.
 */
export function tuneEngine(): void {
  setFlagsFromString(`--interrupt-budget=${BUDGET}`)
  setFlagsFromString('--no-parallel-scavenge')
}
