import { useEffect, useRef } from 'react'
import type { Drawing } from '../games/contract.ts'
import './drawn.css'

/** What is no wider stands beside its paragraph. */
const ASIDE = 200
/** How far below the fold something is drawn already. */
const AHEAD = '600px'
/** Dots of the drawing for each pixel of the page. */
const DENSITY = 2

/** Takes a drawing down to the size that it is shown at: a page may have dozens. */
function reduced(drawn: HTMLCanvasElement, { width }: Drawing): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const scale = Math.min(1, (width * DENSITY) / drawn.width)
  canvas.width = Math.round(drawn.width * scale)
  canvas.height = Math.round(drawn.height * scale)
  const ctx = canvas.getContext('2d')
  if (!ctx) return drawn
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(drawn, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** A thing as it lies on the table, drawn when it comes into sight. Its place is kept until then. */
export function Drawn({ drawing }: { drawing: Drawing }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = frame
    if (!current) return
    let wanted = true
    const hang = async (): Promise<void> => {
      const canvas = reduced(await drawing.draw(), drawing)
      if (wanted) current.replaceChildren(canvas)
    }
    const watch = new IntersectionObserver(
      seen => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return
        watch.disconnect()
        // Without its picture a rule is a rule still.
        hang().catch(() => {})
      },
      { rootMargin: AHEAD },
    )
    watch.observe(current)
    return () => {
      wanted = false
      watch.disconnect()
    }
  }, [drawing])
  const { alt, width, height } = drawing
  return (
    <div
      ref={frame}
      className={width <= ASIDE ? 'drawn aside' : 'drawn'}
      // Beside a name that says it all, a picture says nothing more.
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      style={{ width, aspectRatio: `${width} / ${height}` }}
    />
  )
}
