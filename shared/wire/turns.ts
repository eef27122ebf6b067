import type { Game, SeatSpec } from '../kernel/game.ts'
import { type Known, NOTHING_KNOWN, packing, unpacking } from './compact.ts'
import type { FromServer } from './protocol.ts'

/*
 * What happened is sent packed (compact.ts), all else by name: `company` must be readable for a page of any age, which
 * learns from it that it is too old. Whoever joins is sent first what the packed messages take for granted.
 */

type Type = keyof FromServer

/** Is a message of this type packed? */
export const PACKED: Readonly<Record<Type, boolean>> = {
  company: false,
  clock: false,
  watchers: false,
  past: true,
  turn: true,
  note: true,
  refused: false,
  gallery: true,
  reactions: false,
  crowd: true,
  guesses: false,
  screen: false,
  casebook: false,
}

/** The type of the message that holds what is known. */
export const WORDS = 'words'

/** What is in every message, and what the rules have to tell: of the game, never of the match. */
export function knownOf(game: Pick<Game, 'told'>, specs: readonly SeatSpec[]): Known {
  const seats = specs.map(({ seat }) => seat)
  const events = Object.entries(game.told)
  return {
    words: [...new Set([...seats, ...events.flatMap(([, fields]) => fields)])],
    shapes: [
      ['', 'seq', 'offers', 'undo', 'lines'],
      ['', 'n', 'at', 'heard'],
      ['', 'n', 'at', 'heard', 'open'],
      ['step', 'seq', 'seat', 'events'],
      ['', 'number', 'moves', 'previews'],
      ...seats.map(seat => ['', seat]),
      ...events.map(([type, fields]) => [type, ...fields]),
      ...events.flatMap(([type, fields]) => otherwise(fields).map(other => [type, ...other])),
    ],
  }
}

/** Faces are what some are told and others not. An event that has other fields than these brings their names along. */
function otherwise(fields: readonly string[]): string[][] {
  if (fields.includes('faces')) return [fields.filter(field => field !== 'faces')]
  return fields.includes('card') ? [[...fields, 'faces']] : []
}

const packKnown = packing(NOTHING_KNOWN)
const unpackKnown = unpacking(NOTHING_KNOWN)

export interface Packer {
  /** What a joiner is sent before anything packed. */
  readonly words: Uint8Array
  pack(message: object): Uint8Array
}

export const packerFor = (known: Known): Packer => ({ words: packKnown(known), pack: packing(known) })

/** Where nothing is known of the game, everything is spelled out. */
export const WORDLESS = packerFor(NOTHING_KNOWN)

const packers = new WeakMap<Game['told'], Map<string, Packer>>()

/** One for all tables of a game with the same seats: they know the same, and nothing is remembered from message to message. */
export function packerOf(game: Game, specs: readonly SeatSpec[]): Packer {
  const seats = specs.map(({ seat }) => seat).join()
  const known = packers.get(game.told) ?? new Map<string, Packer>()
  const packer = known.get(seats) ?? packerFor(knownOf(game, specs))
  packers.set(game.told, known.set(seats, packer))
  return packer
}

/** Listens to all that a room says, and hands it on as it was before it was packed. */
export function listenTo(
  on: (type: string, hear: (message: unknown) => void) => void,
  hear: (type: Type, message: FromServer[Type]) => void,
): void {
  let unpack = unpackKnown
  on(WORDS, bytes => {
    unpack = unpacking(unpackKnown(bytes as Uint8Array) as Known)
  })
  for (const type of Object.keys(PACKED) as Type[])
    on(type, message => hear(type, (PACKED[type] ? unpack(message as Uint8Array) : message) as FromServer[typeof type]))
}
