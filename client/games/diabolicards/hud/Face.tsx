import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { CardName } from '../../../../shared/games/diabolicards/cards/list.ts'
import { thePrints } from '../pieces/prepare.ts'
import { FACE } from '../pieces/prints.ts'

/** The whole face of a card, out of the canvas. */
export function Face({ name, width }: { name: CardName; width: number }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null)
  const height = Math.round((width * FACE.height) / FACE.width)
  useLayoutEffect(() => {
    const ctx = canvas.current?.getContext('2d')
    if (!ctx) return
    ctx.imageSmoothingQuality = 'high'
    ctx.drawImage(thePrints().paper(name), 0, 0, width, height)
  }, [name, width, height])
  return <canvas ref={canvas} className="dc-face" width={width} height={height} />
}
