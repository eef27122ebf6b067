import { type ReactNode, useMemo } from 'react'
import { MeshBasicMaterial, PlaneGeometry } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { SECONDARIES } from '../../../../../shared/games/diabolik/figures.ts'
import type { DiabolikView } from '../../../../../shared/games/diabolik/view.ts'
import { type BlankSheet, sheet } from '../../../../kit/art/ink2d.ts'
import { useDisposal } from '../../../../stage/disposal.ts'
import { type Standee, standee } from '../../../../stage/geometry.ts'
import { Ink } from '../../../../stage/Ink.tsx'
import { Target, useTargetState } from '../../../../stage/Target.tsx'
import { drawFacade } from '../../art/trays/rooms.ts'
import { type Format, isLocation, isSmall, type TrayName, trayOf } from '../../layout/places.ts'
import { theWords } from '../../words/current.ts'
import { theMats } from './prints.ts'

/** Boxes, tracks, folders and piles: everything flat beside the map, in two calls. */
export function Mats({ view, format }: { view: DiabolikView; format: Format }): ReactNode {
  const { material, geometry, hidings } = theMats(format)
  const hidden = SECONDARIES.filter(who => {
    const place = view.pieces[who]?.place
    return place !== undefined && !isLocation(place)
  }).join()
  const beside = useMemo(
    () => (hidden ? mergeGeometries(SECONDARIES.filter(who => hidden.includes(who)).map(who => hidings[who])) : null),
    [hidden, hidings],
  )
  useDisposal(beside)
  const { places } = theWords()
  return (
    <>
      <Ink geometry={geometry} material={material} line={2.4} />
      {beside && <Ink geometry={beside} material={material} line={2.4} />}
      {!isSmall(format) && <Facade format={format} />}
      <Room id="station" tray="station" format={format} label={places.fixed.station} />
      <Room id="hideout" tray="hideout" format={format} label={places.fixed.hideout} />
    </>
  )
}

const WALL = { width: 440, height: 300 } as const
let wall: { readonly name: string; readonly made: Standee } | null = null

function theWall(): Standee {
  const name = theWords().places.fixed.station
  if (wall?.name !== name) {
    const draw = (): BlankSheet => {
      const made = sheet(WALL.width, WALL.height)
      drawFacade(made.ctx, name, WALL.width, WALL.height)
      return made
    }
    wall = { name, made: standee(draw, WALL.height / 100) }
  }
  return wall.made
}

/** The front of the Police Station stands behind its floor. */
function Facade({ format }: { format: Format }): ReactNode {
  const { geometry, materials } = theWall()
  const { at, depth } = trayOf('station', format)
  return <Ink geometry={geometry} material={materials} position={[at[0], 0, at[2] - depth / 2 + 0.1]} />
}

const floor = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2)
const rims = {
  legal: new MeshBasicMaterial({ color: '#f2b01e', toneMapped: false }),
  pointed: new MeshBasicMaterial({ color: '#f4ecd8', toneMapped: false }),
}

/** A mat that a choice can be made at: it shows only when there is one. */
function Room({ id, tray, format, label }: { id: string; tray: TrayName; format: Format; label: string }): ReactNode {
  const { legal, pointed } = useTargetState(id)
  const { at, width, depth } = trayOf(tray, format)
  return (
    <Target id={id} label={label}>
      <mesh geometry={floor} position={[at[0], 0.005, at[2]]} scale={[width, 1, depth]} visible={false} />
      {legal && (
        <mesh
          geometry={floor}
          material={rims[pointed ? 'pointed' : 'legal']}
          position={[at[0], -0.1, at[2]]}
          scale={[width + 0.4, 1, depth + 0.4]}
          raycast={() => null}
        />
      )}
    </Target>
  )
}
