import type { SceneName } from '../../shared/wire/stream.ts'

/** The desk from which a match is filmed. */
export interface StreamWords {
  readonly title: string
  readonly lead: string
  /** On a browser that is filmed. */
  readonly filmed: string
  readonly preview: string
  readonly penHint: string
  readonly scenes: string
  readonly scene: Readonly<Record<SceneName, string>>
  /** Which of them is on, where it is not chosen here. */
  byItself(scene: string): string
  readonly pause: string
  readonly resume: string
  readonly delay: string
  seconds(seconds: number): string
  readonly heat: string
  readonly heatHint: string
  readonly spotlight: string
  readonly nothing: string
  readonly pen: string
  readonly colours: readonly string[]
  readonly clear: string
  readonly addresses: string
  readonly addressesHint: string
  readonly copy: string
  /** Shows how this one looks. */
  readonly look: string
  readonly broadcast: string
  readonly widget: Readonly<Record<string, string>>
  readonly options: string
  readonly moderators: string
  readonly moderatorsHint: string
  readonly copyModerators: string
  readonly renew: string
  readonly renewHint: string
  readonly hotKeys: string
  readonly hotKeysHint: string
  readonly keys: string
  readonly close: string
  readonly closeHint: string
  readonly revoke: string
  readonly confirmRevoke: { readonly title: string; readonly text: string; readonly yes: string }
  readonly revoked: string
  readonly none: string
}
