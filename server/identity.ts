import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSeen, plainText } from '../shared/match/text.ts'

/*
 * Guests have a name and a token, no password. The token is the key to their chairs: on reload, in another tab, after a
 * restart. It says who somebody is and on which day it was given (2.<id>.<day since 1970, base 36>.<signature>), and is
 * signed by the server; nothing is kept for it. It is good for 400 days, and pages change it for a new one long before.
 *
 * Older servers gave tokens without a date (1.<id>.<signature>), for ever. Such a one is good until its guest has shown
 * one with a date: the store keeps who has.
 */

/** Not to be guessed: whoever sits at a table is told the others' ids. On a command line none is taken for an option. */
export const newId = (): string => randomBytes(12).toString('base64url').replace(/^-/, '_')

const A_DAY = 86_400_000
const GOOD_FOR = 400
/** A clock that was ahead may have been set back since. */
const AHEAD = 3

const dayAt = (now: number): number => Math.floor(now / A_DAY)

export const tokenOf = (id: string, secret: Buffer, now = Date.now()): string =>
  signed(`2.${id}.${dayAt(now).toString(36)}`, secret)

const signed = (claim: string, secret: Buffer): string =>
  `${claim}.${createHmac('sha256', secret).update(claim).digest('base64url')}`

/** Whose token this is, or null where it has run out or the server has not signed it. `token` is anything from outside. */
export function readToken(token: unknown, secret: Buffer, now = Date.now()): { id: string; dated: boolean } | null {
  if (typeof token !== 'string' || token.length > 200) return null
  const given = Buffer.from(token)
  const wanted = Buffer.from(signed(token.slice(0, token.lastIndexOf('.')), secret))
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null
  const [version, id = '', day = ''] = token.split('.')
  if (version === '1') return { id, dated: false }
  const age = dayAt(now) - Number.parseInt(day, 36)
  return age >= -AHEAD && age <= GOOD_FOR ? { id, dated: true } : null
}

const SECRET_BYTES = 32

/** The secret of the server in this folder, made at its first start. Ask after the store is open: it holds the lock. */
export function secretIn(folder: string): Buffer {
  const path = join(folder, 'secret')
  const kept = readSecret(path)
  if (kept) return kept
  const made = randomBytes(SECRET_BYTES)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // Written aside and moved into place: a crash leaves no half of it.
  const aside = join(folder, 'secret.new')
  writeFileSync(aside, `${made.toString('hex')}\n`, { mode: 0o600, flush: true })
  renameSync(aside, path)
  return made
}

function readSecret(path: string): Buffer | null {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
  if (!/^[0-9a-f]{64}\n?$/.test(text))
    throw new Error(`${path} is damaged: restore it, or delete it and all guests are strangers`)
  return Buffer.from(text.trim(), 'hex')
}

const LONGEST_NAME = 20

/**
 * A name as it is shown: composed, trimmed, single spaces, 1 to 20 characters. Null for what is too long or no plain text,
 * which can pass one person off as another.
 */
export function cleanName(name: unknown): string | null {
  if (typeof name !== 'string' || name.length > 200) return null
  const clean = name.normalize('NFC').replace(/\s+/gu, ' ').trim()
  const { length } = [...new Intl.Segmenter().segment(clean)]
  if (length < 1 || length > LONGEST_NAME || clean.length > 4 * LONGEST_NAME) return null
  // Nobody knows what a character will look like that does not exist yet.
  return clean === plainText(clean) && isSeen(clean) && !/\p{Cn}/u.test(clean) ? clean : null
}
