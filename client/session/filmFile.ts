import { viewersOf } from '../../shared/match/film.ts'
import { type FilmPart, FORM } from '../../shared/wire/film.ts'
import { isRecord } from './kept.ts'
import type { FilmSource } from './projector.ts'
import { unpacked, zipped } from './zip.ts'

/*
 * A film in a file: what every viewer saw of one match, as JSON, compressed. It needs no server.
 */

/** Why a file cannot be shown. */
export type FilmFault = 'broken' | 'foreign'
export class BadFilm extends Error {
  readonly fault: FilmFault
  constructor(fault: FilmFault) {
    super(fault)
    this.fault = fault
  }
}

/** All films of a match, for a file. */
export async function filmsOf(source: FilmSource): Promise<FilmPart[]> {
  const open = await source.part('public', 0, Number.POSITIVE_INFINITY)
  const others = [...viewersOf(open.head.seats).keys()].filter(viewer => viewer !== 'public')
  return [open, ...(await Promise.all(others.map(each => source.part(each, 0, Number.POSITIVE_INFINITY))))]
}

export const packFile = (films: readonly FilmPart[]): Promise<ArrayBuffer> => zipped(films)

/** Throws BadFilm. */
export async function readFile(bytes: ArrayBuffer): Promise<FilmSource> {
  let found: unknown
  try {
    found = await unpacked(bytes)
  } catch {
    throw new BadFilm('broken')
  }
  if (!Array.isArray(found) || found.length === 0) throw new BadFilm('broken')
  const films = new Map(found.map(each => [filmIn(each).head.viewer, filmIn(each)]))
  return {
    key: '',
    async part(viewer, from) {
      const film = films.get(viewer) ?? films.get('public')
      if (!film) throw new BadFilm('broken')
      return { ...film, frames: film.frames.slice(from) }
    },
  }
}

function filmIn(found: unknown): FilmPart {
  const head = isRecord(found) ? found.head : null
  if (!isRecord(found) || !isRecord(head)) throw new BadFilm('broken')
  if (typeof head.film === 'number' && head.film > FORM) throw new BadFilm('foreign')
  const { frames, chairs, played, more, outcome } = found
  const isWhole =
    head.film === FORM &&
    typeof head.game === 'string' &&
    typeof head.viewer === 'string' &&
    isListOf(head.seats, ({ seat, side }) => typeof seat === 'string' && typeof side === 'string') &&
    isListOf(frames, isFrame) &&
    isListOf(chairs, ({ seats }) => Array.isArray(seats)) &&
    typeof played === 'number' &&
    more === false &&
    (outcome === null || (isRecord(outcome) && Array.isArray(outcome.winners)))
  if (!isWhole) throw new BadFilm('broken')
  return found as unknown as FilmPart
}

const isListOf = (found: unknown, is: (each: Record<string, unknown>, at: number) => boolean): boolean =>
  Array.isArray(found) && found.length > 0 && found.every((each, at) => isRecord(each) && is(each, at))

const isFrame = ({ seq, round, lines, pieces, facts }: Record<string, unknown>, at: number): boolean =>
  seq === at &&
  typeof round === 'number' &&
  Array.isArray(lines) &&
  lines.every(line => isRecord(line) && isRecord(line.heard)) &&
  (pieces === undefined || isRecord(pieces)) &&
  (facts === undefined || isRecord(facts))
