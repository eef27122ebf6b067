import { useEffect, useMemo, useState } from 'react'
import type { Chapter, Replaying } from '../../games/contract.ts'
import { CLIENT_GAMES } from '../../games/registry.ts'
import { useLanguage } from '../../i18n/index.ts'
import { useFilm } from '../../session/projector.ts'
import { useTable } from '../../session/table.ts'

export interface Named extends Chapter {
  readonly name: string
}

/** What the game tells of its films; null: nothing, or not yet. */
export function useReplaying(): {
  readonly replaying: Replaying
  readonly words: Readonly<Record<string, string>>
} | null {
  const game = useTable(({ company }) => company?.game)
  const language = useLanguage()
  const [found, setFound] = useState<{ replaying: Replaying; words: Readonly<Record<string, string>> } | null>(null)
  useEffect(() => {
    let wanted = true
    const load = async (): Promise<void> => {
      const known = game !== undefined && Object.hasOwn(CLIENT_GAMES, game) ? CLIENT_GAMES[game] : undefined
      const replaying = await known?.replaying?.()
      const words = replaying && (await replaying.words(language))
      if (wanted) setFound(replaying && words ? { replaying, words } : null)
    }
    // Without its scenes it is a film all the same.
    load().catch(() => {})
    return () => {
      wanted = false
    }
  }, [game, language])
  return found
}

/** The scenes of what may be seen. */
export function useChapters(): readonly Named[] {
  const found = useReplaying()
  const shots = useFilm(state => state.shots)
  return useMemo(
    () =>
      found
        ? found.replaying
            .chapters(shots)
            .map(chapter => ({ ...chapter, name: found.words[chapter.kind] ?? chapter.kind }))
        : [],
    [found, shots],
  )
}
