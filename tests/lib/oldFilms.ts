import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { FilmPart } from '../../shared/wire/film.ts'

/* Films of matches that were played by rules which are gone: files as the page and `npm run film` write them. */

const FILMS = join(import.meta.dirname, '..', 'films')
export const OLD_FILMS = readdirSync(FILMS)

export const oldFilmFile = (name: string): string => join(FILMS, name)
export const oldFilm = (name: string): FilmPart[] =>
  JSON.parse(gunzipSync(readFileSync(oldFilmFile(name))).toString('utf8'))
