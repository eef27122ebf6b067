import { useEffect, useMemo } from 'react'
import { type Stagecraft, useScene } from './scene.ts'
import { type Handling, limited, UNTOUCHED } from './shots.ts'

/** Left alone for so long, the camera goes back to its place. */
const PATIENCE = 8000
/** Less than this is a click that trembled. */
const TWITCH = 6

export interface Hand {
  now: Handling
  /** The table is being drawn along under it. */
  slides: boolean
  reset(): void
}

interface Finger {
  x: number
  y: number
  readonly from: readonly [number, number]
}

/** Drag turns, or from close draws along; wheel and pinch zoom, two fingers, the other button or Shift move. */
export function useHandling(canvas: HTMLCanvasElement, stage: Stagecraft): Hand {
  const { look } = stage
  const hand = useMemo((): Hand => {
    const made: Hand = {
      now: UNTOUCHED,
      slides: false,
      reset() {
        made.now = UNTOUCHED
        look()
      },
    }
    return made
  }, [look])

  useEffect(() => {
    const fingers = new Map<number, Finger>()
    let [timer, shifting]: [ReturnType<typeof setTimeout> | undefined, boolean] = [undefined, false]
    const touch = (change: Partial<Handling>): void => {
      hand.now = limited({ ...hand.now, ...change })
      clearTimeout(timer)
      timer = setTimeout(hand.reset, PATIENCE)
      look()
    }
    const pan = (dx: number, dy: number): void => {
      const unit = (24 * hand.now.zoom) / canvas.clientHeight
      touch({ pan: [hand.now.pan[0] - dx * unit, hand.now.pan[1] - dy * unit] })
    }
    const span = (): number => {
      const [a, b] = [...fingers.values()]
      return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
    }
    const down = (event: PointerEvent): void => {
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY, from: [event.clientX, event.clientY] })
      shifting = event.button !== 0 || event.shiftKey
    }
    const move = (event: PointerEvent): void => {
      const finger = fingers.get(event.pointerId)
      // What is held in the hand goes along, and not the table.
      if (!finger || stage.grip) return
      if (Math.hypot(event.clientX - finger.from[0], event.clientY - finger.from[1]) < TWITCH) return
      const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y]
      const before = span()
      finger.x = event.clientX
      finger.y = event.clientY
      if (fingers.size > 1) {
        const after = span()
        if (before > 0 && after > 0) touch({ zoom: (hand.now.zoom * before) / after })
        pan(dx / 2, dy / 2)
      } else if (useScene.getState().near) {
        hand.slides = true
        stage.slide(dx, dy)
      } else if (shifting) pan(dx, dy)
      else touch({ yaw: hand.now.yaw - dx * 0.0035, pitch: hand.now.pitch + dy * 0.0028 })
    }
    const up = (event: PointerEvent): void => {
      if (fingers.size > 1 && fingers.has(event.pointerId)) spread()
      fingers.delete(event.pointerId)
      hand.slides = false
    }
    /** Two fingers that have spread bring the camera close for good, and together back. */
    const spread = (): void => {
      const { near } = useScene.getState()
      const [a, b] = [...fingers.values()]
      if (!a || !b || (near ? hand.now.zoom < 1.2 : hand.now.zoom > 0.75)) return
      const { left, top } = canvas.getBoundingClientRect()
      stage.approach({ x: (a.x + b.x) / 2 - left, y: (a.y + b.y) / 2 - top })
      if (near !== useScene.getState().near) hand.reset()
    }
    const wheel = (event: WheelEvent): void => {
      event.preventDefault()
      touch({ zoom: hand.now.zoom * Math.exp(Math.sign(event.deltaY) * Math.min(0.25, Math.abs(event.deltaY) / 600)) })
    }
    const menu = (event: Event): void => event.preventDefault()
    canvas.addEventListener('pointerdown', down)
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', up)
    canvas.addEventListener('wheel', wheel, { passive: false })
    canvas.addEventListener('contextmenu', menu)
    return () => {
      clearTimeout(timer)
      canvas.removeEventListener('pointerdown', down)
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', up)
      canvas.removeEventListener('wheel', wheel)
      canvas.removeEventListener('contextmenu', menu)
    }
  }, [canvas, hand, stage, look])
  return hand
}
