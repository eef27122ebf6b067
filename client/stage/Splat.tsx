import { useFrame } from '@react-three/fiber'
import { type ReactNode, useMemo, useRef } from 'react'
import { type Mesh, MeshBasicMaterial } from 'three'
import { NIGHT, rng, sheet } from '../kit/art/ink2d.ts'
import { once } from './once.ts'
import { textureOf } from './print.ts'
import { useStage } from './scene.ts'
import { isCalm } from './still.ts'

const SIZE = 512

/** Thrown up round a foot: a blot with its spray. */
function drawSplat(): HTMLCanvasElement {
  const { canvas, ctx } = sheet(SIZE, SIZE)
  const random = rng(41)
  ctx.translate(SIZE / 2, SIZE / 2)
  const blot = new Path2D()
  const spikes = 17
  for (let i = 0; i < spikes * 2; i++) {
    const angle = (i / (spikes * 2)) * Math.PI * 2
    const far = i % 2 === 0 ? 150 + random() * 84 : 112 + random() * 22
    blot.lineTo(Math.cos(angle) * far, Math.sin(angle) * far * 0.86)
  }
  blot.closePath()
  for (let i = 0; i < 26; i++) {
    const [angle, far, drop] = [random() * 6.28, 190 + random() * 54, 4 + random() * 9]
    blot.moveTo(Math.cos(angle) * far + drop, Math.sin(angle) * far * 0.86)
    blot.arc(Math.cos(angle) * far, Math.sin(angle) * far * 0.86, drop, 0, 7)
  }
  ctx.lineJoin = 'round'
  ctx.strokeStyle = NIGHT.bone
  ctx.lineWidth = 12
  ctx.stroke(blot)
  ctx.fillStyle = NIGHT.ink
  ctx.fill(blot)
  return canvas
}

const ink = once(
  () =>
    new MeshBasicMaterial({
      map: textureOf(drawSplat),
      transparent: true,
      depthWrite: false,
      toneMapped: false,
      polygonOffset: true,
      polygonOffsetFactor: -3,
    }),
)

/** Its size in each twelfth of a second; then it is gone. */
const FRAMES = [0.5, 0.92, 1.12, 1.2, 0.86] as const

/** Ink under whoever lands. */
export function Splat({ who, floor, size: whole }: { who: string; floor: number; size: number }): ReactNode {
  const { actors, wake } = useStage()
  const mesh = useRef<Mesh>(null)
  const time = useRef(0)
  const at = useMemo(() => actors.where(who)?.toArray() ?? null, [actors, who])
  useFrame((_, delta) => {
    const { current } = mesh
    const size = FRAMES[Math.floor(time.current * 12)]
    if (!current) return
    current.visible = size !== undefined
    if (size === undefined) return
    current.scale.setScalar(size * whole)
    time.current += Math.min(delta, 1 / 12)
    wake()
  })
  if (!at || isCalm()) return null
  return (
    <mesh
      ref={mesh}
      material={ink()}
      position={[at[0], floor + 0.02, at[2]]}
      rotation={[-Math.PI / 2, 0, 0]}
      renderOrder={3}
      raycast={() => null}
    >
      <planeGeometry args={[2.7, 2.7]} />
    </mesh>
  )
}
