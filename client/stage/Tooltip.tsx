import { type ReactNode, useEffect, useRef } from 'react'
import { useScene } from './scene.ts'

/** What the pointer is on, in words. */
export function Tooltip(): ReactNode {
  const label = useScene(({ hovered }) => hovered?.label)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const follow = (event: PointerEvent): void => {
      const { current } = box
      if (!current) return
      const left = Math.min(event.clientX + 16, window.innerWidth - current.offsetWidth - 8)
      const top =
        event.clientY + 22 + current.offsetHeight > window.innerHeight
          ? event.clientY - 14 - current.offsetHeight
          : event.clientY + 22
      current.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`
    }
    window.addEventListener('pointermove', follow)
    return () => window.removeEventListener('pointermove', follow)
  }, [])
  return (
    <div ref={box} className="stage-tooltip" aria-hidden="true" hidden={!label}>
      {label}
    </div>
  )
}
