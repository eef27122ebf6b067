import type { ReactNode } from 'react'
import { MeshBasicMaterial, PlaneGeometry } from 'three'
import { NIGHT } from '../../../kit/art/ink2d.ts'
import { drawSkyline } from '../../../kit/art/skyline.ts'
import type { Lighting } from '../../../kit/table/Lights.tsx'
import { Room } from '../../../kit/table/Room.tsx'
import { inkMaterial } from '../../../stage/ink.ts'
import { once } from '../../../stage/once.ts'
import { textureOf } from '../../../stage/print.ts'
import { SKYLINE } from '../art/skyline.ts'
import { cityOf, type Format, isUpright } from '../layout/places.ts'
import { drawTable } from './city/table.ts'

const inks = once(() => ({
  table: inkMaterial({ map: textureOf(drawTable), world: true, shade: '#070c0f' }),
  sky: new MeshBasicMaterial({
    map: textureOf(() => drawSkyline(SKYLINE), { part: 'wide', near: true }),
    toneMapped: false,
    fog: false,
  }),
}))

/** A street lamp to the left, further off where the city goes far back. */
const lightingOf = once((format: Format): Lighting => {
  const far = isUpright(format) ? 1.15 : 1
  return {
    lamp: {
      at: [-8 * far, 27 * far, 15 * far],
      over: [0, 0, 0],
      angle: 0.62,
      penumbra: 0.65,
      strength: 1.5,
      color: '#f3f0e4',
      shadow: { size: 2048, near: 8, far: 60 },
    },
    rim: { at: [14, 9, -14], strength: 0.28, color: '#7fc4d0' },
    ambient: { strength: 0.11, color: '#9fc0cc' },
  }
})

const solids = once((format: Format) => {
  const { x, z } = cityOf(format)
  const { table, sky } = inks()
  return {
    table: { geometry: new PlaneGeometry(110, 80).rotateX(-Math.PI / 2), material: table, height: -0.46 },
    sky: { geometry: new PlaneGeometry(x * 2 + 26, 5.2).rotateX(-0.25), material: sky, at: [0, 1.6, -z - 1] },
  } as const
})

/** Round the city. */
export function Night({ format }: { format: Format }): ReactNode {
  return <Room ink={NIGHT.ink} background={NIGHT.ink} lighting={lightingOf(format)} {...solids(format)} />
}
