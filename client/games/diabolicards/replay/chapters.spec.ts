import { describe, expect, it } from 'vitest'
import type { Event } from '../../../../shared/games/diabolicards/events.ts'
import { diabolicards } from '../../../../shared/games/diabolicards/index.ts'
import { eventsIn } from '../../shots.ts'
import { filmed, recorded, recordings } from '../../testing.ts'
import { chapters } from './chapters.ts'

describe.each(recordings(diabolicards))('the chapters of %s', name => {
  const shots = filmed(diabolicards, recorded(diabolicards, name)).public ?? []
  const all = chapters(shots)
  const places = (...kinds: string[]): number[] => all.filter(({ kind }) => kinds.includes(kind)).map(({ at }) => at)
  const told = (isOne: (event: Event) => boolean): number[] =>
    shots.flatMap((shot, at) => (eventsIn<Event>(shot).some(isOne) ? [at] : []))

  it('have every death, everybody who was saved, every Endgame', () => {
    expect([...new Set(places('kill', 'suddenDeath'))]).toEqual(told(({ type }) => type === 'died'))
    expect(places('suddenDeath')).toEqual(told(({ type }) => type === 'struckDown'))
    expect(places('save')).toEqual(told(({ type }) => type === 'dodged' || type === 'ranAway'))
    expect(places('endgame')).toEqual(told(event => event.type === 'abilityUsed' && event.choice !== undefined))
  })

  it('have the lead go from one side to the other and back, as the powers stood', () => {
    const leads = all.filter(({ kind }) => kind.endsWith('Leads'))
    for (const [i, { at, kind }] of leads.entries()) {
      expect(kind).not.toBe(leads[i - 1]?.kind)
      const { dawn, dusk } = shots[at]?.view.facts ?? {}
      expect(Number(dawn) > Number(dusk)).toBe(kind === 'dawnLeads')
      expect(dawn).not.toBe(dusk)
    }
  })

  it('name who was to move where somebody killed', () => {
    for (const { at, kind, seat } of all)
      if (kind === 'kill' || kind === 'endgame') expect(seat).toBe(shots[at - 1]?.view.facts.active)
  })
})
