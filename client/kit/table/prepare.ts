import type { Language } from '../../../shared/words/index.ts'
import { typeReady } from '../art/lettering.ts'

/** How a part of a table draws what it needs: what has words on it in each language, the rest once. */
export type Prepare<W> = (words: W, breathe: () => Promise<void>, language: Language) => Promise<void>

/** Drawing takes long: the page must be able to breathe in between. */
const breathe = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

/** What a table says at present. */
export function spoken<W>(): { theWords(): W; speak(words: W): void } {
  let now: W | null = null
  return {
    /** What everything is called; the table has been prepared in some language. */
    theWords() {
      if (now === null) throw new Error('not prepared')
      return now
    },
    speak(words) {
      now = words
    },
  }
}

/** A table in a language: its words first, then the type for all letters that will be printed, then one part after the other. */
export function preparing<W>(
  catalogue: (language: Language) => Promise<W>,
  printed: (words: W) => unknown,
  speak: (words: W) => void,
  parts: readonly Prepare<W>[],
): (language: Language) => Promise<void> {
  let loaded: Language | null = null
  return async language => {
    if (loaded === language) return
    const words = await catalogue(language)
    speak(words)
    const letters = new Set(`${JSON.stringify(printed(words))}ABCDEFGHIJKLMNOPQRSTUVWXYZ?!+-$0123456789`)
    await typeReady([...letters].join('')).catch(() => undefined)
    for (const part of parts) {
      await part(words, breathe, language)
      await breathe()
    }
    loaded = language
  }
}
