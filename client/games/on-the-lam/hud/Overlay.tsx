import { type ReactNode, useMemo } from 'react'
import { rng, sheet } from '../../../kit/art/ink2d.ts'
import { reducedMotion, useSettings } from '../../../session/settings.ts'
import { ofType, useEffects } from '../../../stage/scene.ts'
import { isStill } from '../../../stage/still.ts'
import type { LamEffect } from '../play/effects.ts'
import { OwnFile } from './OwnFile.tsx'
import './overlay.css'

/** A square of rain that repeats without a seam. */
function drawRain(seed: number, count: number): string {
  const size = 420
  const { canvas, ctx } = sheet(size, size)
  const random = rng(seed)
  ctx.strokeStyle = '#c4d6da'
  for (let i = 0; i < count; i++) {
    const [x, y, long] = [random() * size, random() * size, 14 + random() * 34]
    ctx.globalAlpha = 0.2 + random() * 0.4
    ctx.lineWidth = 0.8 + random() * 0.9
    // Drawn in the neighbouring squares too, or lines would be cut at the edge.
    for (const dx of [-size, 0, size])
      for (const dy of [-size, 0, size]) {
        ctx.beginPath()
        ctx.moveTo(x + dx, y + dy)
        ctx.lineTo(x + dx - long * 0.2, y + dy + long)
        ctx.stroke()
      }
  }
  return `url(${canvas.toDataURL()})`
}

/** Weather, the lamps of a police car, the verdict. */
export function Overlay(): ReactNode {
  const sheets = useMemo(() => [drawRain(7, 26), drawRain(8, 18)], [])
  const siren = ofType(useEffects<LamEffect>(), 'siren').length > 0
  const motion = useSettings(settings => settings.motion)
  const still = isStill() || reducedMotion({ motion })
  return (
    <div
      className={still ? 'lam-still' : ''}
      aria-hidden="true"
      style={{ position: 'absolute', inset: 0, pointerEvents: 'none' }}
    >
      <div className="lam-rain">
        {sheets.map(image => (
          <i key={image} className="lam-drops" style={{ backgroundImage: image }} />
        ))}
      </div>
      <div className="lam-vignette" />
      <OwnFile />
      {siren && (
        <>
          <div className="lam-siren" />
          <div className="lam-siren" />
        </>
      )}
    </div>
  )
}
