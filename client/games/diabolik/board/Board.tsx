import { type ReactNode, useMemo } from 'react'
import { BoxGeometry, CylinderGeometry, MeshBasicMaterial, PlaneGeometry } from 'three'
import { type Area, locationsOf } from '../../../../shared/games/diabolik/map/roads.ts'
import type { Pose } from '../../../stage/actors.ts'
import { Ink, InkMany } from '../../../stage/Ink.tsx'
import { inkMaterial } from '../../../stage/ink.ts'
import { once } from '../../../stage/once.ts'
import { textureOf } from '../../../stage/print.ts'
import type { Plates } from '../art/map/plates.ts'
import { FUMETTO } from '../art/palette.ts'
import type { Parts } from '../layout/parts.ts'
import { MAP, pinAt } from '../layout/places.ts'
import { Names } from './Names.tsx'
import { thePrint } from './prepare.ts'
import { Rail } from './Rail.tsx'
import { Study } from './Study.tsx'
import { drawVeil } from './veil.ts'

const made = once(() => ({
  sheet: new PlaneGeometry(MAP.width, MAP.depth).rotateX(-Math.PI / 2),
  board: new BoxGeometry(MAP.width + 0.5, 0.44, MAP.depth + 0.5),
  card: inkMaterial({ color: '#cdbf9a', world: true }),
  pin: new CylinderGeometry(0.37, 0.42, 0.13, 26),
  pinInk: inkMaterial({ color: FUMETTO.paper, bands: [0.02, 0.14, 0.36] }),
  capitalInk: inkMaterial({ color: FUMETTO.blood, bands: [0.02, 0.14, 0.36] }),
}))
/** Names lie elsewhere in each language. */
const veil = once(
  (plates: Plates) =>
    new MeshBasicMaterial({
      map: textureOf(() => drawVeil('capital', plates), { anisotropy: 16 }),
      transparent: true,
      depthWrite: false,
      toneMapped: false,
      polygonOffset: true,
      polygonOffsetFactor: -2,
      polygonOffsetUnits: -2,
    }),
)

/** In the Escape only a part of the map is played on. */
export const areaOf = (scenario: string): Area => (scenario === 'escape' ? 'capital' : 'state')

/** The room, the lamp, the table and the printed map with its pins; the rail with the Danger Level. */
export function Board({ view, names }: Parts): ReactNode {
  const { sheet, board, card, pin, pinInk, capitalInk } = made()
  const area = areaOf(view.facts.scenario)
  const pins = useMemo(
    () =>
      locationsOf(area)
        .filter(each => each !== 'clerville')
        .map((each): Pose => ({ at: lifted(pinAt(each)) })),
    [area],
  )
  return (
    <>
      <Study />
      <Ink geometry={board} material={card} line={3} position={[0, -0.23, 0]} />
      <mesh geometry={sheet} material={thePrint().map} receiveShadow raycast={() => null} />
      {area !== 'state' && (
        <mesh geometry={sheet} material={veil(thePrint().plates)} renderOrder={1} raycast={() => null} />
      )}
      <Names area={area} names={names} />
      <InkMany geometry={pin} material={pinInk} poses={pins} />
      <Ink geometry={pin} material={capitalInk} position={lifted(pinAt('clerville'))} scale={1.3} />
      <Rail danger={view.facts.danger} maximum={view.facts.maximum} />
    </>
  )
}

const lifted = ([x, , z]: readonly [number, number, number]): [number, number, number] => [x, 0.065, z]
