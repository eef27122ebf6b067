import type { Ability } from './abilities.ts'

/** C-14: what kind of thing an ability does, as its symbol says; `odd` is the question mark. */
export const SYMBOLS = ['boost', 'hinder', 'shield', 'movement', 'turn', 'skull', 'odd'] as const
export type AbilitySymbol = (typeof SYMBOLS)[number]

/** Runaway moves, and cheats death by it. */
export const SYMBOLS_OF: Readonly<Record<Ability, readonly [AbilitySymbol, ...AbilitySymbol[]]>> = {
  love: ['boost'],
  apexService: ['boost'],
  misogyny: ['hinder'],
  apexPrison: ['hinder'],
  runaway: ['shield', 'movement'],
  deathdodge: ['shield'],
  redeploy: ['movement'],
  influence: ['movement'],
  turntable: ['turn'],
  fatePurge: ['turn'],
  ultimateSacrifice: ['skull'],
  antiApex: ['skull'],
  confusedMorals: ['skull'],
  killerLook: ['skull'],
  suicideKiller: ['skull'],
  theEndgame: ['skull'],
  whyStick: ['odd'],
  whyPreach: ['odd'],
  whySee: ['odd'],
  whySwap: ['odd'],
  whySplit: ['odd'],
  rewind: ['odd'],
  solForSoul: ['odd'],
  burningOut: ['odd'],
  contagion: ['odd'],
  openHand: ['odd'],
  fairTrade: ['odd'],
  jinxed: ['odd'],
  desertion: ['odd'],
}
