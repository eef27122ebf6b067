import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { diabolik } from '../../../../shared/games/diabolik/index.ts'
import { catalogue } from '../../../../shared/games/diabolik/words/index.ts'
import { LANGUAGES } from '../../../../shared/words/index.ts'
import { filmed, recorded } from '../../testing.ts'
import { WORDS } from '../words/replay.ts'
import { pursuitOf } from './pursuit.ts'
import { Pursued } from './Reveal.tsx'

const films = filmed(diabolik, recorded(diabolik, '4-danger'))
const upTo = (count: number) => ({
  all: films.all?.slice(0, count) ?? [],
  detectives: films.detectives?.slice(0, count) ?? [],
})
const AT = 150
const moment = pursuitOf(films.all ?? [], films.detectives ?? []).moments[AT]
if (!moment) throw new Error('the match is too short')

describe.each(LANGUAGES)('the reveal in %s', async language => {
  const words = await catalogue(language)
  const html = (shown: ReturnType<typeof upTo>, at = AT): string =>
    renderToStaticMarkup(createElement(Pursued, { films: shown, at, language, words }))

  it('says where they were and where they could have been', () => {
    const { really, count, map } = WORDS[language]
    const said = html(upTo(1000))
    for (const who of ['diabolik', 'eva'] as const) {
      expect(said).toContain(really(words.locations[moment.truth[who]], moment.hidden[who]))
      expect(said).toContain(count(moment.possible[who].length))
    }
    expect(said).toContain(map(moment.round))
  })

  it('tells nothing that comes later', () => {
    expect(html(upTo(1000))).toBe(html(upTo(AT + 1)))
    expect(html(upTo(1000))).not.toBe(html(upTo(1000), AT + 30))
  })

  it('waits for its films', () => {
    expect(html(upTo(0))).toBe('')
  })
})
