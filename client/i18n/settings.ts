import type { Settings } from '../session/settings.ts'

export interface SettingsWords {
  readonly title: string
  readonly lead: string
  readonly you: string
  readonly name: string
  readonly nameHint: string
  readonly save: string
  readonly saved: string
  readonly language: string
  readonly sound: string
  readonly soundOn: string
  readonly volume: string
  readonly sight: string
  readonly motion: string
  readonly motions: Readonly<Record<Settings['motion'], string>>
  readonly pace: string
  readonly paces: Readonly<Record<Settings['pace'], string>>
  readonly paceHint: string
  readonly quality: string
  readonly qualities: Readonly<Record<Settings['quality'], string>>
  readonly table: string
  readonly tables: Readonly<Record<Settings['view'], string>>
  readonly tableHint: string
  readonly play: string
  readonly confirm: string
  readonly confirmHint: string
  readonly reactions: string
  readonly chatter: string
  readonly people: string
  readonly muted: string
  readonly blocked: string
  readonly nobody: string
  readonly unmute: string
  readonly unblock: string
  unmuteWho(name: string): string
  unblockWho(name: string): string
  readonly guideAgain: string
  readonly guideReset: string
}
