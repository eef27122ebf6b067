import { useFrame } from '@react-three/fiber'
import { type ReactNode, useMemo, useRef } from 'react'
import { type Mesh, MeshBasicMaterial, Path, PlaneGeometry, Shape, ShapeGeometry } from 'three'
import { halftone, rng, sheet } from '../../../../kit/art/ink2d.ts'
import { once } from '../../../../stage/once.ts'
import { textureOf } from '../../../../stage/print.ts'
import { FUMETTO } from '../../art/palette.ts'
import { FIGURE, type Format, garageAt } from '../../layout/places.ts'
import type { Garage } from './effects.ts'
import { type ScenePlan, useClock, useLead } from './lead.ts'

const DOOR = { width: 3.3, height: 1.5 } as const

/** The street front of a garage: black, with a hole for the door. */
const front = (() => {
  const wall = new Shape().moveTo(-9, -1).lineTo(9, -1).lineTo(9, 6).lineTo(-9, 6).closePath()
  const [x, y] = [DOOR.width / 2, DOOR.height]
  wall.holes.push(new Path().moveTo(-x, 0).lineTo(-x, y).lineTo(x, y).lineTo(x, 0).closePath())
  return new ShapeGeometry(wall)
})()
const black = new MeshBasicMaterial({ color: FUMETTO.ink, toneMapped: false })
const curtain = new PlaneGeometry(DOOR.width, DOOR.height)
const wall = new PlaneGeometry(8, 4)

/** A roller shutter, its slats worn. */
function drawShutter(): HTMLCanvasElement {
  const { canvas, ctx } = sheet(660, 300)
  const random = rng(5)
  ctx.fillStyle = FUMETTO.steel
  ctx.fillRect(0, 0, 660, 300)
  for (let y = 0; y < 300; y += 25) {
    ctx.fillStyle = FUMETTO.ink
    ctx.fillRect(0, y, 660, 7)
    ctx.fillStyle = FUMETTO.moonlight
    ctx.fillRect(0, y + 8, 660, 3)
    ctx.fillStyle = FUMETTO.ink
    for (let i = 0; i < 9; i++) ctx.fillRect(random() * 660, y + 7, 8 + random() * 60, 2 + random() * 4)
  }
  ctx.fillStyle = FUMETTO.sodium
  ctx.fillRect(0, 288, 660, 12)
  return canvas
}
const shutter = once(() => new MeshBasicMaterial({ map: textureOf(drawShutter), toneMapped: false }))

/** What is behind the car: a wall that one lamp reddens. Nothing of the street may be seen through the door. */
function drawBackWall(): HTMLCanvasElement {
  const { canvas, ctx } = sheet(960, 480)
  ctx.fillStyle = FUMETTO.ink
  ctx.fillRect(0, 0, 960, 480)
  halftone(ctx, [0, 0, 960, 480], 14, FUMETTO.blood, (u, v) => 0.85 - Math.hypot((u - 0.5) * 2.6, (v - 0.8) * 1.3))
  ctx.fillStyle = FUMETTO.ink
  for (const x of [150, 330, 620, 800]) ctx.fillRect(x, 0, 16, 480)
  return canvas
}
const backWall = once(() => new MeshBasicMaterial({ map: textureOf(drawBackWall), toneMapped: false }))

/** The shutter goes up in jerks, the lamps come on, the car comes out. */
export function GarageScene({ effect, format }: { effect: Garage; format: Format }): ReactNode {
  const share = useClock(effect.seconds)
  const size = FIGURE[format]
  const [x, , z] = garageAt(format)
  const door = useRef<Mesh>(null)
  const plan = useMemo((): ScenePlan => {
    const yaw = -Math.PI / 2 + 0.42
    return {
      eye: () => ({ at: [x + 1, 0.66, z + 4.9 - share() * 0.5], to: [x, 0.7, z], fov: 34 }),
      led: {
        jaguar: () => {
          const out = Math.max(0, (share() - 0.6) / 0.4) ** 2 * 1.5
          return { at: [x + Math.cos(yaw) * out, 0.02, z - Math.sin(yaw) * out], turn: [0, yaw, 0], size }
        },
      },
    }
  }, [x, z, share, size])
  useLead(plan)
  useFrame(() => {
    const open = Math.min(1, Math.max(0, (share() - 0.08) / 0.4))
    // On twos: it rattles.
    door.current?.position.setY(DOOR.height * (0.5 + Math.round(open * 7) / 7))
  })
  return (
    <group position={[x, 0, z + 1.45 * size]} scale={size}>
      <mesh geometry={wall} material={backWall()} position={[0, 1.9, -3.1]} raycast={() => null} />
      <mesh geometry={front} material={black} raycast={() => null} />
      <mesh
        ref={door}
        geometry={curtain}
        material={shutter()}
        position={[0, DOOR.height / 2, -0.05]}
        raycast={() => null}
      />
    </group>
  )
}
