import type { Language } from '../../shared/words/index.ts'
import type { ArchiveWords } from './archive.ts'
import type { BroadcastWords } from './broadcast.ts'
import type { CasebookWords } from './casebook.ts'
import type { CounselWords } from './counsel.ts'
import type { CrowdWords } from './crowd.ts'
import type { DailyWords } from './daily.ts'
import type { DeviceWords } from './devices.ts'
import type { EmbedWords } from './embed.ts'
import { archive as enArchive } from './en/archive.ts'
import { broadcast as enBroadcast } from './en/broadcast.ts'
import { casebook as enCasebook } from './en/casebook.ts'
import { counsel as enCounsel } from './en/counsel.ts'
import { crowd as enCrowd } from './en/crowd.ts'
import { daily as enDaily } from './en/daily.ts'
import { devices as enDevices } from './en/devices.ts'
import { embed as enEmbed } from './en/embed.ts'
import { fair as english } from './en/fair.ts'
import { gallery as enGallery } from './en/gallery.ts'
import { en } from './en/index.ts'
import { live as enLive } from './en/live.ts'
import { moving as enMoving } from './en/moving.ts'
import { notices as enNotices } from './en/notices.ts'
import { passkeys as enPasskeys } from './en/passkeys.ts'
import { replay as enReplay } from './en/replay.ts'
import { solo as enSolo } from './en/solo.ts'
import { stream as enStream } from './en/stream.ts'
import type { GalleryWords } from './gallery.ts'
import { archive as itArchive } from './it/archive.ts'
import { broadcast as itBroadcast } from './it/broadcast.ts'
import { casebook as itCasebook } from './it/casebook.ts'
import { counsel as itCounsel } from './it/counsel.ts'
import { crowd as itCrowd } from './it/crowd.ts'
import { daily as itDaily } from './it/daily.ts'
import { devices as itDevices } from './it/devices.ts'
import { embed as itEmbed } from './it/embed.ts'
import { fair as italian } from './it/fair.ts'
import { gallery as itGallery } from './it/gallery.ts'
import { it } from './it/index.ts'
import { live as itLive } from './it/live.ts'
import { moving as itMoving } from './it/moving.ts'
import { notices as itNotices } from './it/notices.ts'
import { passkeys as itPasskeys } from './it/passkeys.ts'
import { replay as itReplay } from './it/replay.ts'
import { solo as itSolo } from './it/solo.ts'
import { stream as itStream } from './it/stream.ts'
import type { LiveWords } from './live.ts'
import type { MovingWords } from './moving.ts'
import type { CallWords } from './notices.ts'
import type { PasskeyWords } from './passkeys.ts'
import type { ReplayWords } from './replay.ts'
import type { SoloWords } from './solo.ts'
import type { StreamWords } from './stream.ts'
import type { Words } from './words.ts'
import { archive as zhArchive } from './zh/archive.ts'
import { broadcast as zhBroadcast } from './zh/broadcast.ts'
import { casebook as zhCasebook } from './zh/casebook.ts'
import { counsel as zhCounsel } from './zh/counsel.ts'
import { crowd as zhCrowd } from './zh/crowd.ts'
import { daily as zhDaily } from './zh/daily.ts'
import { devices as zhDevices } from './zh/devices.ts'
import { embed as zhEmbed } from './zh/embed.ts'
import { fair as chinese } from './zh/fair.ts'
import { gallery as zhGallery } from './zh/gallery.ts'
import { zh } from './zh/index.ts'
import { live as zhLive } from './zh/live.ts'
import { moving as zhMoving } from './zh/moving.ts'
import { notices as zhNotices } from './zh/notices.ts'
import { passkeys as zhPasskeys } from './zh/passkeys.ts'
import { replay as zhReplay } from './zh/replay.ts'
import { solo as zhSolo } from './zh/solo.ts'
import { stream as zhStream } from './zh/stream.ts'

/** Somebody, some number, some list, some chance: whatever a sentence asks for. */
const anything = Object.assign(() => 0.5, {
  toString: () => 'Ann',
  valueOf: () => 2,
  map: <T>(say: (name: string) => T) => ['Ann', 'Bob'].map(say),
  [Symbol.iterator]: () => ['Ann', 'Bob'][Symbol.iterator](),
})

/** Every sentence of a catalogue, by its path. */
export function sentences(part: unknown, path = ''): [path: string, text: string][] {
  if (typeof part === 'string') return [[path, part]]
  if (typeof part === 'function') return sentences(part(anything, anything, anything), path)
  return Object.entries(part as Record<string, unknown>).flatMap(([key, each]) =>
    sentences(each, path === '' ? key : `${path}.${key}`),
  )
}

const CATALOGUES: Readonly<
  Record<
    Language,
    Words & {
      readonly archive: ArchiveWords
      readonly replay: ReplayWords
      readonly broadcast: BroadcastWords
      readonly live: LiveWords
      readonly gallery: GalleryWords
      readonly casebook: CasebookWords
      readonly counsel: CounselWords
      readonly crowd: CrowdWords
      readonly embed: EmbedWords
      readonly daily: DailyWords
      readonly devices: DeviceWords
      readonly moving: MovingWords
      readonly notices: CallWords
      readonly passkeys: PasskeyWords
      readonly stream: StreamWords
      readonly solo: SoloWords
    }
  >
> = {
  en: {
    ...en,
    archive: enArchive,
    replay: enReplay,
    broadcast: enBroadcast,
    live: enLive,
    gallery: enGallery,
    casebook: enCasebook,
    counsel: enCounsel,
    crowd: enCrowd,
    embed: enEmbed,
    daily: enDaily,
    devices: enDevices,
    moving: enMoving,
    notices: enNotices,
    passkeys: enPasskeys,
    stream: enStream,
    solo: enSolo,
  },
  it: {
    ...it,
    archive: itArchive,
    replay: itReplay,
    broadcast: itBroadcast,
    live: itLive,
    gallery: itGallery,
    casebook: itCasebook,
    counsel: itCounsel,
    crowd: itCrowd,
    embed: itEmbed,
    daily: itDaily,
    devices: itDevices,
    moving: itMoving,
    notices: itNotices,
    passkeys: itPasskeys,
    stream: itStream,
    solo: itSolo,
  },
  zh: {
    ...zh,
    archive: zhArchive,
    replay: zhReplay,
    broadcast: zhBroadcast,
    live: zhLive,
    gallery: zhGallery,
    casebook: zhCasebook,
    counsel: zhCounsel,
    crowd: zhCrowd,
    embed: zhEmbed,
    daily: zhDaily,
    devices: zhDevices,
    moving: zhMoving,
    notices: zhNotices,
    passkeys: zhPasskeys,
    stream: zhStream,
    solo: zhSolo,
  },
}

const FAIR = { en: english, it: italian, zh: chinese }

/** Every sentence of the page, by its path. */
export function readPage(language: Language): ReadonlyMap<string, string> {
  const { grammar, ...words } = CATALOGUES[language]
  return new Map(sentences({ ...words, fair: FAIR[language] }))
}
