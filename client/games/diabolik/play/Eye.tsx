import type { ReactNode } from 'react'
import type { Vec } from '../../../stage/actors.ts'
import { Label } from '../../../stage/Label.tsx'
import { MAP } from '../layout/places.ts'

/** Over the legend, where nobody stands. */
const CORNER: Vec = [MAP.width / 2 - 1.6, 0.5, MAP.depth / 2 - 1.4]

/** In a corner of the map somebody has noticed something; with a number where nobody can say who. */
export function Eye({ count }: { count: number }): ReactNode {
  return (
    <Label at={CORNER} edge={110} top={76}>
      <svg className="dbk-eye" viewBox="0 0 260 150" aria-hidden="true">
        <g className="dbk-rays">
          {[-60, -36, -12, 12, 36, 60].map(turn => (
            <path key={turn} d="M130 -8 l7 26 h-14z" transform={`rotate(${turn} 130 92)`} />
          ))}
        </g>
        <g className="dbk-lid">
          <path className="dbk-white" d="M12 84 Q130 -4 248 84 Q130 168 12 84Z" />
          <circle className="dbk-iris" cx="130" cy="82" r="36" />
          {count > 0 ? (
            <text x="130" y="100">
              {count}
            </text>
          ) : (
            <circle cx="130" cy="82" r="17" />
          )}
        </g>
      </svg>
    </Label>
  )
}
