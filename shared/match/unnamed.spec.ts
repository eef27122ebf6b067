import { describe, expect, test } from 'vitest'
import { chairOf, newParty, type Party, sit } from './chairs.ts'
import { peopleOf } from './company.ts'
import { NOBODY, unnamed, unsigned } from './unnamed.ts'

const ann = { id: 'ann', name: 'Ann' }
const bob = { id: 'bob', name: 'Bob' }
const specs = [
  { seat: 'ace', side: 'ace', player: 0 },
  { seat: 'kid', side: 'kid', player: 1 },
]
const party = sit(sit(newParty(specs, ann, 'plain'), ann, 0) as Party, bob, 1) as Party

describe('whoever does not want to be named', () => {
  test('is nobody at the table, and no bot either', () => {
    const without = unnamed(party, 'ann')
    expect([peopleOf(without), without.host]).toEqual([['bob'], NOBODY.id])
    expect(without.chairs[0]).toMatchObject({ person: null, unnamed: true, seats: ['ace'] })
    expect(without.chairs[1]).toBe(party.chairs[1])
    expect(chairOf(without, 'ann')).toBeUndefined()
    expect(JSON.stringify(without)).not.toMatch(/ann/i)
  })

  test('changes nothing where they never sat', () => {
    expect(unnamed(party, 'eve')).toBe(party)
    expect(unnamed(unnamed(party, 'bob'), 'bob').host).toBe('ann')
  })

  test('has said what was said, under no name', () => {
    const note = { author: 'ace', audience: 'all' as const, body: { type: 'said', by: ann, text: 'ciao' } }
    const recording = { n: 3, at: 1, record: { type: 'note' as const, note } }
    expect(unsigned(recording, 'bob')).toBe(recording)
    expect(unsigned(recording, 'ann')).toEqual({
      ...recording,
      record: { type: 'note', note: { ...note, body: { ...note.body, by: NOBODY } } },
    })
  })
})
