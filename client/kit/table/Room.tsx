import { type ReactNode, useLayoutEffect } from 'react'
import type { BufferGeometry, Material } from 'three'
import type { Vec } from '../../stage/actors.ts'
import { Ink } from '../../stage/Ink.tsx'
import { INK } from '../../stage/ink.ts'
import { type Lighting, Lights } from './Lights.tsx'

interface Solid {
  readonly geometry: BufferGeometry
  readonly material: Material
}

interface RoomProps {
  /** Of all contours and dots, as long as one is here. */
  readonly ink: string
  readonly background: string
  readonly lighting: Lighting
  /** What board or mat lie on. */
  readonly table: Solid & { readonly height: number }
  /** What is behind it all. */
  readonly sky: (Solid & { readonly at: Vec }) | null
  /** What else lies about. */
  readonly things?: Solid | null
}

const nothing = (): null => null

/** Everything round the board: lamp, table, sky. Nothing of it can be pointed at. */
export function Room({ ink, background, lighting, table, sky, things }: RoomProps): ReactNode {
  useLayoutEffect(() => {
    const before = INK.uInk.value.clone()
    INK.uInk.value.set(ink)
    return () => void INK.uInk.value.copy(before)
  }, [ink])
  return (
    <>
      <color attach="background" args={[background]} />
      <Lights {...lighting} />
      <mesh
        geometry={table.geometry}
        material={table.material}
        position={[0, table.height, 0]}
        receiveShadow
        raycast={nothing}
      />
      {sky && <mesh geometry={sky.geometry} material={sky.material} position={[...sky.at]} raycast={nothing} />}
      {things && <Ink geometry={things.geometry} material={things.material} raycast={nothing} />}
    </>
  )
}
