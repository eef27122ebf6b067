import { createHmac, randomBytes } from 'node:crypto'
import { type Request, Router } from 'express'
import { z } from 'zod'
import { type MadePasskey, MOST_PASSKEYS, type Passkey, type ShownPasskey } from '../../shared/wire/passkeys.ts'
import type { Guest, Person } from '../../shared/wire/protocol.ts'
import { newId } from '../identity.ts'
import { GOOD_FOR, type OnceOnly, onceOnly } from '../lobby/onceOnly.ts'
import type { House } from '../rooms/house.ts'
import { originOf, SITE } from './faces.ts'
import type { Asking } from './matches.ts'
import type { Guesses } from './pairing.ts'
import { read, refuse } from './refusal.ts'

const BYTES = 32
/** Ed25519, P-256 and RSA: one of them every authenticator has. */
const ALGORITHMS = [-8, -7, -257]
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

const bytes = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/)
/** At most 1,023 bytes. */
const id = bytes(1364)
const made: z.ZodType<MadePasskey> = z.strictObject({
  id,
  clientDataJSON: bytes(1500),
  attestationObject: bytes(3000),
  transports: z.array(z.enum(TRANSPORTS)).max(TRANSPORTS.length),
})
const shown: z.ZodType<ShownPasskey> = z.strictObject({
  id,
  clientDataJSON: bytes(1500),
  authenticatorData: bytes(1000),
  signature: bytes(1500),
})
const removing = z.strictObject({ id })
const client = z.object({ challenge: bytes(100) })

/** Large, and needed by few: fetched with the first passkey. */
const library = () => import('@simplewebauthn/server')

/** What a browser says that it has answered. Nothing is believed before it is verified. */
function challengeIn(clientDataJSON: string): string {
  try {
    return read(client, JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())).challenge
  } catch {
    return refuse('malformed')
  }
}

/** What others may do wrong in what they say: it has not been verified, whatever it is. */
const verified = <T>(verifying: Promise<T>): Promise<T | null> => verifying.catch(() => null)

/** A guest is kept by passkeys, and comes back by them to any device: as by a link (moving.ts), but for good. */
export function passkeysApi(
  { store, limits }: House,
  secret: Buffer,
  { answer, asker, atMost, missed, guessing }: Asking & Guesses,
  guestOf: (person: Person) => Guest,
): Router {
  const router = Router()
  const limit = atMost(limits.joins)
  const [keeping, returning] = [onceOnly('passkey'), onceOnly('back by passkey')]

  /** A browser has passkeys for the host of the page, and says where the page is from. */
  const siteOf = (request: Request): { origin: string; host: string } => {
    const origin = originOf(request)
    return URL.canParse(origin) ? { origin, host: new URL(origin).hostname } : refuse('malformed')
  }
  /** Good once, for whoever it was made for, and for pages from where it was asked. */
  const challenge = async (codes: OnceOnly, who: string, origin: string): Promise<Buffer<ArrayBuffer>> => {
    const random = Buffer.from(randomBytes(BYTES))
    await codes.offer(`${who} ${origin}`, random.toString('base64url'))
    return random
  }
  const answered = async (
    codes: OnceOnly,
    clientDataJSON: string,
    origin: string,
  ): Promise<readonly [string, string]> => {
    const expected = challengeIn(clientDataJSON)
    const [who = '', asked] = (await codes.redeem(expected))?.split(' ') ?? []
    return asked === origin ? [expected, who] : refuse('latePasskey')
  }
  /** The same for all passkeys of a guest, so that a device replaces its own; by it nobody is told the guest's id. */
  const handleOf = (person: string): Buffer<ArrayBuffer> =>
    Buffer.from(createHmac('sha256', secret).update(`passkeys of ${person}`).digest())
  const listOf = async (person: string): Promise<Passkey[]> =>
    (await store.passkeysOf(person)).map(({ id, created }) => ({ id, created }))

  router.get(
    '/api/passkeys',
    limit,
    answer(async request => listOf((await asker(request)).id)),
  )
  router.post(
    '/api/passkeys/offer',
    limit,
    answer(async request => {
      const person = await asker(request)
      const { origin, host } = siteOf(request)
      const known = await store.passkeysOf(person.id)
      if (known.length >= MOST_PASSKEYS) return refuse('tooMany')
      return (await library()).generateRegistrationOptions({
        rpName: SITE,
        rpID: host,
        userName: person.name,
        userID: handleOf(person.id),
        challenge: await challenge(keeping, person.id, origin),
        timeout: GOOD_FOR * 1000,
        excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        supportedAlgorithmIDs: ALGORITHMS,
      })
    }),
  )
  router.post(
    '/api/passkeys',
    limit,
    answer(async request => {
      const person = await asker(request)
      const { id, clientDataJSON, attestationObject, transports } = read(made, request.body)
      const { origin, host } = siteOf(request)
      const [expectedChallenge, who] = await answered(keeping, clientDataJSON, origin)
      if (who !== person.id) return refuse('latePasskey')
      const { verifyRegistrationResponse } = await library()
      const found = await verified(
        verifyRegistrationResponse({
          response: {
            ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
            response: { clientDataJSON, attestationObject },
          },
          ...{ expectedChallenge, expectedOrigin: origin, expectedRPID: host },
          requireUserVerification: false,
          supportedAlgorithmIDs: ALGORITHMS,
        }),
      )
      const credential = found?.registrationInfo?.credential
      if (credential?.id !== id) return refuse('malformed')
      const key = Buffer.from(credential.publicKey).toString('base64url')
      const { counter } = credential
      const isKept = await store.addPasskey({ id, person: person.id, key, counter, transports })
      const all = await listOf(person.id)
      return isKept ? all : refuse(all.length < MOST_PASSKEYS ? 'malformed' : 'tooMany')
    }),
  )
  router.post(
    '/api/passkeys/remove',
    limit,
    answer(async request => {
      const person = await asker(request)
      await store.dropPasskey(person.id, read(removing, request.body).id)
      return listOf(person.id)
    }),
  )
  router.post(
    '/api/passkeys/challenge',
    limit,
    answer(async request => {
      const { origin, host } = siteOf(request)
      return (await library()).generateAuthenticationOptions({
        rpID: host,
        challenge: await challenge(returning, newId(), origin),
        timeout: GOOD_FOR * 1000,
        userVerification: 'preferred',
      })
    }),
  )
  router.post(
    '/api/passkeys/back',
    limit,
    answer(async request => {
      const { id, clientDataJSON, authenticatorData, signature } = read(shown, request.body)
      const { origin, host } = siteOf(request)
      guessing(request)
      const [expectedChallenge] = await answered(returning, clientDataJSON, origin)
      const known = (await store.passkey(id)) ?? missed(request, 'noPasskey')
      const { verifyAuthenticationResponse } = await library()
      const found = await verified(
        verifyAuthenticationResponse({
          response: {
            ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
            response: { clientDataJSON, authenticatorData, signature },
          },
          ...{ expectedChallenge, expectedOrigin: origin, expectedRPID: host },
          requireUserVerification: false,
          credential: { id, publicKey: Buffer.from(known.key, 'base64url'), counter: known.counter },
        }),
      )
      // Nobody is told which passkeys there are: one that is not known is answered like one that is not theirs.
      if (!found?.verified || !(await store.usePasskey(id, found.authenticationInfo.newCounter)))
        return missed(request, 'noPasskey')
      return guestOf((await store.person(known.person)) ?? missed(request, 'noPasskey'))
    }),
  )
  return router
}
