import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { matchMaker, type Presence } from '@colyseus/core'
import type { Knocking, Paired, Pairing, Person } from '../../shared/wire/protocol.ts'
import { newCode, readCode } from './codes.ts'
import { GOOD_FOR, onceOnly } from './onceOnly.ts'

/*
 * A seat may have two devices: a stage, which is filmed, and a screen, which has its secrets. The stage shows a code, the
 * screen gives it back and gets a token: of this seat at this table, and of nothing else. Who is on the air already does it the
 * other way round, since all who look on could be quicker: the screen shows a code, which is worth nothing to anybody else, and
 * the stage lets it in. The last screen that was paired is the only one.
 */

/** To be typed on a phone, if it cannot be scanned; whoever tries is refused after a few. */
const LENGTH = 6

/** Which screen it is, of whose seat at which table. */
export interface Screen {
  readonly person: string
  readonly table: string
  readonly paired: string
}

export interface Pairings {
  /** For the screen of this person at this table; whatever was offered there before is good no more. */
  offer(person: string, table: string): Promise<Pairing>
  /** Nothing is offered there any more. */
  withdraw(person: string, table: string): Promise<void>
  /** At which table it is, without being used. */
  tableOf(asked: { readonly code: string } | { readonly ticket: string }): Promise<string | null>
  /** Whose code this is; it is nobody's from now on. */
  redeem(code: string): Promise<Pick<Screen, 'person' | 'table'> | null>
  /** A screen that shows a code of its own, and waits. */
  knock(): Promise<Knocking>
  /** Lets the screen in that shows this code. False: there is none. */
  admit(code: string, person: string, table: string): Promise<boolean>
  /** Where it has been let in; null: nowhere yet, undefined: it has waited too long. */
  admitted(ticket: string): Promise<Pick<Screen, 'person' | 'table'> | null | undefined>
  /** A new screen, and its token. `from`: it goes on from this one, and is the same whenever it does. */
  made(person: Person, table: string, from?: Screen): { screen: Screen; paired: Paired }
  /** The screen whose token this is, or null. `token` is anything from outside. */
  read(token: unknown): Screen | null
}

export function pairingsOf(secret: Buffer): Pairings {
  const sealing = createHmac('sha256', secret).update('screen').digest()
  const digest = (text: string): string => createHmac('sha256', sealing).update(text).digest('base64url')
  const sealed = (claim: string): string => `${claim}.${digest(claim)}`
  const presence = (): Presence => matchMaker.presence
  const codes = onceOnly('pairing')
  return {
    withdraw: (person, table) => codes.withdraw(`${person} ${table}`),
    async offer(person, table) {
      const code = newCode(LENGTH)
      return { code, until: await codes.offer(`${person} ${table}`, code) }
    },
    async tableOf(asked) {
      const kept = await ('code' in asked ? codes.whose(readCode(asked.code)) : presence().get(ticketOf(asked.ticket)))
      return kept && kept !== WAITING ? seatIn(kept).table : null
    },
    async redeem(typed) {
      const code = readCode(typed)
      const kept = code.length === LENGTH ? await codes.redeem(code) : null
      return kept === null ? null : seatIn(kept)
    },
    async knock() {
      const [code, ticket] = [newCode(LENGTH), randomBytes(15).toString('base64url')]
      await presence().setex(knockOf(code), ticket, GOOD_FOR)
      await presence().setex(ticketOf(ticket), WAITING, GOOD_FOR)
      return { code, ticket, until: Date.now() + GOOD_FOR * 1000 }
    },
    async admit(typed, person, table) {
      const code = readCode(typed)
      const ticket = code.length === LENGTH ? await presence().get(knockOf(code)) : null
      if (!ticket) return false
      presence().del(knockOf(code))
      await presence().setex(ticketOf(String(ticket)), `${person} ${table}`, GOOD_FOR)
      return true
    },
    async admitted(ticket) {
      const kept = await presence().get(ticketOf(ticket))
      if (!kept) return undefined
      if (kept === WAITING) return null
      presence().del(ticketOf(ticket))
      return seatIn(kept)
    },
    made(person, table, from) {
      const paired = from ? digest(`${from.paired} ${table}`).slice(0, 8) : randomBytes(6).toString('base64url')
      const screen = { person: person.id, table, paired }
      const token = sealed(`s.${screen.person}.${screen.table}.${screen.paired}`)
      return { screen, paired: { table, person, token } }
    },
    read(token) {
      if (typeof token !== 'string' || token.length > 200) return null
      const given = Buffer.from(token)
      const wanted = Buffer.from(sealed(token.slice(0, token.lastIndexOf('.'))))
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null
      const [, person = '', table = '', paired = ''] = token.split('.')
      return { person, table, paired }
    },
  }
}

const knockOf = (code: string): string => `knocking:${code}`
const ticketOf = (ticket: string): string => `ticket:${ticket}`
const WAITING = '-'

function seatIn(kept: unknown): Pick<Screen, 'person' | 'table'> {
  const [person = '', table = ''] = String(kept).split(' ')
  return { person, table }
}
