import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Address, Call } from '../../shared/wire/notices.ts'

/** A browser's end of Web Push: it can read what is sent to it (RFC 8291), and nobody in between can. */
export interface Browser {
  readonly address: Address
  read(body: Buffer): Call
}

export interface Pushed {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** A push service on this machine. */
export interface PushService {
  readonly origin: string
  readonly got: Pushed[]
  /** What it answers. */
  status: number
  /** Keeps everybody waiting. */
  silent: boolean
  browser(): Browser
  close(): Promise<void>
}

const hkdf = (key: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

function readBy(own: ECDH, auth: Buffer, body: Buffer): Call {
  const salt = body.subarray(0, 16)
  const length = body.readUInt8(20)
  const theirs = body.subarray(21, 21 + length)
  const sealed = body.subarray(21 + length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), theirs])
  const key = hkdf(own.computeSecret(theirs), auth, info, 32)
  const cipher = createDecipheriv(
    'aes-128-gcm',
    hkdf(key, salt, 'Content-Encoding: aes128gcm\0', 16),
    hkdf(key, salt, 'Content-Encoding: nonce\0', 12),
  )
  cipher.setAuthTag(sealed.subarray(-16))
  const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
  // A byte 2 ends the last record.
  return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString())
}

/** Is it signed by whoever has this key, for this service (RFC 8292)? */
export function isSigned({ headers }: Pushed, key: string, audience: string): boolean {
  const [, token = '', shown = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? []
  const [head = '', claim = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(each => each.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' })
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claim}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return signed && shown === key && JSON.parse(Buffer.from(claim, 'base64url').toString()).aud === audience
}

export async function pushService(): Promise<PushService> {
  const got: Pushed[] = []
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', part => parts.push(part))
    request.on('end', () => {
      got.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
      if (!service.silent) response.writeHead(service.status, { location: '/elsewhere' }).end()
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const service: PushService = {
    origin,
    got,
    status: 201,
    silent: false,
    browser() {
      const own = createECDH('prime256v1')
      own.generateKeys()
      const auth = randomBytes(16)
      const address = {
        endpoint: `${origin}/${randomBytes(8).toString('hex')}`,
        p256dh: own.getPublicKey().toString('base64url'),
        auth: auth.toString('base64url'),
      }
      return { address, read: body => readBy(own, auth, body) }
    },
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return service
}
