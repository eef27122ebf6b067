import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Event } from '../../../../shared/games/diabolik/events.ts'
import type { Diabolik } from '../../../../shared/games/diabolik/types.ts'
import type { Log } from '../../../../shared/kernel/history.ts'
import { storyOf } from './routes.ts'
import { standingsOf } from './standings.ts'

const REPLAYS = join(import.meta.dirname, '../../../../tests/replays')
const recorded = (name: string): Log<Diabolik> =>
  JSON.parse(readFileSync(join(REPLAYS, `diabolik-${name}.json`), 'utf8')).log

describe('the standings', () => {
  it('count what each did, Officers for their Detective', () => {
    const events = [
      { type: 'partDone', who: 'eva', letter: 'A', sheet: 'bloodIdol', part: 1 },
      { type: 'sighted', who: 'diabolik', by: ['blueA'], count: 1 },
      { type: 'investigated', who: 'blueB', at: 'clerville', found: ['diabolik'] },
      { type: 'exposed', who: 'diabolik', at: 'clerville' },
      { type: 'investigated', who: 'morrigan', at: 'reddon', found: [] },
      { type: 'fought', who: 'blueA', target: 'diabolik', die: 'gun', hits: 1 },
      { type: 'fought', who: 'diabolik', target: 'blueA', die: 'dagger', hits: 1 },
      { type: 'wounded', who: 'diabolik', wounds: 1 },
      { type: 'wounded', who: 'diabolik', wounds: 2 },
      { type: 'clueDone', who: 'morrigan', letter: 'B', sheet: 'goldenVenus', clue: 1 },
    ] as const satisfies readonly Event[]
    expect(standingsOf(events)).toEqual({
      criminals: [
        { who: 'diabolik', parts: 0, noticed: 1, exposed: 1, wounds: 2 },
        { who: 'eva', parts: 1, noticed: 0, exposed: 0, wounds: 0 },
      ],
      detectives: [
        { who: 'ginko', clues: 0, searches: 1, found: 1, fights: 1 },
        { who: 'morrigan', clues: 1, searches: 1, found: 0, fights: 0 },
      ],
    })
  })

  it.each([
    ['4-heists', 'heists'],
    ['4-danger', 'danger'],
    ['escape', 'heists'],
  ] as const)('stand beside how it ended: %s', (name, ending) => {
    const { standings, ...story } = storyOf(recorded(name))
    expect(story.ending).toBe(ending)
    const parts = standings.criminals.reduce((sum, each) => sum + each.parts, 0)
    expect(parts).toBe(story.heists.reduce((sum, each) => sum + each.parts, 0))
  })

  it('know no ending where the rules made none', () => {
    const whole = recorded('4-heists')
    expect(storyOf({ ...whole, entries: whole.entries.slice(0, 60) }).ending).toBeNull()
  })
})
