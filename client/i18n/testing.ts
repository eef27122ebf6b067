import type { Language } from '../../shared/words/index.ts'
import type { ArchiveWords } from './archive.ts'
import type { BroadcastWords } from './broadcast.ts'
import type { CrowdWords } from './crowd.ts'
import { archive as enArchive } from './en/archive.ts'
import { broadcast as enBroadcast } from './en/broadcast.ts'
import { crowd as enCrowd } from './en/crowd.ts'
import { fair as english } from './en/fair.ts'
import { en } from './en/index.ts'
import { replay as enReplay } from './en/replay.ts'
import { archive as itArchive } from './it/archive.ts'
import { broadcast as itBroadcast } from './it/broadcast.ts'
import { crowd as itCrowd } from './it/crowd.ts'
import { fair as italian } from './it/fair.ts'
import { it } from './it/index.ts'
import { replay as itReplay } from './it/replay.ts'
import type { ReplayWords } from './replay.ts'
import type { Words } from './words.ts'
import { archive as zhArchive } from './zh/archive.ts'
import { broadcast as zhBroadcast } from './zh/broadcast.ts'
import { crowd as zhCrowd } from './zh/crowd.ts'
import { fair as chinese } from './zh/fair.ts'
import { zh } from './zh/index.ts'
import { replay as zhReplay } from './zh/replay.ts'

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
      readonly crowd: CrowdWords
    }
  >
> = {
  en: { ...en, archive: enArchive, replay: enReplay, broadcast: enBroadcast, crowd: enCrowd },
  it: { ...it, archive: itArchive, replay: itReplay, broadcast: itBroadcast, crowd: itCrowd },
  zh: { ...zh, archive: zhArchive, replay: zhReplay, broadcast: zhBroadcast, crowd: zhCrowd },
}

const FAIR = { en: english, it: italian, zh: chinese }

/** Every sentence of the page, by its path. */
export function readPage(language: Language): ReadonlyMap<string, string> {
  const { grammar, ...words } = CATALOGUES[language]
  return new Map(sentences({ ...words, fair: FAIR[language] }))
}
