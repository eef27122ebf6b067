import { intake } from './intake.ts'

/* What comes over the wire is taken in later, in its order: for a picture that is held, or put off. */

interface Waiting {
  /** By this device's clock. */
  readonly due: number
  readonly work: () => void
  /** A connection begins with it, and tells anew whatever came before. */
  readonly anew: boolean
}

let held = false
/** Milliseconds. */
let delay = 0
let waiting: Waiting[] = []
let timer: ReturnType<typeof setTimeout> | undefined

function pass(): void {
  clearTimeout(timer)
  if (held) return
  const now = Date.now()
  const start = waiting.findLastIndex(({ due, anew }) => anew && due <= now)
  if (start > 0) waiting.splice(0, start)
  while (waiting[0] && waiting[0].due <= Date.now()) waiting.shift()?.work()
  // A connection does not wait for what the one before had put off for longer.
  const next = Math.min(...waiting.filter(({ anew }, i) => anew || i === 0).map(({ due }) => due))
  if (waiting.length > 0) timer = setTimeout(pass, next - Date.now())
}

export function setGate(hold: boolean, seconds: number): void {
  held = hold
  delay = seconds * 1000
  pass()
}

/** Nothing waits any more, for whatever it was meant for is gone. */
export function emptyGate(): void {
  clearTimeout(timer)
  waiting = []
}

/** Does it now, or when its time has come. `anew`: a connection begins, and what still waits of those before it is dropped then. */
export function through(work: () => void, anew = false): void {
  const isOpen = !held && delay === 0
  if (isOpen && anew) emptyGate()
  if (isOpen && waiting.length === 0) return work()
  waiting.push({ due: Date.now() + delay, work, anew })
  pass()
}

intake.take = through
intake.drop = emptyGate
