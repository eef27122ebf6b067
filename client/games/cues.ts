import type { Cue } from './contract.ts'

/** How games write down what is worth seeing. */
export const cue = (framing: Cue['framing'], weight: Cue['weight'], ...subjects: readonly string[]): Cue => ({
  subjects,
  framing,
  weight,
})
