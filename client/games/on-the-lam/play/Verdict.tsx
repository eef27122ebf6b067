import { useFrame } from '@react-three/fiber'
import { type ReactNode, useMemo, useRef } from 'react'
import { AdditiveBlending, Color, DoubleSide, type InstancedMesh, MeshBasicMaterial, Object3D } from 'three'
import type { Tile } from '../../../../shared/games/on-the-lam/state.ts'
import type { LamView } from '../../../../shared/games/on-the-lam/view.ts'
import { NIGHT, rng } from '../../../kit/art/ink2d.ts'
import { useSettings } from '../../../session/settings.ts'
import { Label } from '../../../stage/Label.tsx'
import { textureOf } from '../../../stage/print.ts'
import { ofType, useEffects, useStage } from '../../../stage/scene.ts'
import { isCalm } from '../../../stage/still.ts'
import { MARKS } from '../art/cards.ts'
import { drawHalo } from '../board/city/halo.ts'
import { FLOOR, type Format, isTile, tileAt } from '../layout/places.ts'
import { TABLE_WORDS } from '../words/play.ts'
import type { LamEffect } from './effects.ts'

/** How it ended: light on the winners, a stamp over them, and all the paper of the case in the air. */
export function Verdict({ view, format }: { view: LamView; format: Format }): ReactNode {
  const language = useSettings(settings => settings.language)
  const won = ofType(useEffects<LamEffect>(), 'won')[0]?.effect
  const { ending, winners } = view.facts
  const [winner = ''] = winners.split(',')
  const at = view.pieces[winner]?.place ?? won?.at
  if (at === undefined || !isTile(at)) return null
  const [x, , z] = tileAt(at, format)
  const words = TABLE_WORDS[language]
  return (
    <>
      <Light at={at} format={format} />
      <Paper x={x} z={z} />
      <Label at={[x, 0.35, z + 1.2]} edge={130}>
        <div className="lam-verdict">{(ending || won?.by) === 'bound' ? words.cold : words.innocent}</div>
      </Label>
    </>
  )
}

function Light({ at, format }: { at: Tile; format: Format }): ReactNode {
  const material = useMemo(
    () =>
      new MeshBasicMaterial({
        map: textureOf(drawHalo),
        color: NIGHT.sodium,
        blending: AdditiveBlending,
        transparent: true,
        depthWrite: false,
        toneMapped: false,
      }),
    [],
  )
  const [x, , z] = tileAt(at, format)
  return (
    <mesh
      material={material}
      position={[x, FLOOR + 0.03, z + 0.3]}
      rotation={[-Math.PI / 2, 0, 0]}
      raycast={() => null}
    >
      <planeGeometry args={[5.2, 4.2]} />
    </mesh>
  )
}

const COUNT = 150
/** Until the last sheet lies, in seconds. */
const FALL = 3.2
const sheetOf = new Object3D()
const COLOURS = [NIGHT.paper, NIGHT.paper, NIGHT.bone, ...Object.values(MARKS).map(({ hue }) => hue)]

/** Torn evidence. Falls, turning, and stays where it falls. */
function Paper({ x, z }: { x: number; z: number }): ReactNode {
  const { wake } = useStage()
  const mesh = useRef<InstancedMesh>(null)
  const time = useRef(0)
  const material = useMemo(() => new MeshBasicMaterial({ side: DoubleSide, toneMapped: false }), [])
  const bits = useMemo(() => {
    const random = rng(99)
    return Array.from({ length: COUNT }, (_, i) => ({
      x: (random() - 0.5) * 9,
      z: (random() - 0.5) * 6,
      late: random() * 1.2,
      spin: 4 + random() * 8,
      drift: random() * 6.28,
      color: new Color(COLOURS[i % COLOURS.length]),
    }))
  }, [])
  useFrame((_, delta) => {
    const { current } = mesh
    if (!current || time.current >= FALL) return
    const first = time.current === 0
    time.current = isCalm() ? FALL : Math.min(FALL, time.current + Math.min(delta, 0.1))
    bits.forEach((bit, i) => {
      const t = Math.min(1, Math.max(0, (time.current - bit.late) / (FALL - 1.2)))
      const left = 1 - t
      sheetOf.position.set(x + bit.x + Math.sin(bit.drift + t * 9) * 0.3 * left, FLOOR + 0.03 + left * 6.5, z + bit.z)
      sheetOf.rotation.set(-Math.PI / 2 + left * bit.spin, bit.drift * left, bit.drift)
      sheetOf.scale.setScalar(t > 0 ? 1 : 0)
      sheetOf.updateMatrix()
      current.setMatrixAt(i, sheetOf.matrix)
      if (first) current.setColorAt(i, bit.color)
    })
    current.instanceMatrix.needsUpdate = true
    if (current.instanceColor) current.instanceColor.needsUpdate = true
    if (time.current < FALL) wake()
  })
  return (
    <instancedMesh ref={mesh} args={[undefined, material, COUNT]} frustumCulled={false} raycast={() => null}>
      <planeGeometry args={[0.2, 0.28]} />
    </instancedMesh>
  )
}
