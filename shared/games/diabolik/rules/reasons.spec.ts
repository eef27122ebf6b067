import { describe, expect, test } from 'vitest'
import { CHARACTERS, type Character, type State } from '../state.ts'
import { heldCard, offers, offersOf, play, run, type Setting, table } from '../testing.ts'
import { view } from '../view.ts'
import { addEffect } from './effects.ts'
import { REASONS, type Reason, reasons } from './reasons.ts'

const why = (state: State, seat: Character = 'diabolik'): Reason[] => reasons(view(state, seat), seat)
const isWhy = (reason: Reason, state: State, seat: Character = 'diabolik'): boolean => why(state, seat).includes(reason)
const types = (state: State): string[] => offers(state).map(({ type }) => type)

/** All tables on which a reason was asked for, to see at the end that each came up. */
const seen = new Set<Reason>()
function because(reason: Reason, state: State, seat: Character = 'diabolik'): void {
  expect(why(state, seat), reason).toContain(reason)
  for (const each of why(state, seat)) seen.add(each)
}
const not = (reason: Reason, state: State, seat: Character = 'diabolik'): void =>
  expect(why(state, seat)).not.toContain(reason)

describe('why something of Diabolik is not offered', () => {
  test('D-34: no Advance On the Run', () => {
    const setting: Setting = { parts: { A: ['eva', 'diabolik'] }, hideout: 'wenz' }
    const running = table({ ...setting, onTheRun: { diabolik: 'wenz' } })
    because('onTheRun', running)
    expect(types(running)).not.toContain('advance')
    const hidden = table(setting)
    not('onTheRun', hidden)
    expect(types(hidden)).toContain('advance')
    not('onTheRun', table({ acting: 'ginko' }), 'ginko')
  })

  test('D-36: no going back with Police in the Location', () => {
    const open = { onTheRun: { diabolik: 'wenz' } } as const
    const watched = table({ ...open, police: { blueA: 'wenz' } })
    because('policeHere', watched)
    expect(types(watched)).not.toContain('hide')
    const alone = table(open)
    not('policeHere', alone)
    expect(types(alone)).toContain('hide')
    not('policeHere', table({ hidden: { diabolik: 'wenz' }, police: { blueA: 'wenz' } }))
    not('policeHere', table({ ...open, police: { blueA: 'wenz' }, turn: { moves: 1 } }))
  })

  test('D-11 D-35: one Move a turn, two by Jaguar', () => {
    const open: Setting = { onTheRun: { diabolik: 'wenz' }, turn: { moves: 1 } }
    const done = table(open)
    because('noMoveLeft', done)
    expect(types(done)).not.toContain('move')
    const driving = table({ ...open, jaguar: 'diabolik' })
    not('noMoveLeft', driving)
    expect(types(driving)).toContain('move')
    because('noMoveLeft', table({ ...open, jaguar: 'diabolik', turn: { moves: 2 } }))
    because('noMoveLeft', table({ ...open, jaguar: 'eva' }))
    not('noMoveLeft', table())
  })

  test('D-13 D-64: a second Move goes over the same kind of road', () => {
    const driving = table({
      onTheRun: { diabolik: 'greenHill' },
      jaguar: 'diabolik',
      turn: { moves: 1, road: 'stateRoad' },
    })
    because('oneRoadType', driving)
    expect(new Set(offersOf(driving, 'move').map(({ road }) => road))).toEqual(new Set(['stateRoad']))
    not('oneRoadType', table({ onTheRun: { diabolik: 'greenHill' }, jaguar: 'diabolik' }))
  })

  test('Roadblocks stop Criminals, and only they are told', () => {
    const barred = table({ hidden: { diabolik: 'sheland' } })
    not('roadblocks', barred)
    barred.roadblocks.roadblockA = 'cartun'
    because('roadblocks', barred)
    expect(offersOf(barred, 'sneak').some(({ to, road }) => to === 'clerville' && road === 'highway')).toBe(true)
    barred.roadblocks.roadblockB = 'gardenburg'
    expect(offersOf(barred, 'sneak').some(({ to, road }) => to === 'clerville' && road === 'highway')).toBe(false)
    const police = table({ acting: 'ginko' })
    police.roadblocks.roadblockA = 'cartun'
    not('roadblocks', police, 'ginko')
  })

  test('D-11: no action twice', () => {
    const healed = table({ wounds: { diabolik: 2 }, turn: { done: ['heal'] } })
    because('onceATurn', healed)
    expect(types(healed)).not.toContain('heal')
    not('onceATurn', table({ wounds: { diabolik: 2 } }))
  })

  test('D-20: without actions only Ginko’s step is left', () => {
    const spent = table({ acting: 'ginko', hands: { ginko: ['siren'] }, turn: { actions: 0 } })
    because('noActions', spent, 'ginko')
    expect(why(spent, 'ginko')).toEqual(['noActions'])
    expect(new Set(types(spent))).toEqual(new Set(['step', 'endTurn']))
  })

  test('D-12: Officers only Move, Fight and Investigate; their Detective is told', () => {
    const officer = table({ acting: 'yellowA', police: { yellowA: 'wenz' }, hands: { morrigan: ['siren'] } })
    because('officersOnly', officer, 'morrigan')
    expect(new Set(types(officer))).toEqual(new Set(['move', 'investigate', 'endTurn']))
    not('officersOnly', table({ acting: 'morrigan' }), 'morrigan')
  })

  test('D-16 D-20: a full hand draws nothing: five cards, Diabolik’s six, Wounds among them', () => {
    const five = ['trap', 'trap', 'bribe', 'bribe', 'sewers'] as const
    const full = table({ acting: 'eva', hands: { eva: five } })
    because('handFull', full, 'eva')
    expect(types(full)).not.toContain('draw')
    const large = table({ hands: { diabolik: five } })
    not('handFull', large)
    expect(types(large)).toContain('draw')
    const hurt = table({ hands: { diabolik: five }, wounds: { diabolik: 1 } })
    because('handFull', hurt)
    expect(types(hurt)).not.toContain('draw')
  })

  test('D-55: with two players the hand is the side’s', () => {
    const five = ['trap', 'trap', 'bribe', 'bribe', 'sewers'] as const
    const options = { players: 2 } as const
    not('handFull', table({ options, acting: 'eva', hands: { diabolik: five } }), 'eva')
    because('handFull', table({ options, acting: 'eva', hands: { diabolik: [...five, 'sewers'] } }), 'eva')
    not('partnerAway', table({ options, hidden: { eva: 'wenz' }, hands: { diabolik: five } }))
  })

  test('D-21: discards are for the Hideout, and for Clerville', () => {
    const away = table({ hidden: { diabolik: 'wenz' }, discards: ['trap'] })
    because('noPick', away)
    expect(types(away)).not.toContain('pick')
    const home = table({ discards: ['trap'] })
    not('noPick', home)
    expect(types(home)).toContain('pick')
    not('noPick', table({ hidden: { diabolik: 'wenz' } }))
    because('noPick', table({ acting: 'ginko', discards: ['siren'] }), 'ginko')
    const station = table({ acting: 'ginko', discards: ['siren'], police: { ginko: 'clerville' } })
    not('noPick', station, 'ginko')
    expect(types(station)).toContain('pick')
  })

  test('D-40: at the Heist Location, and at the Clue, without the cards for it', () => {
    const at: Setting = { heists: ['wenz', 'zellin', 'umbrel'], hidden: { diabolik: 'wenz' } }
    const poor = table({ ...at, hands: { diabolik: ['trap', 'bribe'] } })
    because('cannotPay', poor)
    expect(types(poor)).not.toContain('advance')
    const rich = table({ ...at, hands: { diabolik: ['trap', 'bribe', 'smokeBomb'] } })
    not('cannotPay', rich)
    expect(types(rich)).toContain('advance')
    not('cannotPay', table({ ...at, hidden: { diabolik: 'isker' } }))
    not('cannotPay', table({ ...at, hidden: {}, onTheRun: { diabolik: 'wenz' } }))
    const clue: Setting = { acting: 'ginko', clues: { A: 'wenz' }, found: { A: 1 }, police: { ginko: 'wenz' } }
    because('cannotPay', table({ ...clue, hands: { ginko: ['helicopter'] } }), 'ginko')
    not('cannotPay', table({ ...clue, hands: { ginko: ['helicopter', 'curfew'] } }), 'ginko')
    not('cannotPay', table({ ...clue, found: {} }), 'ginko')
  })

  test('D-17: no Exchange with a partner who is elsewhere', () => {
    const hands = { eva: ['trap'] } as const
    const apart = table({ hands, hidden: { diabolik: 'wenz' } })
    because('partnerAway', apart)
    expect(types(apart)).not.toContain('exchange')
    const together = table({ hands })
    not('partnerAway', together)
    expect(types(together)).toContain('exchange')
    not('partnerAway', table({ hidden: { diabolik: 'wenz' } }))
  })

  test('D-71: no agreeing to nothing, or to more than a hand holds', () => {
    const hands = {
      diabolik: ['trap', 'bribe'],
      eva: ['sewers', 'sewers', 'smokeBomb', 'smokeBomb', 'hypnosis'],
    } as const
    const opened = play(table({ hands }), { type: 'exchange' }).state
    expect(why(opened)).toEqual([])
    const nothing = play(opened, { type: 'laid' }).state
    because('handsTooSmall', nothing, 'eva')
    expect(types(nothing)).not.toContain('agree')
    const laid = play(opened, { type: 'lay', card: heldCard(opened, 'diabolik', 'trap') }).state
    const offered = play(laid, { type: 'laid' }).state
    because('handsTooSmall', offered, 'eva')
    expect(types(offered)).not.toContain('agree')
    const even = play(offered, { type: 'lay', card: heldCard(offered, 'eva', 'sewers') }).state
    not('handsTooSmall', even, 'eva')
    expect(types(even)).toContain('agree')
  })

  test('D-70: the Police fight only whom they see', () => {
    const setting: Setting = { acting: 'ginko', police: { ginko: 'wenz' } }
    const hidden = table({ ...setting, hidden: { eva: 'wenz' } })
    because('nobodyInSight', hidden, 'ginko')
    expect(types(hidden)).not.toContain('fight')
    const open = table({ ...setting, onTheRun: { eva: 'wenz' } })
    not('nobodyInSight', open, 'ginko')
    expect(types(open)).toContain('fight')
    not('nobodyInSight', table({ police: { ginko: 'thornwick' } }))
  })

  test('D-19: Officers are two, and have their price', () => {
    const hands = { ginko: ['siren'] } as const
    const both = table({ acting: 'ginko', hands, police: { blueA: 'wenz', blueB: 'wenz' } })
    because('officersOut', both, 'ginko')
    const first = table({ acting: 'ginko', hands, police: { yellowA: 'wenz' } })
    expect(why(first, 'ginko').filter(each => each.startsWith('officer'))).toEqual([])
    expect(types(first)).toContain('officer')
    for (const dear of [table({ acting: 'ginko' }), table({ acting: 'ginko', hands, police: { blueA: 'wenz' } })]) {
      because('officerTooDear', dear, 'ginko')
      expect(types(dear)).not.toContain('officer')
    }
  })

  test('cut phone lines stop cards and Officers', () => {
    const cut = { type: 'cutOff', of: 'detectives', until: 'round', value: 1 } as const
    const ready = table({ acting: 'ginko', hands: { ginko: ['siren'] } })
    not('cutOff', ready, 'ginko')
    const silenced = run(ready, turn => addEffect(turn, cut)).state
    because('cutOff', silenced, 'ginko')
    expect(types(silenced)).not.toContain('officer')
    expect(types(silenced)).not.toContain('play')
  })

  test('D-58: a game without cards speaks of none', () => {
    const first = table({ options: { scenario: 'escape' }, area: 'state', hidden: { diabolik: 'wenz' } })
    expect(why(first)).toEqual([])
    const options = { scenario: 'escape' } as const
    expect(why(table({ options, acting: 'ginko' }), 'ginko')).toEqual(['nobodyInSight'])
  })

  test('only those who decide are told, and nobody when it is over', () => {
    const running = table({ onTheRun: { diabolik: 'wenz', eva: 'isker' } })
    for (const seat of CHARACTERS) expect(isWhy('onTheRun', running, seat)).toBe(seat === 'diabolik')
    running.outcome = { winners: ['ginko', 'morrigan'], by: 'danger' }
    for (const seat of CHARACTERS) expect(why(running, seat)).toEqual([])
  })

  test('every reason has come up', () => {
    expect([...seen].sort()).toEqual([...REASONS].sort())
  })
})
