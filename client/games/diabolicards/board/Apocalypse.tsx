import { type ReactNode, useMemo } from 'react'
import { BackSide, CylinderGeometry, MeshBasicMaterial, PlaneGeometry } from 'three'
import type { Lighting } from '../../../kit/table/Lights.tsx'
import { Room } from '../../../kit/table/Room.tsx'
import { inkMaterial } from '../../../stage/ink.ts'
import { once } from '../../../stage/once.ts'
import { textureOf } from '../../../stage/print.ts'
import { useScene } from '../../../stage/scene.ts'
import { FIRST_PAGE, type Format, hasPages, isPage, pageX, WOOD } from '../layout/places.ts'
import { DOOM } from '../layout/zones.ts'
import { dressing } from './dressing.ts'
import { drawSky, SKY } from './sky.ts'

/** The lamp hangs over what is looked at. */
const lightingAt = (x: number): Lighting => ({
  lamp: {
    at: [x - 2, 22, 7],
    over: [x, 0, 0.4],
    angle: 0.5,
    penumbra: 0.7,
    strength: 1.2,
    color: '#fff3e0',
    shadow: { size: 1024, near: 8, far: 40 },
  },
  rim: { at: [8, 6, -12], strength: 0.3, color: '#ff6ad0' },
  ambient: { strength: 0.1, color: '#a080ff' },
})

const solids = once(
  () =>
    ({
      table: {
        geometry: new PlaneGeometry(120, 60).rotateX(-Math.PI / 2),
        material: inkMaterial({ color: DOOM.table, world: true, shade: '#1d0a3a', bands: [0.03, 0.4, 1.15] }),
        height: WOOD,
      },
      sky: {
        geometry: new CylinderGeometry(SKY.radius, SKY.radius, SKY.height, 32, 1, true, Math.PI - SKY.arc / 2, SKY.arc),
        material: new MeshBasicMaterial({
          map: textureOf(drawSky, { part: 'wide', near: true }),
          side: BackSide,
          toneMapped: false,
        }),
        at: [0, WOOD + SKY.height / 2, SKY.radius - 5.85],
      },
      things: {
        geometry: dressing(),
        material: inkMaterial({ vertexColors: true, gloss: 0.3, bands: [0.02, 0.14, 0.36] }),
      },
    }) as const,
)

/** Round the mat: the end of the world, where there is room for it. */
export function Apocalypse({ format }: { format: Format }): ReactNode {
  const page = useScene(scene => scene.page)
  const { table, sky, things } = solids()
  const paged = hasPages(format)
  const x = paged ? pageX(isPage(page) ? page : FIRST_PAGE, format) : 0
  const lighting = useMemo(() => lightingAt(x), [x])
  return (
    <Room
      ink={DOOM.ink}
      background={DOOM.violet}
      lighting={lighting}
      table={table}
      sky={paged ? null : sky}
      things={paged ? null : things}
    />
  )
}
