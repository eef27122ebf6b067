import { english } from '../../../shared/words/grammar.ts'
import type { CasebookWords } from '../casebook.ts'

export const casebook: CasebookWords = {
  title: 'Casebook',
  busy: 'Working it out…',
  about: 'Worked out from what you have been told, and shown to you alone.',
  nobody: 'Nobody is hidden.',
  places: count => english.plural(count, { one: 'one place left', other: `${count} places left` }),
  hardly: 'less than 1%',
}
