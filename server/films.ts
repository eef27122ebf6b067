import { setImmediate as breath } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import type { Game } from '../shared/kernel/game.ts'
import { partyOf } from '../shared/match/company.ts'
import { Damaged } from '../shared/match/errors.ts'
import { filming } from '../shared/match/film.ts'
import type { Listed } from '../shared/match/journal.ts'
import type { Film } from '../shared/wire/film.ts'
import { filingOf } from './filing.ts'
import { faultOf, type Report } from './report.ts'
import type { Store } from './store/store.ts'

/*
 * A match that is over is filmed through everybody's eyes, which are much alike: all films of a match are packed
 * together. Whoever watches is handed one of them, part by part.
 */

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)
/** The window must reach from one film to the next. */
const PACKING = { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 22 } }
/** Entries that are filmed at once: others wait for it. */
const SOME = 4
/** Matches whose films are held ready. */
const READY = 16

export const packFilms = (films: readonly Film[]): Promise<Uint8Array> => compress(JSON.stringify(films), PACKING)

async function unpackFilms(reels: Uint8Array): Promise<Film[]> {
  try {
    return JSON.parse((await decompress(reels)).toString('utf8')) as Film[]
  } catch (cause) {
    throw new Damaged('no films', { cause })
  }
}

export interface FilmLibrary {
  /** The films of a match that is over, made where there are none yet; null: it is not over, or its rules are gone. */
  of(table: Pick<Listed, 'id' | 'phase'>): Promise<readonly Film[] | null>
  /** Films what is over and has not been filmed, one match after the other. */
  catchUp(rules: Readonly<Record<string, number>>): Promise<void>
  /** Begins nothing more, and is done when what was begun is written or given up. */
  close(): Promise<void>
}

export function filmLibrary(store: Store, gameOf: (id: string) => Game | null, report: Report): FilmLibrary {
  const ready = new Map<string, Promise<readonly Film[] | null>>()
  const making = new Set<Promise<unknown>>()
  let closed = false

  function made(id: string): Promise<readonly Film[] | null> {
    const films = make(id)
    making.add(films)
    const done = () => void making.delete(films)
    films.then(done, done)
    return films
  }

  async function make(id: string): Promise<readonly Film[] | null> {
    const loaded = await store.load(id)
    const game = loaded && gameOf(loaded.saved.game)
    if (closed || !game || loaded.saved.phase !== 'over' || loaded.saved.version !== game.version) return null
    const work = filming(game, loaded)
    for (let n = 1; ; n++) {
      const { done, value } = work.next()
      if (done) {
        const films = value.films(partyOf(loaded.saved).outcome)
        const reels = await packFilms(films)
        // In this order: what is filmed is not looked at again.
        const whole = films.find(({ viewer }) => viewer === 'all')
        if (whole) await store.file(id, filingOf(game, loaded, whole))
        await store.putFilms(id, reels)
        return films
      }
      if (n % SOME === 0) await breath()
      if (closed) return null
    }
  }

  async function fetched(id: string): Promise<readonly Film[] | null> {
    const reels = await store.films(id)
    return reels ? unpackFilms(reels) : made(id)
  }

  function of({ id, phase }: Pick<Listed, 'id' | 'phase'>): Promise<readonly Film[] | null> {
    if (phase !== 'over') return Promise.resolve(null)
    const known = ready.get(id)
    const films = known ?? fetched(id)
    // The last that was asked for is the last to go.
    ready.delete(id)
    ready.set(id, films)
    for (const old of ready.keys()) if (ready.size > READY) ready.delete(old)
    if (!known) films.then(found => found ?? ready.delete(id)).catch(() => ready.delete(id))
    return films
  }

  return {
    of,
    async catchUp(rules) {
      for (const id of await store.unfilmed(rules)) {
        await breath()
        if (closed) return
        try {
          await made(id)
        } catch (error) {
          report('damaged', { table: id, ...faultOf(error instanceof Error ? (error.cause ?? error) : error) })
        }
      }
    },
    async close() {
      closed = true
      await Promise.allSettled(making)
    },
  }
}
