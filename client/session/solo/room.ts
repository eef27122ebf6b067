import type { Game } from '../../../shared/kernel/game.ts'
import { chairOf } from '../../../shared/match/chairs.ts'
import { partyOf } from '../../../shared/match/company.ts'
import { OutOfStep } from '../../../shared/match/errors.ts'
import { type Audience, Host } from '../../../shared/match/host.ts'
import type { Journal } from '../../../shared/match/journal.ts'
import type { Opened } from '../../../shared/match/play.ts'
import type { Asked } from '../../../shared/match/requests.ts'
import { linesFor, type Shown, sittersOf, viewFrom } from '../../../shared/match/shown.ts'
import type { Times } from '../../../shared/match/times.ts'
import type { World } from '../../../shared/match/world.ts'
import type { Person } from '../../../shared/wire/protocol.ts'
import type { Ears } from '../listen.ts'
import { laid } from './desk.ts'

export interface Room {
  readonly host: Host
  hear(asked: Asked): Promise<void>
  /** Resolves when all that was begun is written. */
  close(): Promise<void>
}

interface Surroundings {
  readonly journal: Journal
  readonly world: World
  readonly times?: Times
  /** Another match like this one; its key. */
  again(host: Host): Promise<string>
  /** The match is over, on disk. */
  over(): void
  closed(): void
}

/** The socket went; another may be had at once. */
const LOST = 1006

/**
 * One table with one person at it. `ears` are the page's: they hear what `view` allows that person's chair and what it
 * was told, as they would from a server.
 */
export function roomOf(game: Game, opened: Opened, person: Person, ears: Ears, around: Surroundings): Room {
  const { world } = around
  let host: Host | null = null
  let [isOver, closed, telling] = [false, false, false]

  const journal: Journal = {
    ...around.journal,
    // Another page has the table and has written to it: this one begins again with what is there now.
    write: (...deed) =>
      around.journal.write(...deed).catch(error => {
        if (error instanceof OutOfStep && !closed) {
          closed = true
          ears.closed(LOST)
          // Not waited for: what goes on in its queue waits for this.
          void host?.close()
        }
        throw error
      }),
  }
  // The host asks who looks while it is being made.
  const player = (): number | null => chairOf(host?.party ?? partyOf(opened.saved), person.id)?.player ?? null

  function show(now: Shown, greeting?: () => void): void {
    const chair = player()
    ears.state(laid(now.seq, now.public, chair === null ? undefined : viewFrom(now, chair)))
    greeting?.()
    const turn = now.turns.get(chair ?? 'public')
    if (turn) ears.message('turn', greeting ? { ...turn, lines: [] } : turn)
  }

  function company(): void {
    if (telling) return
    telling = true
    world.after(0, () => {
      telling = false
      if (closed) return
      const now = table.company()
      ears.message('company', now)
      if (now.phase !== 'over' || isOver) return
      isOver = true
      around.over()
    })
  }

  const audience: Audience = {
    show,
    looks: chair => chair === player(),
    note(recording) {
      const viewer = sittersOf(table.specs).find(each => each.player === player())?.viewer ?? 'public'
      for (const line of linesFor([recording], table.specs, viewer)) ears.message('note', line)
    },
    company,
    complain: (error, where) => console.error(where, error instanceof Error ? error.name : typeof error),
  }
  const table = new Host(game, opened, journal, audience, world, around.times)
  host = table
  show(table.shown(), () => {
    ears.message('company', table.company())
    for (const part of table.past(player())) ears.message('past', part)
  })
  table.connect(person)

  return {
    host: table,
    async hear(asked) {
      if (asked.type === 'casebook') {
        const told = await table.casebook(person)
        if (closed) return
        if (typeof told === 'string') ears.message('refused', { reason: told, to: 'casebook' })
        else ears.message('casebook', told)
        return
      }
      const refused =
        asked.type === 'rematch'
          ? await table.rematch(person, () => around.again(table))
          : await table.ask(person, asked)
      if (refused && !closed) ears.message('refused', { reason: refused, to: asked.type })
    },
    async close() {
      closed = true
      around.closed()
      table.disconnect(person.id)
      await table.close()
    },
  }
}
