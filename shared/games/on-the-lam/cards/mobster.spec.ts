import { describe, expect, test } from 'vitest'
import { ALIBIS } from '../state.ts'
import { cardIn, choices, eventsOf, facesOf, handOf, offered, play } from '../testing.ts'
import { arrived, belongings, bystanders, drawing, heard, shown, standing } from './testing.ts'

const PAIR = ['lipstick', 'compact'] as const

describe('mobster', () => {
  test('L-14: brings the suspect to the Mob Hideout, from anywhere, and Mickey speaks', () => {
    const done = drawing(arrived({ boxer: { at: 'hotel' } }), 'mobster')
    expect(done.state.people.boxer.at).toBe('mob')
    expect(eventsOf(done, 'summoned')).toEqual([{ type: 'summoned', seat: 'boxer', from: 'hotel', to: 'mob' }])
    expect(eventsOf(done, 'keeperSpoke')).toMatchObject([{ seat: 'boxer', tile: 'mob' }])
    expect(heard(done)).toEqual(['playCardDrawn', 'summoned', 'keeperSpoke'])
    expect(standing(done)).toEqual({ turn: 'boxer', asked: 'act', used: ['mobster'] })
  })

  test('L-13: two cards of one other send the police to that suspect, who is asked for a card; then one walks on', () => {
    const before = arrived({ boxer: { hand: PAIR }, dame: { at: 'bank', hand: ['earring', 'hotelKey', 'film'] } })
    const met = drawing(before, 'mobster')
    expect(offered(met.state)).toEqual([{ type: 'trade', of: 'dame' }, { type: 'draw' }])
    const framed = play(met.state, { type: 'trade', of: 'dame' })
    expect(framed.state.police).toBe('bank')
    expect(eventsOf(framed, 'policeMoved')).toEqual([
      { type: 'policeMoved', from: 'station', to: 'bank', why: 'frame' },
    ])
    expect(framed.state.decision).toMatchObject({ type: 'investigation', queue: ['dame'] })
    expect(choices(framed.state, 'handOver').sort()).toEqual(['earring', 'hotelKey'])
    const done = play(framed.state, { type: 'handOver', card: cardIn(framed.state, 'dame', 'hotelKey') })
    expect(handOf(done.state, 'dame')).toEqual(['earring', 'film'])
    expect(handOf(done.state, 'boxer')).toEqual([])
    expect(facesOf(done.state, done.state.alibis.discards)).toEqual([...PAIR, 'hotelKey'])
    expect(standing(done)).toEqual({ turn: 'boxer', asked: 'walk', used: ['mobster'] })
  })

  test('L-33: everybody sees the two cards that are handed to the mob', () => {
    const met = drawing(arrived({ boxer: { hand: PAIR }, dame: { hand: ['earring'] } }), 'mobster')
    const framed = play(met.state, { type: 'trade', of: 'dame' })
    expect(shown(framed).sort()).toEqual(['compact', 'lipstick'])
    expect(framed.secrets).toEqual([])
  })

  test('L-11: a victim with no card of the own loses everything and is taken in, and nothing is asked', () => {
    const before = arrived({ boxer: { hand: PAIR }, dame: { hand: ['film', 'mouthguard'], item: 'knife' } })
    const done = play(drawing(before, 'mobster').state, { type: 'trade', of: 'dame' })
    expect(belongings(done.state, 'dame')).toEqual({ at: 'station', hand: [], item: undefined, searched: [] })
    expect(standing(done)).toEqual({ turn: 'boxer', asked: 'walk', used: ['mobster', 'knife'] })
  })

  test('L-11: whoever stands beside the victim is investigated too, each in turn, and nobody elsewhere is', () => {
    const before = arrived({
      boxer: { hand: PAIR },
      dame: { at: 'bank', hand: ['earring'] },
      reporter: { at: 'alley', hand: ['notebook'], item: 'dough' },
      ceo: { at: 'bank', hand: ['tieClip', 'film'] },
    })
    const framed = play(drawing(before, 'mobster').state, { type: 'trade', of: 'dame' })
    expect(framed.state.decision).toMatchObject({ queue: ['dame', 'ceo'] })
    const next = play(framed.state, { type: 'handOver', card: cardIn(framed.state, 'dame', 'earring') })
    expect(next.state.decision).toMatchObject({ queue: ['ceo'] })
    const done = play(next.state, { type: 'handOver', card: cardIn(next.state, 'ceo', 'tieClip') })
    expect(standing(done)).toEqual({ turn: 'boxer', asked: 'walk', used: ['mobster'] })
    expect(handOf(done.state, 'ceo')).toEqual(['film'])
    expect(belongings(done.state, 'reporter')).toEqual(belongings(before, 'reporter'))
  })

  test('L-11: a victim in the hideout brings the police down on the suspect as well', () => {
    const before = arrived({ boxer: { hand: [...PAIR, 'mouthguard'] }, dame: { at: 'mob', hand: ['earring'] } })
    const framed = play(drawing(before, 'mobster').state, { type: 'trade', of: 'dame' })
    expect(framed.state.police).toBe('mob')
    expect(framed.state.decision).toMatchObject({ queue: ['boxer', 'dame'] })
  })

  test.each([
    ['no card', []],
    ['one card of another', ['lipstick']],
    ['two cards of two others', ['lipstick', 'notebook']],
    ['five cards of the own', ALIBIS.boxer],
  ] as const)('L-13: with %s there is nothing to trade, and a play card is drawn', (_, hand) => {
    const met = drawing(arrived({ boxer: { hand } }), 'mobster')
    expect(offered(met.state)).toEqual([{ type: 'draw' }])
    const done = drawing(met.state, 'fedora')
    expect(belongings(done.state, 'boxer')).toMatchObject({ at: 'mob', hand: [...hand].sort(), item: 'fedora' })
    expect(standing(done)).toEqual({ turn: 'dame', asked: 'walk', used: ['mobster'] })
  })

  test('L-42: nobody in custody can be named', () => {
    const met = drawing(arrived({ boxer: { hand: [...PAIR, 'film', 'film'] }, dame: { at: 'station' } }), 'mobster')
    expect(choices(met.state, 'trade')).toEqual(['reporter'])
  })

  test('L-13 L-31: nobody who is not in the game can be named', () => {
    const hand = [...PAIR, 'film', 'notebook'] as const
    const met = drawing(arrived({ cast: ['boxer', 'dame'], boxer: { hand } }), 'mobster')
    expect(choices(met.state, 'trade')).toEqual(['dame'])
  })

  test('meets him again when it is drawn in the hideout', () => {
    const done = drawing(arrived({ boxer: { at: 'mob', hand: PAIR } }), 'mobster')
    expect(eventsOf(done, 'summoned')).toEqual([{ type: 'summoned', seat: 'boxer', from: 'mob', to: 'mob' }])
    expect(choices(done.state, 'trade')).toEqual(['dame'])
    expect(standing(done)).toEqual({ turn: 'boxer', asked: 'act', used: ['mobster'] })
  })

  test('L-13: whoever will not trade draws again, and that card happens too: here the Private Eye, who trades', () => {
    const before = arrived({ boxer: { at: 'hotel', hand: PAIR }, pile: ['mouthguard'] })
    const mob = drawing(before, 'mobster')
    const eye = drawing(mob.state, 'privateEye')
    expect(eye.state.people.boxer.at).toBe('eye')
    expect(standing(eye)).toEqual({ turn: 'boxer', asked: 'act', used: ['mobster', 'privateEye'] })
    const done = play(eye.state, { type: 'trade', of: 'dame' }, { draw: 'mouthguard' })
    expect(handOf(done.state, 'boxer')).toEqual(['mouthguard'])
    expect(standing(done)).toEqual({ turn: 'dame', asked: 'walk', used: ['mobster', 'privateEye'] })
  })

  test('L-35: finding the police there is no investigation', () => {
    const done = drawing(arrived({ boxer: { hand: ['mouthguard'] }, police: 'mob' }), 'mobster')
    expect(heard(done)).not.toContain('investigated')
    expect(handOf(done.state, 'boxer')).toEqual(['mouthguard'])
  })

  test('leaves everybody else alone while there is no trade, also whoever sits there already', () => {
    const before = arrived({
      boxer: { hand: PAIR, item: 'booze' },
      dame: { at: 'mob', hand: ['earring'], item: 'knife' },
      reporter: { at: 'mob', searched: ['alley'] },
    })
    const done = drawing(before, 'mobster')
    expect(bystanders(done.state, 'boxer')).toEqual(bystanders(before, 'boxer'))
    expect(belongings(done.state, 'boxer')).toEqual({ ...belongings(before, 'boxer'), at: 'mob' })
    expect(done.state.police).toBe('station')
  })
})
