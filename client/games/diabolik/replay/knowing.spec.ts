import { describe, expect, it } from 'vitest'
import { diabolik } from '../../../../shared/games/diabolik/index.ts'
import { speech as speechIn } from '../../../../shared/games/diabolik/speech.ts'
import { CRIMINALS } from '../../../../shared/games/diabolik/state.ts'
import { LANGUAGES } from '../../../../shared/words/index.ts'
import { filmed, recorded } from '../../testing.ts'
import { knowing } from './knowing.ts'
import { possibleIn } from './possible.ts'
import { truthIn } from './truth.ts'

const films = filmed(diabolik, recorded(diabolik, '4-danger'))
const everybody = films.public ?? []
const all = films.all ?? []
const possible = possibleIn(everybody)
const speech = await speechIn('en')
const layer = (shots: typeof all, at: number) => knowing.after(shots, at, speech, 'en')
const MOMENTS = all.map((_, at) => at).filter(at => at % 13 === 0)

describe('the layer of what everybody can know', () => {
  it('marks every place where a hidden Criminal can be, and says how many there are', () => {
    for (const at of MOMENTS) {
      const { marks, says } = layer(everybody, at)
      for (const [suit, who] of CRIMINALS.entries()) {
        const { pieces } = (everybody[at] as (typeof all)[0]).view
        const isHidden = pieces[pieces[who]?.place ?? '']?.kind === 'location'
        const places = marks.filter(mark => mark.suit === suit).map(mark => mark.at)
        expect(places).toEqual(isHidden ? possible[at]?.[who] : [])
        expect(says[suit]?.title).toContain(String(possible[at]?.[who].length))
      }
    }
  })

  it('tells where they can only be from where they may be, and the truth to open cards alone', () => {
    for (const at of MOMENTS) {
      const { view } = all[at] as (typeof all)[0]
      for (const { kind } of layer(everybody, at).marks) expect(['may', 'must']).toContain(kind)
      for (const { at: place, suit, kind } of layer(all, at).marks)
        if (kind === 'is') expect(place).toBe(truthIn(view)[CRIMINALS[suit] ?? 'eva'])
    }
    const kinds = (shots: typeof all) => new Set(MOMENTS.flatMap(at => layer(shots, at).marks.map(({ kind }) => kind)))
    expect(kinds(everybody)).toEqual(new Set(['may', 'must']))
    expect(kinds(all)).toContain('is')
  })

  it('has nothing to say where there is nothing', () => {
    expect(layer([], 0)).toEqual({ marks: [], says: [] })
  })

  it.each(LANGUAGES)('is told in %s', async language => {
    const { says } = knowing.after(all, 13, await speechIn(language), language)
    for (const { title, text } of says) expect([title.trim(), text.trim()]).not.toContain('')
  })
})
