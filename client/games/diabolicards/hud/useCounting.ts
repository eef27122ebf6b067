import { useEffect, useRef, useState } from 'react'
import { isCalm } from '../../../stage/still.ts'

/** So long a number takes to get where it belongs. */
const SECONDS = 0.7

/** A number that counts up or down to where it belongs, for whoever watches it change; at once for whoever wants less motion. */
export function useCounting(value: number): number {
  const [shown, setShown] = useState(value)
  const at = useRef(value)
  useEffect(() => {
    const from = at.current
    const set = (now: number): void => {
      at.current = now
      setShown(now)
    }
    if (from === value || isCalm() || document.hidden) return set(value)
    let [frame, begun] = [0, 0]
    const step = (time: number): void => {
      begun ||= time
      const along = Math.min(1, (time - begun) / (SECONDS * 1000))
      set(Math.round(from + (value - from) * (1 - (1 - along) ** 3)))
      if (along < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [value])
  return shown
}
