import { describe, expect, it } from 'vitest'
import type { Moment } from '../session/tableState.ts'
import { createConductor, TOO_MANY, type Troupe } from './conductor.ts'

const moment = (seq: number, ...types: string[]): Moment => by('a', seq, ...types)
const by = (seat: string, seq: number, ...types: string[]): Moment => ({
  seq,
  view: { pieces: {}, facts: {} },
  open: { pieces: {}, facts: {} },
  offers: {},
  undo: null,
  lines: [{ n: seq, at: 0, heard: { type: 'step', seq, seat, events: types.map(type => ({ type })) } }],
})

function stage(over: Partial<Troupe> = {}) {
  const said: string[] = []
  const naps: { milliseconds: number; wake: () => void }[] = []
  let queue: readonly Moment[] = []
  const conductor = createConductor({
    queue: () => queue,
    install: () => {
      said.push(`install ${queue[0]?.seq}`)
      queue = queue.slice(1)
    },
    jumps: () => false,
    tempo: () => 1,
    isOwn: () => false,
    play: event => {
      said.push(event.type)
      return conductor.wait(100).then(() => void said.push(`${event.type}.`))
    },
    clear: all => void said.push(all ? 'clear all' : 'clear'),
    sleep: milliseconds => {
      let wake = (): void => {}
      const done = new Promise<void>(resolve => {
        wake = resolve
      })
      naps.push({ milliseconds, wake })
      return { done, cancel: () => {} }
    },
    ...over,
  })
  return {
    conductor,
    said,
    naps,
    come(...moments: Moment[]) {
      queue = [...queue, ...moments]
      conductor.wake()
    },
    queue: () => queue,
  }
}
const soon = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

describe('the conductor', () => {
  it('plays one event after the other, then installs the moment, then takes the next', async () => {
    const { come, said, naps } = stage()
    come(moment(1, 'walked', 'rolled'), moment(2, 'ended'))
    for (let i = 0; i < 3; i++) {
      await soon()
      naps[i]?.wake()
    }
    await soon()
    expect(said).toEqual([
      'walked',
      'walked.',
      'rolled',
      'rolled.',
      'clear',
      'install 1',
      'ended',
      'ended.',
      'clear',
      'install 2',
    ])
  })

  it('hurries when more is waiting', async () => {
    const { come, naps, conductor } = stage()
    come(moment(1, 'walked'))
    await soon()
    expect(naps[0]?.milliseconds).toBe(100)
    const hurried = stage()
    hurried.come(...[1, 2, 3, 4].map(seq => moment(seq, 'walked')))
    await soon()
    expect(hurried.naps[0]?.milliseconds).toBe(100)
    hurried.come(...[5, 6].map(seq => moment(seq)))
    hurried.naps[0]?.wake()
    await soon()
    expect(hurried.naps[1]?.milliseconds).toBeLessThan(80)
    expect(conductor.playing).toBe(true)
  })

  it('clears away what a dropped moment still began, and goes on with the next', async () => {
    const { come, said, conductor, naps } = stage()
    come(moment(1, 'walked', 'rolled'), moment(2, 'rolled'))
    await soon()
    conductor.drop()
    naps[0]?.wake()
    await soon()
    expect(said).toEqual(['walked', 'walked.', 'clear all', 'install 1', 'rolled'])
  })

  it('leaves out the rest of a turn that is skipped, and nothing of the next', async () => {
    const { come, said, conductor, naps } = stage()
    come(moment(1, 'walked', 'rolled'), moment(2, 'rolled'))
    await soon()
    conductor.skip()
    await soon()
    expect(said).toEqual(['walked', 'walked.', 'clear all', 'install 1', 'clear all', 'install 2'])
    expect(conductor.playing).toBe(false)
    // The rest of the turn comes only now.
    come(moment(3, 'rolled'), by('b', 4, 'ended'))
    await soon()
    expect(said.slice(6)).toEqual(['clear all', 'install 3', 'ended'])
    naps.at(-1)?.wake()
    await soon()
    expect(said.at(-1)).toBe('install 4')
    expect(conductor.playing).toBe(false)
  })

  it('skips no later turn of the same seat when others’ moves were not seen here', async () => {
    const { come, said, conductor } = stage()
    come(moment(1, 'walked', 'rolled'))
    await soon()
    conductor.skip()
    await soon()
    conductor.drop()
    come(moment(9, 'ended'))
    await soon()
    expect(said.at(-1)).toBe('ended')
  })

  it('leaves out no more than a moment of the own turn: what one does next is to be seen', async () => {
    const { come, said, conductor } = stage({ isOwn: seat => seat === 'a' })
    come(moment(1, 'walked', 'rolled'), moment(2, 'rolled'))
    await soon()
    conductor.skip()
    await soon()
    expect(said).toEqual(['walked', 'walked.', 'clear all', 'install 1', 'rolled'])
  })

  it('plays each event as fast as it is worth, and waits for none that is worth nothing', async () => {
    const tempo = (event: { type: string } | null) =>
      event?.type === 'aside' ? Number.POSITIVE_INFINITY : event?.type === 'beat' ? 2 : 1
    const { come, said, naps, conductor } = stage({ tempo })
    come(moment(1, 'aside', 'beat', 'scene'))
    await soon()
    expect(said).toEqual(['aside', 'aside.', 'beat'])
    expect([naps[0]?.milliseconds, conductor.pace]).toEqual([50, 2])
    naps[0]?.wake()
    await soon()
    expect([naps[1]?.milliseconds, conductor.pace]).toEqual([100, 1])
  })

  it('plays nothing where nothing is to be played, and installs all the same', async () => {
    const { come, said } = stage({ jumps: () => true })
    come(moment(1, 'walked'), moment(2, 'rolled'))
    await soon()
    expect(said).toEqual(['clear', 'install 1', 'clear', 'install 2'])
  })

  it('does not play what lies too far back', async () => {
    const { come, said } = stage()
    come(...Array.from({ length: TOO_MANY + 1 }, (_, i) => moment(i, 'walked')))
    await soon()
    expect(said.slice(0, 3)).toEqual(['clear', 'install 0', 'walked'])
  })

  it('goes on after an event that cannot be played', async () => {
    const { come, said } = stage({ play: () => Promise.reject(new Error('no such effect')) })
    come(moment(1, 'walked'))
    await soon()
    expect(said).toEqual(['clear', 'install 1'])
  })

  it('installs nothing any more once it is stopped', async () => {
    const { come, said, conductor, queue } = stage()
    come(moment(1, 'walked'))
    await soon()
    conductor.stop()
    await soon()
    expect(said).not.toContain('install 1')
    expect(queue()).toHaveLength(1)
  })
})
