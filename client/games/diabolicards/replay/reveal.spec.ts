import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { diabolicards } from '../../../../shared/games/diabolicards/index.ts'
import { catalogue } from '../../../../shared/games/diabolicards/words/index.ts'
import type { Shot } from '../../../../shared/match/film.ts'
import { LANGUAGES } from '../../../../shared/words/index.ts'
import { filmed, recorded } from '../../testing.ts'
import { handsIn } from './hands.ts'
import { Hands } from './Reveal.tsx'

const all = filmed(diabolicards, recorded(diabolicards, '4-clever')).all ?? []
const AT = 70

describe.each(LANGUAGES)('the reveal in %s', async language => {
  const words = await catalogue(language)
  const html = (shots: readonly Shot[], at = AT): string =>
    renderToStaticMarkup(createElement(Hands, { films: { all: shots }, at, language, words }))

  it('names every card of every hand, and whose it is', () => {
    const said = html(all)
    for (const { seat, cards } of handsIn((all[AT] as Shot).view)) {
      expect(said).toContain(words.seats[seat].name)
      for (const { card } of cards) expect(said).toContain(words.cards[card].name)
    }
  })

  it('tells nothing that comes later, but for how much there is', () => {
    // The room that the chart keeps is all that may differ.
    const [whole, part] = [html(all), html(all.slice(0, AT + 1))].map(said => said.replace(/<figure.*<\/figure>/, ''))
    expect(whole).toBe(part)
    expect(html(all, AT + 20)).not.toBe(html(all))
  })

  it('waits for its films', () => {
    expect(html([])).toBe('')
  })
})
