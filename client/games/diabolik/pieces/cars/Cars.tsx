import type { ReactNode } from 'react'
import { inkMaterial } from '../../../../stage/ink.ts'
import { Posed } from '../../../../stage/Posed.tsx'
import { ofType, useEffects } from '../../../../stage/scene.ts'
import { Target, useTargetState } from '../../../../stage/Target.tsx'
import { FUMETTO } from '../../art/palette.ts'
import type { Parts } from '../../layout/parts.ts'
import { isLocation } from '../../layout/places.ts'
import type { DiabolikEffect } from '../../play/effects.ts'
import { theWords } from '../../words/current.ts'
import { Car } from './Car.tsx'
import { theBodies } from './prepare.ts'

const lacquer = inkMaterial({ vertexColors: true, gloss: 1, horizon: '#2b3350' })
const plate = inkMaterial({ vertexColors: true, bands: [0.03, 0.18, 0.42] })

/** The Jaguar and the Bank Van. */
export function Cars({ view }: Parts): ReactNode {
  return (
    <>
      {view.pieces.jaguar && <Jaguar place={view.pieces.jaguar.place} />}
      {view.pieces.van && <Van place={view.pieces.van.place} />}
    </>
  )
}

/** Its lights are on while somebody drives it, unless a scene says otherwise. */
function useLight(parked: boolean): number {
  const scene = ofType(useEffects<DiabolikEffect>(), 'lights').at(-1)?.effect
  return scene?.reach ?? (parked ? 0 : 1.3)
}

function Jaguar({ place }: { place: string }): ReactNode {
  const { legal, pointed } = useTargetState('jaguar')
  const light = useLight(!isLocation(place))
  const marked = legal || pointed
  return (
    <Posed id="jaguar">
      <Target id="jaguar" answersTo={['jaguar', place]} label={theWords().pieces.jaguar}>
        <Car
          body={theBodies().jaguar}
          material={lacquer}
          line={marked ? 4.5 : 2.2}
          lineColor={marked ? FUMETTO.sodium : FUMETTO.paper}
          light={light}
        />
      </Target>
    </Posed>
  )
}

function Van({ place }: { place: string }): ReactNode {
  const { legal, pointed } = useTargetState('van')
  const marked = legal || pointed
  return (
    <Posed id="van">
      <Target id="van" answersTo={['van', place]} label={theWords().secondaries.van.name}>
        <Car
          body={theBodies().van}
          material={plate}
          line={marked ? 4.5 : 2.2}
          lineColor={marked ? FUMETTO.sodium : FUMETTO.ink}
          light={0}
        />
      </Target>
    </Posed>
  )
}
