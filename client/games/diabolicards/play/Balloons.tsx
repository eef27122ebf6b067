import type { CSSProperties, ReactNode } from 'react'
import type { AbilitySymbol } from '../../../../shared/games/diabolicards/cards/symbols.ts'
import type { Vec } from '../../../stage/actors.ts'
import { Label } from '../../../stage/Label.tsx'
import { burst } from './bursts.ts'
import type { Tone } from './effects.ts'
import { SIGNS } from './signs.ts'

const [OUTER, INNER] = [burst(5, 15, 0.62), burst(5, 15, 0.6, 0.8)]
const [WIDE, MIDDLE, CORE] = [burst(9, 17, 0.52), burst(9, 17, 0.5, 0.86), burst(9, 17, 0.48, 0.68)]

/** In Latin letters: Chinese ones are twice as wide. */
const lengthOf = (text: string): number => [...text].reduce((sum, each) => sum + (each > '\u2e80' ? 2 : 1), 0)

/** A sound, over the card that makes it. */
export function Shout({ at: [x, y, z], text, tone }: { at: Vec; text: string; tone: Tone }): ReactNode {
  return (
    <Label at={[x, y + 0.1, z - 0.5]} edge={70} top={84}>
      <div className={`dia-shout dia-shout--${tone}`} style={{ '--letters': lengthOf(text) } as CSSProperties}>
        <svg viewBox="0 0 200 130" preserveAspectRatio="none" aria-hidden="true">
          <polygon points={OUTER} />
          <polygon className="dia-core" points={INNER} />
        </svg>
        <b>{text}</b>
      </div>
    </Label>
  )
}

/** The loudest there is: over a whole zone. */
export function Doom({ at, text }: { at: Vec; text: string }): ReactNode {
  return (
    <Label at={at} edge={150} top={140}>
      <div className="dia-doom">
        <svg viewBox="0 0 200 130" preserveAspectRatio="none" aria-hidden="true">
          <polygon points={WIDE} />
          <polygon points={MIDDLE} />
          <polygon points={CORE} />
        </svg>
        <b>{text}</b>
      </div>
    </Label>
  )
}

/** What a card can do, or what becomes of it, announced under it. */
export function Band({
  at: [x, y, z],
  text,
  signs,
  lost,
}: {
  at: Vec
  text: string
  signs: readonly AbilitySymbol[]
  lost: boolean
}): ReactNode {
  return (
    <Label at={[x, y, z + 0.62]} edge={110} top={40}>
      <div className={`dia-band ${lost ? 'dia-band--lost' : ''}`}>
        {signs.map(sign => (
          <svg key={sign} viewBox="0 0 24 24" aria-hidden="true">
            <path d={SIGNS[sign]} fillRule="evenodd" />
          </svg>
        ))}
        <b>{text}</b>
      </div>
    </Label>
  )
}
