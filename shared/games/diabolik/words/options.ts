import type { Readers } from '../../../kernel/game.ts'
import type { Difficulty, Edition, Options, Pairs, Scenario, Side } from '../state.ts'

export interface Explained {
  readonly name: string
  readonly text: string
}

/** The lobby: what each option is called and means, and what can be chosen. */
export interface OptionWords extends Readonly<Record<Exclude<keyof Options, 'players' | 'guided'>, Explained>> {
  readonly scenario: Explained & { readonly values: Readonly<Record<Scenario, Explained>> }
  readonly edition: Explained & { readonly values: Readonly<Record<Edition, Explained>> }
  /** D-92. */
  readonly pairs: Explained & { readonly values: Readonly<Record<Pairs, Explained>> }
  readonly difficulty: Explained & { readonly values: Readonly<Record<Difficulty, Explained>> }
  /** `random`: three at random. The sheets themselves have their names and stories. */
  readonly sheets: Explained & { readonly random: Explained; readonly chosen: Explained }
  readonly van: Explained & { readonly values: Readonly<Record<'with' | 'without', Explained>> }
  readonly casebook: Explained & { readonly values: Readonly<Record<Readers, Explained>> }
  /** D-2: with three, who plays alone. */
  readonly alone: Explained & { readonly values: Readonly<Record<Side, Explained>> }
}
