import { describe, expect, test } from 'vitest'
import { ALIBIS } from '../state.ts'
import { eventsOf } from '../testing.ts'
import { arrived, bystanders, drawing, heard, standing } from './testing.ts'

describe('emptyStreets', () => {
  test('L-14: sends the police back to the station, as everybody hears; nobody is asked, and the turn passes on', () => {
    const done = drawing(arrived({ police: 'gym' }), 'emptyStreets')
    expect(done.state.police).toBe('station')
    expect(eventsOf(done, 'policeMoved')).toEqual([
      { type: 'policeMoved', from: 'gym', to: 'station', why: 'allClear' },
    ])
    expect(heard(done)).toEqual(['playCardDrawn', 'policeMoved', 'turnBegan'])
    expect(done.secrets).toEqual([])
    expect(standing(done)).toEqual({ turn: 'dame', asked: 'walk', used: ['emptyStreets'] })
  })

  test('leaves the police where they are when that is the station', () => {
    const done = drawing(arrived({ police: 'station' }), 'emptyStreets')
    expect(done.state.police).toBe('station')
    expect(heard(done)).not.toContain('investigated')
    expect(standing(done)).toEqual({ turn: 'dame', asked: 'walk', used: ['emptyStreets'] })
  })

  test('L-36: does nothing to those in custody, with or without cards', () => {
    const before = arrived({
      dame: { at: 'station' },
      ceo: { at: 'station', hand: ['film'], item: 'knife' },
      police: 'eye',
    })
    const done = drawing(before, 'emptyStreets')
    expect(heard(done)).not.toContain('investigated')
    expect(bystanders(done.state)).toEqual(bystanders(before))
  })

  test('leaves everybody alone, those whom the police leave and those whom they pass', () => {
    const before = arrived({
      boxer: { at: 'hotel', hand: ALIBIS.boxer, item: 'booze' },
      dame: { at: 'hotel', hand: ['earring'], item: 'knife' },
      reporter: { at: 'alley', hand: ['film'], searched: ['alley'] },
      police: 'hotel',
    })
    const done = drawing(before, 'emptyStreets')
    expect(bystanders(done.state)).toEqual(bystanders(before))
    expect(done.state.outcome).toBeNull()
  })
})
