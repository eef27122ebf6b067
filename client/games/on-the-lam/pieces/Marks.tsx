import { type ReactNode, useMemo } from 'react'
import { MeshBasicMaterial, PlaneGeometry } from 'three'
import { SUSPECTS, type Suspect, type Tile } from '../../../../shared/games/on-the-lam/state.ts'
import type { LamView } from '../../../../shared/games/on-the-lam/view.ts'
import type { Pose } from '../../../stage/actors.ts'
import { InkMany } from '../../../stage/Ink.tsx'
import { type Format, markAt } from '../layout/places.ts'
import { theProps } from '../prepare.ts'

const disc = new PlaneGeometry(0.44, 0.44).rotateX(-Math.PI / 2)

/** Stamps on the tiles that somebody has searched with success. */
export function Marks({ view, format }: { view: LamView; format: Format }): ReactNode {
  return SUSPECTS.map(suspect => <Stamps key={suspect} suspect={suspect} view={view} format={format} />)
}

function Stamps({ suspect, view, format }: { suspect: Suspect; view: LamView; format: Format }): ReactNode {
  const { stamps } = theProps()
  const material = useMemo(
    () => new MeshBasicMaterial({ map: stamps[suspect], transparent: true, toneMapped: false, depthWrite: false }),
    [stamps, suspect],
  )
  const tiles = Object.values(view.pieces)
    .filter(({ kind, face }) => kind === 'searched' && face === suspect)
    .map(({ place }) => place as Tile)
    .join()
  const poses = useMemo(
    () => (tiles === '' ? [] : tiles.split(',').map((tile): Pose => ({ at: markAt(tile as Tile, suspect, format) }))),
    [tiles, suspect, format],
  )
  return <InkMany geometry={disc} material={material} line={0} cast={false} poses={poses} />
}
