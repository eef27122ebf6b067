import { create } from 'zustand'
import type { Person } from '../../shared/wire/protocol.ts'
import { LANGUAGES, type Language, languageOf } from '../../shared/words/index.ts'
import { isPerson, isRecord, keep, kept } from './kept.ts'

export const MOTIONS = ['auto', 'reduced'] as const
/** How fast what happens is played. */
export const PACES = ['calm', 'normal', 'quick'] as const
export type Pace = (typeof PACES)[number]
export const QUALITIES = ['auto', 'low', 'high'] as const
export const VIEWS = ['auto', 'stage', 'plain'] as const

/** How far somebody has come in a game's guided first match. */
interface GuideProgress {
  readonly on: boolean
  readonly seen: readonly string[]
}

/** Of a guide that nobody has begun. */
export const UNTOUCHED: GuideProgress = { on: false, seen: [] }

export interface Settings {
  readonly language: Language
  readonly sound: boolean
  /** 0 to 1. */
  readonly volume: number
  /** `auto` follows the system's wish for less motion. */
  readonly motion: (typeof MOTIONS)[number]
  readonly pace: Pace
  readonly quality: (typeof QUALITIES)[number]
  /** `auto`: the stage where it can be shown. */
  readonly view: (typeof VIEWS)[number]
  /** Ask once more before a move is sent. */
  readonly confirm: boolean
  /** Show how those who watch react. */
  readonly reactions: boolean
  /** Show what bots say now and then. */
  readonly chatter: boolean
  /** What is filmed shows neither the table's code nor what is said there. */
  readonly bareStage: boolean
  /** What they say is not shown. */
  readonly muted: readonly Person[]
  /** Not to be met again at one's own tables; the server knows too. */
  readonly blocked: readonly Person[]
  /** By game. */
  readonly guide: Readonly<Record<string, GuideProgress>>
}

const KEY = 'tavolo-nero.settings'

const fresh = (): Settings => ({
  language: languageOf(globalThis.navigator?.language ?? 'en'),
  sound: true,
  volume: 0.6,
  motion: 'auto',
  pace: 'normal',
  quality: 'auto',
  view: 'auto',
  confirm: false,
  reactions: true,
  chatter: true,
  bareStage: true,
  muted: [],
  blocked: [],
  guide: {},
})

const oneOf = <T extends string>(all: readonly T[], value: unknown, otherwise: T): T =>
  all.find(each => each === value) ?? otherwise
const flag = (value: unknown, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise)

const people = (value: unknown): Person[] =>
  Array.isArray(value) ? value.filter(isPerson).map(({ id, name }) => ({ id, name })) : []

function progress(value: unknown): Record<string, GuideProgress> {
  if (!isRecord(value)) return {}
  return Object.fromEntries(
    Object.entries(value).flatMap(([game, each]) =>
      isRecord(each) && Array.isArray(each.seen)
        ? [[game, { on: flag(each.on, false), seen: each.seen.filter(id => typeof id === 'string') }]]
        : [],
    ),
  )
}

/** Settings out of whatever was kept, by this version of the page or another: what cannot be used is as at first. */
export function readSettings(from: unknown): Settings {
  const usual = fresh()
  if (!isRecord(from)) return usual
  const volume = typeof from.volume === 'number' && from.volume >= 0 && from.volume <= 1 ? from.volume : usual.volume
  return {
    language: oneOf(LANGUAGES, from.language, usual.language),
    sound: flag(from.sound, usual.sound),
    volume,
    motion: oneOf(MOTIONS, from.motion, usual.motion),
    pace: oneOf(PACES, from.pace, usual.pace),
    quality: oneOf(QUALITIES, from.quality, usual.quality),
    view: oneOf(VIEWS, from.view, usual.view),
    confirm: flag(from.confirm, usual.confirm),
    reactions: flag(from.reactions, usual.reactions),
    chatter: flag(from.chatter, usual.chatter),
    bareStage: flag(from.bareStage, usual.bareStage),
    muted: people(from.muted),
    blocked: people(from.blocked),
    guide: progress(from.guide),
  }
}

export const useSettings = create<Settings>(() => readSettings(kept(KEY)))

export function change(settings: Partial<Settings>): void {
  useSettings.setState(settings)
  keep(KEY, useSettings.getState())
}

const without = (list: readonly Person[], { id }: Person): Person[] => list.filter(each => each.id !== id)

export const mute = (person: Person, muted: boolean): void =>
  change({ muted: [...without(useSettings.getState().muted, person), ...(muted ? [person] : [])] })

export const block = (person: Person, blocked: boolean): void =>
  change({ blocked: [...without(useSettings.getState().blocked, person), ...(blocked ? [person] : [])] })

/** Is what this person says kept from the page? */
export const isSilenced = ({ muted, blocked }: Pick<Settings, 'muted' | 'blocked'>, id: string): boolean =>
  [...muted, ...blocked].some(each => each.id === id)

export function changeGuide(game: string, progress: Partial<GuideProgress>): void {
  const { guide } = useSettings.getState()
  change({ guide: { ...guide, [game]: { ...(guide[game] ?? UNTOUCHED), ...progress } } })
}

/** Does this device ask for less motion? */
export const reducedMotion = ({ motion }: Pick<Settings, 'motion'> = useSettings.getState()): boolean =>
  motion === 'reduced' || (globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false)
