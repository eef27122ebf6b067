import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'colyseus.js'
import type { Rng } from '../../../shared/kernel/rng.ts'
import type { FromServer, Guest, Line, TurnMessage } from '../../../shared/wire/protocol.ts'
import type { DecodedTable } from '../../../shared/wire/readView.ts'
import { Player } from '../../../tests/lib/player.ts'
import type { Account, Told } from './histories.ts'

/* People who come back whatever happens, and write down what they see. */

/** A match, as all who play it know it together. */
export interface Sitting {
  readonly id: string
  readonly game: string
  over: boolean
  /** The last place in the log that anybody was shown, and when. */
  reached: number
  moved: number
  /** Milliseconds from one move to the next: since something befell the server, and in all. */
  pause: number
  longestPause: number
}

export interface Playing {
  readonly sitting: Sitting
  readonly guest: Guest
  readonly luck: Rng
  readonly accounts: Account[]
  /** Where to ask next. */
  address(): string
  ended(): boolean
}

/** Milliseconds. */
const LOOK = 20
const JOINING = 4000
/** Whose answer is so late asks elsewhere, and so does who hears nothing for so long. */
const UNANSWERED = 4000
const SILENCE = 10_000
/** How long people think. */
const THINKING = 150
/** For these reasons nobody knows whether it has happened. */
const UNSURE: readonly FromServer['refused']['reason'][] = ['unwritten', 'fault', 'damaged']

export async function keepPlaying(playing: Playing): Promise<void> {
  const { sitting, ended } = playing
  while (!sitting.over && !ended()) {
    const player = await joined(playing).catch(() => null)
    if (player) await stay(playing, player)
    else await sleep(100)
  }
}

async function joined({ address, sitting, guest }: Playing): Promise<Player> {
  const coming = new Client(address()).joinById<DecodedTable>(sitting.id, { token: guest.token })
  let isLate = false
  const late = sleep(JOINING).then(() => {
    isLate = true
    throw new Error('nobody answers')
  })
  late.catch(() => {})
  coming.then(room => (isLate ? room.leave(false) : 0)).catch(() => {})
  const player = new Player(await Promise.race([coming, late]), guest.name)
  await player.until(
    'greeting',
    () => player.closed !== null || (player.company !== null && player.past !== null),
    JOINING,
  )
  return player
}

export const toldOf = ({ n, at, heard }: Line): Told => ({
  ...{ type: 'told', n, at, what: heard.type === 'step' ? 'move' : heard.type },
  seat: heard.type === 'note' ? null : heard.seat,
})

/** Until they are cut off, or think that they are. */
async function stay({ sitting, guest, luck, accounts, ended }: Playing, player: Player): Promise<void> {
  const seats = player.company?.chairs.find(({ person }) => person?.id === guest.id)?.seats ?? []
  const account: Account = { table: sitting.id, person: guest.id, seats, past: [], live: [] }
  accounts.push(account)
  let read = 0
  let waiting = 0
  let heard = performance.now()
  let thoughtOver = heard

  const note = (told: Told, now: number): void => {
    account.live.push(told)
    if (told.what === 'move' && told.seat !== null && seats.includes(told.seat)) waiting = 0
    if (told.n > sitting.reached) {
      sitting.pause = Math.max(sitting.pause, now - sitting.moved)
      sitting.longestPause = Math.max(sitting.longestPause, sitting.pause)
      sitting.reached = told.n
      sitting.moved = now
    }
  }
  const listen = (): void => {
    const now = performance.now()
    if (read < player.heard.length) heard = now
    for (; read < player.heard.length; read++) {
      const { type, message } = player.heard[read] as Player['heard'][number]
      if (type === 'past') account.past = [...(message as FromServer['past']).lines.map(toldOf), ...account.past]
      if (type === 'turn') for (const line of (message as TurnMessage).lines) note(toldOf(line), now)
      if (type === 'note') note(toldOf(message as Line), now)
      if (type !== 'refused') continue
      const { reason, to } = message as FromServer['refused']
      if (to !== 'move') continue
      account.live.push({ type: 'refused', sure: !UNSURE.includes(reason) })
      waiting = 0
      thoughtOver = now + THINKING
    }
    if (player.company?.phase === 'over') sitting.over = true
  }
  const decide = (now: number): void => {
    const choices = player.choices()
    const choice = choices[choices.length > 0 ? luck.int(choices.length) : 0]
    const move = choice && player.turn?.offers[choice.seat]?.moves[choice.index]
    if (!choice || !move) return
    account.live.push({ type: 'sent', seat: choice.seat, move })
    player.send('move', choice)
    waiting = now
    thoughtOver = now + luck.int(2 * THINKING)
  }

  for (;;) {
    listen()
    const now = performance.now()
    if (player.closed !== null || sitting.over || ended()) break
    if (waiting > 0 ? now - waiting > UNANSWERED : now - heard > SILENCE) break
    if (waiting === 0 && now > thoughtOver) decide(now)
    await sleep(LOOK)
  }
  if (player.closed === null) void player.room.leave(false).catch(() => {})
}
