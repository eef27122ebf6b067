import { english } from '../../../shared/words/grammar.ts'
import type { GuideWords } from '../guide.ts'

const { plural } = english

export const guide: GuideWords = {
  label: 'Guide',
  gotIt: 'Got it',
  start: 'Explain things as they happen',
  leave: 'Leave the guide',
  resume: 'Resume the guide',
  more: 'More in the rules',
  progress: (seen, all) => `${seen} of ${all}`,

  rules: {
    title: game => `${game}: the rules`,
    contents: 'Contents',
    search: 'Search the rules',
    found: sections => plural(sections, { one: '1 section found', other: `${sections} sections found` }),
    nothing: 'Nothing about that in the rules.',
    print: 'Print',
    link: 'Link to this section',
    none: 'The rules of this game are not available yet.',
  },
}
