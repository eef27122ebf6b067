import { useEffect, useState } from 'react'
import { CLIENT_GAMES } from '../../games/registry.ts'

/** Half as large as it is printed: no list shows it larger. */
const SCALE = 0.5

/** Each cover is drawn once, however many cards show it. */
const drawn = new Map<string, Promise<string | null>>()

async function draw(game: string): Promise<string | null> {
  const [{ drawPoster }, cover] = await Promise.all([
    import('../../kit/art/posters.ts'),
    Object.hasOwn(CLIENT_GAMES, game) ? CLIENT_GAMES[game]?.cover?.() : undefined,
  ])
  if (!cover) return null
  const [large, small] = [document.createElement('canvas'), document.createElement('canvas')]
  await drawPoster(large, cover)
  small.width = large.width * SCALE
  small.height = large.height * SCALE
  const print = small.getContext('2d')
  if (!print) return null
  print.imageSmoothingQuality = 'high'
  print.drawImage(large, 0, 0, small.width, small.height)
  return small.toDataURL('image/jpeg', 0.85)
}

/** What stands on the newsstand for this game. Beside its title it says nothing more. */
export function Cover({ game }: { game: string }) {
  const [picture, setPicture] = useState<string | null>(null)
  useEffect(() => {
    let wanted = true
    const found = drawn.get(game) ?? draw(game).catch(() => null)
    drawn.set(game, found)
    void found.then(each => wanted && setPicture(each))
    return () => {
      wanted = false
    }
  }, [game])
  return (
    <div className="live-cover halftone" data-theme={game} aria-hidden="true">
      {picture && <img src={picture} alt="" />}
    </div>
  )
}
