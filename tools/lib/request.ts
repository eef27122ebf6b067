const LETTERS = { '?': 'help', t: 'table', l: 'log', w: 'whyNot', u: 'takeBack', q: 'leave' } as const
type Lettered = (typeof LETTERS)[keyof typeof LETTERS]

/** What a person typed, understood. */
export type Request =
  | { readonly [K in Lettered | 'again']: { readonly type: K } }[Lettered | 'again']
  | { readonly type: 'number'; readonly number: number }
  | { readonly type: 'save'; readonly file: string }
  | { readonly type: 'unclear'; readonly input: string }

export function requestOf(line: string): Request {
  const input = line.trim()
  const [first = '', ...others] = input.split(/\s+/)
  // Somebody who types Chinese may well type full-width digits and question marks.
  const word = first.normalize('NFKC').toLowerCase()
  if (word === 's') return { type: 'save', file: input.slice(first.length).trim() }
  if (word === '') return { type: 'again' }
  if (others.length > 0) return { type: 'unclear', input }
  if (/^\d{1,9}$/.test(word)) return { type: 'number', number: Number(word) }
  return Object.hasOwn(LETTERS, word) ? { type: LETTERS[word as keyof typeof LETTERS] } : { type: 'unclear', input }
}
