import type { Watcher } from './state.ts'

/** What a move promises, as far as it promises anything; what plays no part is absent. */
export interface Preview {
  /** D-33: who would notice a hidden movement; nobody: an empty list. */
  readonly seen?: readonly Watcher[]
  /** The Sighting would tell how many noticed, not who. */
  readonly blurred?: boolean
  /** D-14: of six faces of the die, how many hit, and how many of these hit twice or harder. */
  readonly sixths?: number
  readonly doubles?: number
  /** D-50: by how much the Danger Level would move; never 0. */
  readonly danger?: number
  /** One of the Criminals' own Traps would spring (D-3); only they are shown it. */
  readonly trap?: boolean
}
