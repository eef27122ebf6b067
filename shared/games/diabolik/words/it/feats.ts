import { italian } from '../../../../words/grammar.ts'
import type { Words } from '../words.ts'

const { plural } = italian

export const feats: Words['feats'] = {
  chase: {
    name: 'Fuga più lunga',
    value: turns => plural(turns, { one: 'In Fuga per 1 turno', other: `In Fuga per ${turns} turni` }),
  },
  heists: {
    name: 'Colpi più rapidi',
    value: rounds => plural(rounds, { one: 'in 1 round', other: `in ${rounds} round` }),
  },
  danger: {
    name: 'Arresto più rapido',
    value: rounds => plural(rounds, { one: 'in 1 round', other: `in ${rounds} round` }),
  },
}
