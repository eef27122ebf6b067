import type { Location } from '../../../../../shared/games/diabolik/map/locations.ts'
import type { Criminal } from '../../../../../shared/games/diabolik/state.ts'

/** What the acts begin and the scenes in the canvas show. */
interface Lasting<K extends string> {
  readonly type: K
  readonly at: string
  /** How long it is meant to last. */
  readonly seconds: number
}
type Path = readonly [Location, ...Location[]]

/** `by`: the Police who stand there. */
export type Discovery = Lasting<'discovery'> & { readonly who: Criminal; readonly by: readonly string[] }
export type Garage = Lasting<'garage'>
/** `after`: the Police who give chase. */
export type Drive = Lasting<'chase'> & {
  readonly who: Criminal
  readonly path: Path
  readonly after: readonly string[]
}
export type Escape = Lasting<'escape'> & { readonly who: Criminal }
/** Nobody sees this one. */
export type Gone = Lasting<'gone'>
/** Somebody on foot (`past` these others), with the camera low beside them, or the van, and it stays where it is. */
export type Follow = Lasting<'follow'> & { readonly path: Path; readonly past?: readonly string[] }
export type Panel = Lasting<'panel'> & {
  readonly scene: 'discovery' | 'garage' | 'chase' | 'escape'
  readonly who: Criminal
  readonly text: string
}
export type ChaseEffect = Discovery | Garage | Drive | Escape | Gone | Follow | Panel
