import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { onTheLam } from '../../../../shared/games/on-the-lam/index.ts'
import { COMPLETE } from '../../../../shared/games/on-the-lam/rules/questions.ts'
import type { Alibi } from '../../../../shared/games/on-the-lam/state.ts'
import { catalogue } from '../../../../shared/games/on-the-lam/words/index.ts'
import type { Shot } from '../../../../shared/match/film.ts'
import { LANGUAGES } from '../../../../shared/words/index.ts'
import { filmed, recorded } from '../../testing.ts'
import { WORDS } from '../words/replay.ts'
import { handIn } from './hands.ts'
import { byRound, lanesUpTo } from './nearness.ts'
import { Lanes } from './Reveal.tsx'

const all = filmed(onTheLam, recorded(onTheLam, '4-clever')).all ?? []
const AT = 120

describe.each(LANGUAGES)('the reveal in %s', async language => {
  const words = await catalogue(language)
  const html = (shots: readonly Shot[], at = AT): string =>
    renderToStaticMarkup(createElement(Lanes, { films: { all: shots }, at, language, words }))

  it('says how near everybody is, how it came to that, and what they hold', () => {
    const said = html(all)
    for (const { seat, own } of lanesUpTo(all, AT)) {
      expect(said).toContain(words.suspects[seat].role)
      expect(said).toContain(WORDS[language].proved(own[AT] ?? 0, COMPLETE))
      expect(said).toContain(WORDS[language].lane(byRound(all, own)))
      for (const card of handIn((all[AT] as Shot).view, seat)) expect(said).toContain(words.alibis[card as Alibi])
    }
  })

  it('tells nothing that comes later, but for how much there is', () => {
    // The room that the lanes keep is all that may differ.
    const drawn = /<svg.*?<\/svg>|<i class="alibi-mark"[^>]*>/g
    expect(html(all).replace(drawn, '')).toBe(html(all.slice(0, AT + 1)).replace(drawn, ''))
    expect(html(all, AT + 20)).not.toBe(html(all))
  })

  it('waits for its films', () => {
    expect(html([])).toBe('')
  })
})
