import { useEffect, useRef, useState } from 'react'
import { CLIENT_GAMES } from '../games/registry.ts'

/** A game's poster, drawn when its type is there. Until then the plate stands in for it. */
export function Poster({ game, title, alt }: { game: string; title: string; alt: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [drawn, setDrawn] = useState(false)
  useEffect(() => {
    let wanted = true
    const draw = async (): Promise<void> => {
      const [{ drawPoster }, cover] = await Promise.all([
        import('../kit/art/posters.ts'),
        CLIENT_GAMES[game]?.cover?.(),
      ])
      if (!wanted || !canvas.current || !cover) return
      await drawPoster(canvas.current, cover)
      if (wanted) setDrawn(true)
    }
    draw().catch(() => {})
    return () => {
      wanted = false
    }
  }, [game])
  return (
    <div className="poster" data-theme={game} data-drawn={drawn || undefined}>
      <div className="plate halftone" aria-hidden="true">
        <span>{title}</span>
      </div>
      <canvas ref={canvas} role="img" aria-label={alt} />
    </div>
  )
}
