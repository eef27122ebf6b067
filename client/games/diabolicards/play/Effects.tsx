import { useThree } from '@react-three/fiber'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { SIDES, type Zone } from '../../../../shared/games/diabolicards/state.ts'
import type { Vec } from '../../../stage/actors.ts'
import { useEffects, useScene, useStage } from '../../../stage/scene.ts'
import { isCalm } from '../../../stage/still.ts'
import type { Parts } from '../layout/parts.ts'
import { FIRST_PAGE, fieldOf, hasPages, pageOf, placeAt } from '../layout/places.ts'
import { Band, Doom, Shout } from './Balloons.tsx'
import type { DiabolicardsEffect } from './effects.ts'
import { death, type Flash, fire, puff, sag, seal, slam, swell } from './flashes.ts'
import { KillMarks } from './KillMarks.tsx'
import { Pulse } from './Pulse.tsx'
import { Quads } from './Quads.tsx'
import { Ties } from './Ties.tsx'
import './effects.css'

/** Everything that lasts a moment, and what marks a kill while it can be answered. */
export function Effects(parts: Parts): ReactNode {
  const effects = useEffects<DiabolicardsEffect>()
  return (
    <>
      <KillMarks {...parts} />
      <Ties {...parts} />
      {effects.map(({ key, effect }) => (
        <Shown key={key} effect={effect} parts={parts} />
      ))}
    </>
  )
}

function Shown({ effect, parts: { view, format, near } }: { effect: DiabolicardsEffect; parts: Parts }): ReactNode {
  const { actors } = useStage()
  const page = useScene(scene => scene.page) ?? FIRST_PAGE
  const { at: what } = effect
  // Where it was when it happened: the card goes on.
  const [there] = useState(() => pageOf(view.pieces[what]?.place ?? what))
  const at = useMemo(
    (): Vec | null => actors.where(what)?.toArray() ?? placeAt(what, near, format),
    [actors, what, near, format],
  )
  const flash = useMemo(() => {
    const fields = (sides: string) =>
      SIDES.filter(side => sides.includes(side)).map(side => fieldOf(side === near, what as Zone, format))
    return at && flashOf(effect, at, fields)
  }, [effect, at, what, near, format])
  if (!at || (hasPages(format) && there !== null && there !== page)) return null
  return (
    <>
      {flash && !isCalm() && <Quads {...flash} />}
      {effect.type === 'slam' && effect.weight > 0 && <Shake weight={effect.weight} />}
      {effect.type === 'fire' && <Shake weight={4} />}
      {(effect.type === 'swell' || effect.type === 'sag') && <Pulse card={what} how={effect.type} />}
      {effect.type === 'shout' && <Shout at={at} text={effect.text} tone={effect.tone} />}
      {effect.type === 'doom' && <Doom at={[at[0], at[1], at[2] + 1.6]} text={effect.text} />}
      {effect.type === 'band' && <Band at={at} text={effect.text} signs={effect.signs} lost={effect.lost === true} />}
    </>
  )
}

function flashOf(
  effect: DiabolicardsEffect,
  at: Vec,
  fields: (sides: string) => ReturnType<typeof fieldOf>[],
): Flash | null {
  switch (effect.type) {
    case 'slam':
      return slam(at, effect.weight)
    case 'swell':
      return swell(at)
    case 'sag':
      return sag(at)
    case 'death':
      return death(at)
    case 'puff':
      return puff(at)
    case 'fire':
      return fire(fields(effect.sides), at)
    case 'seal':
      return seal(fields(SIDES.join()))
    default:
      return null
  }
}

/** The whole picture jumps, for as long as two drawings of a film. */
function Shake({ weight }: { weight: number }): null {
  const canvas = useThree(({ gl }) => gl.domElement)
  useEffect(() => {
    if (isCalm()) return
    const far = weight * 2.5
    const jump = canvas.animate(
      [
        { transform: `translate(${-far / 2}px, ${far}px)` },
        { transform: `translate(${far / 2}px, ${-far / 2}px)` },
        { transform: 'none' },
      ],
      { duration: weight > 3 ? 420 : 170, iterations: weight > 3 ? 2 : 1, easing: 'steps(1)' },
    )
    return () => jump.cancel()
  }, [canvas, weight])
  return null
}
