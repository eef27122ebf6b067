import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { clearest } from '../../../stage/clear.ts'
import { useScene, useStage } from '../../../stage/scene.ts'

export interface Said {
  readonly title: string
  readonly text: string
  readonly alarm: boolean
}

/** To the edges of the picture. */
const EDGE = 12
/** While it is read the camera may go elsewhere: so often, in milliseconds, it is seen to that it still covers nothing. */
const OFTEN = 200

/** A box of the narrator’s, where it covers nothing that must be read: in the corner to the right if it can. */
export function Caption({ title, text, alarm, optional = false }: Said & { optional?: boolean }): ReactNode {
  const box = useRef<HTMLParagraphElement>(null)
  const stage = useStage()
  const { width, height, insets } = useScene()
  useLayoutEffect(() => {
    void [title, text]
    let wish: readonly [number, number] = [width, 0]
    const place = (): void => {
      const { current } = box
      if (!current) return
      const room = {
        left: insets.left + EDGE,
        top: insets.top + EDGE,
        right: width - insets.right - EDGE,
        bottom: height - insets.bottom - EDGE,
      }
      const size = [current.offsetWidth, current.offsetHeight] as const
      const { left, top, covers } = clearest(size, room, stage.taken(), wish)
      wish = [left, top]
      Object.assign(current.style, { left: `${left}px`, top: `${top}px` })
      // The strip beside the stage says it as well.
      current.style.visibility = optional && covers > 0 ? 'hidden' : ''
    }
    place()
    const timer = setInterval(place, OFTEN)
    return () => clearInterval(timer)
  }, [stage, title, text, optional, width, height, insets])
  return (
    <p ref={box} className={`dbk-caption ${alarm ? 'dbk-caption--alarm' : ''}`}>
      {title && <b>{title}</b>}
      {text && <span>{text}</span>}
    </p>
  )
}
