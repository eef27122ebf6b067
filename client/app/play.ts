import { useState } from 'react'
import { load } from '../../shared/games/load.ts'
import type { Creation } from '../../shared/wire/protocol.ts'
import { CLIENT_GAMES } from '../games/registry.ts'
import { useWords } from '../i18n/index.ts'
import { createTable, guest, troubleOf } from '../session/api.ts'
import { changeGuide } from '../session/settings.ts'
import type { Trouble } from '../session/tableState.ts'
import { navigate } from './router.tsx'

/** Why something failed, in words. */
export function useTrouble(): (trouble: Trouble) => string {
  const { shell } = useWords()
  return trouble => (trouble === 'unreachable' ? shell.offline : shell.refusals[trouble])
}

/** Whoever wants to play against bots needs no server: where there is none, this device hosts the match. */
async function instead(error: unknown, creation: Creation, name: string): Promise<{ code: string }> {
  if (troubleOf(error) !== 'unreachable' || creation.quick === undefined) throw error
  const { createSolo } = await import('../session/solo/solo.ts')
  return createSolo(creation, guest()?.name ?? name).catch(() => {
    throw error
  })
}

/** Opens a table and goes there. */
export function useOpening() {
  const { shell } = useWords()
  const say = useTrouble()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const open = async (creation: Creation): Promise<void> => {
    setBusy(true)
    setTrouble(null)
    try {
      const name = shell.guest(Math.random)
      const { code } = await createTable(creation, name).catch(error => instead(error, creation, name))
      navigate(creation.living ? `/stage/${code}` : `/t/${code}`)
    } catch (error) {
      setTrouble(say(troubleOf(error)))
      setBusy(false)
    }
  }
  return { open, busy, trouble }
}

/**
 * One click to a table against bots: as many as the game takes or as it likes best, at once, with all the time in the world; or to the
 * game's own first match.
 */
export function usePlay() {
  const { open, busy, trouble } = useOpening()
  const play = async (game: string, { guided }: { guided: boolean }): Promise<void> => {
    if (guided) changeGuide(game, { on: true, seen: [] })
    const basics = (await load(game))?.game
    const players = Math.max(...(basics?.players ?? [4]))
    const first = guided && basics?.guided ? { players: basics.guided.players, guided: true as const } : null
    const { atOnce } = CLIENT_GAMES[game] ?? {}
    await open({ game, players, public: false, seconds: 0, quick: 'plain', ...(first ?? (guided ? {} : atOnce)) })
  }
  return { play, busy, trouble }
}
