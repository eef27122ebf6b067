import { useEffect, useState } from 'react'
import { create } from 'zustand'
import { load as loadGame } from '../../shared/games/load.ts'
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
  document.querySelector('meta[name=description]')?.setAttribute('content', words.shell.description)
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

interface Loaded {
  readonly game: string
  readonly language: Language
  /** Null: they could not be fetched. */
  readonly speech: Speech | null
}

function useLoaded(game: string | null): Loaded | null {
  const language = useLanguage()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    let wanted = true
    const load = async () => {
      const registered = game === null ? null : await loadGame(game)
      if (!registered || game === null) return
      const speech = await registered.speech(language)
      if (wanted) setLoaded({ game, language, speech })
    }
    load().catch(() => wanted && game !== null && setLoaded({ game, language, speech: null }))
    return () => {
      wanted = false
    }
  }, [game, language])
  return loaded?.game === game ? loaded : null
}

/** A game's own words; null until they are there, and for a game that nobody knows. */
export const useSpeech = (game: string | null): Speech | null => useLoaded(game)?.speech ?? null

/** The same, for where nothing can be shown without them: if they do not come, the page says so. */
export function useNeededSpeech(game: string | null): Speech | null {
  const loaded = useLoaded(game)
  if (loaded && !loaded.speech) throw new Error('words that could not be fetched')
  return loaded?.speech ?? null
}
