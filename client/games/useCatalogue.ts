import { useEffect, useState } from 'react'
import type { Language } from '../../shared/words/index.ts'

/** A game's words, once they are there. */
export function useCatalogue<W>(catalogue: (language: Language) => Promise<W>, language: Language): W | null {
  const [words, setWords] = useState<W | null>(null)
  useEffect(() => {
    let wanted = true
    // Without its words there is nothing to show.
    catalogue(language).then(
      loaded => wanted && setWords(loaded),
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [catalogue, language])
  return words
}
