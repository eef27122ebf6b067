import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** As much of Web Audio as the engine touches, counting what is made and started. */
function fakeAudio() {
  const made: string[] = []
  const started: { buffer: { length: number }; loop?: boolean }[] = []
  const gains: { value: number; setTargetAtTime(value: number): void }[] = []
  class Node {
    connect<T>(to: T): T {
      return to
    }
  }
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'suspended'
      currentTime = 0
      destination = new Node()
      constructor() {
        made.push('context')
      }
      async resume() {
        this.state = 'running'
      }
      createBuffer(_: number, length: number) {
        return { length, copyToChannel() {} }
      }
    },
  )
  vi.stubGlobal(
    'GainNode',
    class extends Node {
      gain
      constructor(_: unknown, { gain }: { gain: number }) {
        super()
        this.gain = {
          value: gain,
          setTargetAtTime(value: number) {
            this.value = value
          },
        }
        gains.push(this.gain)
      }
    },
  )
  vi.stubGlobal(
    'AudioBufferSourceNode',
    class extends Node {
      readonly options
      constructor(_: unknown, options: { buffer: { length: number }; loop?: boolean }) {
        super()
        this.options = options
      }
      start() {
        started.push(this.options)
      }
    },
  )
  return { made, started, gains }
}

const gestures: (() => void)[] = []
/** What a browser does when somebody presses a key, until all that it set off has come to rest. */
async function gesture(): Promise<void> {
  for (const each of gestures) each()
  await vi.dynamicImportSettled()
}

beforeEach(() => {
  vi.resetModules()
  gestures.length = 0
  vi.stubGlobal('addEventListener', (_: string, each: () => void) => gestures.push(each))
})
afterEach(() => vi.unstubAllGlobals())

describe('sound', () => {
  it('is silent, and no error, where there is no audio', async () => {
    const { sound, bed, setVolume } = await import('./index.ts')
    await gesture()
    expect(() => {
      sound('click')
      bed(true)
      setVolume(1)
    }).not.toThrow()
  })

  it('makes nothing before the first gesture, and one context after it', async () => {
    const { made, started } = fakeAudio()
    const { sound } = await import('./index.ts')
    sound('click')
    expect(made).toEqual([])
    await gesture()
    await gesture()
    expect(made).toEqual(['context'])
    expect(started).toEqual([])
    sound('click')
    expect(started.length).toBe(1)
  })

  it('does not wait for another gesture where it was loaded after one', async () => {
    const { made } = fakeAudio()
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
    await import('./index.ts')
    await vi.dynamicImportSettled()
    expect(made).toEqual(['context'])
  })

  it('obeys the settings as they change', async () => {
    const { started, gains } = fakeAudio()
    const { sound } = await import('./index.ts')
    const { useSettings } = await import('../../session/settings.ts')
    useSettings.setState({ sound: true, volume: 0.5 })
    await gesture()
    expect(gains[0]?.value).toBe(0.5)
    useSettings.setState({ sound: false })
    expect(gains[0]?.value).toBe(0)
    sound('card')
    expect(started).toEqual([])
    useSettings.setState({ sound: true, volume: 0.25 })
    expect(gains[0]?.value).toBe(0.25)
  })

  it('lays the bed once, and as soon as it can where it was wanted before', async () => {
    const { started } = fakeAudio()
    const { bed } = await import('./index.ts')
    bed(true)
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    await gesture()
    expect(started.map(({ loop }) => loop)).toEqual([true])
    bed(false)
    bed(true)
    vi.runAllTimers()
    vi.useRealTimers()
    expect(started.map(({ loop }) => loop)).toEqual([true, true])
  })
})
