import type { ReactNode } from 'react'
import { BackSide, CylinderGeometry, MeshBasicMaterial, PlaneGeometry, RepeatWrapping } from 'three'
import { drawSkyline } from '../../../kit/art/skyline.ts'
import type { Lighting } from '../../../kit/table/Lights.tsx'
import { Room } from '../../../kit/table/Room.tsx'
import { inkMaterial } from '../../../stage/ink.ts'
import { once } from '../../../stage/once.ts'
import { textureOf } from '../../../stage/print.ts'
import { FUMETTO } from '../art/palette.ts'
import { SKYLINE } from '../art/skyline.ts'
import { WOOD } from '../layout/places.ts'
import { dressing } from './dressing.ts'
import { drawWood } from './wood.ts'

const SKY = 12.4

const LIGHTING: Lighting = {
  lamp: {
    at: [-2, 34, 12],
    over: [0, 0, 1.6],
    angle: 0.82,
    penumbra: 0.72,
    strength: 1.3,
    color: '#fff0cc',
    shadow: { size: 2048, near: 10, far: 64 },
  },
  rim: { at: [9, 8, -20], strength: 0.17, color: '#8fb0ff' },
  ambient: { strength: 0.07, color: '#9db2ff' },
}

const solids = once(() => {
  const wood = textureOf(drawWood)
  wood.wrapS = wood.wrapT = RepeatWrapping
  wood.repeat.set(5, 4)
  return {
    table: {
      geometry: new PlaneGeometry(130, 90).rotateX(-Math.PI / 2),
      material: inkMaterial({ map: wood, world: true, shade: '#0a0609', bands: [0.04, 0.3, 0.95] }),
      height: WOOD,
    },
    // A backdrop as on a stage: near enough behind the map to be seen from above, and drawn round its sides for low shots.
    sky: {
      geometry: new CylinderGeometry(27, 27, SKY, 64, 1, true, Math.PI * 0.38, Math.PI * 1.24).scale(1.26, 1, 0.7),
      material: new MeshBasicMaterial({
        map: textureOf(() => drawSkyline(SKYLINE), { part: 'wide', near: true }),
        side: BackSide,
        toneMapped: false,
      }),
      at: [0, WOOD + SKY / 2, 3],
    },
    things: { geometry: dressing(), material: inkMaterial({ vertexColors: true, gloss: 0.5 }) },
  } as const
})

/** By one lamp, on wood, with the skyline behind. */
export function Study(): ReactNode {
  return <Room ink={FUMETTO.ink} background="#060509" lighting={LIGHTING} {...solids()} />
}
