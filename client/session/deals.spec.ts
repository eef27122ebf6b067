import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { commitmentTo, type OpenDeal } from '../../shared/wire/deal.ts'
import { witness, witnessedAt } from './deals.ts'
import { verdictOn } from './verdict.ts'

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
})

const deal = { game: 'chess', version: 2, options: { players: 2 }, seed: 'a'.repeat(32), nonce: 'b'.repeat(32) }
const commitment = commitmentTo(deal)
const open: OpenDeal = { ...deal, commitment }

it('keeps the first commitment of a table, and no later one', () => {
  witness('w1', 'one', 0)
  witness('w1', 'two', 9)
  witness('w2', 'three', 4)
  expect(witnessedAt('w1')).toEqual({ commitment: 'one', seq: 0 })
  expect(witnessedAt('w2')).toEqual({ commitment: 'three', seq: 4 })
  expect(witnessedAt('w3')).toBeNull()
})

it('forgets the oldest of very many, and what it cannot read', () => {
  for (let n = 0; n < 201; n++) witness(`w${n}`, 'one', 0)
  expect(witnessedAt('w0')).toBeNull()
  expect(witnessedAt('w200')).not.toBeNull()
  store.set('tavolo-nero.deals', '{"w1":{"commitment":7},"w2":"x"}')
  expect([witnessedAt('w1'), witnessedAt('w2')]).toEqual([null, null])
})

it('tells a deal that was kept from one that only fits, and from one that does not', () => {
  const seen = { commitment, seq: 0 }
  expect(verdictOn(open, seen)).toBe('kept')
  expect(verdictOn(open, { commitment, seq: 12 })).toBe('late')
  expect(verdictOn(open, null)).toBe('fits')
  expect(verdictOn({ ...open, seed: 'c'.repeat(32) }, seen)).toBe('broken')
  expect(verdictOn({ ...open, options: { players: 3 } }, null)).toBe('broken')
})

it('is not taken in by another commitment at the end, nor by none', () => {
  const other = { ...deal, seed: 'c'.repeat(32) }
  const forged: OpenDeal = { ...other, commitment: commitmentTo(other) }
  expect(verdictOn(forged, { commitment, seq: 0 })).toBe('broken')
  expect(verdictOn({ ...open, commitment: null }, { commitment, seq: 0 })).toBe('broken')
  expect(verdictOn({ ...open, nonce: null }, { commitment, seq: 0 })).toBe('broken')
})

it('says of an old table that there is nothing to check', () => {
  expect(verdictOn({ ...open, nonce: null, commitment: null }, null)).toBe('none')
})
