import { describe, expect, it } from 'vitest'
import type { Line } from '../../shared/wire/protocol.ts'
import { english as grammar } from '../../shared/words/grammar.ts'
import type { Speech } from '../../shared/words/speech.ts'
import { table as words } from '../i18n/en/table.ts'
import type { Scribe } from './chronicle.ts'
import { deedsOf } from './deeds.ts'

const speech = {
  seat: seat => seat,
  event: ({ type }) => `${type}.`,
  isAside: ({ type }) => type === 'spoke',
  places: () => [],
} as Partial<Speech> as Speech
const scribe: Scribe = { speech, grammar, words, view: { pieces: {}, facts: {} }, silenced: () => false }

const step = (n: number, seat: string, ...types: string[]): Line => ({
  n,
  at: 0,
  heard: { type: 'step', seq: n, seat, events: types.map(type => ({ type })) },
})
const deeds = (...lines: Line[]): string[] =>
  deedsOf(lines, scribe, ['ann']).map(({ seat, text }) => `${seat}: ${text}`)

describe('what the others did', () => {
  it('is told turn by turn, without the own turns and what is said in passing', () => {
    expect(
      deeds(
        step(0, 'ann', 'walked'),
        step(1, 'bob', 'walked', 'spoke'),
        step(2, 'bob', 'rolled'),
        step(3, 'cid', 'walked'),
        step(4, 'ann', 'rolled'),
        step(5, 'bob', 'drew'),
      ),
    ).toEqual(['bob: walked. rolled.', 'cid: walked.', 'bob: drew.'])
  })

  it('has no words of people, and no turn in which nothing happened', () => {
    const by = { id: 'p1', name: 'Bob' }
    const said: Line = {
      n: 1,
      at: 0,
      heard: { type: 'note', note: { author: 'bob', audience: 'all', body: { type: 'said', by, text: 'hello' } } },
    }
    expect(deeds(step(0, 'bob', 'spoke'), said, step(2, 'cid', 'walked'))).toEqual(['cid: walked.'])
  })

  it('begins with what gave the turn', () => {
    const given = { type: 'investigated', seat: 'bob' }
    const lines: Line[] = [
      { n: 0, at: 0, heard: { type: 'step', seq: 0, seat: 'ann', events: [given] } },
      step(1, 'bob', 'surrendered'),
    ]
    expect(deedsOf(lines, scribe, ['ann'])).toMatchObject([{ opening: 'investigated.', text: 'surrendered.' }])
  })

  it('keeps its name when its turn goes on', () => {
    const [first] = deedsOf([step(1, 'bob', 'walked')], scribe, ['ann'])
    const [later] = deedsOf([step(1, 'bob', 'walked'), step(2, 'bob', 'rolled')], scribe, ['ann'])
    expect(later?.key).toBe(first?.key)
  })
})
