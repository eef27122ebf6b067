import { createInterface } from 'node:readline'
import type { ReadStream, WriteStream } from 'node:tty'

/** Lines out, lines in. */
export interface Voice {
  say(line: string): void
  /** Null when nothing more will come. */
  ask(): Promise<string | null>
}

const PROMPT = '> '

/**
 * Plain text even on a terminal, which edits its lines by itself: a screen reader need not make sense of a cursor that
 * jumps. What comes from a pipe is written too, so that the output reads as a conversation.
 */
export function voiceOf(input: ReadStream, output: WriteStream): Voice & { close(): void } {
  const typed = input.isTTY === true
  const reader = createInterface({ input, terminal: false })
  // From now on, or lines that come early are lost.
  const lines = reader[Symbol.asyncIterator]()
  const say = (line: string): void => void output.write(`${line}\n`)
  return {
    say,
    async ask() {
      if (typed) output.write(PROMPT)
      const { value, done } = await lines.next()
      if (done) {
        if (typed) say('')
        return null
      }
      if (!typed) say(`${PROMPT}${value}`)
      return value
    },
    close: () => reader.close(),
  }
}
