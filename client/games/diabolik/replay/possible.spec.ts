import { describe, expect, it } from 'vitest'
import { diabolik } from '../../../../shared/games/diabolik/index.ts'
import { CRIMINALS } from '../../../../shared/games/diabolik/state.ts'
import type { Diabolik } from '../../../../shared/games/diabolik/types.ts'
import type { Entry, Log } from '../../../../shared/kernel/history.ts'
import { filmed, played, recorded, recordings } from '../../testing.ts'
import { possibleIn, pursuing } from './possible.ts'
import { truthIn } from './truth.ts'

const MATCHES: { name: string; log: Log<Diabolik> }[] = [
  ...recordings(diabolik).map(name => ({ name, log: recorded(diabolik, name) })),
  // Random bots play every card there is, at the worst moment.
  ...[2, 3, 4].map(players => ({
    name: `${players} by chance`,
    log: played(diabolik, { players }, `possible ${players}`, 'random'),
  })),
  // Diabolik leaves a card of Eva's track as it goes back to the deck.
  {
    name: 'a card left behind',
    log: played(diabolik, { players: 3, edition: 'it', alone: 'detectives' }, 'zzrandom73', 'random'),
  },
  { name: 'another escape', log: played(diabolik, { players: 4, scenario: 'escape' }, 'possible') },
]

describe.each(MATCHES)('where the Criminals may have been in $name', ({ log }) => {
  const films = filmed(diabolik, log)
  const possible = possibleIn(films.detectives ?? [])
  const truth = (films.all ?? []).map(({ view }) => truthIn(view))

  it.each(CRIMINALS)('always has where %s really was', who => {
    expect(possible.length).toBe(truth.length)
    for (const [at, each] of possible.entries()) expect(each[who]).toContain(truth[at]?.[who])
  })

  it('depends on nothing that comes later', () => {
    const shots = films.detectives ?? []
    for (const upTo of [1, 10, Math.floor(shots.length / 2)])
      expect(possibleIn(shots.slice(0, upTo))).toEqual(possible.slice(0, upTo))
  })

  it('is what everybody could know who saw no more than the Detectives’ hands, and nothing that others saw besides', () => {
    for (const viewer of ['public', 'all', 'criminals']) expect(possibleIn(films[viewer] ?? [])).toEqual(possible)
  })

  it('is the same wherever one looks first, and however much of the film there is by then', () => {
    const shots = films.public ?? []
    const follow = pursuing()
    for (const at of [0, 7, 8, 31, 12, shots.length - 1, 9])
      expect(follow(shots.slice(0, at + 3), at)).toEqual(possible[at])
  })
})

it('is worth looking at: few places more often than not', () => {
  const counts = recordings(diabolik).flatMap(name =>
    possibleIn(filmed(diabolik, recorded(diabolik, name)).detectives ?? []).flatMap(each =>
      CRIMINALS.map(who => each[who].length),
    ),
  )
  expect(counts.filter(count => count <= 12).length).toBeGreaterThan(counts.length / 2)
  expect(counts.filter(count => count === 1).length).toBeGreaterThan(counts.length / 10)
})

it('forgets what was taken back', () => {
  const log = recorded(diabolik, 'escape')
  const at = log.entries.findIndex(entry => entry.type === 'move' && entry.move.type === 'activate')
  const activate = log.entries[at]
  if (activate?.type !== 'move') throw new Error('nobody begins')
  const back: Entry<Diabolik['move']> = { type: 'takeBack', seat: activate.seat }
  const hesitant = [...log.entries.slice(0, at + 1), back, ...log.entries.slice(at)]
  const shots = filmed(diabolik, { ...log, entries: hesitant }).detectives ?? []
  const plain = possibleIn(filmed(diabolik, log).detectives ?? [])
  expect(possibleIn(shots)).toEqual([...plain.slice(0, at + 2), plain[at], ...plain.slice(at + 1)])
})
