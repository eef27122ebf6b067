/*
 * Keeping a guest for good, by passkeys (WebAuthn). Bytes are base64url text; options go to the browser as the server made
 * them.
 *
 *   GET  /api/passkeys                        → Passkey[]   those of this guest
 *   POST /api/passkeys/offer                  → options     by which this guest makes one more
 *   POST /api/passkeys            MadePasskey → Passkey[]   it is made
 *   POST /api/passkeys/remove     { id }      → Passkey[]   nobody comes back by it any more
 *   POST /api/passkeys/challenge              → options     by which anybody comes back
 *   POST /api/passkeys/back     ShownPasskey  → Guest       who has come back
 */

/** Of one guest. */
export const MOST_PASSKEYS = 5

export interface Passkey {
  readonly id: string
  readonly created: number
}

/** What a browser says of a passkey that it has made. */
export interface MadePasskey {
  readonly id: string
  readonly clientDataJSON: string
  readonly attestationObject: string
  readonly transports: readonly string[]
}

/** What a browser says for whoever has shown theirs. */
export interface ShownPasskey {
  readonly id: string
  readonly clientDataJSON: string
  readonly authenticatorData: string
  readonly signature: string
}
