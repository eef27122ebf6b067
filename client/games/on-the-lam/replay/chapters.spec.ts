import { describe, expect, it } from 'vitest'
import { onTheLam } from '../../../../shared/games/on-the-lam/index.ts'
import { COMPLETE, ownAlibis } from '../../../../shared/games/on-the-lam/rules/questions.ts'
import type { Event } from '../../../../shared/games/on-the-lam/state.ts'
import { eventsIn } from '../../shots.ts'
import { stepsOf } from '../../steps.ts'
import { filmed, recorded, recordings } from '../../testing.ts'
import { chapters } from './chapters.ts'

describe.each(recordings(onTheLam))('the chapters of %s', name => {
  const log = recorded(onTheLam, name)
  const films = filmed(onTheLam, log)
  const { first, steps } = stepsOf(onTheLam, log)
  const all = chapters(films.all ?? [])

  it('have every search that earned something, every investigation and everybody who was taken in', () => {
    const told = (type: Event['type']): number[] =>
      (films.public ?? []).flatMap((shot, at) =>
        eventsIn<Event>(shot).flatMap(event => (event.type === type ? [at] : [])),
      )
    const places = (kind: string): number[] => all.filter(each => each.kind === kind).map(({ at }) => at)
    expect(places('search')).toEqual(told('searchSucceeded'))
    expect(places('investigation')).toEqual(told('investigated'))
    expect(places('custody')).toEqual(told('takenIn'))
  })

  it('have every alibi when it was completed, for whoever saw it, and for nobody else', () => {
    const made = steps.flatMap(({ n, before, after }) =>
      first.cast
        .filter(seat => ownAlibis(before, seat).length < COMPLETE && ownAlibis(after, seat).length >= COMPLETE)
        .map(seat => ({ at: n + 1, kind: 'alibi', seat })),
    )
    const alibisOf = (viewer: string) => chapters(films[viewer] ?? []).filter(({ kind }) => kind === 'alibi')
    expect(alibisOf('all')).toEqual(made)
    expect(alibisOf('public')).toEqual([])
    for (const seat of first.cast) expect(alibisOf(seat)).toEqual(made.filter(each => each.seat === seat))
  })
})
