import type { PlayCard } from '../../../../shared/games/diabolik/cards/names.ts'
import type { Location } from '../../../../shared/games/diabolik/map/locations.ts'

/** One round as the reference tells it, a turn of each side. `night.spec.ts` plays it by the rules, step by step. */
export const TOLD = {
  round: 4,
  danger: 3,
  sheet: 'bloodIdol',
  /** Heist A and the Hideout. */
  heist: 'gardenburg',
  hideout: 'cartun',
  /** Diabolik begins there, In the Shadows; he drives through where a blue Officer stands. */
  from: 'montvert',
  officer: 'sheland',
  /** Eva leaves the Hideout for it. */
  eva: 'marbek',
  station: 'clerville',
  /** Where Morrigan is, with the Clue of Investigation B. */
  morrigan: 'bersy',
  investigated: 'goldenVenus',
  /** Where its marker goes. */
  nextClue: 'kelmont',
  /** Morrigan goes on. */
  morriganTo: 'sheland',
  drawn: 'sewers',
  /** A gadget and a plan: the price of Part 1. */
  gadget: 'smokeBomb',
  plan: 'masterPlan',
  /** Eva's ability: this one she throws back, and draws that. */
  refused: 'trap',
  instead: 'rubberMask',
  ginkoDraws: 'siren',
  /** What Morrigan pays for her Officer. */
  paid: 'witness',
  die: 'gun',
  /** The Danger Level after Eva has been at the discards, after Morrigan's Clue, and when Diabolik's next turn begins. */
  afterPick: 4,
  afterClue: 5,
  next: 6,
} as const satisfies Readonly<Record<string, number | Location | PlayCard | string>>
