import { describe, expect, it } from 'vitest'
import { ruleOf } from '../../../../shared/games/diabolik/cards/index.ts'
import type { Move } from '../../../../shared/games/diabolik/move.ts'
import { faceOf, isHidden, whereIs } from '../../../../shared/games/diabolik/rules/questions.ts'
import { SHEET_RULES } from '../../../../shared/games/diabolik/sheets/index.ts'
import type { State } from '../../../../shared/games/diabolik/state.ts'
import {
  type Fortune,
  handFaces,
  heldCard,
  offersOf,
  play,
  table,
  told,
} from '../../../../shared/games/diabolik/testing.ts'
import { TOLD } from './night.ts'

const N = TOLD
const begun = (): State =>
  table({
    round: N.round,
    danger: N.danger,
    heists: [N.heist, 'zellin', 'umbrel'],
    hideout: N.hideout,
    hidden: { diabolik: N.from, eva: N.hideout },
    police: { blueA: N.officer, ginko: N.station, morrigan: N.morrigan },
    clues: { A: 'rockfeld', B: N.morrigan, C: 'isker' },
    hands: { diabolik: [N.gadget, N.plan], morrigan: [N.paid] },
    turn: { actions: 3 },
  })

type Step = readonly [Move | ((state: State) => Move), ...Fortune[]]
/** Plays one move after another; each may look at the state it is made in. */
function night(...steps: readonly Step[]) {
  const first = begun()
  first.acting = null
  const dones: ReturnType<typeof play>[] = []
  for (const [move, ...luck] of steps) {
    const before = dones.at(-1)?.state ?? first
    dones.push(play(before, typeof move === 'function' ? move(before) : move, ...luck))
  }
  return dones
}

const criminals: readonly Step[] = [
  [{ type: 'activate', figure: 'diabolik' }],
  [{ type: 'draw' }, { draw: N.drawn }],
  [{ type: 'sneak', to: N.heist, road: 'highway', seen: 'blueA' }],
  [
    (state: State): Move => ({
      type: 'advance',
      letter: 'A',
      pay: [N.gadget, N.plan].map(card => heldCard(state, 'diabolik', card)).join(),
    }),
  ],
  [
    (state: State): Move => {
      const card = offersOf(state, 'pick').find(each => faceOf(state, each.card) === N.plan)?.card
      return { type: 'pick', card: card ?? '' }
    },
  ],
  [(state: State): Move => ({ type: 'play', card: heldCard(state, 'eva', N.plan) }), { draw: N.refused }],
  [{ type: 'redraw' }, { draw: N.instead }],
  [{ type: 'sneak', to: N.eva, road: 'stateRoad', seen: '' }],
]
const detectives: readonly Step[] = [
  [{ type: 'activate', figure: 'blueA' }],
  [{ type: 'move', to: N.heist, road: 'highway' }],
  [{ type: 'investigate' }],
  [{ type: 'drive', who: 'diabolik' }],
  [{ type: 'draw' }, { draw: N.ginkoDraws }],
  [{ type: 'move', to: N.heist, road: 'highway' }],
  [{ type: 'fight', target: 'diabolik' }, { die: N.die }],
  [{ type: 'endTurn' }],
  [{ type: 'advance', letter: 'B', pay: '' }, { draw: `#${N.nextClue}` }],
  [{ type: 'move', to: N.morriganTo, road: 'stateRoad' }],
  [(state: State): Move => ({ type: 'officer', officer: 'yellowA', pay: heldCard(state, 'morrigan', N.paid) })],
]

describe('the round that the reference tells', () => {
  it('D-30, D-33, D-40: Diabolik draws, drives past an Officer to the Heist, and pays for Part 1', () => {
    expect([ruleOf(N.gadget).type, ruleOf(N.plan).type]).toEqual(SHEET_RULES[N.sheet].parts[0]?.price)
    const [, drew, drove, advanced] = night(...criminals)
    expect(drew && handFaces(drew.state, 'diabolik')).toContain(N.drawn)
    expect(drove && told(drove, 'sighted')).toMatchObject([{ who: 'diabolik', by: ['blueA'] }])
    // The card of Heist A lies at its sheet: the token goes there, and a mark says so.
    expect(drove && told(drove, 'sneaked')).toMatchObject([{ who: 'diabolik', mark: 'A' }])
    expect(advanced && told(advanced, 'partDone')).toMatchObject([{ letter: 'A', part: 1 }])
    expect(advanced && told(advanced, 'extraHidden')).toMatchObject([{ who: 'amira' }])
    expect(advanced?.state.acting?.figure).toBe('eva')
  })

  it('D-21, D-20: Eva takes the plan from the discards for 1 Danger, plays it, and leaves unseen', () => {
    const [, , , , picked, , redrew, left] = night(...criminals)
    expect(picked?.state.danger).toBe(N.afterPick)
    expect(redrew && told(redrew, 'redrew').map(({ faces }) => Object.values(faces))).toEqual([[N.refused]])
    expect(redrew && handFaces(redrew.state, 'eva')).toHaveLength(3)
    expect(redrew && handFaces(redrew.state, 'eva')).toContain(N.instead)
    expect(left && [told(left, 'sighted'), told(left, 'sneaked')]).toMatchObject([
      [],
      [{ who: 'eva', mark: '', space: 0 }],
    ])
    expect(left?.state.phase).toBe('police')
  })

  it('D-34, D-35, D-60: an Officer finds him, he takes the Jaguar, and Ginko hits him once', () => {
    const [, , found, driving, drew, , hit] = night(...criminals, ...detectives).slice(criminals.length)
    expect(found && told(found, 'investigated')).toMatchObject([{ at: N.heist, found: ['diabolik'] }])
    expect(driving?.state.jaguar).toBe('diabolik')
    expect(driving?.state.acting?.figure).toBe('ginko')
    expect(drew && handFaces(drew.state, 'ginko')).toEqual([N.ginkoDraws])
    expect(hit && told(hit, 'fought')).toMatchObject([{ die: N.die, hits: 1 }])
    expect(hit?.state.people.diabolik.wounds).toBe(1)
  })

  it('D-40, D-19, D-50: Morrigan has her Clue, calls an Officer, and the next turn begins dearer', () => {
    const [clue, , called] = night(...criminals, ...detectives).slice(-3)
    expect(clue?.state.danger).toBe(N.afterClue)
    expect(clue && told(clue, 'clueMoved')).toMatchObject([{ letter: 'B', at: N.nextClue }])
    expect(called && told(called, 'officerCalled')).toMatchObject([{ officer: 'yellowA', at: N.station }])
    if (!called) throw new Error('the round broke off')
    expect([called.state.round, called.state.phase]).toEqual([N.round + 1, 'criminals'])
    expect([isHidden(called.state, 'diabolik'), whereIs(called.state, 'diabolik')]).toEqual([false, N.heist])
    expect(play(called.state, { type: 'activate', figure: 'diabolik' }).state.danger).toBe(N.next)
  })
})
