import type { FromServer, Person } from '../../../shared/wire/protocol.ts'
import type { DecodedTable } from '../../../shared/wire/readView.ts'
import type { Trouble } from '../tableState.ts'

/* What the page and the worker in which it hosts its own matches say to each other. */

/** `n` numbers what is asked, and the seats that are taken. */
export type FromPage =
  | { readonly type: 'ask'; readonly n: number; readonly path: string; readonly body: unknown }
  | { readonly type: 'join'; readonly n: number; readonly table: string; readonly person: Person }
  | { readonly type: 'said'; readonly n: number; readonly what: string; readonly message: object }
  | { readonly type: 'left'; readonly n: number }

export type FromWorker =
  | { readonly type: 'answer'; readonly n: number; readonly said: unknown }
  | { readonly type: 'refused'; readonly n: number; readonly reason: Trouble }
  | { readonly type: 'state'; readonly n: number; readonly table: DecodedTable }
  | { readonly type: 'message'; readonly n: number; readonly what: keyof FromServer; readonly message: unknown }
  | { readonly type: 'closed'; readonly n: number; readonly code: number }
