import type { ReactNode } from 'react'
import type { Facts } from '../../../../shared/games/diabolicards/shown.ts'
import { type Ending as Ended, type Player, SIDES } from '../../../../shared/games/diabolicards/state.ts'
import type { Effect } from '../../contract.ts'
import { SideSign } from '../hud/account/Sign.tsx'
import { theWords } from '../words/current.ts'
import { burst } from './bursts.ts'

/** Who has more power. Large while it is played; afterwards it stands at the edge, and the mat can be looked at. */
export function Ending({ facts, over }: { facts: Facts; over: Effect | null }): ReactNode {
  const { endings, sides } = theWords()
  const winners = String(over?.winners ?? facts.winners)
  const by = (over?.by ?? facts.ending) as Ended
  const power = { dawn: Number(over?.dawn ?? facts.dawn), dusk: Number(over?.dusk ?? facts.dusk) }
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
