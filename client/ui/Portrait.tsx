import { useEffect, useRef } from 'react'
import type { Seat } from '../../shared/kernel/game.ts'
import { CLIENT_GAMES } from '../games/index.ts'
import './portrait.css'

const SIZE = 512

/** Who sits there in the story. A game without portraits leaves the plate empty. */
export function Portrait({ game, seat }: { game: string; seat: Seat }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let wanted = true
    const draw = async (): Promise<void> => {
      const paint = await (Object.hasOwn(CLIENT_GAMES, game) ? CLIENT_GAMES[game]?.portrait?.() : undefined)
      const ctx = canvas.current?.getContext('2d')
      if (!wanted || !paint || !ctx) return
      ctx.reset()
      paint(ctx, seat)
    }
    draw().catch(() => {})
    return () => {
      wanted = false
    }
  }, [game, seat])
  return (
    <div className="portrait halftone" data-seat={seat} aria-hidden="true">
      <canvas ref={canvas} width={SIZE} height={SIZE} />
    </div>
  )
}
