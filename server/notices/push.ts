import { createECDH, hkdfSync } from 'node:crypto'
import { type LookupAddress, lookup } from 'node:dns'
import { request as askOpenly } from 'node:http'
import { request as askSecurely } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import type { Address } from '../../shared/wire/notices.ts'

/*
 * A server that sends requests where a guest says. So it sends them over HTTPS and nowhere but into the open: to no address of
 * this machine or its neighbours, whatever a name says at the moment of asking; it follows no redirect and waits for nobody long.
 */

/** Milliseconds for all of it. */
const PATIENCE = 10_000
const LONGEST = 1000

const CLOSED = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  CLOSED.addSubnet(net, bits, 'ipv4')
/** Of IPv6 only what is given out to be reached: 2000::/3, without tunnels, which may lead anywhere. */
const OPEN = new BlockList()
OPEN.addSubnet('2000::', 3, 'ipv6')
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  CLOSED.addSubnet(net, bits, 'ipv6')

/** May this server send anything there? */
export function isOpen(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !CLOSED.check(address, 'ipv4')
  return family === 6 && OPEN.check(address, 'ipv6') && !CLOSED.check(address, 'ipv6')
}

/** As a socket looks a name up: what it is told is where it goes. */
const lookUpOpen: LookupFunction = (name, options, found) =>
  lookup(name, { ...options, all: true }, (error, all: LookupAddress[]) => {
    const [first] = all?.filter(({ address }) => isOpen(address)) ?? []
    if (error || !first) return found(error ?? new Error('nobody may be asked there'), '')
    if (options.all) found(null, [first])
    else found(null, first.address, first.family)
  })

export type Sent = 'sent' | 'gone' | 'failed'

export interface Pusher {
  /** By which browsers know who calls. */
  readonly key: string
  /** Could it be an address that a browser was given? */
  isAddress(address: Address): boolean
  send(address: Address, text: string, about: { readonly topic: string; readonly seconds: number }): Promise<Sent>
}

interface Pushing {
  readonly secret: Buffer
  /** Whom a push service may write to: https: or mailto:. */
  readonly contact: string
  /** Origins that may be here, and need not be secret: for tests. */
  readonly nearby?: readonly string[]
}

/** Of the house's secret: the same for all its processes, and no second thing to be kept. */
function keysFrom(secret: Buffer): { readonly publicKey: string; readonly privateKey: string } {
  const curve = createECDH('prime256v1')
  for (let n = 0; ; n++) {
    const scalar = Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), `web push ${n}`, 32))
    try {
      curve.setPrivateKey(scalar)
      return { publicKey: curve.getPublicKey().toString('base64url'), privateKey: scalar.toString('base64url') }
    } catch {
      // Not a number of that curve: one in four billion is not.
    }
  }
}

const bytesIn = (text: string): Buffer => Buffer.from(text, 'base64url')

function isPoint(text: string): boolean {
  try {
    const curve = createECDH('prime256v1')
    curve.generateKeys()
    curve.computeSecret(bytesIn(text))
    return bytesIn(text).length === 65
  } catch {
    return false
  }
}

export function pusherWith({ secret, contact, nearby = [] }: Pushing): Pusher {
  const keys = keysFrom(secret)
  const isNearby = ({ origin }: URL): boolean => nearby.includes(origin)

  function isPlace(endpoint: string): boolean {
    if (endpoint.length > LONGEST || !URL.canParse(endpoint)) return false
    const url = new URL(endpoint)
    if (isNearby(url)) return true
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const isName = isIP(host) === 0 && host.includes('.')
    return url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '' && isName
  }

  const post = (url: URL, headers: Record<string, string | number>, body: Buffer): Promise<number> =>
    new Promise((resolve, reject) => {
      const ask = isNearby(url) && url.protocol === 'http:' ? askOpenly : askSecurely
      const lookup = isNearby(url) ? {} : { lookup: lookUpOpen }
      const asking = ask(url, {
        method: 'POST',
        headers,
        agent: false,
        signal: AbortSignal.timeout(PATIENCE),
        ...lookup,
      })
      asking.on('error', reject)
      asking.on('response', answer => {
        // What it has to say beside that is of no use to anybody.
        answer.destroy()
        resolve(answer.statusCode ?? 0)
      })
      asking.end(body)
    })

  return {
    key: keys.publicKey,
    isAddress: ({ endpoint, p256dh, auth }) => isPlace(endpoint) && isPoint(p256dh) && bytesIn(auth).length === 16,
    async send({ endpoint, p256dh, auth }, text, { topic, seconds }) {
      if (!isPlace(endpoint)) return 'gone'
      try {
        const { default: webPush } = await import('web-push')
        const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
          vapidDetails: { subject: contact, ...keys },
          contentEncoding: 'aes128gcm',
          TTL: seconds,
          urgency: 'normal',
          topic,
        })
        const status = await post(new URL(endpoint), headers as Record<string, string | number>, body)
        if (status === 404 || status === 410) return 'gone'
        return status >= 200 && status < 300 ? 'sent' : 'failed'
      } catch {
        return 'failed'
      }
    },
  }
}
