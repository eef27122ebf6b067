import { describe, expect, test } from 'vitest'
import { ALIBIS } from '../state.ts'
import { choices, eventsOf, facesOf, handOf, offered, play } from '../testing.ts'
import { arrived, belongings, bystanders, drawing, heard, shown, standing, told } from './testing.ts'

const PAIR = ['lipstick', 'compact'] as const

describe('privateEye', () => {
  test('L-14: brings the suspect to the Private Eye, from anywhere, and he speaks', () => {
    const done = drawing(arrived({ boxer: { at: 'press' } }), 'privateEye')
    expect(done.state.people.boxer.at).toBe('eye')
    expect(eventsOf(done, 'summoned')).toEqual([{ type: 'summoned', seat: 'boxer', from: 'press', to: 'eye' }])
    expect(eventsOf(done, 'keeperSpoke')).toMatchObject([{ seat: 'boxer', tile: 'eye' }])
    expect(heard(done)).toEqual(['playCardDrawn', 'summoned', 'keeperSpoke'])
    expect(standing(done)).toEqual({ turn: 'boxer', asked: 'act', used: ['privateEye'] })
  })

  test('L-12: two cards of one other buy one of the own, as if the suspect had walked in; then the turn passes', () => {
    const before = arrived({ boxer: { at: 'press', hand: PAIR }, pile: ['notebook', 'mouthguard', 'film'] })
    const met = drawing(before, 'privateEye')
    expect(offered(met.state)).toEqual([{ type: 'trade', of: 'dame' }, { type: 'draw' }])
    const done = play(met.state, { type: 'trade', of: 'dame' }, { draw: 'notebook' }, { draw: 'mouthguard' })
    expect(handOf(done.state, 'boxer')).toEqual(['mouthguard'])
    expect(facesOf(done.state, done.state.alibis.discards).sort()).toEqual(['compact', 'lipstick', 'notebook'])
    expect(standing(done)).toEqual({ turn: 'dame', asked: 'walk', used: ['privateEye'] })
  })

  test('L-33: everybody sees the two cards and what is turned up; the card bought is for the buyer alone', () => {
    const before = arrived({ boxer: { hand: PAIR }, pile: ['notebook', 'mouthguard'] })
    const met = drawing(before, 'privateEye')
    const done = play(met.state, { type: 'trade', of: 'dame' }, { draw: 'notebook' }, { draw: 'mouthguard' })
    expect(shown(done).sort()).toEqual(['compact', 'lipstick', 'notebook'])
    expect(told(done, 'boxer')).toEqual(['mouthguard'])
    for (const other of ['dame', 'reporter', 'ceo'] as const) expect(told(done, other)).toEqual([])
  })

  test.each([
    ['no card', []],
    ['one card of another', ['lipstick']],
    ['two cards of two others', ['lipstick', 'notebook']],
    ['five cards of the own', ALIBIS.boxer],
  ] as const)('L-12: with %s there is nothing to trade, and a play card is drawn', (_, hand) => {
    const met = drawing(arrived({ boxer: { hand } }), 'privateEye')
    expect(offered(met.state)).toEqual([{ type: 'draw' }])
    const done = drawing(met.state, 'fedora')
    expect(belongings(done.state, 'boxer')).toMatchObject({ at: 'eye', hand: [...hand].sort(), item: 'fedora' })
    expect(standing(done)).toEqual({ turn: 'dame', asked: 'walk', used: ['privateEye'] })
  })

  test('L-12 L-31: with five cards any pair will do, also of somebody in custody or of nobody in the game', () => {
    const hand = ['lipstick', 'lipstick', 'tieClip', 'cufflink', 'notebook'] as const
    const met = drawing(
      arrived({ cast: ['boxer', 'dame'], boxer: { hand }, dame: { at: 'station' }, pile: ['mouthguard'] }),
      'privateEye',
    )
    expect(choices(met.state, 'trade')).toEqual(['dame', 'ceo'])
    const done = play(met.state, { type: 'trade', of: 'ceo' }, { draw: 'mouthguard' })
    expect(handOf(done.state, 'boxer')).toEqual(['lipstick', 'lipstick', 'mouthguard', 'notebook'])
  })

  test('meets him again when it is drawn in his own office', () => {
    const done = drawing(arrived({ boxer: { at: 'eye', hand: PAIR } }), 'privateEye')
    expect(eventsOf(done, 'summoned')).toEqual([{ type: 'summoned', seat: 'boxer', from: 'eye', to: 'eye' }])
    expect(choices(done.state, 'trade')).toEqual(['dame'])
    expect(standing(done)).toEqual({ turn: 'boxer', asked: 'act', used: ['privateEye'] })
  })

  test('L-12: whoever will not trade draws again, and that card happens too: here the Mobster, then an item', () => {
    const eye = drawing(arrived({ boxer: { at: 'press', hand: PAIR } }), 'privateEye')
    const mob = drawing(eye.state, 'mobster')
    expect(standing(mob)).toEqual({ turn: 'boxer', asked: 'act', used: ['privateEye', 'mobster'] })
    expect(mob.state.people.boxer.at).toBe('mob')
    const done = drawing(mob.state, 'knife')
    expect(belongings(done.state, 'boxer')).toMatchObject({ at: 'mob', hand: ['compact', 'lipstick'], item: 'knife' })
    expect(standing(done)).toEqual({ turn: 'dame', asked: 'walk', used: ['privateEye', 'mobster'] })
  })

  test('L-16: draws itself again when it was the last of the pile', () => {
    const met = drawing(arrived({ plays: ['privateEye'] }), 'privateEye')
    const again = drawing(met.state, 'privateEye')
    expect(heard(again)).toEqual(['reshuffled', 'playCardDrawn', 'summoned', 'keeperSpoke'])
    expect(standing(again)).toEqual({ turn: 'boxer', asked: 'act', used: ['privateEye'] })
  })

  test('L-39: where no card of the own is to be found, the two come back, a play card is drawn, and it happens', () => {
    const before = arrived({ boxer: { hand: PAIR }, pile: ['notebook'], discards: ['film'] })
    const met = drawing(before, 'privateEye')
    const done = play(met.state, { type: 'trade', of: 'dame' }, { draw: 'emptyStreets' })
    expect(handOf(done.state, 'boxer')).toEqual(['compact', 'lipstick'])
    expect(facesOf(done.state, done.state.alibis.discards)).toEqual(['film'])
    expect(facesOf(done.state, done.state.alibis.cards)).toEqual(['notebook'])
    expect(heard(done)).toEqual(['traded', 'noTip', 'playCardDrawn', 'policeMoved', 'turnBegan'])
    expect(standing(done)).toEqual({ turn: 'dame', asked: 'walk', used: ['privateEye', 'emptyStreets'] })
  })

  test('L-35: finding the police there is no investigation', () => {
    const done = drawing(arrived({ boxer: { hand: ['mouthguard'] }, police: 'eye' }), 'privateEye')
    expect(heard(done)).not.toContain('investigated')
    expect(handOf(done.state, 'boxer')).toEqual(['mouthguard'])
  })

  test('L-17: does not pass through the Police Station: a complete alibi wins nothing on the way', () => {
    const done = drawing(arrived({ boxer: { at: 'mob', hand: ALIBIS.boxer } }), 'privateEye')
    expect(done.state.outcome).toBeNull()
    expect(done.state.people.boxer.at).toBe('eye')
  })

  test('leaves everybody else alone, the owner of the traded cards and whoever sits there already', () => {
    const before = arrived({
      boxer: { hand: PAIR },
      dame: { at: 'eye', hand: ['earring', 'mouthguard'], item: 'knife' },
      reporter: { at: 'eye', hand: ['tieClip', 'cufflink'], searched: ['alley'] },
      pile: ['shoelaces'],
    })
    const met = drawing(before, 'privateEye')
    const done = play(met.state, { type: 'trade', of: 'dame' }, { draw: 'shoelaces' })
    expect(bystanders(done.state, 'boxer')).toEqual(bystanders(before, 'boxer'))
    expect(done.state.police).toBe('station')
  })
})
