import type {
  PublicKeyCredentialCreationOptionsJSON as Offered,
  PublicKeyCredentialRequestOptionsJSON as Wanted,
} from '@simplewebauthn/browser'
import type { MadePasskey, Passkey, ShownPasskey } from '../../shared/wire/passkeys.ts'
import type { Guest } from '../../shared/wire/protocol.ts'
import { ask, askAs, become, guest, withGuest } from './api.ts'
import { forgetCalls } from './notices.ts'

/* How this device's guest is kept by passkeys, and comes back by them. What speaks to the browser is fetched when it is pressed. */

/** Passkeys are a name's: where a house is reached by a number there are none. */
const isNumber = /^(\[.*\]|[\d.]+)$/

export const canHavePasskeys = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in globalThis && !isNumber.test(location.hostname)

export type PasskeyTrouble = 'cancelled' | 'already' | 'unfit' | 'failed'

/** What the browser answered in place of a passkey; null: it was not the browser. */
export function passkeyTroubleOf(error: unknown): PasskeyTrouble | null {
  if (!(error instanceof Error)) return null
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return 'cancelled'
  if (error.name === 'InvalidStateError') return 'already'
  if (error.name === 'NotSupportedError' || error.name === 'ConstraintError') return 'unfit'
  return error.name === 'WebAuthnError' || error instanceof DOMException || 'code' in error ? 'failed' : null
}

const library = () => import('@simplewebauthn/browser')

export const askPasskeys = (): Promise<Passkey[]> => askAs('GET', '/api/passkeys')
export const removePasskey = (id: string): Promise<Passkey[]> => askAs('POST', '/api/passkeys/remove', { id })

/** `name` is what a guest is called who has no name yet. */
export const keepByPasskey = (name: string): Promise<Passkey[]> =>
  withGuest(name, async ({ token }) => {
    const optionsJSON = await ask<Offered>('POST', '/api/passkeys/offer', undefined, token)
    const { startRegistration } = await library()
    const { id, response } = await startRegistration({ optionsJSON })
    const { clientDataJSON, attestationObject, transports = [] } = response
    const made: MadePasskey = { id, clientDataJSON, attestationObject, transports }
    return ask('POST', '/api/passkeys', made, token)
  })

/** From now on this device is whoever is known by the passkey that was shown. */
export async function comeBack(): Promise<Guest> {
  const before = guest()?.id
  const optionsJSON = await ask<Wanted>('POST', '/api/passkeys/challenge')
  const { startAuthentication } = await library()
  const { id, response } = await startAuthentication({ optionsJSON })
  const { clientDataJSON, authenticatorData, signature } = response
  const shown: ShownPasskey = { id, clientDataJSON, authenticatorData, signature }
  const back = await ask<Guest>('POST', '/api/passkeys/back', shown)
  // Who it was is not called here any more.
  if (before !== undefined && before !== back.id) await forgetCalls().catch(() => {})
  become(back)
  return back
}
