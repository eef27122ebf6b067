import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Event } from '../../../../shared/games/diabolik/events.ts'
import { LOCATIONS, type Location } from '../../../../shared/games/diabolik/map/locations.ts'
import type { State } from '../../../../shared/games/diabolik/state.ts'
import { type Done, offersOf, play, table } from '../../../../shared/games/diabolik/testing.ts'
import { view } from '../../../../shared/games/diabolik/view.ts'
import { played } from './testing.ts'

vi.mock('../words/current.ts', async () => {
  const { en } = await import('../../../../shared/games/diabolik/words/en/index.ts')
  return { theWords: () => en }
})
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Out of the way of what is tried: nobody notices anything, and every Location's card is in the deck. */
const FAR = { hideout: 'thornwick', heists: ['quinzac', 'zellin', 'umbrel'] } as const
const inPlay: readonly Location[] = [FAR.hideout, ...FAR.heists]
const hidden = (at: Location, heistA: Location = FAR.heists[0]): State =>
  table({
    ...FAR,
    heists: [heistA, FAR.heists[1], FAR.heists[2]],
    hidden: { diabolik: at, eva: FAR.hideout },
    police: { ginko: 'clerville', morrigan: 'clerville' },
  })

/** All that the Detectives' page shows of a step, with every card called the same: ids say nothing (D-73). */
async function watched(before: State, { events }: Done): Promise<string[]> {
  const { card } = events.find((event): event is Extract<Event, { type: 'sneaked' }> => event.type === 'sneaked') ?? {}
  const { done } = await played(view(before, 'ginko'), events)
  vi.runAllTimers()
  return done.map(line => line.replaceAll(`"${card}"`, '"card"').replace(`move ${card} `, 'move card '))
}

/** Every hidden Move that leads to a Location from elsewhere, as the Detectives see it. */
async function arrivals(to: Location): Promise<string[][]> {
  const seen: string[][] = []
  for (const from of LOCATIONS) {
    if (from === to || from === 'clerville' || inPlay.includes(from)) continue
    const before = hidden(from)
    for (const move of offersOf(before, 'sneak'))
      if (move.to === to && move.seen === '') seen.push(await watched(before, play(before, move)))
  }
  return seen
}

describe('a hidden Move on the Detectives’ page', () => {
  it('looks, sounds and lasts the same for every Location, from everywhere, over every way', async () => {
    const all: string[][] = []
    let reached = 0
    for (const to of LOCATIONS) {
      if (inPlay.includes(to) || to === 'clerville') continue
      const here = await arrivals(to)
      if (here.length > 0) reached++
      all.push(...here)
    }
    expect(reached).toBe(LOCATIONS.length - inPlay.length - 1)
    const [first] = all
    expect(first?.join()).toMatch(/move card .*track:diabolik:1.*move diabolik/)
    for (const each of all) expect(each).toEqual(first)
  })

  it('looks the same wherever the Heist is that it leads to', async () => {
    const all: string[][] = []
    for (const to of LOCATIONS) {
      if (inPlay.includes(to) || to === 'clerville') continue
      const from = LOCATIONS.filter(each => each !== to && each !== 'clerville' && !inPlay.includes(each))
      const before = from.map(at => hidden(at, to))
      const state = before.find(each => offersOf(each, 'sneak').some(move => move.to === to && move.seen === ''))
      const move = state && offersOf(state, 'sneak').find(each => each.to === to && each.seen === '')
      if (state && move) all.push(await watched(state, play(state, move)))
    }
    expect(all.length).toBeGreaterThan(30)
    for (const each of all) expect(each).toEqual(all[0])
  })

  it('names neither a Location nor a face', async () => {
    const before = hidden('marbek')
    const [move] = offersOf(before, 'sneak').filter(each => each.seen === '')
    if (!move) throw new Error('Marbek is shut in')
    const seen = (await watched(before, play(before, move))).join('\n')
    for (const at of LOCATIONS) expect(seen).not.toContain(at)
    expect(seen).not.toContain('face')
  })

  it('ends with the lamp on again', async () => {
    const before = hidden('marbek')
    const [move] = offersOf(before, 'sneak')
    if (!move) throw new Error('Marbek is shut in')
    const seen = await watched(before, play(before, move))
    expect(seen.filter(line => line.includes('"dim"'))).toHaveLength(1)
    expect(seen.filter(line => line.startsWith('end dim'))).toHaveLength(1)
  })
})

describe('a Sighting', () => {
  const sighted = (by: Extract<Event, { type: 'sighted' }>['by'], count = by.length) =>
    played(view(hidden('marbek'), 'ginko'), [{ type: 'sighted', who: 'diabolik', by, count }])

  it('has everybody who noticed react before anybody waits', async () => {
    const { done } = await sighted(['ginko', 'blueA', 'roadblockA'])
    const now = done.slice(
      0,
      done.findIndex(line => line.startsWith('wait')),
    )
    for (const who of ['ginko', 'blueA', 'roadblockA'])
      expect(now.filter(line => line.includes(`"burst","at":"${who}"`))).toHaveLength(1)
  })

  it('tells no more than a number when it is blurred', async () => {
    const { done } = await sighted([], 3)
    expect(done.some(line => line.includes('"burst"'))).toBe(false)
    expect(done).toContain(`show ${JSON.stringify({ type: 'eye', at: '', count: 3 })}`)
  })
})
