import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { diabolicards } from '../../../../shared/games/diabolicards/index.ts'
import { account } from '../../../../shared/games/diabolicards/rules/account.ts'
import { lay } from '../../../../shared/games/diabolicards/testing.ts'
import type { Diabolicards } from '../../../../shared/games/diabolicards/types.ts'
import type { Log } from '../../../../shared/kernel/history.ts'
import { courseOf } from './course.ts'
import { standingsOf, strongest, winnerOf } from './standings.ts'
import type { PlayedTurn } from './turns.ts'

const REPLAYS = join(import.meta.dirname, '../../../../tests/replays')
const recorded = (name: string): Log<Diabolicards> =>
  JSON.parse(readFileSync(join(REPLAYS, `diabolicards-${name}.json`), 'utf8')).log

const turn = (seat: PlayedTurn['seat'], card: PlayedTurn['card'], to: [number, number], dead = 0): PlayedTurn => ({
  round: 1,
  seat,
  card,
  ability: null,
  dead: Array.from({ length: dead }, () => 'internKevin'),
  before: { dawn: 10, dusk: 10 },
  after: { dawn: to[0], dusk: to[1] },
})

describe('the standings', () => {
  it('count what each played, traded and killed, and find the best turn for their own side', () => {
    const turns = [
      turn('nova', 'reef', [14, 10]),
      turn('raven', 'vanessa', [2, 18], 2),
      turn('nova', null, [10, 10]),
      turn('nova', 'daiki', [16, 10], 1),
      turn('raven', 'turncoat', [18, 10]),
    ]
    expect(standingsOf(turns)).toEqual([
      { seat: 'nova', side: 'dawn', played: 2, contracts: 1, dead: 1, best: { card: 'daiki', swing: 6 } },
      { seat: 'raven', side: 'dusk', played: 2, contracts: 0, dead: 2, best: { card: 'vanessa', swing: 16 } },
    ])
  })

  it('know no best turn for whoever never gained anything', () => {
    expect(standingsOf([turn('raven', 'turncoat', [18, 10])])[0]?.best).toBeNull()
  })

  it('have the strongest first, as they count and not as they are printed', () => {
    const view = diabolicards.view(
      lay({ dawn: { hideout: ['romeoKnuckles', 'daiki'] }, dusk: { hideout: ['julietVolt'] } }),
      'public',
    )
    expect(account(view).dawn.hideout.items.map(({ power }) => power)).toEqual([8, 6])
    expect(strongest(view, 'dawn')).toEqual(['romeoKnuckles', 'daiki'])
  })

  it.each(['2-clever', '2-sealed', '3-plain', '4-clever'])('name the winner that the rules name: %s', name => {
    const { view, turns } = courseOf(recorded(name))
    const { winners, dawn, dusk } = view.facts
    expect(winnerOf(view)).toBe(dawn > dusk ? 'dawn' : 'dusk')
    const first = standingsOf(turns).find(({ seat }) => winners.split(',').includes(seat))
    expect(first?.side).toBe(winnerOf(view))
  })

  it('name nobody where the match broke off', () => {
    const whole = recorded('2-clever')
    expect(winnerOf(courseOf({ ...whole, entries: whole.entries.slice(0, 60) }).view)).toBeNull()
  })
})
