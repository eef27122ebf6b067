import { describe, expect, test } from 'vitest'
import type { Viewer } from '../../kernel/game.ts'
import { exchanged, exchangeFor } from '../../kernel/laws/rearrange.ts'
import { lawRng, walk } from '../../kernel/laws/walk.ts'
import { basics } from './basics.ts'
import { onTheLam } from './index.ts'
import { preview } from './preview.ts'
import { reasons } from './rules/reasons.ts'
import { ALIBIS, type Decision, type Event, type State, SUSPECTS, type Suspect, type Then } from './state.ts'
import { cardIn, choices, type Done, dieFor, eventsOf, offered, play, playOn, table } from './testing.ts'
import { knows, type Place, view } from './view.ts'

const ACT = { type: 'act' } as const
const investigation = (then: Then, ...queue: Suspect[]): Decision => ({ type: 'investigation', queue, then })
const VIEWERS: readonly Viewer[] = [...SUSPECTS, ...SUSPECTS.map(side => ({ side })), 'public', 'all']
const looksThrough = (viewer: Viewer, suspect: Suspect): boolean =>
  viewer === 'all' || viewer === suspect || (typeof viewer === 'object' && viewer.side === suspect)

/** The faces a viewer sees at a place; a card's back is null. */
const seen = (state: State, viewer: Viewer, place: Place): (string | null)[] =>
  Object.values(view(state, viewer).pieces)
    .filter(piece => piece.place === place && (piece.kind === 'alibi' || piece.kind === 'play'))
    .sort((a, b) => a.order - b.order)
    .map(({ face }) => face ?? null)

const dealt = table({
  boxer: { hand: ['mouthguard', 'film', 'film'], item: 'knife' },
  dame: { hand: ['earring'] },
  reporter: { hand: ['clipping', 'tieClip'], item: 'booze' },
  discards: ['lipstick'],
  playDiscards: ['taxi'],
})

describe('what lies where, and who sees it', () => {
  test('L-33: an alibi hand is its owner’s secret; its size is everybody’s', () => {
    for (const viewer of VIEWERS)
      for (const suspect of SUSPECTS) {
        const faces = seen(dealt, viewer, `hand:${suspect}`)
        const { hand } = dealt.people[suspect]
        expect(faces).toEqual(hand.map(card => (looksThrough(viewer, suspect) ? dealt.faces[card] : null)))
      }
  })

  test('L-33: the piles are nobody’s to see, the discards everybody’s', () => {
    for (const viewer of VIEWERS) {
      const hidden = viewer === 'all' ? 0 : seen(dealt, viewer, 'alibis').length
      expect(seen(dealt, viewer, 'alibis').filter(face => face === null)).toHaveLength(hidden)
      expect(seen(dealt, viewer, 'plays').includes(null)).toBe(viewer !== 'all')
      expect(seen(dealt, viewer, 'alibis:discards')).toEqual(['lipstick'])
      expect(seen(dealt, viewer, 'plays:discards')).toEqual(['taxi'])
    }
    expect(seen(dealt, 'public', 'alibis')).toHaveLength(dealt.alibis.cards.length)
    expect(seen(dealt, 'public', 'plays')).toHaveLength(dealt.plays.cards.length)
  })

  test('L-46: an item lies face up before everybody', () => {
    for (const viewer of VIEWERS) {
      expect(seen(dealt, viewer, 'item:boxer')).toEqual(['knife'])
      expect(seen(dealt, viewer, 'item:reporter')).toEqual(['booze'])
      expect(seen(dealt, viewer, 'item:dame')).toEqual([])
    }
  })

  test('L-46: a second item is shown to everybody while its owner chooses', () => {
    const before = table({ boxer: { item: 'knife' }, decision: ACT })
    const { state } = play(before, { type: 'draw' }, { draw: 'coffee' })
    for (const viewer of VIEWERS) {
      expect(seen(state, viewer, 'plays:shown')).toEqual(['coffee'])
      expect(seen(state, viewer, 'item:boxer')).toEqual(['knife'])
    }
  })

  test('L-47: all hands are laid open when the match is over, not before, and the piles never', () => {
    const near = table({
      boxer: { at: 'mob', hand: ALIBIS.boxer },
      dame: { hand: ['film', 'earring'] },
      ceo: { hand: ['clipping'] },
    })
    expect(seen(near, 'public', 'hand:dame')).toEqual([null, null])
    const { state } = play(near, { type: 'walk', to: 'station' })
    for (const viewer of VIEWERS) {
      expect(seen(state, viewer, 'hand:boxer').sort()).toEqual([...ALIBIS.boxer].sort())
      expect(seen(state, viewer, 'hand:dame').sort()).toEqual(['earring', 'film'])
      expect(seen(state, viewer, 'hand:ceo')).toEqual(['clipping'])
      expect(seen(state, viewer, 'alibis').includes(null)).toBe(viewer !== 'all')
    }
    const backs = Object.values(view(state, 'public').pieces).filter(({ place }) => place.startsWith('hand:'))
    expect(backs.every(({ up }) => up)).toBe(true)
  })

  test('L-33 L-46 L-47: whose face a viewer knows is whose face the view shows, at every step of whole matches', () => {
    for (let i = 0; i < 2; i++)
      for (const { after } of walk(onTheLam, basics.options(3), `knows ${i}`))
        for (const viewer of VIEWERS) {
          const { pieces } = view(after.state, viewer)
          const shown = Object.keys(after.state.faces).filter(card => pieces[card]?.face !== undefined)
          expect([...knows(after.state, viewer)].sort()).toEqual(shown.sort())
        }
  })

  test('the facts are the same for everybody, and everybody sees who stands where', () => {
    for (const viewer of VIEWERS) {
      expect(view(dealt, viewer).facts).toEqual(view(dealt, 'public').facts)
      expect(view(dealt, viewer).pieces.dame).toMatchObject({ place: 'hotel' })
      expect(view(dealt, viewer).pieces.police).toMatchObject({ place: 'station' })
    }
  })
})

describe('what is told, and to whom', () => {
  /** The faces an event names before everybody. */
  const shown = (done: Done, type: Event['type']): string[] =>
    eventsOf(done, type)
      .flatMap(event => Object.values(event.faces ?? {}))
      .sort()
  const told = (done: Done) => done.secrets.map(({ to, more }) => [[...to], Object.values(more.faces ?? {})])

  test('L-33: what a search finds is told to the finder only', () => {
    const before = table({ boxer: { at: 'gym' }, decision: ACT })
    const done = play(before, { type: 'search' }, dieFor('boxer', 'gym', 0), { draw: 'film' })
    expect(shown(done, 'alibiDrawn')).toEqual([])
    expect(told(done)).toEqual([[['boxer'], ['film']]])
    expect(JSON.stringify(done.events)).not.toContain('film')
    expect(done.final).toBe(true)
  })

  test('L-33: what is traded is seen by all, and so is all that is turned up; what is found only by the asker', () => {
    const before = table({ boxer: { at: 'eye', hand: ['film', 'clipping'] }, decision: ACT })
    const done = play(before, { type: 'trade', of: 'reporter' }, { draw: 'earring' }, { draw: 'handWraps' })
    expect(shown(done, 'traded')).toEqual(['clipping', 'film'])
    expect(shown(done, 'pileSearched')).toEqual(['earring'])
    expect(shown(done, 'tipFound')).toEqual([])
    expect(told(done)).toEqual([[['boxer'], ['handWraps']]])
    expect(JSON.stringify(done.events)).not.toContain('handWraps')
    expect(done.final).toBe(true)
  })

  test('L-33: what is handed over, discarded or swapped is seen by all', () => {
    const questions: [Decision, 'handOver' | 'discard' | 'swap', Event['type']][] = [
      [investigation('endTurn', 'boxer'), 'handOver', 'handedOver'],
      [{ type: 'trim', next: 'pass' }, 'discard', 'discarded'],
      [{ type: 'swap' }, 'swap', 'swapped'],
    ]
    for (const [decision, type, event] of questions) {
      const before = table({ boxer: { hand: ['handWraps', 'film'] }, decision })
      const card = cardIn(before, 'boxer', 'handWraps')
      const done = type === 'swap' ? play(before, { type, card }, { draw: 'compact' }) : play(before, { type, card })
      expect(shown(done, event)).toEqual(['handWraps'])
      expect(told(done)).toEqual(type === 'swap' ? [[['boxer'], ['compact']]] : [])
      expect(done.final).toBe(true)
      for (const viewer of VIEWERS) expect(seen(done.state, viewer, 'alibis:discards')).toEqual(['handWraps'])
    }
  })

  test('L-33: whoever is taken in shows everything to all', () => {
    const before = table({ boxer: { at: 'gym', hand: ['film'], item: 'coffee' }, police: 'gym', decision: ACT })
    const done = play(before, { type: 'search' }, dieFor('boxer', 'gym', -1))
    expect(shown(done, 'takenIn')).toEqual(['coffee', 'film'])
  })

  test('L-33: what is stolen is told to thief and victim, and to nobody else', () => {
    const before = table({ dame: { hand: ['film', 'earring'] }, decision: { type: 'blackmail' } })
    const done = play(before, { type: 'blackmail', who: 'dame' }, { steal: 'earring', from: 'dame' })
    expect(shown(done, 'blackmailed')).toEqual([])
    expect(told(done)).toEqual([[['boxer', 'dame'], ['earring']]])
    for (const viewer of ['dame', 'reporter', 'public'] as const)
      expect(seen(done.state, viewer, 'hand:boxer')).toEqual([null])
  })

  test('L-46: a play card is drawn before all eyes', () => {
    const before = table({ boxer: { at: 'gym' }, decision: ACT })
    const done = play(before, { type: 'draw' }, { draw: 'coffee' })
    expect([shown(done, 'playCardDrawn'), shown(done, 'itemTaken'), told(done)]).toEqual([['coffee'], ['coffee'], []])
  })
})

describe('an offer tells nothing', () => {
  test('L-39: the Private Eye’s trade is offered whether or not the pile holds a card of the suspect’s own', () => {
    const hand = ['film', 'film', 'lipstick'] as const
    const offers = ([['mouthguard'], ['tieClip'], []] as const).map(pile =>
      offered(table({ boxer: { at: 'eye', hand }, decision: ACT, pile })),
    )
    for (const offer of offers) expect(offer).toEqual([{ type: 'trade', of: 'reporter' }, { type: 'draw' }])
  })

  test('L-33 L-40: whom one may blackmail depends on how many cards they have, not on which', () => {
    for (const hand of [['film'], ['earring'], ['handWraps']] as const)
      expect(choices(table({ ceo: { hand }, decision: { type: 'blackmail' } }), 'blackmail')).toEqual(['ceo'])
  })

  test('L-33: no offer, preview or reason changes when cards that the seat cannot see change places', () => {
    const decisions: Decision[] = [
      { type: 'walk' },
      ACT,
      { type: 'rolled', die: 3 },
      { type: 'again' },
      { type: 'ride' },
      { type: 'call' },
      { type: 'swap' },
      { type: 'mugged', left: 1 },
      { type: 'blackmail' },
      investigation('again', 'boxer', 'dame'),
      { type: 'trim', next: 'pass' },
    ]
    const rng = lawRng('offers')
    for (const decision of decisions)
      for (const at of ['eye', 'mob', 'deli'] as const) {
        const state = table({
          boxer: { at, hand: ['film', 'clipping', 'handWraps', 'lipstick', 'lipstick'], item: 'fragrance' },
          dame: { at, hand: ['earring', 'film'] },
          ceo: { hand: ['tieClip', 'mouthguard'] },
          decision,
        })
        const shows = (each: State) =>
          offered(each).map(move => [move, preview(each, 'boxer', move), reasons(view(each, 'boxer'), 'boxer')])
        for (let i = 0; i < 10; i++) {
          const other = exchanged(onTheLam.clone, state, exchangeFor(onTheLam, [state], 'boxer', rng))
          expect(other.faces).not.toEqual(state.faces)
          expect(shows(other)).toEqual(shows(state))
        }
      }
  })

  test('L-33: nobody but the one who decides has a move, also while somebody else is investigated', () => {
    const before = table({ boxer: { at: 'deli' }, dame: { at: 'mob', hand: ['earring'] }, decision: { type: 'call' } })
    const { state } = playOn(before, [{ type: 'call', to: 'mob' }])
    expect(SUSPECTS.filter(suspect => onTheLam.moves(state, suspect).length > 0)).toEqual(['dame'])
    expect(view(state, 'public').facts).toMatchObject({ active: 'boxer', decider: 'dame' })
  })
})
