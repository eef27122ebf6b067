import { describe, expect, test } from 'vitest'
import { type Alibi, type State, TILES, type Tile } from '../state.ts'
import {
  cardIn,
  choices,
  type Done,
  eventsOf,
  facesOf,
  handOf,
  offered,
  play,
  type Setting,
  table,
} from '../testing.ts'

const ACT = { type: 'act' } as const
const meeting = (at: Tile, hand: readonly Alibi[], rest: Setting = {}): State =>
  table({ ...rest, boxer: { ...rest.boxer, at, hand }, decision: ACT })
const trading = (state: State, of: 'dame' | 'reporter' | 'ceo', ...draws: Alibi[]): Done =>
  play(state, { type: 'trade', of }, ...draws.map(draw => ({ draw })))

const told = (done: Done) => done.events.map(({ type }) => type)

describe('what can be traded', () => {
  test('L-12 L-13: two of one other suspect: not one, not one each of two, not two of the own', () => {
    for (const at of ['eye', 'mob'] as const) {
      expect(choices(meeting(at, []), 'trade')).toEqual([])
      expect(choices(meeting(at, ['lipstick', 'film', 'tieClip']), 'trade')).toEqual([])
      expect(choices(meeting(at, ['mouthguard', 'mouthguard', 'handWraps']), 'trade')).toEqual([])
      expect(choices(meeting(at, ['lipstick', 'earring', 'film', 'tieClip', 'cufflink']), 'trade')).toEqual([
        'dame',
        'ceo',
      ])
      expect(choices(meeting(at, ['film', 'film']), 'trade')).toEqual(['reporter'])
    }
  })

  test('L-12 L-13: nowhere but at the Private Eye’s and the Mob’s', () => {
    for (const at of TILES)
      if (at !== 'eye' && at !== 'mob') expect(choices(meeting(at, ['film', 'film']), 'trade')).toEqual([])
  })

  test('L-12 L-13: whoever will not or cannot trade draws a play card', () => {
    for (const at of ['eye', 'mob'] as const)
      for (const hand of [['film', 'film'], []] as const) {
        const before = meeting(at, hand, { plays: ['coffee', 'knife'] })
        expect(offered(before).at(-1)).toEqual({ type: 'draw' })
        const { state } = play(before, { type: 'draw' }, { draw: 'coffee' })
        expect([handOf(state, 'boxer'), state.active, state.police]).toEqual([[...hand], 'dame', 'station'])
      }
  })

  test('L-18: whoever walks in is spoken to, before any trade', () => {
    for (const [from, to] of [
      ['spoon', 'eye'],
      ['deli', 'mob'],
    ] as const) {
      const done = play(table({ boxer: { at: from } }), { type: 'walk', to })
      expect(done.events).toMatchObject([{ type: 'walked' }, { type: 'keeperSpoke', seat: 'boxer', tile: to }])
    }
  })

  test('L-31: cards of somebody not in play are good for the Private Eye, not for the Mob', () => {
    const cast = ['boxer', 'ceo'] as const
    const hand: Alibi[] = ['film', 'clipping', 'tieClip', 'cufflink']
    expect(choices(meeting('eye', hand, { cast }), 'trade')).toEqual(['reporter', 'ceo'])
    expect(choices(meeting('mob', hand, { cast }), 'trade')).toEqual(['ceo'])
  })
})

describe('the Private Eye', () => {
  test('L-12: turns the pile over until a card of the suspect’s own appears, and the rest is discarded', () => {
    const before = meeting('eye', ['film', 'lipstick', 'clipping', 'tieClip'], {
      pile: ['earring', 'cufflink', 'handWraps', 'shoelaces', 'notebook'],
      dame: { hand: ['compact'] },
    })
    const done = trading(before, 'reporter', 'earring', 'cufflink', 'shoelaces')
    expect(told(done)).toEqual(['traded', 'pileSearched', 'tipFound', 'turnBegan'])
    expect(handOf(done.state, 'boxer')).toEqual(['lipstick', 'shoelaces', 'tieClip'])
    expect(facesOf(done.state, done.state.alibis.discards)).toEqual(['film', 'clipping', 'earring', 'cufflink'])
    expect(facesOf(done.state, done.state.alibis.cards).sort()).toEqual(['handWraps', 'notebook'])
    expect([handOf(done.state, 'dame'), done.state.police]).toEqual([['compact'], 'station'])
    expect([done.state.active, done.state.decision]).toEqual(['dame', { type: 'walk' }])
  })

  test('L-12: takes two and no more, and gives one and no more', () => {
    const before = meeting('eye', ['film', 'film', 'clipping'], { pile: ['handWraps', 'shoelaces', 'mouthguard'] })
    const done = trading(before, 'reporter', 'shoelaces')
    expect(eventsOf(done, 'traded')[0]?.cards).toHaveLength(2)
    expect(handOf(done.state, 'boxer')).toEqual(['clipping', 'shoelaces'])
    expect(told(done)).not.toContain('pileSearched')
  })

  test('L-39: the two cards are among the discards first, so the search may turn them up again', () => {
    const before = meeting('eye', ['lipstick', 'earring'], { pile: ['film'], discards: ['mouthguard'] })
    const done = trading(before, 'dame', 'film', 'lipstick', 'film', 'mouthguard')
    expect(handOf(done.state, 'boxer')).toEqual(['mouthguard'])
    expect(facesOf(done.state, done.state.alibis.discards)).toEqual(['lipstick', 'film'])
    expect(facesOf(done.state, done.state.alibis.cards)).toEqual(['earring'])
  })

  test('L-39: the search makes the pile anew once, from all that lies there, and then the card is found', () => {
    const before = meeting('eye', ['lipstick', 'earring'], { pile: ['film'], discards: ['mouthguard', 'tieClip'] })
    const done = trading(before, 'dame', 'film', 'tieClip', 'mouthguard')
    expect(eventsOf(done, 'reshuffled')).toEqual([{ type: 'reshuffled', pile: 'alibis', count: 5 }])
    expect(told(done)).toEqual(['traded', 'pileSearched', 'reshuffled', 'pileSearched', 'tipFound', 'turnBegan'])
  })

  test('L-39: an empty pile is made anew before the search, once', () => {
    const before = meeting('eye', ['lipstick', 'earring'], { pile: [], discards: ['mouthguard', 'tieClip'] })
    const done = trading(before, 'dame', 'tieClip', 'mouthguard')
    expect(eventsOf(done, 'reshuffled')).toHaveLength(1)
    expect(handOf(done.state, 'boxer')).toEqual(['mouthguard'])
  })

  test('L-16 L-39: where the card found was the last, the pile is made anew after it', () => {
    const before = meeting('eye', ['lipstick', 'earring'], { pile: ['film', 'mouthguard'] })
    const done = trading(before, 'dame', 'film', 'mouthguard')
    expect(told(done)).toEqual(['traded', 'pileSearched', 'tipFound', 'reshuffled', 'turnBegan'])
    expect(facesOf(done.state, done.state.alibis.cards).sort()).toEqual(['earring', 'film', 'lipstick'])
    expect(done.state.alibis.discards).toEqual([])
  })

  test('L-39: where no card of the own is left there is no trade: the two come back, and a play card is drawn', () => {
    const before = meeting('eye', ['lipstick', 'earring', 'handWraps'], {
      pile: ['film'],
      discards: ['tieClip'],
      dame: { hand: ['mouthguard'] },
      plays: ['coffee', 'knife'],
    })
    const done = play(before, { type: 'trade', of: 'dame' }, { draw: 'coffee' })
    expect(told(done)).toEqual(['traded', 'noTip', 'playCardDrawn', 'itemTaken', 'turnBegan'])
    expect(handOf(done.state, 'boxer')).toEqual(['earring', 'handWraps', 'lipstick'])
    expect(facesOf(done.state, done.state.alibis.discards)).toEqual(['tieClip'])
    expect(facesOf(done.state, done.state.alibis.cards)).toEqual(['film'])
    expect([done.state.active, done.state.people.boxer.item === null]).toEqual(['dame', false])
  })

  test('L-39: one card of the own is enough, in the pile or among the discards', () => {
    for (const [pile, discards] of [
      [['mouthguard', 'film'], []],
      [['film', 'notebook'], ['mouthguard']],
    ] as const) {
      const before = meeting('eye', ['lipstick', 'earring'], { pile, discards })
      const done = trading(before, 'dame', ...pile.filter(face => face !== 'mouthguard'), 'mouthguard')
      expect(handOf(done.state, 'boxer')).toEqual(['mouthguard'])
    }
  })
})

describe('the Mob', () => {
  test('L-13: two cards send the police to that suspect, who is investigated; whoever paid walks on', () => {
    const before = meeting('mob', ['lipstick', 'earring', 'film'], {
      dame: { hand: ['compact', 'hotelKey'] },
      reporter: { hand: ['notebook'] },
    })
    const done = trading(before, 'dame')
    expect(told(done)).toEqual(['traded', 'policeMoved', 'investigated'])
    expect(done.state.police).toBe('hotel')
    expect(facesOf(done.state, done.state.alibis.discards)).toEqual(['lipstick', 'earring'])
    expect(choices(done.state, 'handOver')).toEqual(['compact', 'hotelKey'])
    const { state } = play(done.state, { type: 'handOver', card: cardIn(done.state, 'dame', 'compact') })
    expect([handOf(state, 'boxer'), handOf(state, 'dame'), handOf(state, 'reporter')]).toEqual([
      ['film'],
      ['hotelKey'],
      ['notebook'],
    ])
    expect([state.active, state.decision]).toEqual(['boxer', { type: 'walk' }])
  })

  test('L-48: whoever paid walks one tile further and acts there, as on any tile', () => {
    const before = meeting('mob', ['lipstick', 'earring'], { dame: { hand: [] }, police: 'deli' })
    const slipped = play(trading(before, 'dame').state, { type: 'walk', to: 'deli' })
    expect(slipped.state.police).toBe('hotel')
    expect(offered(slipped.state)).toEqual([{ type: 'search' }, { type: 'draw' }])
    expect(choices(trading(before, 'dame').state, 'walk').sort()).toEqual(['casino', 'deli'])
  })

  test('L-48: not when the police come to the one who paid as well', () => {
    const before = meeting('mob', ['lipstick', 'earring', 'mouthguard'], { dame: { at: 'mob', hand: [] } })
    const asked = trading(before, 'dame').state
    const { state } = play(asked, { type: 'handOver', card: cardIn(asked, 'boxer', 'mouthguard') })
    expect([state.active, state.decision]).toEqual(['dame', { type: 'walk' }])
  })

  test('L-13: takes two of three, and draws nothing for them', () => {
    const before = meeting('mob', ['lipstick', 'earring', 'earring'], { dame: { hand: [] } })
    const { state } = trading(before, 'dame')
    expect(state.people.boxer.hand).toHaveLength(1)
    expect(state.people.dame.at).toBe('station')
    expect([state.active, state.plays]).toEqual(['boxer', before.plays])
  })

  test('L-11 L-13: everybody on that tile is investigated, also the one who paid', () => {
    const before = meeting('mob', ['lipstick', 'earring'], {
      dame: { at: 'mob', hand: ['compact'] },
      ceo: { at: 'mob', hand: ['tieClip'] },
    })
    const done = trading(before, 'dame')
    expect(done.state.people.boxer.at).toBe('station')
    expect(choices(done.state, 'handOver')).toEqual(['compact'])
    const next = play(done.state, { type: 'handOver', card: cardIn(done.state, 'dame', 'compact') }).state
    expect(choices(next, 'handOver')).toEqual(['tieClip'])
  })

  test('L-42: nobody in custody can be named, and whoever is out again can', () => {
    const hand: Alibi[] = ['lipstick', 'earring', 'tieClip', 'cufflink']
    expect(choices(meeting('mob', hand, { dame: { at: 'station' } }), 'trade')).toEqual(['ceo'])
    expect(choices(meeting('mob', hand, { dame: { at: 'alley' } }), 'trade')).toEqual(['dame', 'ceo'])
    expect(choices(meeting('eye', hand, { dame: { at: 'station' } }), 'trade')).toEqual(['dame', 'ceo'])
  })
})
