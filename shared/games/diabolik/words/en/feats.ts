import { english } from '../../../../words/grammar.ts'
import type { Words } from '../words.ts'

const { plural } = english

export const feats: Words['feats'] = {
  chase: {
    name: 'Longest chase',
    value: turns => plural(turns, { one: '1 turn On the Run', other: `${turns} turns On the Run` }),
  },
  heists: {
    name: 'Quickest Heists',
    value: rounds => plural(rounds, { one: 'in 1 round', other: `in ${rounds} rounds` }),
  },
  danger: {
    name: 'Quickest arrest',
    value: rounds => plural(rounds, { one: 'in 1 round', other: `in ${rounds} rounds` }),
  },
}
