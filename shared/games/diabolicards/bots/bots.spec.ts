import { describe, expect, it } from 'vitest'
import { walk } from '../../../kernel/laws/walk.ts'
import { rngOf, seedOf } from '../../../kernel/rng.ts'
import { CARDS, type CardName, type Group } from '../cards/list.ts'
import type { Event } from '../events.ts'
import { diabolicards } from '../index.ts'
import type { Move } from '../move.ts'
import { powers } from '../rules/power.ts'
import type { State } from '../state.ts'
import { choosing, done, lay, movers, PLAIN, playing, run, saving, trading } from '../testing.ts'
import { modelOf } from './model.ts'

const BOTS = ['plain', 'clever', 'master'] as const
type Name = (typeof BOTS)[number]
const NAMES = Object.keys(CARDS) as CardName[]

/** What a bot does at this table, ten times over. */
function picks(name: Name, state: State, heard: readonly Event[] = []): Move[] {
  const [seat] = movers(state)
  if (!seat) throw new Error('nobody decides')
  const sight = { seat, view: diabolicards.view(state, seat), moves: diabolicards.moves(state, seat), heard }
  return Array.from(
    { length: 10 },
    (_, i) => sight.moves[diabolicards.bot(name, sight, rngOf(seedOf(`${i}`), 0))] as Move,
  )
}

/** All the same each time. */
function choice(name: Name, state: State): Move {
  const all = picks(name, state)
  expect(new Set(all.map(({ type }) => type)).size).toBe(1)
  return all[0] as Move
}

describe('what a bot imagines', () => {
  it.each([2, 3, 4])('counts as much as the table of %i does, at every step, and offers the same plays', players => {
    let looked = 0
    for (const { before } of walk(diabolicards, diabolicards.options(players), `model ${players}`)) {
      for (const { seat } of before.seats) {
        const moves = diabolicards.moves(before.state, seat)
        if (moves.length === 0) continue
        const model = modelOf({ seat, view: diabolicards.view(before.state, seat), moves, heard: [] })
        expect(powers(model)).toEqual(powers(before.state))
        if (before.state.decision.type !== 'turn') continue
        expect(diabolicards.moves(model, seat).length).toBe(moves.length)
        looked++
      }
    }
    expect(looked).toBeGreaterThan(20)
  })
})

describe('what a bot knows of choices', () => {
  it.each([2, 3, 4])('C-44: those left to Empress and Nightreign, and whom they spared, in a match of %i', players => {
    let kept = 0
    for (let i = 0; i < 6; i++)
      for (const { before } of walk(diabolicards, diabolicards.options(players), `choices ${players} ${i}`)) {
        const { state } = before
        const seat = 'nova'
        const model = modelOf({ seat, view: diabolicards.view(state, seat), moves: [], heard: [] })
        expect(sorted(model.choices)).toEqual(sorted(state.choices))
        expect(model.next).toEqual(state.next)
        kept += Object.keys(state.choices).length
      }
    expect(kept).toBeGreaterThan(100)
  })
  const sorted = (all: State['choices']) =>
    Object.fromEntries(Object.entries(all).map(([keeper, { left, met }]) => [keeper, { left, met: [...met].sort() }]))
})

/** A master plays on, and what will be played in any order it plays in any. */
describe.each(['plain', 'clever'] as const)('the %s bot, who looks no further', name => {
  it('plays a linked card at home', () => {
    const state = lay({ deck: ['internKevin'], contracts: [], hands: { nova: ['graniteGreta', 'lukewarm'] } })
    expect(choice(name, state)).toEqual(playing('graniteGreta', 'hideout')(state))
  })
})

describe.each(BOTS)('the %s bot', name => {
  const few = { deck: ['internKevin'], contracts: [] } as const

  it('takes the best of the other side', () => {
    const dusk = { hideout: ['lukewarm', 'daiki', 'mascotMan'] } as const
    const state = lay({ ...few, dusk, hands: { nova: ['silverTongue'] } })
    const asked = run(state, playing('silverTongue', 'hideout')).state
    expect(choice(name, asked)).toEqual(choosing('daiki')(asked))
  })

  it('kills enemies and spares its own', () => {
    const state = lay({
      ...few,
      dawn: { tower: ['valedictora'] },
      dusk: { tower: ['meteorMo'] },
      hands: { nova: ['warpath'] },
    })
    const asked = run(state, playing('warpath', 'tower')).state
    expect(choice(name, asked)).toEqual(choosing('meteorMo')(asked))
    expect(choice(name, run(asked, choosing('meteorMo')).state)).toEqual(done)
  })

  it.each([false, true])('saves what can be saved and claims nothing else, from memory: %s', memory => {
    const dusk = { tower: ['encore', 'valedictora'] } as const
    const state = lay({ memory, dusk, hands: { nova: ['razor'], raven: ['captainDamp'] } })
    const asked = run(state, playing('razor', 'tower', 'enemy')).state
    expect(choice(name, asked)).toEqual(saving('encore')(asked))
    if (memory) expect(choice(name, run(asked, saving('encore')).state)).toEqual({ type: 'letDie' })
  })

  it('trades no card for its equal', () => {
    const inGroup = (group: Group) => NAMES.filter(each => CARDS[each].group === group)
    const state = lay({
      hands: { nova: ['lukewarm', 'theMime'] },
      dawn: {
        tower: inGroup('vaskExecutives'),
        hideout: inGroup('theGang'),
        campus: inGroup('havenvaleBatch').slice(0, 6),
      },
      contracts: ['hindsight', 'internKevin', 'auntPetunia', 'staticClara'],
      deck: inGroup('retiredFolk').concat('splitter1', 'splitter2'),
    })
    for (const { type } of picks(name, state)) expect(type).not.toBe('trade')
  })

  it('lets Madame Peek look before Brother Bleat preaches where she must go', () => {
    const full = ['captainDamp', 'theUnpeeler', 'staticClara', 'hindsight', 'beigeLantern', 'slowmotion'] as const
    const state = lay({
      ...few,
      dawn: { tower: [...full, 'theWhisperer', 'internKevin'], hideout: PLAIN.slice(-8), campus: ['stuntDouble'] },
      hands: { nova: ['brotherBleat', 'madamePeek'], raven: ['lukewarm', 'mallGuardDoug'] },
      deck: ['destina'],
    })
    expect(choice(name, state)).toEqual(playing('madamePeek', 'campus')(state))
  })

  it('sends Madame Peek where nobody preaches', () => {
    const hands = { nova: ['brotherBleat', 'madamePeek'], raven: ['lukewarm', 'mallGuardDoug'] } as const
    const before = lay({ deck: [], contracts: [], hands })
    const state = run(before, playing('brotherBleat', 'tower'), playing('lukewarm', 'hideout')).state
    for (const move of picks(name, state)) expect(move).not.toEqual(playing('madamePeek', 'tower')(state))
  })

  it('trades what is worth nothing rather than play it', () => {
    const state = lay({ hands: { nova: ['lukewarm', 'theMime'] }, contracts: ['valedictora', 'hindsight'] })
    expect(choice(name, state)).toMatchObject({ type: 'trade', take: trading('lukewarm', 'valedictora')(state).take })
  })
})

describe('the clever bot', () => {
  it('keeps The Endgame while there is little to kill, and ends with it', () => {
    const hands = { nova: ['razor', 'mascotMan'] } as const
    const early = lay({ hands, dusk: { tower: ['daiki'] } })
    expect(choice('clever', early)).not.toMatchObject({ slot: 'scorched' })
    const dusk = { tower: ['daiki', 'graniteGreta', 'meteorMo', 'valedictora', 'destina', 'jinx'] } as const
    const late = lay({ hands, dawn: { tower: ['burnout'] }, dusk, deck: [], contracts: [] })
    expect(choice('clever', late)).toEqual(playing('razor', 'tower', 'enemy')(late))
  })

  it('plays on rather than deal contracts again and again while its hand is full of killers', () => {
    const state = lay({
      hands: { nova: ['deanCharisma', 'warpath', 'vanessa'] },
      dawn: { tower: ['burnout', 'sylvesterSpin'], hideout: ['tickTock'], campus: ['valedictora'] },
      dusk: { tower: ['constanceBoard', 'counselGrimes', 'brandManager', 'turncoat'], hideout: ['mamaCrowbar'] },
    })
    expect(choice('clever', state).type).toBe('play')
  })

  it('does not deal contracts turn after turn, whatever it waits for', () => {
    const state = lay({
      hands: { nova: ['razor', 'deathrender', 'destina', 'sol'] },
      dawn: {
        tower: ['brandManager', 'chiefOfChiefs', 'localWeatherman'],
        campus: ['splitter4', 'mixup', 'deanCharisma'],
      },
      dusk: {
        tower: ['constanceBoard', 'mortimerVask', 'nanaNocturne'],
        campus: ['meteorMo', 'romeoKnuckles', 'reef'],
      },
      spent: ['deanCharisma'],
    })
    const purged: Event = { type: 'purged', cards: [], faces: {}, seat: 'nova' }
    for (const { type } of picks('clever', state, [purged, purged, purged])) expect(type).toBe('play')
  })

  it('sacrifices nothing good to Blazewell', () => {
    const state = lay({
      hands: { nova: ['parkingWarden', 'splitter1', 'blazewell', 'admiralNaptime'] },
      dawn: {
        tower: ['constanceBoard', 'counselGrimes', 'brandManager', 'turncoat', 'dameDenture', 'mortimerVask'],
        hideout: ['mamaCrowbar', 'pinchMontoya', 'romeoKnuckles', 'theFormerFlash', 'encore', 'splitter2', 'dale'],
        campus: ['openBook', 'spiderloom', 'commandress', 'madamePeek', 'razor'],
      },
      dusk: { tower: ['sylvesterSpin', 'oldManLaser', 'heloiseVask'] },
      deck: [
        'silverTongue',
        'stuntDouble',
        'hydraulia',
        'nightreign',
        'evenSteven',
        'meteorMo',
        'destina',
        ...PLAIN.slice(1, 8),
      ],
    })
    expect(choice('clever', state)).not.toMatchObject({ slot: 'diabolical' })
  })

  it('kills no own card for its slot that is only held down', () => {
    const state = lay({
      hands: { nova: ['dale', 'lukewarm'], raven: ['nightreign', 'captainDamp'] },
      dawn: { campus: ['valedictora', 'daiki', 'theMime'] },
      dusk: { campus: ['meteorMo'] },
      active: 'raven',
    })
    const held = run(state, playing('nightreign', 'campus'), choosing('valedictora'), choosing('daiki')).state
    const asked = run(movers(held)[0] === 'raven' ? run(held, done).state : held, playing('dale', 'campus')).state
    expect(choice('clever', asked)).toEqual(choosing('meteorMo')(asked))
  })

  it('C-44: wastes cells on own cards that have no power of their own, never on one that is only held down', () => {
    const state = lay({
      hands: { nova: ['nightreign'], raven: ['reef', 'captainDamp'] },
      dawn: { hideout: ['graniteGreta', 'lukewarm'] },
      dusk: { hideout: ['daiki'] },
      active: 'raven',
    })
    const asked = run(
      state,
      playing('reef', 'hideout'),
      choosing('graniteGreta'),
      done,
      playing('nightreign', 'hideout'),
    ).state
    const imprisoned: string[] = []
    let now = asked
    for (let move = choice('clever', now); move.type === 'choose'; move = choice('clever', now)) {
      imprisoned.push(now.faces[move.card] as string)
      now = run(now, () => move).state
      if (movers(now)[0] !== 'nova') break
    }
    expect(imprisoned.sort()).toEqual(['daiki', 'lukewarm', 'reef'])
  })

  it('keeps Sol until an ability can be brought back, and brings back the best', () => {
    const hands = { nova: ['sol', 'graniteGreta'], raven: ['captainDamp'] } as const
    expect(choice('clever', lay({ hands }))).not.toMatchObject(playing('sol', 'tower')(lay({ hands })))
    const state = lay({
      ...{ deck: ['internKevin'], contracts: [] },
      hands: { nova: ['sol'] },
      dawn: { hideout: ['silverTongue'], campus: ['jinx'], tower: ['sylvesterSpin'] },
      dusk: { hideout: ['daiki'] },
      spent: ['silverTongue', 'jinx', 'sylvesterSpin'],
    })
    const asked = run(state, playing('sol', 'tower')).state
    expect(choice('clever', asked)).toEqual(choosing('silverTongue')(asked))
  })
})
