import { Bucket, type Limit } from '../shared/match/bucket.ts'
import { WORLD } from './world.ts'

/** One line of the log: what happened, and figures. Never names, tokens, moves, seeds or the text of an error. */
export type Report = (what: string, figures?: Readonly<Record<string, string | number | boolean | null>>) => void

/** Of one kind: else whoever knocks at the door all day fills the disk. */
const LINES: Limit = { burst: 20, perSecond: 0.1 }

/** What is too much is left out, and the next line of its kind says how many were. */
export function reportTo(write: (line: string) => void): Report {
  const kinds = new Map<string, { readonly bucket: Bucket; skipped: number }>()
  return (what, figures = {}) => {
    const kind = kinds.get(what) ?? { bucket: new Bucket(LINES, WORLD.now), skipped: 0 }
    kinds.set(what, kind)
    if (!kind.bucket.take()) {
      kind.skipped++
      return
    }
    const { skipped } = kind
    kind.skipped = 0
    write(JSON.stringify({ time: new Date().toISOString(), what, ...figures, ...(skipped > 0 && { skipped }) }))
  }
}

/** An error without its text, which may tell a hand: its kind, its code, what is behind it, and where it was thrown. */
export function faultOf(error: unknown): Record<string, string> {
  if (!(error instanceof Error)) return { error: typeof error }
  const code = 'code' in error ? { code: String(error.code) } : {}
  const { cause } = error
  const behind = cause instanceof Error ? { cause: 'code' in cause ? String(cause.code) : cause.name } : {}
  const frames = (error.stack ?? '').split('\n').filter(line => /^\s+at /.test(line))
  return {
    error: error.name,
    ...code,
    ...behind,
    at: frames
      .slice(0, 6)
      .map(line => line.trim())
      .join(' < '),
  }
}
