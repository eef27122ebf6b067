import { z } from 'zod'
import type { Asked, AskedByWatcher } from '../../shared/match/requests.ts'
import {
  DELAYS,
  type FromClient,
  type FromWatcher,
  LEVELS,
  REACTIONS,
  type RefusalReason,
  type Sendable,
} from '../../shared/wire/protocol.ts'

/** No honest message comes near it: a line of chat has 200 characters. */
const LONGEST_MESSAGE = 2048

const seat = z.string().max(40)
const player = z.int().min(0).max(99)
const nothing = z.union([z.strictObject({}), z.undefined().transform(() => ({}))])

/** What a page may say, and nothing else: to players' rooms … */
const PLAYERS: { readonly [K in keyof FromClient]: z.ZodType<FromClient[K]> } = {
  move: z.strictObject({ seat, offer: z.int(), index: z.int().min(0) }),
  takeBack: z.strictObject({ seat }),
  say: z.strictObject({ text: z.string(), audience: z.enum(['all', 'side']) }),
  phrase: z.strictObject({ phrase: z.string().max(40) }),
  mark: z.strictObject({ kind: z.string().max(20), place: z.string().max(40), on: z.boolean() }),
  casebook: nothing,
  shown: z.strictObject({ seq: z.int().min(0) }),
  sit: z.strictObject({ player }),
  stand: nothing,
  ready: z.strictObject({ ready: z.boolean() }),
  bot: z.strictObject({ player, level: z.enum(LEVELS) }),
  delay: z.strictObject({ delay: z.literal(DELAYS) }),
  start: nothing,
  remove: z.strictObject({ person: z.string().max(40) }),
  letIn: z.strictObject({ person: z.string().max(40) }),
  onShow: z.strictObject({ onShow: z.boolean() }),
  handOver: z.strictObject({ player }),
  concede: nothing,
  agree: z.strictObject({ agree: z.boolean() }),
  openCards: z.strictObject({ agree: z.boolean() }),
  rematch: nothing,
  unpair: nothing,
}
/** … and to watch rooms. */
const WATCHERS: { readonly [K in keyof FromWatcher]: z.ZodType<FromWatcher[K]> } = {
  gallery: z.strictObject({ text: z.string() }),
  unsay: z.strictObject({ at: z.int(), text: z.string() }),
  react: z.strictObject({ reaction: z.enum(REACTIONS) }),
  guess: z.strictObject({ key: z.string().max(20), about: z.string().max(40), choice: z.string().max(40) }),
}
const MESSAGES: Readonly<Record<Sendable, z.ZodType<object>>> = { ...PLAYERS, ...WATCHERS }

export type Said = Asked | AskedByWatcher
export const isWatchers = (said: Said): said is AskedByWatcher => Object.hasOwn(WATCHERS, said.type)

export type ReadFrame = { readonly asked: Said } | { readonly refused: RefusalReason; readonly to: Sendable | null }

/** The message in a frame: its type, then JSON. Byte 0 has been looked at already. Never throws, whatever the bytes. */
export function readMessage(frame: Buffer): ReadFrame {
  let type: Sendable | null = null
  try {
    const { named, rest } = readType(frame.subarray(1))
    if (!Object.hasOwn(MESSAGES, named)) return { refused: 'malformed', to: null }
    type = named as Sendable
    if (frame.byteLength > LONGEST_MESSAGE) return { refused: 'tooLong', to: type }
    const body: unknown = rest.byteLength > 0 ? JSON.parse(utf8.decode(rest)) : undefined
    const read = MESSAGES[type].safeParse(body)
    return read.success ? { asked: { ...read.data, type } as Said } : { refused: 'malformed', to: type }
  } catch {
    return { refused: 'malformed', to: type }
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** A short word: 101 and its length in five bits, then the word. Anything else is none of ours. */
function readType(bytes: Buffer): { named: string; rest: Buffer } {
  const head = bytes[0] ?? 0
  const end = 1 + (head & 0x1f)
  return head >> 5 === 0b101
    ? { named: bytes.toString('latin1', 1, end), rest: bytes.subarray(end) }
    : { named: '', rest: bytes }
}
