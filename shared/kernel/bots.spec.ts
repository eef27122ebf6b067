import { describe, expect, it } from 'vitest'
import { choose, heardBy } from './bots.ts'
import type { Game, Sight } from './game.ts'
import type { Recorded } from './history.ts'
import { advance, start } from './match.ts'
import { type Pickpocket, pickpocket } from './pickpocket.ts'
import { rngOf, seedOf } from './rng.ts'

const match = start(pickpocket, 3, seedOf('bots'))
const sight: Sight<Pickpocket> = {
  seat: 'ace',
  view: pickpocket.view(match.state, 'ace'),
  moves: pickpocket.moves(match.state, 'ace'),
  heard: [],
}
const rng = () => rngOf(seedOf('a bot'), 0)

describe('choosing', () => {
  it('gives random every move in its turn', () => {
    const dice = rng()
    const chosen = new Set(Array.from({ length: 100 }, () => choose(pickpocket, 'random', sight, dice)))
    expect([...chosen].sort()).toEqual([0, 1, 2])
  })

  it('asks the game for the others', () => {
    expect(choose(pickpocket, 'clever', sight, rng())).toBe(pickpocket.bot('clever', sight, rng()))
  })

  it('lets easy play as plain does, but for slips: moves that look nearly as good, and no others', () => {
    const worth = [5, 9, 8, 7, 6, 1, 2]
    const [move] = sight.moves
    if (!move) throw new Error('no move')
    const many: Sight<Pickpocket> = { ...sight, moves: worth.map(() => move) }
    const weighing: Game<Pickpocket> = { ...pickpocket, bot: () => 1, weigh: () => worth }
    const dice = rng()
    const picks = Array.from({ length: 400 }, () => choose(weighing, 'easy', many, dice))
    expect([...new Set(picks)].sort()).toEqual([0, 1, 2, 3, 4])
    expect(picks.filter(pick => pick === 1).length).toBeGreaterThan(160)
    expect(picks.filter(pick => pick === 1).length).toBeLessThan(280)
    const careful: Game<Pickpocket> = { ...weighing, slips: { of100: 10, tempting: 2 } }
    const better = Array.from({ length: 400 }, () => choose(careful, 'easy', many, dice))
    expect([...new Set(better)].sort()).toEqual([1, 2, 3])
    expect(better.filter(pick => pick === 1).length).toBeGreaterThan(330)
  })

  it.each([-1, 3, 0.5, Number.NaN])('does not let a bot answer %s of three moves', answer => {
    const broken: Game<Pickpocket> = { ...pickpocket, bot: () => answer }
    expect(() => choose(broken, 'plain', sight, rng())).toThrow('the plain bot of pickpocket')
  })
})

describe('what a bot has heard', () => {
  const [move] = sight.moves
  if (!move) throw new Error('no move')
  const { step } = advance(match, 'ace', move)
  const made: Recorded<Pickpocket> = { type: 'step', step }

  it('holds its own secrets and nobody else’s', () => {
    const faces = (seat: string) => heardBy([made], match.seats, seat).map(event => event.faces !== undefined)
    expect(faces('ace')).toEqual([true, true])
    expect(faces('bee')).toEqual([true, false])
  })

  it('forgets what was taken back', () => {
    const back: Recorded<Pickpocket> = { type: 'takeBack', seat: 'ace', seq: 2 }
    expect(heardBy([made, made, back], match.seats, 'bee')).toEqual(heardBy([made], match.seats, 'bee'))
    expect(heardBy([made, back], match.seats, 'bee')).toEqual([])
  })
})
