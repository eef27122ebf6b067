import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto'

/*
 * The id and the code of a private table are keys to its chairs. Whoever is only to watch is given a key of another
 * kind: the id sealed with the server's secret. It opens the watch room and the log of a match that is over, and
 * nobody can tell from it what the table is called. Nothing is kept for it; the same table always has the same.
 */
export interface WatchKeys {
  of(id: string): string
  /** The id of the table whose key this is, or null. `key` is anything from outside. */
  read(key: string): string | null
}

/** Bytes of the seal; it is also what the id is enciphered with, so that no two ids are enciphered alike. */
const SEAL = 12

export function watchKeysOf(secret: Buffer): WatchKeys {
  const made = (of: string): Buffer => createHmac('sha256', secret).update(`watch ${of}`).digest()
  const [sealing, hiding] = [made('seal'), made('cipher')]
  const sealOf = (id: string): Buffer => createHmac('sha256', sealing).update(id).digest().subarray(0, SEAL)
  const startOf = (seal: Buffer): Buffer => Buffer.concat([seal, Buffer.alloc(16 - SEAL)])
  const keyOf = (id: string): string => {
    const seal = sealOf(id)
    const cipher = createCipheriv('aes-256-ctr', hiding, startOf(seal))
    return Buffer.concat([seal, cipher.update(id, 'utf8'), cipher.final()]).toString('base64url')
  }
  return {
    of: keyOf,
    read(key) {
      const bytes = Buffer.from(key, 'base64url')
      const seal = bytes.subarray(0, SEAL)
      if (seal.length < SEAL) return null
      const cipher = createDecipheriv('aes-256-ctr', hiding, startOf(seal))
      const id = Buffer.concat([cipher.update(bytes.subarray(SEAL)), cipher.final()]).toString('utf8')
      // Letter by letter: other texts stand for the same bytes, and would not be known for keys where keys are compared.
      const [own, given] = [Buffer.from(keyOf(id)), Buffer.from(key)]
      return own.length === given.length && timingSafeEqual(own, given) ? id : null
    },
  }
}
