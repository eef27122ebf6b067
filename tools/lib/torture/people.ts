import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'colyseus.js'
import type { Rng } from '../../../shared/kernel/rng.ts'
import type { FromServer, Guest, Line, TurnMessage } from '../../../shared/wire/protocol.ts'
import type { DecodedTable } from '../../../shared/wire/readView.ts'
import { Player } from '../../../tests/lib/player.ts'
import type { Account, Told } from './histories.ts'
import type { Waits } from './waiting.ts'

/* People who come back whatever happens, and write down what they see. */

/** A match, as all who play it know it together. */
export interface Sitting {
  readonly id: string
  readonly game: string
  over: boolean
  /** The last place in the log that anybody was shown, and when. */
  reached: number
  moved: number
}

export interface Playing {
  readonly sitting: Sitting
  readonly guest: Guest
  readonly luck: Rng
  readonly accounts: Account[]
  readonly waits: Pick<Waits, 'stood' | 'missed'>
  note(line: string): void
  /** Where to ask next. */
  address(): string
  ended(): boolean
}

/** Milliseconds. */
const LOOK = 20
const AGAIN = 100
const JOINING = 4000
/** Whose answer is so late asks elsewhere, and so does who hears nothing for so long. */
const UNANSWERED = 4000
const SILENCE = 10_000
/** How long people think. */
const THINKING = 150
/** For these reasons nobody knows whether it has happened. */
const UNSURE: readonly FromServer['refused']['reason'][] = ['unwritten', 'fault', 'damaged']

/** Since when they are not served, and how much of that they waited of their own accord. */
interface Absence {
  readonly since: number
  own: number
}

export async function keepPlaying(playing: Playing): Promise<void> {
  const { sitting, ended, waits, note } = playing
  let absence: Absence | null = null
  while (!sitting.over && !ended()) {
    const asked = performance.now()
    try {
      const player = await joined(playing)
      if (absence) waits.missed(absence.since, performance.now(), absence.own)
      note('is there')
      absence = await stay(playing, player)
    } catch (error) {
      note(`does not come in: ${error instanceof Error ? error.message : String(error)}`)
      const waited = performance.now() - asked
      await sleep(AGAIN)
      if (absence) absence.own += AGAIN + (waited >= JOINING ? waited : 0)
    }
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
  if (player.closed !== null) throw new Error(`closed with ${player.closed}`)
  return player
}

export const toldOf = ({ n, at, heard }: Line): Told => ({
  ...{ type: 'told', n, at, what: heard.type === 'step' ? 'move' : heard.type },
  seat: heard.type === 'note' ? null : heard.seat,
})

/** Until they are cut off, or think that they are. */
async function stay(playing: Playing, player: Player): Promise<Absence> {
  const { sitting, guest, luck, accounts, ended, waits } = playing
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
      waits.stood(sitting.moved, now)
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
  const now = performance.now()
  if (player.closed !== null) {
    playing.note(`is cut off: ${player.closed}`)
    return { since: now, own: 0 }
  }
  void player.room.leave(false).catch(() => {})
  const since = waiting > 0 ? waiting : heard
  playing.note(`gives up, ${Math.round(now - since)} ms after they ${waiting > 0 ? 'moved' : 'heard anything'}`)
  return { since, own: now - since }
}
