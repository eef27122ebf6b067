import { italian } from '../../../shared/words/grammar.ts'
import type { CasebookWords } from '../casebook.ts'

export const casebook: CasebookWords = {
  title: 'Taccuino',
  busy: 'Un momento, si fanno i conti…',
  about: 'Ricavato da ciò che ti è stato detto; lo vedi solo tu.',
  nobody: 'Nessuno è nascosto.',
  places: count => italian.plural(count, { one: 'resta un luogo', other: `restano ${count} luoghi` }),
  hardly: 'meno dell’1%',
}
