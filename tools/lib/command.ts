import { BadArguments } from './arguments.ts'

/** Where a command writes; tests give their own. */
export interface Streams {
  out(text: string): void
  err(text: string): void
  /** Somebody watches `err`. */
  readonly watched: boolean
}

export const STREAMS: Streams = {
  out: text => void process.stdout.write(text),
  err: text => void process.stderr.write(text),
  watched: process.stderr.isTTY === true,
}

/** Runs a command; answers with its exit code. Bad arguments are one line and 2. */
export async function command(name: string, { err }: Streams, run: () => void | Promise<void>): Promise<number> {
  try {
    await run()
    return 0
  } catch (error) {
    if (!(error instanceof BadArguments)) throw error
    err(`${name}: ${error.message.replace(/\s+/g, ' ')}\n`)
    return 2
  }
}
