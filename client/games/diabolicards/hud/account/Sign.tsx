import type { Side } from '../../../../../shared/games/diabolicards/state.ts'

const RAYS = [0, 45, 90, 135, 180, 225, 270, 315]

/** A sun for Dawn, a moon for Dusk: the sides are told apart without their colours. */
export function SideSign({ side }: { side: Side }) {
  return (
    <svg className="side-sign" data-side={side} viewBox="-10 -10 20 20" aria-hidden="true">
      {side === 'dusk' ? (
        <path d="M3.5 -8.6A9 9 0 1 0 8.6 4.6A7.4 7.4 0 0 1 3.5 -8.6Z" />
      ) : (
        <>
          <circle r={4.6} />
          {RAYS.map(angle => (
            <path key={angle} d="M-1.7 -6L0 -10L1.7 -6Z" transform={`rotate(${angle})`} />
          ))}
        </>
      )}
    </svg>
  )
}
