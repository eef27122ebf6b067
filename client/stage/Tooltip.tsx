import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useScene } from './scene.ts'

/** What the pointer is on, in words. */
export function Tooltip(): ReactNode {
  const label = useScene(({ hovered }) => hovered?.label)
  const box = useRef<HTMLDivElement>(null)
  const last = useRef<PointerEvent | null>(null)
  const place = useRef((): void => {
    const [{ current }, { current: event }] = [box, last]
    if (!current || !event) return
    const left = Math.max(4, Math.min(event.clientX + 16, window.innerWidth - current.offsetWidth - 8))
    // A finger hides what is under it.
    const top =
      event.pointerType === 'touch' || event.clientY + 22 + current.offsetHeight > window.innerHeight
        ? event.clientY - (event.pointerType === 'touch' ? 44 : 14) - current.offsetHeight
        : event.clientY + 22
    // Not over who sits along the upper edge.
    const least = (current.parentElement?.getBoundingClientRect().top ?? 0) + useScene.getState().insets.top
    current.style.transform = `translate(${Math.round(left)}px, ${Math.round(Math.max(4, least, top))}px)`
  })
  useEffect(() => {
    const follow = (event: PointerEvent): void => {
      last.current = event
      place.current()
    }
    for (const type of ['pointermove', 'pointerup'] as const) window.addEventListener(type, follow)
    return () => {
      for (const type of ['pointermove', 'pointerup'] as const) window.removeEventListener(type, follow)
    }
  }, [])
  // A finger is gone when its words come, and only they know how much room they take.
  useLayoutEffect(() => {
    if (label) place.current()
  }, [label])
  return (
    <div ref={box} className="stage-tooltip" aria-hidden="true" hidden={!label}>
      {label}
    </div>
  )
}
