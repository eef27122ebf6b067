import { useEffect, useState } from 'react'
import type { Seat } from '../../shared/kernel/game.ts'
import { CLIENT_GAMES } from '../games/registry.ts'
import './portrait.css'

const DRAWN = 512
const SHOWN = 320

/** Each portrait is drawn once, however many chairs show it. */
const drawn = new Map<string, Promise<string | null>>()

async function draw(game: string, seat: Seat): Promise<string | null> {
  const paint = await (Object.hasOwn(CLIENT_GAMES, game) ? CLIENT_GAMES[game]?.portrait?.() : undefined)
  const [large, small] = [document.createElement('canvas'), document.createElement('canvas')]
  large.width = large.height = DRAWN
  small.width = small.height = SHOWN
  const [ink, print] = [large.getContext('2d'), small.getContext('2d')]
  if (!paint || !ink || !print) return null
  paint(ink, seat)
  print.imageSmoothingQuality = 'high'
  print.drawImage(large, 0, 0, SHOWN, SHOWN)
  return small.toDataURL()
}

function portraitOf(game: string, seat: Seat): Promise<string | null> {
  const key = `${game}/${seat}`
  const picture = drawn.get(key) ?? draw(game, seat).catch(() => null)
  drawn.set(key, picture)
  return picture
}

/** Who sits there in the story. A game without portraits leaves the plate empty. */
export function Portrait({ game, seat }: { game: string; seat: Seat }) {
  const [picture, setPicture] = useState<string | null>(null)
  useEffect(() => {
    let wanted = true
    void portraitOf(game, seat).then(found => {
      if (wanted) setPicture(found)
    })
    return () => {
      wanted = false
    }
  }, [game, seat])
  return (
    <div className="portrait halftone" data-seat={seat} aria-hidden="true">
      {picture && <img src={picture} alt="" />}
    </div>
  )
}
