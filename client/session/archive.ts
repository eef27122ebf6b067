import type { ArchivePage, CaseFile, MatchResult, PastPage } from '../../shared/wire/archive.ts'
import { ask, askAs, guest, withGuest } from './api.ts'

/* What the page asks about matches that are over: apart from the rest, since nobody at a table asks it. */

const inQuery = (game: string | null, page: number): string =>
  new URLSearchParams([...(game === null ? [] : [['game', game]]), ['page', `${page}`]]).toString()

/** Matches that are over and open to all; of one game, or of all. */
export const archive = (game: string | null, page: number): Promise<ArchivePage> =>
  askAs('GET', `/api/archive?${inQuery(game, page)}`)

/** Those that this device had a chair in; a stranger had none. */
export async function pastMatches(game: string | null, page: number): Promise<PastPage> {
  const path = `/api/matches?${inQuery(game, page)}`
  const found = guest()
  return found ? withGuest(found.name, ({ token }) => ask('GET', path, undefined, token)) : { matches: [], more: false }
}

/** What this device's guest is remembered for. */
export async function caseFile(): Promise<CaseFile | null> {
  const found = guest()
  return found && withGuest(found.name, ({ token }) => ask('GET', '/api/file', undefined, token))
}

const matchPath = (key: string, what: string): string => `/api/matches/${encodeURIComponent(key)}/${what}`

export const matchResult = (key: string): Promise<MatchResult> => askAs('GET', matchPath(key, 'result'))
export const keepMatch = (key: string, kept: boolean): Promise<unknown> =>
  askAs('POST', matchPath(key, 'keep'), { kept })
export const unnameMatch = (key: string): Promise<unknown> => askAs('POST', matchPath(key, 'unname'))
