import type { Section } from '../games/contract.ts'

/** Letters alone: without case, and without accents, which nobody types when searching. */
const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const wordsOf = (query: string): string[] =>
  bare(query)
    .split(/\s+/)
    .filter(word => word !== '')

/** The sections that have every word of the query. */
export function foundIn(sections: readonly Section[], query: string): readonly Section[] {
  const words = wordsOf(query)
  return sections.filter(({ title, paragraphs }) => {
    const text = bare([title, ...paragraphs].join('\n'))
    return words.every(word => text.includes(word))
  })
}

interface Stretch {
  readonly at: number
  readonly text: string
  readonly hit: boolean
}

/** A text taken apart where words of the query stand. */
export function pieces(text: string, query: string): Stretch[] {
  const words = wordsOf(query)
  if (words.length === 0) return [{ at: 0, text, hit: false }]
  // One bare letter for each character, so that places in one are places in the other.
  const letters = [...text]
  const plain = letters.map(letter => bare(letter).charAt(0) || letter).join('')
  const hits = new Array<boolean>(letters.length).fill(false)
  for (const word of words)
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) hits.fill(true, at, at + word.length)
  const found: Stretch[] = []
  letters.forEach((letter, at) => {
    const last = found.at(-1)
    const hit = hits[at] ?? false
    if (last && last.hit === hit) found[found.length - 1] = { ...last, text: last.text + letter }
    else found.push({ at, text: letter, hit })
  })
  return found
}
