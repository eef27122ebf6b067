import { describe, expect, it } from 'vitest'
import { rngOf, seedOf } from '../../../kernel/rng.ts'
import { diabolik } from '../index.ts'
import type { Location } from '../map/locations.ts'
import type { Move } from '../move.ts'
import { deciders } from '../moves.ts'
import type { Criminal, Sheet, State } from '../state.ts'
import { offersOf, type Setting, table } from '../testing.ts'
import { leaderOf } from './ahead.ts'
import { standingOf } from './courses.ts'
import { searched } from './fear.ts'
import { INDEX } from './reach.ts'
import { type Scene, sceneOf } from './scene.ts'
import { plannerOf, type Schedule } from './schedule.ts'

/** Two Heists are left, or one where A is done. */
function set(setting: Setting, done = false): State {
  const state = table(setting)
  const [first] = state.sheets as [Sheet]
  first.done = done
  return state
}
const sceneAt = (state: State): Scene => {
  const seat = state.acting?.figure ?? 'diabolik'
  return sceneOf({ seat, view: diabolik.view(state, seat as Criminal) }, 'clever')
}
function planAt(state: State, first: Criminal | null = null): Schedule {
  const scene = sceneAt(state)
  return plannerOf(scene, first)([standingOf(scene, 'diabolik', 0), standingOf(scene, 'eva', 0)])
}
const told = ({ tasks }: Schedule) =>
  tasks.map(({ letter, who, turn, at, post }) => [letter, who, turn, at, post].map(each => nameOf(each)).join(' '))
const nameOf = (each: string | number | null): string => `${each}`

function choice(state: State): Move {
  const [seat] = deciders(state)
  if (!seat) throw new Error('nobody decides')
  const sight = { seat, view: diabolik.view(state, seat), moves: diabolik.moves(state, seat), heard: [] }
  return sight.moves[diabolik.bot('clever', sight, rngOf(seedOf('a'), 0))] as Move
}

/** Only the Venus is left: both at the Heist, which one of them then does. */
const together = (diabolik: Location, eva: Location): Setting => ({
  sheets: ['bloodIdol', 'goldenVenus', 'nightExpress'],
  heists: ['quinzac', 'zellin', 'isker'],
  parts: { B: ['eva', 'eva'] },
  hidden: { diabolik, eva },
})

describe('the plan for two', () => {
  it('D-91 gives a Part to whoever may do it, as soon as that can be', () => {
    const state = set(
      {
        sheets: ['bloodIdol', 'queenEsmeralda', 'havelWatches'],
        parts: { B: ['eva'] },
        hidden: { diabolik: 'capeLorn', eva: 'zellin' },
        extras: { juliana: { at: 'beltonLake' } },
      },
      true,
    )
    const tasks = planAt(state).tasks.filter(({ letter }) => letter === 'B')
    expect(tasks[0]).toMatchObject({ who: 'diabolik', at: INDEX.beltonLake, post: null })
    expect(tasks[0]?.turn).toBeGreaterThanOrEqual(2)
    expect(tasks[1]).toMatchObject({ last: true })
    expect(tasks[1]?.post).toBe(tasks[1]?.at)
  })

  it('D-10 lets the one follow the other in the same round, but nobody wait for who comes later in it', () => {
    const near = set(together('zellin', 'umbrel'), true)
    expect(told(planAt(near))).toEqual([`B diabolik 0 ${INDEX.zellin} ${INDEX.zellin}`])
    expect(leaderOf(sceneAt(near))).toBe('eva')
    expect(planAt(near, 'diabolik').tasks[0]).toMatchObject({ who: 'eva', turn: 0 })
    const [first] = planAt(set(together('umbrel', 'umbrel'), true), 'diabolik').tasks
    expect(first).toMatchObject({ who: 'eva', turn: 0 })
  })

  it('D-34 counts the Moves of whoever has to hide first', () => {
    const turn = (police: Location) => {
      const { hidden: _, ...setting } = together('zellin', 'zellin')
      const open = { ...setting, hidden: { eva: 'zellin' as const }, onTheRun: { diabolik: 'zellin' as const } }
      return planAt(set({ ...open, police: { ginko: police } }, true)).end
    }
    expect([turn('nordhaven'), turn('zellin')]).toEqual([0, 1])
  })

  it('D-58 waits a turn at a way out', () => {
    const state = table({
      options: { scenario: 'escape' },
      area: 'capital',
      hidden: { diabolik: 'cartun', eva: 'reddon' },
      heists: ['marbek', 'balliet', 'kelmont'],
      hideout: 'calburg',
      police: { ginko: 'bentovil', morrigan: 'valdour' },
    })
    expect(
      planAt(state)
        .tasks.map(({ turn }) => turn)
        .every(turn => turn >= 1),
    ).toBe(true)
  })
})

describe('the clever Criminals', () => {
  const lastPart = (police: Location): Setting => ({
    acting: 'eva',
    sheets: ['queenEsmeralda', 'bloodIdol', 'bankVan'],
    hideout: 'wilsonLake',
    parts: { B: ['eva', 'eva'] },
    hidden: { eva: 'balliet', diabolik: 'arvelle' },
    police: { ginko: police, blueA: police, yellowA: police, morrigan: 'capeLorn' },
    danger: 6,
  })

  it('D-1 walk among the Police where the last Part is done in the same turn', () => {
    const state = set(lastPart('wilsonLake'), true)
    expect(choice(state)).toMatchObject({ type: 'sneak', to: 'wilsonLake' })
    const late = set({ ...lastPart('wilsonLake'), turn: { actions: 1 } }, true)
    expect(choice(late)).not.toMatchObject({ to: 'wilsonLake' })
  })

  it('D-57 put on the Rubber Mask where they stay, with Police about', () => {
    const masked = (police: Location): Setting => ({
      acting: 'eva',
      sheets: ['queenEsmeralda', 'bloodIdol', 'bankVan'],
      hidden: { eva: 'falkenau', diabolik: 'arvelle' },
      hands: { eva: ['rubberMask', 'smokeBomb'] },
      police: { ginko: police, blueA: police, yellowA: police },
      turn: { actions: 1, moves: 1, done: ['move'] },
    })
    const isMask = (state: State): boolean => {
      const move = choice(state)
      return move.type === 'play' && state.faces[move.card] === 'rubberMask'
    }
    expect([isMask(table(masked('vossen'))), isMask(table(masked('nordhaven')))]).toEqual([true, false])
  })

  it('D-57 ride the Freight Train to where no Police can come at once', () => {
    const state = table({
      onTheRun: { diabolik: 'cartun' },
      hands: { diabolik: ['freightTrain'] },
      hidden: { eva: 'portSorrel' },
      police: { blueA: 'cartun', blueB: 'cartun', yellowA: 'clerville', ginko: 'gardenburg', morrigan: 'clerville' },
      turn: { actions: 1 },
    })
    expect(offersOf(state, 'play').some(({ to }) => to === 'gardenburg' || to === 'wilsonLake')).toBe(true)
    const move = choice(state)
    expect(move.type === 'play' && move.to).not.toBe('gardenburg')
    expect(move.type === 'play' && ['clerville', 'wilsonLake', 'sheland'].includes(move.to ?? '')).toBe(false)
  })

  it('fear the more of the Police the more of them are near, and least where none is', () => {
    const scene = (police: Setting['police']) =>
      sceneAt(table({ hidden: { diabolik: 'falkenau' }, police: police ?? {} }))
    const fear = (police: Setting['police'], odds: number) => searched(scene(police), 'falkenau', odds)
    const far = fear({}, 0.2)
    const one = fear({ ginko: 'vossen' }, 0.2)
    const two = fear({ ginko: 'vossen', blueA: 'dornac' }, 0.2)
    expect(far).toBeLessThan(one)
    expect(one).toBeLessThan(two)
    expect(fear({ ginko: 'vossen' }, 0.6)).toBeGreaterThan(one)
  })
})
