import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EventOf } from '../../../../../shared/games/diabolik/events.ts'
import type { Piece } from '../../../../../shared/kernel/game.ts'
import { change } from '../../../../session/settings.ts'
import type { DiabolikEffect, DiabolikStage } from '../effects.ts'
import { discovery, drive, forgetScenes, getAway, rollOn, run, takeCar } from './acts.ts'

// The real ones load all that is drawn for the table.
vi.mock('../../words/current.ts', async () => {
  const { catalogue } = await import('../../../../../shared/games/diabolik/words/index.ts')
  const words = await catalogue('en')
  return { theWords: () => words }
})
beforeEach(() => {
  vi.useFakeTimers()
  forgetScenes()
})
afterEach(() => {
  change({ motion: 'auto' })
  vi.useRealTimers()
})

const piece = (kind: string, place: string): Piece => ({ kind, place, order: 0, up: true })

/** A stage that writes down what is done on it, and how long it would take; skipped, waiting takes no time. */
function rehearsal(skipped = false) {
  const pieces: Record<string, Piece> = {
    diabolik: piece('criminal', 'clerville'),
    jaguar: piece('car', 'clerville'),
    van: piece('car', 'marbek'),
    ginko: piece('detective', 'wilsonLake'),
    morrigan: piece('detective', 'nordhaven'),
    blue1: piece('officer', 'station'),
  }
  const [begun, running]: [DiabolikEffect[], Set<string>] = [[], new Set()]
  let time = 0
  const stage: DiabolikStage = {
    view: { pieces, facts: { driver: 'diabolik' } },
    wait: async milliseconds => {
      if (!skipped) time += milliseconds
    },
    sound: () => {},
    effect(effect) {
      begun.push(effect)
      running.add(effect.type)
      return () => running.delete(effect.type)
    },
    move(id, to) {
      const before = pieces[id]
      if (before) pieces[id] = { ...before, ...to }
    },
    pace: 1,
    hush: () => {},
    closeUp: () => {},
  }
  return { stage, pieces, begun, running, time: () => time, types: () => begun.map(({ type }) => type) }
}

const moved: EventOf<'moved'> = {
  type: 'moved',
  who: 'diabolik',
  from: 'clerville',
  to: 'calburg',
  path: ['wilsonLake', 'bentovil', 'calburg'],
  road: 'highway',
}
const exposed: EventOf<'exposed'> = { type: 'exposed', who: 'diabolik', at: 'wilsonLake' }
const taken: EventOf<'jaguarTaken'> = { type: 'jaguarTaken', who: 'diabolik' }
const hid: EventOf<'hid'> = { type: 'hid', who: 'diabolik' }
const rolled: EventOf<'walked'> = { type: 'walked', who: 'van', from: 'marbek', to: 'cartun' }

const ACTS = [
  ['discovery', (stage: DiabolikStage) => discovery(stage, exposed)],
  ['takeCar', (stage: DiabolikStage) => takeCar(stage, taken)],
  ['drive', (stage: DiabolikStage) => drive(stage, moved)],
  ['run', (stage: DiabolikStage) => run(stage, moved)],
  ['getAway', (stage: DiabolikStage) => getAway(stage, hid)],
  ['rollOn', (stage: DiabolikStage) => rollOn(stage, rolled)],
] as const

describe('On the Run', () => {
  it.each(ACTS)('%s ends all that it began, skipped or not', async (_, act) => {
    for (const skipped of [false, true]) {
      const { stage, running, time } = rehearsal(skipped)
      await act(stage)
      vi.runAllTimers()
      expect([...running]).toEqual([])
      expect(time() === 0).toBe(skipped)
    }
  })

  it.each(ACTS)('%s takes its time once, and less when it is known', async (_, act) => {
    const lengths = []
    for (const { stage, time } of [rehearsal(), rehearsal()]) {
      await act(stage)
      lengths.push(time())
    }
    const [first = 0, again = 0] = lengths
    expect(first).toBeLessThanOrEqual(4500)
    expect(again).toBeLessThanOrEqual(Math.min(first, 1300))
  })

  it('shows everything at full length in the next match', async () => {
    const lengths = []
    for (const { stage, time } of [rehearsal(), rehearsal()]) {
      forgetScenes()
      await drive(stage, moved)
      lengths.push(time())
    }
    expect(lengths[0]).toBeGreaterThan(3500)
    expect(lengths[1]).toBe(lengths[0])
  })

  it.each(ACTS)('%s moves nothing but what lies there with less motion', async (_, act) => {
    change({ motion: 'reduced' })
    const { stage, types } = rehearsal()
    await act(stage)
    for (const type of types()) expect(['panel', 'caption', 'splat', 'follow']).toContain(type)
  })

  it('chases along the way that was told, the Police on the map behind, the nearest first', async () => {
    const { stage, begun, pieces } = rehearsal()
    await drive(stage, moved)
    const chase = begun.find(({ type }) => type === 'chase')
    expect(chase).toMatchObject({
      path: ['clerville', 'wilsonLake', 'bentovil', 'calburg'],
      after: ['ginko', 'morrigan'],
    })
    expect([pieces.diabolik?.place, pieces.jaguar?.place]).toEqual(['calburg', 'calburg'])
  })

  it('turns only the Police who stand where somebody is found', async () => {
    const { stage, begun } = rehearsal()
    await discovery(stage, exposed)
    expect(begun.find(({ type }) => type === 'discovery')).toMatchObject({ at: 'wilsonLake', by: ['ginko'] })
  })

  it('brings the car to whoever takes it, and back to its box when they are gone', async () => {
    const { stage, pieces } = rehearsal()
    stage.move('jaguar', { place: 'garage' })
    await takeCar(stage, taken)
    expect(pieces.jaguar?.place).toBe('clerville')
    await getAway(stage, hid)
    expect(pieces.jaguar?.place).toBe('garage')
  })
})
