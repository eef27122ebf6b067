import type { Guest } from '../../../shared/wire/protocol.ts'
import type { Player } from '../../../tests/lib/player.ts'
import { round, type Spread, spread } from './figures.ts'
import type { Crowd } from './guests.ts'
import { inParallel } from './parallel.ts'
import { type LoadTable, newTally, steady } from './table.ts'

/* Masters who think at tables of their own: what that costs everybody else. */

export interface MindFigures {
  readonly tables: number
  /** Milliseconds from a move to each who is told of it, at all other tables: before, and while masters think. */
  readonly elsewhere: { readonly without: Spread; readonly with: Spread }
  /** Moves of masters, and milliseconds from what their opponent did to what they made of it. */
  readonly moves: number
  readonly answers: Spread
}

/** Two at a table, one of them a master; nobody waits there on purpose, as they do from memory. */
const ASKED = {
  game: 'diabolicards',
  players: 2,
  options: { memory: false },
  quick: 'master',
  public: false,
  seconds: 0,
} as const
/** All of them may wait for one thread of a crowded machine. */
const PATIENCE = 300_000

export async function pondered(
  crowd: Crowd,
  others: readonly LoadTable[],
  { minds, every, seconds }: { readonly minds: number; readonly every: number; readonly seconds: number },
): Promise<MindFigures> {
  const measured = async (): Promise<Spread> => {
    const tally = newTally()
    await steady(others, every, seconds, tally)
    return spread(tally.latency)
  }
  const without = await measured()
  const over = { now: false, leave: new Set<Player>() }
  const answers: number[] = []
  const players = await inParallel(minds, () => seated(crowd))
  const playing = players.map(player => playOn(player, crowd, over, answers))
  const beside = await measured()
  over.now = true
  for (const player of over.leave) void player.leave()
  await Promise.all(playing)
  return {
    tables: minds,
    elsewhere: { without, with: beside },
    moves: answers.length,
    answers: spread(answers.map(round)),
  }
}

async function seated(crowd: Crowd): Promise<Player> {
  const guest = await crowd.ask<Guest>('POST', '/api/guest', null, { name: 'Guest' })
  const { id } = await crowd.ask<{ id: string }>('POST', '/api/tables', guest, ASKED)
  const player = await crowd.join(id, guest)
  await player.until('start', () => player.turn !== null, PATIENCE)
  return player
}

interface Over {
  readonly now: boolean
  /** Whoever still plays then. */
  readonly leave: Set<Player>
}

/** Somebody who answers a master at once, match after match. */
async function playOn(first: Player, crowd: Crowd, over: Over, answers: number[]): Promise<void> {
  for (let player = first; ; player = await seated(crowd)) {
    over.leave.add(player)
    const isOver = () => over.now || player.company?.phase === 'over'
    while (!isOver()) {
      const seq = player.turn?.seq ?? 0
      const theirs = player.choices().length === 0
      const begun = performance.now()
      if (!theirs) player.answer()
      await player.until('a move', () => (player.turn?.seq ?? 0) > seq || isOver(), PATIENCE)
      if (theirs && !isOver()) answers.push(performance.now() - begun)
    }
    over.leave.delete(player)
    if (over.now) return
    await player.leave()
  }
}
