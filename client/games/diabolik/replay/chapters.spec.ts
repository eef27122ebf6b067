import { describe, expect, it } from 'vitest'
import type { Event } from '../../../../shared/games/diabolik/events.ts'
import { diabolik } from '../../../../shared/games/diabolik/index.ts'
import { CRIMINALS } from '../../../../shared/games/diabolik/state.ts'
import { eventsIn } from '../../shots.ts'
import { filmed, recorded, recordings } from '../../testing.ts'
import { chapters } from './chapters.ts'

describe.each(recordings(diabolik))('the chapters of %s', name => {
  const shots = filmed(diabolik, recorded(diabolik, name)).public ?? []
  const all = chapters(shots)
  const told = shots.flatMap((shot, at) => eventsIn<Event>(shot).map(event => ({ at, event })))
  const of = (...kinds: string[]) => all.filter(({ kind }) => kinds.includes(kind))

  it('have every Sighting, Clue and Heist', () => {
    const places = (type: Event['type']): number[] =>
      told.filter(({ event }) => event.type === type).map(({ at }) => at)
    expect(of('sighting').map(({ at }) => at)).toEqual(places('sighted'))
    expect(of('clue').map(({ at }) => at)).toEqual(places('clueDone'))
    expect(of('heist', 'wayOut').map(({ at }) => at)).toEqual(places('heistDone'))
    expect(new Set(of('fight').map(({ at }) => at))).toEqual(new Set(places('fought')))
    expect(of(name === 'escape' ? 'heist' : 'wayOut')).toEqual([])
  })

  it.each(CRIMINALS)('have the runs of %s, each from its beginning to its end', who => {
    const runs = of('found', 'run', 'away').filter(({ seat }) => seat === who)
    for (const [i, { kind }] of runs.entries()) expect(kind === 'away').toBe(i % 2 === 1)
  })

  it('call it found where somebody Investigated, and not where somebody ran off', () => {
    for (const { at, kind, seat } of of('found', 'run')) {
      const searched = told.some(
        each => each.at === at && each.event.type === 'investigated' && each.event.found.some(found => found === seat),
      )
      expect(kind).toBe(searched ? 'found' : 'run')
    }
  })
})
