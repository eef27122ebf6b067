import type { CardName } from '../../../../shared/games/diabolicards/cards/list.ts'
import type { Zone } from '../../../../shared/games/diabolicards/state.ts'

/** A card as it stands in a zone, and what it counts; with a star its ability is used up or lost. */
export type Stand = `${CardName} ${number}${'' | '*'}`
/** Both halves of a zone. */
export interface Panel {
  readonly zone: Zone
  readonly dawn: readonly Stand[]
  readonly dusk: readonly Stand[]
  readonly sealed?: true
}
export interface Example {
  readonly before: readonly Panel[]
  /** What is played. */
  readonly card: CardName
  readonly after: readonly Panel[]
}

const at = (zone: Zone, dawn: readonly Stand[], dusk: readonly Stand[] = []): Panel => ({ zone, dawn, dusk })

/** Abilities at work, as the reference tells and draws them. `examples.spec.ts` plays each by the rules. */
export const EXAMPLES = {
  apexService: {
    before: [at('tower', ['internKevin 0', 'ninaFromAccounting 0'])],
    card: 'empress',
    after: [at('tower', ['internKevin 8', 'ninaFromAccounting 8', 'empress 8*'])],
  },
  apexPrison: {
    before: [at('hideout', ['daiki 6'], ['graniteGreta 8', 'hydraulia 8'])],
    card: 'nightreign',
    after: [at('hideout', ['daiki 6', 'nightreign 0*'], ['graniteGreta 0', 'hydraulia 0'])],
  },
  redeploy: {
    before: [at('hideout', ['graniteGreta 0'], ['nightreign 0*'])],
    card: 'commandress',
    after: [at('campus', ['graniteGreta 8'])],
  },
  love: {
    before: [at('hideout', ['romeoKnuckles 2'])],
    card: 'julietVolt',
    after: [at('hideout', ['romeoKnuckles 8'], ['julietVolt 4'])],
  },
  antiApex: {
    before: [at('hideout', [], ['encore 8'])],
    card: 'dominique',
    after: [at('hideout', ['dominique 4*'])],
  },
  runaway: {
    before: [at('campus', [], ['windshear 6', 'meteorMo 6'])],
    card: 'vanessa',
    after: [at('campus', ['vanessa 8*']), at('tower', [], ['windshear 6*'])],
  },
  influence: {
    before: [at('hideout', [], ['graniteGreta 8', 'mamaCrowbar 4'])],
    card: 'silverTongue',
    after: [at('hideout', ['silverTongue 6*', 'graniteGreta 8'], ['mamaCrowbar 4'])],
  },
  whyStick: {
    before: [at('hideout', [], ['graniteGreta 8', 'spiderloom 0'])],
    card: 'silverTongue',
    after: [at('hideout', ['silverTongue 6*'], ['graniteGreta 8', 'spiderloom 0'])],
  },
  whyPreach: {
    before: [at('campus', ['prismaPatel 4', 'brotherBleat 0*'])],
    card: 'reef',
    after: [at('campus', ['prismaPatel 4', 'brotherBleat 0*'], ['reef 4*'])],
  },
  whySplit: {
    before: [at('tower', ['splitter1 0', 'splitter2 0'], ['splitter3 0'])],
    card: 'splitter4',
    after: [at('tower', [])],
  },
  ultimateSacrifice: {
    before: [at('tower', ['theMime 0'], ['graniteGreta 8', 'daiki 6', 'splitter1 0'])],
    card: 'warpath',
    after: [at('tower', ['theMime 0', 'warpath 8*'], ['splitter1 0'])],
  },
  fairTrade: {
    before: [at('tower', ['internKevin 0'], ['graniteGreta 8'])],
    card: 'evenSteven',
    after: [at('tower', ['evenSteven 8*'])],
  },
  contagion: {
    before: [at('tower', ['meteorMo 6', 'theMime 0'])],
    card: 'patientZero',
    after: [at('tower', ['meteorMo 6', 'theMime 0', 'patientZero 8*'])],
  },
  desertion: {
    before: [at('tower', [], ['staticClara 0', 'lukewarm 0'])],
    card: 'turncoat',
    after: [at('tower', [], ['staticClara 0', 'lukewarm 0', 'turncoat 8'])],
  },
  rewind: {
    before: [at('campus', ['internKevin 0'])],
    card: 'tickTock',
    after: [at('campus', ['tickTock 8*'])],
  },
  solForSoul: {
    before: [at('hideout', ['dominique 4*'], ['daiki 6'])],
    card: 'sol',
    after: [at('hideout', ['dominique 4*', 'sol 0*'])],
  },
  theEndgame: {
    before: [at('campus', ['meteorMo 6'], ['empress 8', 'razor 10'])],
    card: 'deathrender',
    after: [{ ...at('campus', []), sealed: true }],
  },
} as const satisfies Readonly<Record<string, Example>>
export type ExampleId = keyof typeof EXAMPLES
export const EXAMPLE_IDS = Object.keys(EXAMPLES) as ExampleId[]

/** What a stand says. */
export function standing(stand: Stand): { readonly card: CardName; readonly value: number; readonly spent: boolean } {
  const [card = '', value = ''] = stand.split(' ')
  return { card: card as CardName, value: Number.parseInt(value, 10), spent: value.endsWith('*') }
}

/** The example of the section about boosts and hinders: the latest one counts. */
export const HELD: Example = {
  before: [at('tower', ['ninaFromAccounting 8', 'empress 8*'])],
  card: 'reef',
  after: [at('tower', ['ninaFromAccounting 0', 'empress 8*'], ['reef 4*'])],
}
