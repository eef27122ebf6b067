import { describe, expect, it } from 'vitest'
import { preview } from '../../../../shared/games/diabolicards/preview.ts'
import type { Player, State } from '../../../../shared/games/diabolicards/state.ts'
import {
  choosing,
  done,
  idOf,
  lay,
  movesOf,
  playing,
  run,
  trading,
} from '../../../../shared/games/diabolicards/testing.ts'
import { view } from '../../../../shared/games/diabolicards/view.ts'
import { en } from '../../../../shared/games/diabolicards/words/en/index.ts'
import { namedBy } from '../../../session/table.ts'
import type { Choice } from '../../../session/tableState.ts'
import { targets } from '../layout/picking.ts'
import { WORDS } from '../words/account.ts'
import { HUD_WORDS } from '../words/hud.ts'
import { askedOn, happenedOn, legalPages } from './pages.ts'
import { promisedBy } from './promised.ts'
import { readingOf } from './reading.ts'
import { contractsOf, handsOf, turnsOf } from './status.ts'

const said = { words: en, own: HUD_WORDS.en, account: WORDS.en }

describe('the kinds of turn', () => {
  const turns = (state: State, seat: Player = 'nova') =>
    turnsOf(view(state, seat), seat, movesOf(state))?.map(({ turn, open, why }) => (open ? turn : why))

  it('are open, or say why not', () => {
    expect(turns(lay())).toEqual(['play', 'trade', 'purge', 'mustPlay'])
    expect(turns(lay({ contracted: true }))).toEqual(['play', 'contracted', 'contracted', 'mustPlay'])
    expect(turns(lay({ banned: true }))).toEqual(['play', 'banned', 'banned', 'mustPlay'])
    expect(turns(lay({ contracts: ['dale', 'razor'] }))).toEqual(['play', 'frozen', 'purge', 'mustPlay'])
    expect(turns(lay({ hands: { nova: ['dale'] } }))).toEqual(['play', 'nothingToGive', 'purge', 'mustPlay'])
  })
  it('leave whoever can do nothing to pass', () => {
    expect(turns(lay({ hands: { nova: [] }, banned: true }))).toEqual([null, 'banned', 'banned', 'pass'])
  })
  it('are no question while something else is', () => {
    const { state } = run(
      lay({ hands: { nova: ['nightreign'] }, dawn: { tower: ['daiki'] } }),
      playing('nightreign', 'tower'),
    )
    expect(turns(state)).toBeUndefined()
  })
})

describe('the state of the table', () => {
  it('tells how the contracts stand and who holds how much, open cards too', () => {
    expect(contractsOf(view(lay(), 'public'))).toBe('open')
    expect(contractsOf(view(lay({ contracts: ['dale', 'razor'] }), 'public'))).toBe('frozen')
    const peeked = run(
      lay({ hands: { nova: ['madamePeek'], raven: ['daiki', 'reef'] } }),
      playing('madamePeek', 'tower'),
    )
    const [look] = movesOf(peeked.state)
    const { state } = look ? run(peeked.state, look) : peeked
    expect(handsOf(view(state, 'public')).find(({ seat }) => seat === 'raven')?.count).toBe(2)
  })
})

describe('what is read of a card', () => {
  const lines = (state: State, name: Parameters<typeof idOf>[1]) =>
    readingOf(idOf(state, name), view(state, 'nova'), said)?.lines

  it('says what holds it, and what it holds', () => {
    const jail = lay({ hands: { nova: ['nightreign'] }, dusk: { tower: ['daiki'] } })
    const { state } = run(jail, playing('nightreign', 'tower'), choosing('daiki'))
    expect(lines(state, 'daiki')?.[0]).toBe(`▼ ${WORDS.en.held(en.cards.nightreign.name)}`)
    expect(lines(state, 'nightreign')).toContain(`⚓ ${HUD_WORDS.en.holds([en.cards.daiki.name])}`)
    expect(lines(state, 'nightreign')).toContain(en.pieces.immune)
  })
  it('C-44: says what is left to choose, and who is spared', () => {
    const jail = lay({ hands: { nova: ['nightreign'] }, dusk: { tower: ['daiki', 'reef'] } })
    const { state } = run(jail, playing('nightreign', 'tower'), choosing('daiki'), done)
    const left = [
      { side: 'dusk', count: 3 },
      { side: 'dawn', count: 4 },
    ] as const
    expect(lines(state, 'nightreign')).toContain(en.pieces.left(left))
    expect(lines(state, 'reef')).toContain(en.pieces.spared('nightreign'))
    expect(lines(state, 'daiki')).not.toContain(en.pieces.spared('nightreign'))
  })
  it('says whether it is at home, and whether its ability can work', () => {
    const state = lay({ dawn: { hideout: ['daiki'], tower: ['dominique', 'regular:dale'] }, spent: ['dominique'] })
    expect(lines(state, 'daiki')).toEqual([HUD_WORDS.en.atHome])
    expect(lines(state, 'dominique')).toEqual([HUD_WORDS.en.away(en.zones.hideout, true), en.pieces.spent])
    expect(lines(state, 'dale')).toEqual([en.pieces.onlySlot])
  })
  it('says who is about to die, and what can be had in a trade', () => {
    const doomed = run(
      lay({ hands: { nova: ['razor'] }, dusk: { tower: ['encore'] }, contracts: ['dale', 'theMime'] }),
      playing('razor', 'tower', 'enemy'),
    ).state
    expect(lines(doomed, 'encore')?.at(-1)).toContain(HUD_WORDS.en.doomed)
    expect(lines(doomed, 'dale')).toEqual([en.reasons.untradable])
    expect(lines(doomed, 'theMime')).toEqual([HUD_WORDS.en.forTrade])
  })
  it('is nothing where the face is not known', () => {
    const state = lay({ hands: { raven: ['daiki'] } })
    expect(readingOf(idOf(state, 'daiki'), view(state, 'nova'), said)).toBeNull()
    expect(readingOf(idOf(state, 'daiki'), view(state, 'raven'), said)).not.toBeNull()
  })
})

describe('what a choice promises on the mat', () => {
  const promised = (state: State, move: ReturnType<typeof movesOf>[number], seat: Player = 'nova') =>
    promisedBy(move, preview(state, seat, move), view(state, seat), seat)

  it('marks the dead and the savable once, and shows the card in its slot', () => {
    const state = lay({ hands: { nova: ['razor'] }, dusk: { tower: ['encore', 'daiki'] } })
    expect(promised(state, playing('razor', 'tower', 'enemy')(state))).toEqual({
      ghost: { card: idOf(state, 'razor'), face: 'razor', place: 'mat:dawn:tower:scorched:0', value: 10 },
      marks: [
        { mark: 'dies', place: 'mat:dusk:tower:regular:1' },
        { mark: 'savable', place: 'mat:dusk:tower:regular:0' },
      ],
    })
  })
  it('from memory tells nobody who could be saved', () => {
    const state = lay({ memory: true, hands: { nova: ['razor'] }, dusk: { tower: ['encore', 'daiki'] } })
    const { marks } = promised(state, playing('razor', 'tower', 'enemy')(state))
    expect(marks.map(({ mark }) => mark)).toEqual(['dies', 'dies'])
  })
  it('marks a card that is held as it comes where it comes to', () => {
    const jail = lay({ hands: { nova: ['nightreign'], raven: ['daiki'] } })
    const { state } = run(jail, playing('nightreign', 'tower'))
    expect(promised(state, playing('daiki', 'tower')(state), 'raven')).toEqual({
      ghost: { card: idOf(state, 'daiki'), face: 'daiki', place: 'mat:dusk:tower:regular:0', value: 0 },
      marks: [{ mark: 'hinders', place: 'mat:dusk:tower:regular:0' }],
    })
  })
  it('is nothing for a trade', () => {
    const state = lay({ contracts: ['theMime'] })
    const move = trading('beigeLantern', 'theMime')(state)
    expect(promised(state, move)).toEqual({ ghost: null, marks: [] })
  })
})

describe('pages', () => {
  const offers = (state: State, seat: Player): Choice[] =>
    movesOf(state).map((move, index) => {
      const things = [...namedBy(move), ...targets(move, view(state, seat))]
      return { seat, offer: 0, index, move, preview: null, things }
    })
  const state = lay({ hands: { nova: ['daiki'] }, sealed: ['campus'], contracts: ['theMime'] })

  it('have a dot where something can be chosen', () => {
    const here = view(state, 'nova')
    expect([...legalPages(offers(state, 'nova'), [], here)].sort()).toEqual(['contracts', 'hideout', 'tower'])
    const mime = idOf(state, 'theMime')
    expect([...legalPages(offers(state, 'nova'), [mime], here)]).toEqual([])
  })
  it('turn to where a card has come to or gone from', () => {
    const played = run(state, playing('daiki', 'tower')).state
    expect(happenedOn(view(state, 'raven'), view(played, 'raven'))).toBe('tower')
    expect(happenedOn(view(state, 'raven'), view(state, 'raven'))).toBeNull()
  })
  it('turn to where one is asked, and let be whoever can answer where they are', () => {
    const doomed = run(
      lay({ hands: { nova: ['razor'] }, dusk: { campus: ['encore'] } }),
      playing('razor', 'campus', 'enemy'),
    ).state
    expect(askedOn(offers(doomed, 'raven'), [], view(doomed, 'raven'), 'tower')).toBe('campus')
    const daiki = [idOf(state, 'daiki')]
    expect(askedOn(offers(state, 'nova'), daiki, view(state, 'nova'), 'tower')).toBeNull()
    expect(askedOn(offers(state, 'nova'), daiki, view(state, 'nova'), 'campus')).toBe('tower')
    expect(askedOn([], [], view(doomed, 'nova'), 'tower')).toBeNull()
  })
})
