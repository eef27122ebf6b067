import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { block, change, changeGuide, isSilenced, mute, readSettings, useSettings } from './settings.ts'

const boxer = { id: 'p1', name: 'Anthony' }

describe('settings that were kept', () => {
  it('are read as they were written', () => {
    const settings = {
      ...readSettings(null),
      language: 'zh',
      sound: false,
      volume: 0.25,
      motion: 'reduced',
      pace: 'quick',
      quality: 'low',
      view: 'plain',
      confirm: true,
      muted: [boxer],
      blocked: [{ id: 'p2', name: 'Jimmy' }],
      guide: { 'on-the-lam': { on: true, seen: ['walk'] } },
    }
    expect(readSettings(JSON.parse(JSON.stringify(settings)))).toEqual(settings)
  })

  it.each([[null], ['{'], [[]], [{ language: 'de', volume: 7, motion: 1, muted: 'all', guide: [] }]])(
    'and make no sense are as at first: %j',
    from => {
      expect(readSettings(from)).toEqual(readSettings(null))
    },
  )

  it('lose only what cannot be used', () => {
    const { muted, view, guide } = readSettings({
      view: 'plain',
      muted: [boxer, { id: 3 }, null],
      guide: { a: { seen: ['x', 1] }, b: 7 },
    })
    expect(view).toBe('plain')
    expect(muted).toEqual([boxer])
    expect(guide).toEqual({ a: { on: false, seen: ['x'] } })
  })
})

describe('a change', () => {
  const store = new Map<string, string>()
  beforeEach(() => {
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, text: string) => store.set(key, text),
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    store.clear()
    useSettings.setState(readSettings(null))
  })
  const written = () => readSettings(JSON.parse([...store.values()][0] ?? 'null'))

  it('is kept', () => {
    change({ volume: 0.1 })
    expect(written().volume).toBe(0.1)
  })

  it('mutes and blocks, once each, and takes it back', () => {
    mute(boxer, true)
    mute(boxer, true)
    expect(written().muted).toEqual([boxer])
    expect(isSilenced(useSettings.getState(), 'p1')).toBe(true)
    mute(boxer, false)
    expect(isSilenced(useSettings.getState(), 'p1')).toBe(false)
    block(boxer, true)
    expect(isSilenced(useSettings.getState(), 'p1')).toBe(true)
    expect(isSilenced(useSettings.getState(), 'p2')).toBe(false)
  })

  it('remembers how far a guide has come', () => {
    changeGuide('on-the-lam', { on: true })
    changeGuide('on-the-lam', { seen: ['walk'] })
    expect(written().guide).toEqual({ 'on-the-lam': { on: true, seen: ['walk'] } })
  })

  it('works where nothing can be kept', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('full')
      },
    })
    change({ volume: 0.3 })
    expect(useSettings.getState().volume).toBe(0.3)
  })
})
