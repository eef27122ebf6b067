import type { ReactNode } from 'react'
import { MeshBasicMaterial, PlaneGeometry } from 'three'
import { SLOTS, type SlotKind, ZONES } from '../../../../shared/games/diabolicards/state.ts'
import { once } from '../../../stage/once.ts'
import { Target } from '../../../stage/Target.tsx'
import { fieldId, slotAt, TILE } from '../table/places.ts'
import { theWords } from '../table/props.ts'
import type { Parts } from '../table/Table.tsx'

const made = once(() => ({
  slot: new PlaneGeometry(TILE.width, TILE.height),
  dark: new MeshBasicMaterial({ color: '#43207a' }),
}))

/** The mat: zones, slots, and what lies round them. */
export function Mat({ way }: Parts): ReactNode {
  return (
    <>
      <color attach="background" args={['#2a0b4f']} />
      {[true, false].flatMap(near =>
        ZONES.flatMap(zone =>
          (Object.keys(SLOTS) as SlotKind[]).flatMap(slot =>
            Array.from({ length: SLOTS[slot] }, (_, at) => {
              const {
                at: [x, , z],
              } = slotAt(near, zone, slot, at, way)
              const body = (
                <mesh
                  key={`${near} ${zone} ${slot} ${at}`}
                  geometry={made().slot}
                  material={made().dark}
                  position={[x, 0, z]}
                  rotation={[-Math.PI / 2, 0, 0]}
                />
              )
              return near ? (
                <Target key={`${zone} ${slot} ${at}`} id={fieldId(zone, slot)} label={theWords().zones[zone]}>
                  {body}
                </Target>
              ) : (
                body
              )
            }),
          ),
        ),
      )}
    </>
  )
}
