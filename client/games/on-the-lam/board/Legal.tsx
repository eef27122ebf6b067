import { type ReactNode, useContext, useMemo } from 'react'
import { type BufferGeometry, MeshBasicMaterial, PlaneGeometry } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { TILES, type Tile } from '../../../../shared/games/on-the-lam/state.ts'
import type { LamView } from '../../../../shared/games/on-the-lam/view.ts'
import { type Ctx, halftone, NIGHT, sheet } from '../../../kit/art/ink2d.ts'
import { Label } from '../../../stage/Label.tsx'
import { textureOf } from '../../../stage/print.ts'
import { PickingContext, useTargetState } from '../../../stage/Target.tsx'
import { BUILD, deepOf, FLOOR, type Format, isSigned, TILE, tileAt } from '../layout/places.ts'
import { theProps } from '../prepare.ts'
import { plateLies } from './city/build.ts'

/** With more names than this where signs stand on the plates, nothing else could be seen. */
const NAMES = 5

/** The tiles that a choice can be made at. */
export function Legals({ view, format }: { view: LamView; format: Format }): ReactNode {
  const { targets } = useContext(PickingContext)
  const named = isSigned(format) && TILES.filter(tile => targets.has(tile)).length <= NAMES
  // Where somebody stands, the name would lie over them.
  const taken = new Set(Object.values(view.pieces).map(({ place }) => place))
  return TILES.map(tile => <Legal key={tile} tile={tile} format={format} named={named && !taken.has(tile)} />)
}

const flat = (x: number, z: number, width: number, depth: number): BufferGeometry =>
  new PlaneGeometry(width, depth).rotateX(-Math.PI / 2).translate(x, 0.03, z)

/** Kerbs on three sides, and a frame round the plate on the fourth. */
function frameOf(format: Format, wide: number): BufferGeometry {
  const [x, z] = [TILE.width / 2 - wide / 2, BUILD[format].depth / 2]
  const { width, height, lay } = plateLies(format)
  const rim = (px: number, py: number, w: number, h: number): BufferGeometry =>
    lay(new PlaneGeometry(w, h).translate(px, py, 0.012), [0, 0, 0]).translate(0, -FLOOR, 0)
  return (
    mergeGeometries([
      flat(0, -z + wide / 2, TILE.width, wide),
      flat(-x, -0.3, wide, z * 2 - 0.6),
      flat(x, -0.3, wide, z * 2 - 0.6),
      rim(0, height / 2, width + wide, wide * 0.7),
      rim(0, -height / 2, width + wide, wide * 0.7),
      rim(-width / 2, 0, wide * 0.7, height + wide * 0.7),
      rim(width / 2, 0, wide * 0.7, height + wide * 0.7),
    ]) ?? new PlaneGeometry()
  )
}

const framed = new Map<Format, Readonly<Record<'legal' | 'pointed', BufferGeometry>>>()
function framesOf(format: Format): Readonly<Record<'legal' | 'pointed', BufferGeometry>> {
  const made = framed.get(format) ?? { legal: frameOf(format, 0.14), pointed: frameOf(format, 0.24) }
  framed.set(format, made)
  return made
}
const floor = new PlaneGeometry(3.4, 2.3).rotateX(-Math.PI / 2)
const inks = {
  legal: new MeshBasicMaterial({ color: '#ffb53a', toneMapped: false, fog: false }),
  pointed: new MeshBasicMaterial({ color: '#fff6dc', toneMapped: false, fog: false }),
}

/** A wet shoe: sole and heel. */
function sole(ctx: Ctx, color: string): void {
  ctx.fillStyle = color
  ctx.strokeStyle = NIGHT.ink
  ctx.lineWidth = 7
  for (const path of [SOLE, HEEL]) {
    ctx.stroke(path)
    ctx.fill(path)
  }
}
const SOLE = new Path2D('M-20 8C-32 -22 -30 -66 0 -68C30 -66 32 -22 20 8C8 14 -8 14 -20 8Z')
const HEEL = new Path2D('M-19 26C-8 32 8 32 19 26C22 52 14 66 0 66C-14 66 -22 52 -19 26Z')

/** Light on the pavement, and footsteps into it. */
function drawWelcome(color: string): HTMLCanvasElement {
  const { canvas, ctx } = sheet(512, 346)
  halftone(ctx, [0, 0, 512, 346], 15, color, (u, v) => Math.max(0, 0.72 - Math.hypot((u - 0.5) * 1.5, (v - 0.5) * 1.5)))
  for (const [x, y, turn] of [
    [214, 190, -0.16],
    [300, 148, 0.12],
  ] as const) {
    ctx.save()
    ctx.translate(x, y)
    ctx.rotate(turn)
    sole(ctx, color)
    ctx.restore()
  }
  return canvas
}

/** A place where one may go: lit, framed, with footsteps; brighter when it is meant. */
function Legal({ tile, format, named }: { tile: Tile; format: Format; named: boolean }): ReactNode {
  const { legal, pointed } = useTargetState(tile)
  const welcome = useWelcome()
  if (!legal) return null
  const [x, , z] = tileAt(tile, format)
  const how = pointed ? 'pointed' : 'legal'
  return (
    <group position={[x, FLOOR, z]}>
      <mesh geometry={framesOf(format)[how]} material={inks[how]} raycast={() => null} />
      <mesh
        geometry={floor}
        material={welcome[how]}
        position={[0, 0.02, 0.12]}
        scale={[1, 1, deepOf(format)]}
        renderOrder={2}
        raycast={() => null}
      />
      {named && (
        <Label at={[0, BUILD[format].tall * 0.5, -BUILD[format].depth * 0.26]} edge={62} top={20} bound>
          <div className="lam-name">{theProps().words.tiles[tile]}</div>
        </Label>
      )}
    </group>
  )
}

let drawn: Readonly<Record<'legal' | 'pointed', MeshBasicMaterial>> | null = null

function useWelcome(): Readonly<Record<'legal' | 'pointed', MeshBasicMaterial>> {
  return useMemo(() => {
    const make = (color: string): MeshBasicMaterial =>
      new MeshBasicMaterial({
        map: textureOf(() => drawWelcome(color)),
        transparent: true,
        depthWrite: false,
        toneMapped: false,
      })
    drawn ??= { legal: make('#ffb53a'), pointed: make('#fff6dc') }
    return drawn
  }, [])
}
