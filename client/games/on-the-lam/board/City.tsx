import { useFrame } from '@react-three/fiber'
import { type ReactNode, useMemo } from 'react'
import { AdditiveBlending, BoxGeometry, CylinderGeometry, MeshBasicMaterial } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { TILES, type Tile } from '../../../../shared/games/on-the-lam/state.ts'
import type { Words } from '../../../../shared/games/on-the-lam/words/words.ts'
import type { Pose } from '../../../stage/actors.ts'
import { withSmooth } from '../../../stage/geometry.ts'
import { InkMany } from '../../../stage/Ink.tsx'
import { inkMaterial, outlineMaterial } from '../../../stage/ink.ts'
import { once } from '../../../stage/once.ts'
import { textureOf } from '../../../stage/print.ts'
import { useScene, useStage } from '../../../stage/scene.ts'
import { isCalm } from '../../../stage/still.ts'
import { Target } from '../../../stage/Target.tsx'
import { angle, BUILD, cityOf, deepOf, FLOOR, type Format, isSigned, TILE, tileAt } from '../layout/places.ts'
import { type Props, theProps } from '../prepare.ts'
import { buildCity, floors, glows, neon, plates, wedge } from './city/build.ts'
import { FLICKER, flickering } from './city/flicker.ts'
import { drawHalo } from './city/halo.ts'
import { drawBoard } from './city/table.ts'
import { Night } from './Night.tsx'

const nothing = (): null => null

/** What it is called, and what it takes there (L-18). */
const labelOf = ({ tiles, table }: Words, tile: Tile): string => (tile === 'station' ? tiles[tile] : table.here(tile))

const solids = once((format: Format) => {
  const { x, z } = cityOf(format)
  return {
    ...buildCity(format),
    floors: floors(format),
    plates: plates(format),
    neon: neon(format),
    slab: withSmooth(new BoxGeometry(TILE.width, TILE.thick, BUILD[format].depth)),
    wedge: withSmooth(wedge(format)),
    board: withSmooth(new BoxGeometry(x * 2 + 1, 0.3, z * 2 + 1)),
    boardInk: inkMaterial({
      map: textureOf(() => drawBoard(format), { anisotropy: 16 }),
      world: true,
      shade: '#0b1216',
      bands: [0.04, 0.2, 0.55],
    }),
  }
})

const parts = once(() => ({
  lamp: withSmooth(
    mergeGeometries([
      new CylinderGeometry(0.03, 0.05, 1.25, 6).translate(0, 0.62, 0),
      new BoxGeometry(0.34, 0.05, 0.05).translate(-0.14, 1.25, 0),
      new CylinderGeometry(0.04, 0.1, 0.14, 8).translate(-0.3, 1.2, 0),
    ]) ?? new BoxGeometry(),
  ),
  slabInk: inkMaterial({ color: '#1a262c' }),
  iron: inkMaterial({ color: '#6d8089', bands: [0.02, 0.1, 0.3] }),
  edge: inkMaterial({ color: '#8f8a78' }),
  sides: inkMaterial({ vertexColors: true, bands: [0.04, 0.2, 0.5] }),
  neon: flickering(new MeshBasicMaterial({ vertexColors: true, toneMapped: false, fog: false })),
  glows: flickering(
    new MeshBasicMaterial({
      map: textureOf(drawHalo),
      vertexColors: true,
      blending: AdditiveBlending,
      transparent: true,
      opacity: 0.55,
      depthWrite: false,
      fog: false,
    }),
  ),
}))

const inks = once(({ ground, facades, plates: printed, smallPlates }: Props) => ({
  floors: inkMaterial({ map: ground, world: true, shade: '#10191e', bands: [0.04, 0.2, 0.55] }),
  faces: inkMaterial({ map: facades, bands: [0.02, 0.1, 0.34] }),
  plates: new MeshBasicMaterial({ map: printed, toneMapped: false }),
  smallPlates: new MeshBasicMaterial({ map: smallPlates, toneMapped: false }),
}))

/** Everything of the city that never moves, in a dozen calls. */
export function City({ format }: { format: Format }): ReactNode {
  const props = theProps()
  const { actors } = useStage()
  const { width, height } = useScene()
  const { pitch } = angle(width, height)
  const made = solids(format)
  const shapes = parts()
  const halos = useMemo(() => glows(format, pitch), [format, pitch])
  const ink = inks(props)
  const slabs = useMemo(() => TILES.map((tile): Pose => ({ at: tileAt(tile, format) })), [format])
  const wedges = useMemo(
    () =>
      TILES.map((tile): Pose => {
        const [px, , pz] = tileAt(tile, format)
        return { at: [px, FLOOR, pz + BUILD[format].depth / 2 - 0.02] }
      }),
    [format],
  )
  const lamps = useMemo(
    () =>
      TILES.map((tile): Pose => {
        const [px, , pz] = tileAt(tile, format)
        return { at: [px + 1.77, FLOOR, pz - 0.5 * deepOf(format)], size: BUILD[format].tall }
      }),
    [format],
  )
  useFrame(({ clock }) => {
    FLICKER.value = actors.moving && !isCalm() ? 1 + (Math.floor(clock.elapsedTime * 12) % 997) : 0
  })
  return (
    <>
      <mesh geometry={made.faces} material={ink.faces} castShadow receiveShadow raycast={nothing} />
      <mesh geometry={made.sides} material={shapes.sides} castShadow receiveShadow raycast={nothing} />
      <mesh geometry={made.hulls} material={outlineMaterial(1.8)} raycast={nothing} />
      <mesh geometry={made.floors} material={ink.floors} receiveShadow raycast={nothing} />
      <mesh geometry={made.plates} material={isSigned(format) ? ink.smallPlates : ink.plates} raycast={nothing} />
      <mesh geometry={made.neon} material={shapes.neon} raycast={nothing} />
      <mesh geometry={halos} material={shapes.glows} renderOrder={6} raycast={nothing} />
      <InkMany geometry={made.slab} material={shapes.slabInk} poses={slabs} />
      <InkMany geometry={made.wedge} material={shapes.slabInk} poses={wedges} line={1.6} />
      <InkMany geometry={shapes.lamp} material={shapes.iron} poses={lamps} line={0.9} cast={false} />
      <mesh
        geometry={made.board}
        material={[shapes.edge, shapes.edge, made.boardInk, shapes.edge, shapes.edge, shapes.edge]}
        position={[0, -0.3, 0]}
        receiveShadow
        raycast={nothing}
      />
      <mesh geometry={made.board} material={outlineMaterial(3)} position={[0, -0.3, 0]} raycast={nothing} />
      {TILES.map(tile => {
        const [px, , pz] = tileAt(tile, format)
        return (
          <Target key={tile} id={tile} label={labelOf(props.words, tile)}>
            <mesh position={[px, 0.3, pz]} visible={false}>
              <boxGeometry args={[TILE.width, 0.4, BUILD[format].depth]} />
            </mesh>
          </Target>
        )
      })}
      <Night format={format} />
    </>
  )
}
