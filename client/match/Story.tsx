import { type ReactElement, useEffect, useState } from 'react'
import { CLIENT_GAMES } from '../games/registry.ts'
import { useLanguage, useWords } from '../i18n/index.ts'
import { openLog } from '../session/api.ts'

export const endingOf = (game: string) => (Object.hasOwn(CLIENT_GAMES, game) ? CLIENT_GAMES[game]?.ending : undefined)

/** What really happened: the match is over, so its log is open and the game can tell it. */
export function Story({ game, id }: { game: string; id: string }) {
  const { ending: words } = useWords().table
  const language = useLanguage()
  const [story, setStory] = useState<ReactElement | 'telling' | 'untold'>('telling')
  useEffect(() => {
    let wanted = true
    const tell = async (): Promise<void> => {
      const told = await endingOf(game)?.(await openLog(id), language)
      if (wanted && told) setStory(told)
    }
    tell().catch(() => {
      if (wanted) setStory('untold')
    })
    return () => {
      wanted = false
    }
  }, [game, id, language])
  return typeof story === 'string' ? (
    <p className="hint" role="status">
      {words[story]}
    </p>
  ) : (
    story
  )
}
