import { matchMaker, type Presence } from '@colyseus/core'

/** Seconds for which a code is good. */
export const GOOD_FOR = 300

/**
 * Codes that open something of somebody's: once, for five minutes, and until another is made. They are in Colyseus's presence, so that
 * any process of a server may redeem them.
 */
export interface OnceOnly {
  /** For `owner`, until when; what was offered before is good no more. */
  offer(owner: string, code: string): Promise<number>
  /** Nothing is offered any more. */
  withdraw(owner: string): Promise<void>
  /** Whose it is, and stays. */
  whose(code: string): Promise<string | null>
  /** Whose it was; it is nobody's from now on. */
  redeem(code: string): Promise<string | null>
}

export function onceOnly(kind: string): OnceOnly {
  const presence = (): Presence => matchMaker.presence
  const nameOf = (code: string): string => `${kind}:${code}`
  const offeredTo = (owner: string): string => `${kind} of:${owner}`
  const withdraw = async (owner: string): Promise<void> => {
    const code = await presence().get(offeredTo(owner))
    if (code) presence().del(nameOf(String(code)))
  }
  const whose = async (code: string): Promise<string | null> => {
    const owner = await presence().get(nameOf(code))
    // Two may have been offered at the same time: the last is good.
    return owner && (await presence().get(offeredTo(String(owner)))) === code ? String(owner) : null
  }
  return {
    withdraw,
    whose,
    async offer(owner, code) {
      await withdraw(owner)
      await presence().setex(nameOf(code), owner, GOOD_FOR)
      await presence().setex(offeredTo(owner), code, GOOD_FOR)
      return Date.now() + GOOD_FOR * 1000
    },
    async redeem(code) {
      const owner = await whose(code)
      if (!owner) return null
      presence().del(nameOf(code))
      // Two may come with the same code at the same time.
      const times = await presence().incr(`${nameOf(code)} used`)
      setTimeout(() => presence().del(`${nameOf(code)} used`), GOOD_FOR * 1000).unref()
      return times === 1 ? owner : null
    },
  }
}
