import { useEffect, useState } from 'react'
import type { Registered } from '../../shared/games/index.ts'
import { loadAll } from '../../shared/games/load.ts'
import type { Basics } from '../../shared/kernel/game.ts'
import { useWords } from '../i18n/index.ts'
import { Create } from './Create.tsx'
import { Frame, useTheme } from './Frame.tsx'
import { Loading, NotFound } from './Plain.tsx'
import './lobby.css'

function useGames(): Readonly<Record<string, Registered<Basics>>> | null {
  const [games, setGames] = useState<Readonly<Record<string, Registered<Basics>>> | null>(null)
  useEffect(() => {
    loadAll()
      .then(setGames)
      // Thrown while painting: the page says that it broke, with a way to try again.
      .catch(error =>
        setGames(() => {
          throw error
        }),
      )
  }, [])
  return games
}

/** Opens a table for friends, or for everybody. */
export function Open({ game }: { game: string }) {
  const { create } = useWords().lobby
  const games = useGames()
  useTheme(game)
  if (!games) return <Loading />
  if (!Object.hasOwn(games, game)) return <NotFound />
  const { game: basics } = games[game] as Registered<Basics>
  return (
    <Frame title={create.title}>
      <Create game={basics} games={Object.keys(games)} />
    </Frame>
  )
}
