import { useEffect, useRef, useState } from 'react'

/** A game's poster, drawn when its type is there. Until then the plate stands in for it. */
export function Poster({ game, title, alt }: { game: string; title: string; alt: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [drawn, setDrawn] = useState(false)
  useEffect(() => {
    let wanted = true
    const draw = async (): Promise<void> => {
      const { drawPoster } = await import('../art/posters.ts')
      if (!wanted || !canvas.current) return
      await drawPoster(canvas.current, game)
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
