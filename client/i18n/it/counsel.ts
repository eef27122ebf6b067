import { italian } from '../../../shared/words/grammar.ts'
import type { CounselWords } from '../counsel.ts'

export const counsel: CounselWords = {
  title: 'Che cosa farebbe un bot',
  busy: 'Ci sto pensando…',
  none: 'Niente da consigliare.',
  left: times =>
    `In questa partita puoi chiederlo ancora ${italian.plural(times, { one: 'una volta', other: `${times} volte` })}.`,
  spent: 'In questa partita non puoi più chiederlo.',
}
