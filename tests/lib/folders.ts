import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GAMES } from '../../shared/games/index.ts'
import type { Guest, Listing } from '../../shared/wire/protocol.ts'
import type { Player } from './player.ts'

/*
 * Folders that older servers wrote, kept in tests/folders/<version of the store> with what those servers showed
 * (about.json): two guests, a match of each game in play, a table that waits and one that is over. A store that gets a
 * new version gets a new folder here, written by the commit before (writeFolder.ts).
 */

/** Digests of what somebody was shown. */
interface Eyes {
  readonly view: string
  readonly moves: string
  readonly lines: string
}

interface Kept {
  readonly id: string
  readonly code: string
  readonly game: string
  /** Of the rules that it is played by. */
  readonly version: number
}

/** A match in play, and what everybody had before them. */
export interface Running extends Kept {
  readonly seq: number
  readonly toMove: { readonly ann: boolean; readonly bob: boolean }
  readonly ann: Eyes
  readonly bob: Eyes
  readonly public: Eyes
}

export interface OldFolder {
  readonly people: { readonly ann: Guest; readonly bob: Guest }
  readonly running: readonly Running[]
  readonly waiting: Kept
  readonly over: Kept
  /** Bob's list. */
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

/** Where a game has other rules since, its match there is retired. */
export const goesOn = ({ game, version }: Kept): boolean => GAMES[game]?.game.version === version

const sorted = (_: string, value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value
const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value, sorted)).digest('hex')

/** What somebody has before them, with what these seats may do. */
export const eyesOf = (player: Player, seats: readonly string[] = []): Eyes => ({
  view: digest(player.view()),
  moves: digest(
    seats.map(seat => {
      const { moves, previews } = player.turn?.offers[seat] ?? { moves: [], previews: [] }
      return [seat, moves, previews]
    }),
  ),
  lines: digest(player.past),
})

/** The seats that somebody plays, as they were told. */
export const seatsOf = ({ company }: Player, { id }: Guest): readonly string[] =>
  company?.chairs.find(({ person }) => person?.id === id)?.seats ?? []
