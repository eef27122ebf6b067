import { describe, expect, it } from 'vitest'
import type { CardName } from '../../../../shared/games/diabolicards/cards/list.ts'
import { powers } from '../../../../shared/games/diabolicards/rules/power.ts'
import type { Player, State, Zone } from '../../../../shared/games/diabolicards/state.ts'
import {
  choosing,
  done,
  lay,
  named,
  playing,
  power,
  run,
  type Setting,
  saving,
} from '../../../../shared/games/diabolicards/testing.ts'
import {
  EXAMPLE_IDS,
  EXAMPLES,
  type Example,
  type ExampleId,
  HELD,
  type Panel,
  type Stand,
  standing,
} from './examples.ts'

type Steps = Parameters<typeof run> extends [State, ...infer S] ? S : never
interface Played {
  /** Where the card goes; the zone of the example unless said. */
  readonly zone?: Zone
  readonly by?: Player
  /** What must have been played for it to stand as it does before. */
  readonly first?: { readonly setting: Setting; readonly steps: Steps }
  readonly setting?: Setting
  /** After the card itself. */
  readonly steps?: Steps
  readonly choice?: 'both'
}

const PLAYED: Readonly<Record<ExampleId, Played>> = {
  apexService: { steps: [choosing('internKevin'), choosing('ninaFromAccounting')] },
  apexPrison: { steps: [choosing('graniteGreta'), choosing('hydraulia'), done] },
  redeploy: {
    zone: 'tower',
    first: {
      setting: {
        dawn: { hideout: ['graniteGreta'] },
        hands: { raven: ['nightreign'], nova: ['commandress'] },
        active: 'raven',
      },
      steps: [playing('nightreign', 'hideout'), choosing('graniteGreta')],
    },
    steps: [choosing('graniteGreta', 'campus'), done],
  },
  love: { by: 'raven' },
  antiApex: { steps: [saving('encore')] },
  runaway: { steps: [choosing('windshear'), choosing('meteorMo'), saving('windshear', 'tower')] },
  influence: { steps: [choosing('graniteGreta')] },
  whyStick: {},
  whyPreach: {
    first: {
      setting: { dawn: { campus: ['prismaPatel'] }, hands: { nova: ['brotherBleat'], raven: ['reef'] } },
      steps: [playing('brotherBleat', 'campus')],
    },
    by: 'raven',
  },
  whySplit: {},
  ultimateSacrifice: { steps: [choosing('graniteGreta'), choosing('daiki'), done] },
  fairTrade: {},
  contagion: { steps: [choosing('theMime')] },
  desertion: {},
  rewind: { setting: { discards: ['graniteGreta', 'vanessa', 'encore'] } },
  solForSoul: { setting: { spent: ['dominique'] } },
  theEndgame: { choice: 'both' },
}

const names = (stands: readonly Stand[]): CardName[] => stands.map(stand => standing(stand).card)

function begun({ before, card }: Example, { first, by = 'nova', setting }: Played): State {
  if (first) return run(lay(first.setting), ...first.steps).state
  const on = (side: 'dawn' | 'dusk') => Object.fromEntries(before.map(panel => [panel.zone, names(panel[side])]))
  return lay({ dawn: on('dawn'), dusk: on('dusk'), contracts: [], hands: { [by]: [card] }, active: by, ...setting })
}

const panelOf = (state: State, zone: Zone): Panel => {
  const half = (side: 'dawn' | 'dusk'): Stand[] =>
    Object.values(state.mat[side][zone])
      .flat()
      .flatMap(id => {
        const [card] = named(state, [id])
        return id !== null && card
          ? [`${card} ${power(state, card)}${state.spent.includes(id) ? '*' : ''}` as Stand]
          : []
      })
  return { zone, dawn: half('dawn'), dusk: half('dusk'), ...(state.sealed.includes(zone) && { sealed: true }) }
}
const shownIn = (state: State, panels: readonly Panel[]): Panel[] => panels.map(({ zone }) => panelOf(state, zone))

function played(id: ExampleId) {
  const example: Example = EXAMPLES[id]
  const how = PLAYED[id]
  const before = begun(example, how)
  const zone = how.zone ?? example.before[0]?.zone ?? 'tower'
  return { example, before, ...run(before, playing(example.card, zone, how.choice), ...(how.steps ?? [])) }
}

describe('an example of the reference', () => {
  it.each(EXAMPLE_IDS)('is played as it is told: %s', id => {
    const { example, before, state } = played(id)
    expect(shownIn(before, example.before)).toEqual(example.before)
    expect(shownIn(state, example.after)).toEqual(example.after)
    expect(state.decision.type).toBe('turn')
  })

  it('C-35: the latest counts, and when Reef dies Nina is back at 8', () => {
    const state = run(
      lay({
        dawn: { tower: ['ninaFromAccounting'] },
        contracts: [],
        hands: { nova: ['empress', 'mortimerVask'], raven: ['reef', 'captainDamp'] },
      }),
      playing('empress', 'tower'),
      choosing('ninaFromAccounting'),
    ).state
    expect(shownIn(state, HELD.before)).toEqual(HELD.before)
    const held = run(state, playing(HELD.card, 'tower'), choosing('ninaFromAccounting')).state
    expect(shownIn(held, HELD.after)).toEqual(HELD.after)
    // Mortimer Vask kills an Apex at home.
    expect(power(run(held, playing('mortimerVask', 'tower')).state, 'ninaFromAccounting')).toBe(8)
  })

  it('C-44: whoever comes later fills what is left of Apex Service', () => {
    const state = lay({
      dawn: { tower: ['internKevin', 'ninaFromAccounting'] },
      contracts: [],
      hands: { nova: ['empress', 'auntPetunia'] },
    })
    const kept = run(
      state,
      playing('empress', 'tower'),
      choosing('internKevin'),
      choosing('ninaFromAccounting'),
      playing('captainDamp', 'campus'),
      playing('auntPetunia', 'tower'),
    )
    expect(power(kept.state, 'auntPetunia')).toBe(8)
  })

  it('C-42: what Influence takes counts for the other side, its synergy too', () => {
    const { before, state } = played('influence')
    expect([powers(before), powers(state)]).toEqual([
      { dawn: 0, dusk: 14 },
      { dawn: 16, dusk: 5 },
    ])
  })

  it('C-5: cards in Apex Prison still give synergy', () => {
    expect(powers(played('apexPrison').state)).toEqual({ dawn: 6 + 1, dusk: 2 })
  })

  it('C-44: Nightreign would have locked up Commandress, had she been played beside Greta', () => {
    const { before } = played('redeploy')
    expect(power(run(before, playing('commandress', 'hideout')).state, 'commandress')).toBe(0)
  })

  it('Even Steven pays with himself where nobody else can', () => {
    const alone = lay({ dusk: { tower: ['graniteGreta'] }, hands: { nova: ['evenSteven'] } })
    expect(panelOf(run(alone, playing('evenSteven', 'tower')).state, 'tower')).toEqual({
      zone: 'tower',
      dawn: [],
      dusk: [],
    })
  })

  it('C-18: after the Endgame the zone is sealed, and all four cards are discarded', () => {
    const { state } = played('theEndgame')
    expect(state.sealed).toEqual(['campus'])
    expect(named(state, state.discards).sort()).toEqual(['deathrender', 'empress', 'meteorMo', 'razor'])
  })

  it('C-43: Encore is back in the deck, and the discards of Rewind too', () => {
    expect(played('antiApex').state.discards).toEqual([])
    const { state } = played('rewind')
    expect(named(state, state.discards)).toEqual(['internKevin'])
  })

  it('C-41: a Splitter left in the zone keeps it from being sealed', () => {
    const state = lay({
      dawn: { campus: ['splitter1'] },
      dusk: { campus: ['razor'] },
      hands: { nova: ['deathrender'] },
    })
    const ended = run(state, playing('deathrender', 'campus', 'both')).state
    expect([ended.sealed, panelOf(ended, 'campus').dawn]).toEqual([[], ['splitter1 0', 'deathrender 10*']])
  })
})
