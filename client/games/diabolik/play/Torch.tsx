import { useFrame } from '@react-three/fiber'
import { type ReactNode, useRef } from 'react'
import { type Group, MeshBasicMaterial } from 'three'
import { halftone, sheet } from '../../../kit/art/ink2d.ts'
import type { Vec } from '../../../stage/actors.ts'
import { once } from '../../../stage/once.ts'
import { textureOf } from '../../../stage/print.ts'
import { useStage } from '../../../stage/scene.ts'
import { isCalm } from '../../../stage/still.ts'
import { FUMETTO } from '../art/palette.ts'

const SIZE = 512

/** Light on paper is flat dots of sodium inside the rim of a lens. */
function drawLens(): HTMLCanvasElement {
  const { canvas, ctx } = sheet(SIZE, SIZE)
  const middle = SIZE / 2
  ctx.save()
  ctx.beginPath()
  ctx.arc(middle, middle, middle - 30, 0, Math.PI * 2)
  ctx.clip()
  halftone(ctx, [0, 0, SIZE, SIZE], 22, FUMETTO.sodium, (u, v) => {
    const far = Math.hypot(u - 0.5, v - 0.5)
    return far < 0.16 ? 0.16 : 0.2 + far * 0.9
  })
  ctx.restore()
  for (const [width, color] of [
    [30, FUMETTO.ink],
    [12, FUMETTO.paper],
  ] as const) {
    ctx.beginPath()
    ctx.arc(middle, middle, middle - 28, 0, Math.PI * 2)
    ctx.lineWidth = width
    ctx.strokeStyle = color
    ctx.stroke()
  }
  return canvas
}

const lens = once(
  () =>
    new MeshBasicMaterial({
      map: textureOf(drawLens),
      transparent: true,
      depthWrite: false,
      toneMapped: false,
      polygonOffset: true,
      polygonOffsetFactor: -4,
    }),
)

/** Seconds in which the light has gone round. */
const SWEEP = 0.72

/** A torch goes over a Location; still, it only marks it. */
export function Torch({ at, still }: { at: Vec; still: boolean }): ReactNode {
  const { wake } = useStage()
  const group = useRef<Group>(null)
  const time = useRef(0)
  useFrame((_, delta) => {
    const { current } = group
    if (!current) return
    time.current = still || isCalm() ? SWEEP : Math.min(SWEEP, time.current + Math.min(delta, 0.1))
    const t = time.current / SWEEP
    const reach = (1 - t) * 1.5
    const angle = t * Math.PI * 2.6
    current.position.set(at[0] + Math.cos(angle) * reach * 1.4, 0.05, at[2] + Math.sin(angle) * reach)
    current.scale.setScalar(still ? 0.8 : 1.25 - t * 0.35)
    if (t < 1) wake()
  })
  return (
    <group ref={group}>
      <mesh material={lens()} rotation={[-Math.PI / 2, 0, 0]} renderOrder={4} raycast={() => null}>
        <planeGeometry args={[3, 3]} />
      </mesh>
    </group>
  )
}
