import { cpSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GAMES } from '../../shared/games/index.ts'
import type { Guest, Listing } from '../../shared/wire/protocol.ts'

/*
 * Folders that older servers wrote, kept in tests/folders/<version of the store> with what those servers showed
 * (about.json): two guests, a match of each game in play, a table that waits and one that is over. A store that gets a
 * new version gets a new folder here, written by the commit before.
 */

/** Digests of what somebody was shown. */
export interface Eyes {
  readonly view: string
  readonly moves: string
  readonly lines: string
}

export interface OldTable {
  readonly id: string
  readonly code: string
  readonly game: string
  readonly phase: string
  readonly seq: number
  readonly toMove: { readonly ann: boolean; readonly bob: boolean }
  readonly ann: Eyes
  readonly bob: Eyes
  readonly public: Eyes
}

interface OldFolder {
  readonly people: { readonly ann: Guest; readonly bob: Guest }
  readonly tables: readonly OldTable[]
  readonly mine: readonly Listing[]
}

const FOLDERS = join(import.meta.dirname, '..', 'folders')
export const OLD_FOLDERS = readdirSync(FOLDERS)

export const aboutFolder = (name: string): OldFolder =>
  JSON.parse(readFileSync(join(FOLDERS, name, 'about.json'), 'utf8'))

/** A copy to be opened, and deleted afterwards. */
export function copyFolder(name: string): string {
  const data = mkdtempSync(join(tmpdir(), 'tavolo-nero-'))
  cpSync(join(FOLDERS, name), data, { recursive: true })
  return data
}

/** The rules when these folders were written. Where a game has others since, its match there is retired. */
const VERSION = 1
export const goesOn = ({ game }: OldTable): boolean => GAMES[game]?.game.version === VERSION
