import { describe, expect, it } from 'vitest'
import { diabolik } from '../../../../shared/games/diabolik/index.ts'
import { CRIMINALS } from '../../../../shared/games/diabolik/state.ts'
import { filmed, recorded, recordings } from '../../testing.ts'
import { storyOf } from '../ending/routes.ts'
import { pursuitOf, roundsUpTo, trailOf } from './pursuit.ts'

describe.each(recordings(diabolik))('the pursuit of %s', name => {
  const films = filmed(diabolik, recorded(diabolik, name))
  const [all, detectives] = [films.all ?? [], films.detectives ?? []]
  const { area, moments } = pursuitOf(all, detectives)

  it('has every moment and every round, each as it was left', () => {
    expect(area).toBe(name === 'escape' ? 'capital' : 'state')
    expect(moments.length).toBe(all.length)
    const rounds = roundsUpTo(moments, moments.length - 1)
    expect(rounds.map(({ round }) => round)).toEqual([...new Set(all.map(({ round }) => round))])
    expect(rounds.at(-1)).toBe(moments.at(-1))
    for (const { round, criminals } of storyOf(recorded(diabolik, name)).rounds.slice(1))
      expect(rounds.find(each => each.round === round)?.truth).toEqual({
        diabolik: criminals.diabolik.at,
        eva: criminals.eva.at,
      })
    expect(roundsUpTo(moments, 20).at(-1)).toBe(moments[20])
  })

  it('knows whoever is On the Run, and nobody better than the table does', () => {
    for (const { hidden, possible, truth } of moments)
      for (const who of CRIMINALS) if (!hidden[who]) expect(possible[who]).toEqual([truth[who]])
  })

  it.each(CRIMINALS)('follows %s to where the moment is, and no further back than asked', who => {
    for (const at of [0, 10, moments.length - 1]) {
      const trail = trailOf(moments, at, who, 4)
      expect(trail.at(-1)).toBe(moments[at]?.truth[who])
      expect(trail.length).toBeLessThanOrEqual(4)
      for (const [i, place] of trail.entries()) expect(place).not.toBe(trail[i - 1])
    }
  })

  it('waits for the film that is behind', () => {
    expect(pursuitOf(all, detectives.slice(0, 9)).moments).toEqual(moments.slice(0, 9))
    expect(pursuitOf(all.slice(0, 9), detectives).moments).toEqual(moments.slice(0, 9))
    expect(pursuitOf([], []).moments).toEqual([])
  })
})
