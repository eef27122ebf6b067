import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { MadePasskey, ShownPasskey } from '../../shared/wire/passkeys.ts'

/* A passkey as an authenticator makes it, without one. */

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const text = (data: string | Buffer): string => Buffer.from(data).toString('base64url')

/** CBOR: a short text, and bytes. */
const word = (said: string): Buffer => Buffer.concat([Buffer.from([0x60 + said.length]), Buffer.from(said)])
const block = (data: Buffer): Buffer => Buffer.concat([Buffer.from([0x59, data.length >> 8, data.length & 255]), data])

const PRESENT = 0x01
const VERIFIED = 0x04
const ATTESTED = 0x40

export interface Authenticator {
  readonly id: string
  /** As a page says it that is from `origin`. */
  make(challenge: string, origin?: string): MadePasskey
  /** `counter`: how often it has been used, as it says. */
  show(challenge: string, more?: { readonly origin?: string; readonly counter?: number }): ShownPasskey
}

export function authenticator(home: string, id = text(randomBytes(16))): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const client = (type: string, challenge: string, origin: string): string =>
    text(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const dataOf = (origin: string, flags: number, counter: number): Buffer => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count])
  }
  return {
    id,
    make(challenge, origin = home) {
      // EC2, ES256, P-256, x and y.
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const named = Buffer.from(id, 'base64url')
      const data = Buffer.concat([
        dataOf(origin, PRESENT | VERIFIED | ATTESTED, 0),
        Buffer.alloc(16),
        Buffer.from([named.length >> 8, named.length & 255]),
        named,
        key,
      ])
      const attestation = [
        Buffer.from([0xa3]),
        ...[word('fmt'), word('none')],
        ...[word('attStmt'), Buffer.from([0xa0])],
        ...[word('authData'), block(data)],
      ]
      return {
        id,
        clientDataJSON: client('webauthn.create', challenge, origin),
        attestationObject: text(Buffer.concat(attestation)),
        transports: ['internal'],
      }
    },
    show(challenge, { origin = home, counter = 0 } = {}) {
      const clientDataJSON = client('webauthn.get', challenge, origin)
      const data = dataOf(origin, PRESENT | VERIFIED, counter)
      const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))])
      return {
        id,
        clientDataJSON,
        authenticatorData: text(data),
        signature: text(sign('sha256', signed, privateKey)),
      }
    },
  }
}
