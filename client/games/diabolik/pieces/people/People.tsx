import type { ReactNode } from 'react'
import { RingGeometry } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { DiabolikPiece } from '../../../../../shared/games/diabolik/view.ts'
import { Ink } from '../../../../stage/Ink.tsx'
import { flatMaterial, Marker } from '../../../../stage/Marker.tsx'
import { Posed } from '../../../../stage/Posed.tsx'
import { useScene } from '../../../../stage/scene.ts'
import { Target, useTargetState } from '../../../../stage/Target.tsx'
import { FIGURES, type Somebody } from '../../art/figures.ts'
import { FUMETTO } from '../../art/palette.ts'
import type { Parts } from '../../layout/parts.ts'
import { angle, isLocation } from '../../layout/places.ts'
import { theWords } from '../../words/current.ts'
import { nameOf } from '../../words/people.ts'
import { barrier, barrierMaterial } from './barrier.ts'
import { castOf } from './prepare.ts'

/** How far figures lean back, so that they are seen from above without turning into slivers. */
export function useLean(): number {
  const { width, height } = useScene()
  return 0.5 - angle(width, height).pitch
}

const isSomebody = (id: string): id is Somebody => id in FIGURES

/** Everybody on the table: Characters, Officers, Secondary Characters, Roadblocks. */
export function People({ view, placed }: Parts): ReactNode {
  const { acting, ending } = view.facts
  return placed.map(({ key, id }) => {
    const piece = view.pieces[id]
    if (!piece) return null
    if (piece.kind === 'roadblock')
      return (
        <Posed key={key} id={key}>
          <Roadblock id={id} piece={piece} />
        </Posed>
      )
    if (!isSomebody(id)) return null
    return (
      <Posed key={key} id={key}>
        <Person who={id} piece={piece} acting={acting === id && ending === ''} />
      </Posed>
    )
  })
}

/** The line round what can be clicked, and round what the pointer is on. */
function useLine(id: string): { line: number; lineColor: string } {
  const { legal, pointed } = useTargetState(id)
  if (pointed) return { line: 4.4, lineColor: FUMETTO.paper }
  return legal ? { line: 4, lineColor: FUMETTO.sodium } : { line: 2.4, lineColor: FUMETTO.ink }
}

function Person({ who, piece, acting }: { who: Somebody; piece: DiabolikPiece; acting: boolean }): ReactNode {
  const lean = useLean()
  const above = useScene(scene => scene.above)
  const { standing, lying, height, material, shadowed } = castOf(who)
  const outline = useLine(who)
  // On a card: In the Shadows. On the map: On the Run.
  const seen = isLocation(piece.place) || piece.place === 'station'
  return (
    <Target id={who} answersTo={[who, piece.place]} label={nameOf(who, theWords())}>
      <Ink geometry={above ? lying : standing(lean)} material={seen ? material : shadowed} {...outline} />
      {seen && piece.kind === 'criminal' && <Alarm />}
      {acting && <Marker height={above ? 0.75 : height} lean={above ? -Math.PI / 2 : lean} color={FUMETTO.sodium} />}
    </Target>
  )
}

/** Broken, so that nobody takes it for the ring of whose move it is. */
const alarm = mergeGeometries(
  Array.from({ length: 10 }, (_, i) => new RingGeometry(0.94, 1.14, 3, 1, (i * Math.PI) / 5, Math.PI / 7)),
).rotateX(-Math.PI / 2)

function Alarm(): ReactNode {
  return <mesh geometry={alarm} material={flatMaterial('#ff2a30')} position={[0, 0.025, 0]} raycast={() => null} />
}

function Roadblock({ id, piece }: { id: string; piece: DiabolikPiece }): ReactNode {
  const outline = useLine(id)
  const which = piece.face === 'roadblockA' || piece.face === 'roadblockB' ? piece.face : undefined
  return (
    <Target id={id} answersTo={[id, piece.place]} label={theWords().pieces.roadblock(which)}>
      <Ink geometry={barrier} material={barrierMaterial} {...outline} />
    </Target>
  )
}
