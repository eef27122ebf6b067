import { describe, expect, it } from 'vitest'
import { foundIn, pieces } from './search.ts'

const sections = [
  { id: 'a', title: 'La città', paragraphs: ['Quindici isolati, uno per uno.'] },
  { id: 'b', title: 'La polizia', paragraphs: ['Si muove in città.', 'Chi incontra, perquisisce.'] },
]
const ids = (query: string) => foundIn(sections, query).map(({ id }) => id)

describe('searching the rules', () => {
  it.each([
    ['', ['a', 'b']],
    ['citta', ['a', 'b']],
    ['POLIZIA', ['b']],
    ['città isolati', ['a']],
    ['drago', []],
  ])('finds “%s” in %j', (query, found) => {
    expect(ids(query)).toEqual(found)
  })

  it('marks what was found and nothing else', () => {
    expect(pieces('In città, in Città', 'citta')).toEqual([
      { at: 0, text: 'In ', hit: false },
      { at: 3, text: 'città', hit: true },
      { at: 8, text: ', in ', hit: false },
      { at: 13, text: 'Città', hit: true },
    ])
    expect(pieces('警察局在哪裡', '警察').map(({ text }) => text)).toEqual(['警察', '局在哪裡'])
    expect(pieces('nothing', 'x')).toEqual([{ at: 0, text: 'nothing', hit: false }])
  })

  it.each(['città', 'İstanbul ﬁne', '🚬 e 🔪', '不在場證明'])('loses no letter of %s', text => {
    for (const query of ['', 'i', 'a n', '不', '🔪'])
      expect(
        pieces(text, query)
          .map(({ text }) => text)
          .join(''),
      ).toBe(text)
  })
})
