import { matchMaker } from '@colyseus/core'
import type { Listing, LiveTable } from '../../shared/wire/protocol.ts'
import { LANGUAGES, type Language } from '../../shared/words/index.ts'

/** With the moment at which its table was made, by which lists are sorted. */
export interface Dated<T> {
  readonly created: number
  readonly listed: T
}
/** What is on at one process. */
export interface Programme {
  readonly tables: readonly Dated<Listing>[]
  readonly live: Readonly<Record<Language, readonly Dated<LiveTable>[]>>
}

/** Seconds for which a process's programme counts: who is killed cannot take it back. */
const GOOD_FOR = 6
/** Milliseconds from one time that a process tells to the next, and for which others remember what was told. */
const TOLD = 2000
const REMEMBERED = 1000
const PROCESSES = 'processes'
const programmeOf = (process: string): string => `programme:${process}`

/** What is on at all other processes. */
export interface Everywhere {
  others(): Promise<readonly Programme[]>
  /** Nothing is on here any more. */
  close(): Promise<void>
}

/** Where there is but one process. */
export const NOWHERE: Everywhere = { others: async () => [], close: async () => {} }

export function everywhereOf(
  self: string,
  own: () => Promise<Programme>,
  complain: (error: unknown) => void,
): Everywhere {
  const { presence } = matchMaker
  let known: Promise<readonly Programme[]> | null = null

  async function tell(): Promise<void> {
    await presence.sadd(PROCESSES, self)
    await presence.setex(programmeOf(self), JSON.stringify(await own()), GOOD_FOR)
  }
  async function ask(): Promise<readonly Programme[]> {
    const others = (await presence.smembers(PROCESSES)).filter(process => process !== self)
    const told = await Promise.all(
      others.map(async process => {
        const text = await presence.get(programmeOf(process))
        // Whoever says nothing any more is no process.
        if (!text) await presence.srem(PROCESSES, process)
        return text ? [JSON.parse(String(text)) as Programme] : []
      }),
    )
    return told.flat()
  }

  const telling = setInterval(() => void tell().catch(complain), TOLD).unref()
  void tell().catch(complain)
  return {
    others() {
      if (!known) {
        known = ask().catch(error => {
          complain(error)
          return []
        })
        setTimeout(() => {
          known = null
        }, REMEMBERED).unref()
      }
      return known
    },
    async close() {
      clearInterval(telling)
      await presence.srem(PROCESSES, self)
      await presence.del(programmeOf(self))
    },
  }
}

/** What is on there, in every language. */
export async function inAll<T>(of: (language: Language) => Promise<T>): Promise<Record<Language, T>> {
  const all = await Promise.all(LANGUAGES.map(async language => [language, await of(language)] as const))
  return Object.fromEntries(all) as Record<Language, T>
}
