import type { Store } from './store.ts'

/** The store in this folder; made on first use. Throws when another process has it open. */
export function openStore(folder: string): Store {
  throw new Error(`not yet: ${folder}`)
}
