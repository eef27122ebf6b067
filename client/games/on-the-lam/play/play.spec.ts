import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Event } from '../../../../shared/games/on-the-lam/state.ts'
import type { Piece } from '../../../../shared/kernel/game.ts'
import type { LamStage } from './effects.ts'
import { play } from './play.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const piece = (place: string, kind: string): Piece => ({ place, kind, order: 0, up: true })

/** A stage that writes down what is done on it; waiting takes no time. */
function rehearsal(): { stage: LamStage; done: string[] } {
  const done: string[] = []
  const pieces: Record<string, Piece> = {
    boxer: piece('gym', 'suspect'),
    dame: piece('hotel', 'suspect'),
    police: piece('station', 'police'),
    '70': piece('plays:shown', 'play'),
  }
  const stage: LamStage = {
    view: { pieces, facts: {} },
    pace: 1,
    wait: async () => {},
    sound: () => {},
    effect(effect) {
      const { type, at } = effect
      const text = 'text' in effect ? effect.text : 'by' in effect ? effect.by : ''
      done.push(['show', type, at, text].filter(Boolean).join(' '))
      return () => done.push(`end ${type} ${at}`)
    },
    move(id, change) {
      const before = pieces[id]
      if (before) pieces[id] = { ...before, ...change }
      done.push(`move ${id} ${change.place}`)
    },
    hush: () => done.push('hush'),
    closeUp: place => done.push(`close ${place}`),
  }
  return { stage, done }
}

async function played(event: Event): Promise<string[]> {
  const { stage, done } = rehearsal()
  await play(event, stage)
  return done
}

describe('what is played', () => {
  it('splashes where somebody has landed, after the hop, and not for long', async () => {
    const done = await played({ type: 'walked', seat: 'boxer', from: 'gym', to: 'deli' })
    expect(done.slice(-2)).toEqual(['move boxer deli', 'show splat deli'])
    vi.advanceTimersByTime(1000)
    expect(done.at(-1)).toBe('end splat deli')
  })

  it('puts a card away before the scene that it leads to', async () => {
    expect((await played({ type: 'investigated', seat: 'boxer', tile: 'gym' })).slice(0, 2)).toEqual([
      'move 70 plays:discards',
      'close gym',
    ])
  })

  it('says on both sides of a blackmail what it costs', async () => {
    const done = await played({ type: 'blackmailed', seat: 'boxer', from: 'dame', card: '3', faces: {} })
    expect(done).toContain('show caption hotel − 1')
    expect(done).toContain('show caption gym + 1')
  })

  it('closes the case as it was closed, and lets go of it', async () => {
    const done = await played({ type: 'ended', winners: ['dame'], by: 'bound' })
    expect(done).toContain('close hotel')
    expect(done).toContain('show won hotel bound')
    vi.advanceTimersByTime(10_000)
    expect(done.at(-1)).toBe('end won hotel')
  })

  it('ends with a turn what was said in it', async () => {
    expect(await played({ type: 'turnBegan', seat: 'boxer', round: 2 } as Event)).toEqual(['hush'])
  })

  it('needs nothing for what the next view shows by itself', () => {
    expect(play({ type: 'gaveUp', seat: 'boxer' } as Event, rehearsal().stage)).toBeUndefined()
  })
})
