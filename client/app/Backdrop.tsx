import { useEffect, useRef } from 'react'
import { drawBackdrop } from './backdrop.ts'

/** The sky behind every page, in the colours that the page wears. */
export function Backdrop() {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let asked = 0
    const draw = (): void => {
      cancelAnimationFrame(asked)
      asked = requestAnimationFrame(() => {
        if (!canvas.current) return
        const style = getComputedStyle(document.documentElement)
        const colour = (name: string): string => style.getPropertyValue(name).trim()
        drawBackdrop(canvas.current, innerWidth, innerHeight, {
          ink: colour('--ink'),
          sky: colour('--sky'),
          dot: colour('--sky-dot'),
          lamp: colour('--sodium'),
        })
      })
    }
    draw()
    addEventListener('resize', draw)
    return () => {
      cancelAnimationFrame(asked)
      removeEventListener('resize', draw)
    }
  }, [])
  return (
    <div className="backdrop no-print" aria-hidden="true">
      <canvas ref={canvas} />
    </div>
  )
}
