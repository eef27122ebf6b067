import type { z } from 'zod'
import type { RefusalReason } from '../../shared/wire/protocol.ts'

/** Thrown by what answers a request. */
export class Refusal extends Error {
  readonly reason: RefusalReason
  constructor(reason: RefusalReason) {
    super(reason)
    this.reason = reason
  }
}

export function refuse(reason: RefusalReason): never {
  throw new Refusal(reason)
}

export function read<T>(form: z.ZodType<T>, body: unknown): T {
  const found = form.safeParse(body)
  return found.success ? found.data : refuse('malformed')
}
