import { describe, expect, test } from 'vitest'
import { onTheLam } from '../index.ts'
import { ALIBIS, type Alibi, type State, type Suspect } from '../state.ts'
import { cardIn, choices, eventsOf, facesOf, handOf, play } from '../testing.ts'
import { arrived, belongings, bystanders, drawing, heard, shown, standing, told } from './testing.ts'

/** The Boxer blackmails somebody out of this card. */
const steal = (before: State, who: Suspect, card: Alibi) =>
  play(drawing(before, 'blackmail').state, { type: 'blackmail', who }, { steal: card, from: who })

describe('blackmail', () => {
  test('L-14: asks whom, takes one of their cards at random, and the turn passes on', () => {
    const before = arrived({ boxer: { hand: ['film'] }, dame: { hand: ['earring', 'mouthguard', 'lipstick'] } })
    const asked = drawing(before, 'blackmail')
    expect(standing(asked)).toEqual({ turn: 'boxer', asked: 'blackmail', used: ['blackmail'] })
    for (const other of ['dame', 'reporter', 'ceo'] as const) expect(onTheLam.moves(asked.state, other)).toEqual([])
    for (const card of ['earring', 'mouthguard', 'lipstick'] as const) {
      const done = steal(before, 'dame', card)
      expect(handOf(done.state, 'boxer')).toEqual([card, 'film'].sort())
      expect(handOf(done.state, 'dame')).toEqual(['earring', 'lipstick', 'mouthguard'].filter(kept => kept !== card))
      expect(standing(done)).toEqual({ turn: 'dame', asked: 'walk', used: ['blackmail'] })
      expect(facesOf(done.state, done.state.alibis.discards)).toEqual([])
    }
  })

  test('L-40: names only opponents who have an alibi card, near or far; not the thief, and an item is no card', () => {
    const before = arrived({
      boxer: { at: 'gym', hand: ALIBIS.boxer },
      dame: { at: 'office', hand: ['earring'] },
      reporter: { at: 'gym', item: 'fedora' },
      ceo: { at: 'gym', hand: ['mouthguard'] },
    })
    expect(choices(drawing(before, 'blackmail').state, 'blackmail')).toEqual(['dame', 'ceo'])
  })

  test('L-40: where nobody has a card, nothing happens', () => {
    const before = arrived({ boxer: { hand: ['film', 'mouthguard'] }, dame: { item: 'knife' } })
    const done = drawing(before, 'blackmail')
    expect(heard(done)).toEqual(['playCardDrawn', 'fizzled', 'turnBegan'])
    expect(bystanders(done.state)).toEqual(bystanders(before))
    expect(standing(done)).toEqual({ turn: 'dame', asked: 'walk', used: ['blackmail'] })
  })

  test('L-33: everybody hears that a card changes hands; which one, only thief and victim', () => {
    const before = arrived({ dame: { hand: ['earring', 'mouthguard'] } })
    const done = steal(before, 'dame', 'mouthguard')
    expect(heard(done)).toEqual(['blackmailed', 'turnBegan'])
    expect(eventsOf(done, 'blackmailed')).toMatchObject([{ seat: 'boxer', from: 'dame' }])
    expect(shown(done)).toEqual([])
    expect([told(done, 'boxer'), told(done, 'dame')]).toEqual([['mouthguard'], ['mouthguard']])
    expect([told(done, 'reporter'), told(done, 'ceo')]).toEqual([[], []])
    const card = cardIn(done.state, 'boxer', 'mouthguard')
    expect(onTheLam.view(done.state, 'boxer').pieces[card]?.face).toBe('mouthguard')
    for (const other of ['dame', 'reporter', 'ceo', 'public'] as const)
      expect(onTheLam.view(done.state, other).pieces[card]).toMatchObject({ place: 'hand:boxer', up: false })
    expect(onTheLam.view(done.state, 'ceo').pieces[card]).not.toHaveProperty('face')
  })

  test('takes the last card of a hand, and the only opponent must be named', () => {
    const before = arrived({ dame: { hand: ['earring'] } })
    expect(choices(drawing(before, 'blackmail').state, 'blackmail')).toEqual(['dame'])
    const done = steal(before, 'dame', 'earring')
    expect([handOf(done.state, 'boxer'), handOf(done.state, 'dame')]).toEqual([['earring'], []])
  })

  test('L-15: with five cards the sixth makes the thief discard, and only then the turn passes on', () => {
    const before = arrived({ boxer: { hand: [...ALIBIS.boxer.slice(0, 4), 'film'] }, dame: { hand: ['mouthguard'] } })
    const stolen = steal(before, 'dame', 'mouthguard')
    expect(standing(stolen)).toEqual({ turn: 'boxer', asked: 'trim', used: ['blackmail'] })
    const trimmed = play(stolen.state, { type: 'discard', card: cardIn(stolen.state, 'boxer', 'film') })
    const done = play(trimmed.state, { type: 'done' })
    expect(handOf(done.state, 'boxer')).toEqual([...ALIBIS.boxer.slice(0, 4), 'mouthguard'].sort())
    expect(standing(done)).toEqual({ turn: 'dame', asked: 'walk', used: ['blackmail'] })
  })

  test('L-1: the fifth card of the own wins nothing before it is carried into the station', () => {
    const before = arrived({ boxer: { hand: ALIBIS.boxer.slice(0, 4) }, dame: { hand: ['mouthguard'] } })
    const done = steal(before, 'dame', 'mouthguard')
    expect(done.state.outcome).toBeNull()
    expect(standing(done).turn).toBe('dame')
  })

  test('L-33: leaves items alone, and everybody but thief and victim, also on the same tile', () => {
    const before = arrived({
      boxer: { at: 'hotel', hand: ['film'], item: 'booze', searched: ['gym'] },
      dame: { at: 'hotel', hand: ['earring'], item: 'knife', searched: ['hotel'] },
      reporter: { at: 'hotel', hand: ['film', 'notebook'], item: 'coffee' },
      ceo: { hand: ['tieClip'] },
      police: 'hotel',
    })
    const done = steal(before, 'dame', 'earring')
    expect(bystanders(done.state, 'boxer', 'dame')).toEqual(bystanders(before, 'boxer', 'dame'))
    expect(belongings(done.state, 'boxer')).toEqual({ ...belongings(before, 'boxer'), hand: ['earring', 'film'] })
    expect(belongings(done.state, 'dame')).toEqual({ ...belongings(before, 'dame'), hand: [] })
    expect(done.state.police).toBe('hotel')
  })
})
