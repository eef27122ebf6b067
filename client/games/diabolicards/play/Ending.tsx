import type { ReactNode } from 'react'
import type { Facts } from '../../../../shared/games/diabolicards/shown.ts'
import { type Player, SIDES } from '../../../../shared/games/diabolicards/state.ts'
import { SideSign } from '../hud/account/Sign.tsx'
import { theWords } from '../words/current.ts'
import { burst } from './bursts.ts'
import type { EndedEffect } from './effects.ts'

/** Who has more power. Large while it is played; afterwards it stands at the edge, and the mat can be looked at. */
export function Ending({ facts, over }: { facts: Facts; over: EndedEffect | null }): ReactNode {
  const { endings, sides } = theWords()
  const { winners, dawn, dusk } = over ?? facts
  const by = (over?.by ?? facts.ending) as EndedEffect['by']
  const power = { dawn, dusk }
  return (
    <div className={`dia-end ${over ? 'dia-end--loud' : ''}`}>
      {over && (
        <svg viewBox="0 0 200 130" preserveAspectRatio="none" aria-hidden="true">
          {[0.56, 0.48, 0.42].map((inner, i) => (
            <polygon key={inner} points={burst(11, 19, inner, 1 - i * 0.12)} />
          ))}
        </svg>
      )}
      <b>{endings[by](winners === '' ? [] : (winners.split(',') as Player[]))}</b>
      <p>
        {SIDES.map(side => (
          <span key={side} data-side={side} data-most={power[side] === Math.max(power.dawn, power.dusk)}>
            <SideSign side={side} /> {sides[side]} <i>{power[side]}</i>
          </span>
        ))}
      </p>
    </div>
  )
}
