import { type ReactNode, useEffect, useRef } from 'react'
import { useEffects } from '../../../stage/scene.ts'
import { drawSilhouette } from '../play/chase/drawings.ts'
import type { Discovery, Panel } from '../play/chase/effects.ts'
import type { DiabolikEffect } from '../play/effects.ts'
import './chase.css'

/** Over the canvas: the red frame of a discovery, cuts, the dark, and with less motion a panel instead of a scene. */
export function ChasePanel(): ReactNode {
  const effects = useEffects<DiabolikEffect>()
  return effects.map(({ key, effect }) => <Shown key={key} effect={effect} />)
}

function Shown({ effect }: { effect: DiabolikEffect }): ReactNode {
  switch (effect.type) {
    case 'discovery':
      return <Found effect={effect} />
    case 'chase':
    case 'garage':
      return <div className="chase-cut" />
    case 'escape':
      return (
        <div className="chase-dark">
          <i style={{ animationDuration: `${effect.seconds}s` }} />
        </div>
      )
    case 'panel':
      return <Drawn effect={effect} />
    default:
      return null
  }
}

/** Hangs a drawing into the page for as long as it is shown. */
function useDrawing(draw: () => HTMLCanvasElement): (frame: HTMLElement | null) => void {
  const made = useRef<HTMLCanvasElement | null>(null)
  const hang = useRef((frame: HTMLElement | null): void => {
    made.current ??= draw()
    if (frame) frame.append(made.current)
  })
  useEffect(() => () => made.current?.remove(), [])
  return hang.current
}

function Found({ effect }: { effect: Discovery }): ReactNode {
  const hang = useDrawing(() => drawSilhouette(effect.who))
  return (
    <div className="chase-red" style={{ animationDuration: `${effect.seconds * 0.42}s` }}>
      <i ref={hang} />
    </div>
  )
}

function Drawn({ effect }: { effect: Panel }): ReactNode {
  const { scene, who, text } = effect
  const frame = useRef<HTMLElement>(null)
  useEffect(() => {
    let wanted = true
    const hang = async (): Promise<void> => {
      const { drawCoupe, drawFound } = await import('../play/chase/panels.ts')
      if (wanted) frame.current?.replaceChildren(scene === 'discovery' ? drawFound(who) : drawCoupe(scene !== 'escape'))
    }
    // Without its picture the panel says still what happens.
    hang().catch(() => {})
    return () => {
      wanted = false
    }
  }, [scene, who])
  return (
    <figure className="chase-panel">
      <i ref={frame} />
      <figcaption>{text}</figcaption>
    </figure>
  )
}
