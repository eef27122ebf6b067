import { useEffect, useState } from 'react'
import { create } from 'zustand'
import { type Language, LOCALES } from '../../shared/words/index.ts'
import type { Speech } from '../../shared/words/speech.ts'
import type { Words } from './words.ts'

/** Languages are loaded one by one: nobody reads three. */
const CATALOGUES: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('./en/index.ts')).en,
  it: async () => (await import('./it/index.ts')).it,
  zh: async () => (await import('./zh/index.ts')).zh,
}

interface Spoken {
  readonly language: Language
  readonly words: Words
}
const useSpoken = create<Spoken | Record<string, never>>(() => ({}))

let asked: Language | null = null

/** From now on the page speaks this language. The first call has to be over before anything is shown. */
export async function speak(language: Language): Promise<void> {
  asked = language
  const words = await CATALOGUES[language]()
  // Somebody who tries two languages in a hurry gets the last.
  if (asked !== language) return
  document.documentElement.lang = LOCALES[language]
  useSpoken.setState({ language, words })
}

function spoken(state: Spoken | Record<string, never>): Spoken {
  if (!('words' in state)) throw new Error('no language has been loaded')
  return state as Spoken
}

export const useWords = (): Words => useSpoken(state => spoken(state).words)
export const useLanguage = (): Language => useSpoken(state => spoken(state).language)
/** Outside of components. */
export const wordsNow = (): Words => spoken(useSpoken.getState()).words

/** A game's own words; null until they are there, and for a game that nobody knows. */
export function useSpeech(game: string | null): Speech | null {
  const language = useLanguage()
  const [speech, setSpeech] = useState<{ game: string; language: Language; speech: Speech } | null>(null)
  useEffect(() => {
    let wanted = true
    const load = async () => {
      const { GAMES } = await import('../../shared/games/index.ts')
      const registered = game !== null && Object.hasOwn(GAMES, game) ? GAMES[game] : undefined
      if (!registered || game === null) return
      const speech = await registered.speech(language)
      if (wanted) setSpeech({ game, language, speech })
    }
    void load()
    return () => {
      wanted = false
    }
  }, [game, language])
  return speech?.game === game ? speech.speech : null
}
