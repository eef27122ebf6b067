import { createInterface } from 'node:readline'
import type { ReadStream, WriteStream } from 'node:tty'

/** Lines out, lines in. */
export interface Voice {
  say(line: string): void
  /** Null when nothing more will come. */
  ask(): Promise<string | null>
}

const PROMPT = '> '

/** A terminal, or a pipe: then what is read is written too, so that the output reads as a conversation. */
export function voiceOf(input: ReadStream, output: WriteStream): Voice & { close(): void } {
  const terminal = input.isTTY === true && output.isTTY === true
  const reader = createInterface({ input, output, terminal, prompt: PROMPT })
  // From now on, or lines that come early are lost.
  const lines = reader[Symbol.asyncIterator]()
  const say = (line: string): void => void output.write(`${line}\n`)
  return {
    say,
    async ask() {
      if (terminal) reader.prompt()
      const { value, done } = await lines.next()
      if (done) {
        if (terminal) say('')
        return null
      }
      if (!terminal) say(`${PROMPT}${value}`)
      return value
    },
    close: () => reader.close(),
  }
}
