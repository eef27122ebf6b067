import { type ReactNode, useMemo } from 'react'
import { CylinderGeometry, MeshBasicMaterial } from 'three'
import { SUSPECTS, type Suspect } from '../../../../shared/games/on-the-lam/state.ts'
import type { LamView } from '../../../../shared/games/on-the-lam/view.ts'
import { withSmooth } from '../../../stage/geometry.ts'
import { Ink } from '../../../stage/Ink.tsx'
import { inkMaterial } from '../../../stage/ink.ts'
import { Marker } from '../../../stage/Marker.tsx'
import { Posed } from '../../../stage/Posed.tsx'
import { useScene } from '../../../stage/scene.ts'
import { Target, useTargetState } from '../../../stage/Target.tsx'
import { MARKS } from '../art/cards.ts'
import { CORNERS } from '../art/colours.ts'
import { leanOf } from '../layout/places.ts'
import { theProps } from '../prepare.ts'

function useLean(): number {
  const { width, height } = useScene()
  return -leanOf(width, height)
}

const bases = new Map<number, CylinderGeometry>()
function baseOf(corners: number): CylinderGeometry {
  const known = bases.get(corners)
  if (known) return known
  const made = new CylinderGeometry(0.5, 0.6, 0.2, corners)
  made.rotateY(corners === 4 ? Math.PI / 4 : corners === 3 ? Math.PI : 0).translate(0, 0.1, 0)
  bases.set(corners, withSmooth(made))
  return made
}

/** Everybody who walks about. */
export function People({ view }: { view: LamView }): ReactNode {
  const active = view.facts.decider
  return (
    <>
      {SUSPECTS.filter(suspect => view.pieces[suspect]).map(suspect => (
        <Posed key={suspect} id={suspect}>
          <Figure
            suspect={suspect}
            active={active === suspect && view.facts.ending === ''}
            behindBars={inCustody(view, suspect)}
          />
        </Posed>
      ))}
      {view.pieces.police && (
        <Posed id="police">
          <Police />
        </Posed>
      )}
    </>
  )
}

/** L-11, L-36: at the station without a card. Whoever comes with five is there to have their name cleared. */
const inCustody = ({ pieces }: LamView, suspect: Suspect): boolean =>
  pieces[suspect]?.place === 'station' && !Object.values(pieces).some(({ place }) => place === `hand:${suspect}`)

function Figure({
  suspect,
  active,
  behindBars,
}: {
  suspect: Suspect
  active: boolean
  behindBars: boolean
}): ReactNode {
  const { figures, words, bars } = theProps()
  const lean = useLean()
  const iron = useMemo(() => new MeshBasicMaterial({ map: bars, alphaTest: 0.5, toneMapped: false }), [bars])
  const color = MARKS[suspect].hue
  const { geometry, materials, height } = figures[suspect]
  const base = useMemo(() => inkMaterial({ color, gloss: 0.4, bands: [0.02, 0.12, 0.36] }), [color])
  const { legal, pointed } = useTargetState(suspect)
  return (
    <Target id={suspect} label={words.suspects[suspect].name}>
      <Ink
        geometry={baseOf(CORNERS[suspect])}
        material={base}
        line={legal || pointed ? 4 : 2.2}
        lineColor={legal || pointed ? '#f1ead8' : '#05080b'}
      />
      <group rotation={[lean, 0, 0]} position={[0, 0.14, 0]}>
        <Ink geometry={geometry} material={materials} line={2.4} />
        {behindBars && (
          <mesh material={iron} position={[0, 0.92, 0.3]} raycast={() => null}>
            <planeGeometry args={[1.7, 1.7]} />
          </mesh>
        )}
      </group>
      {active && <Marker height={height} lean={lean} color="#f1ead8" />}
    </Target>
  )
}

/** A shield on a base of eight corners; never a star. */
function Police(): ReactNode {
  const { words, shield } = theProps()
  const lean = useLean()
  const navy = useMemo(() => inkMaterial({ color: '#1d3550', gloss: 0.5 }), [])
  return (
    <Target id="police" label={words.tiles.station}>
      <Ink geometry={baseOf(8)} material={navy} />
      <group rotation={[lean, 0, 0]} position={[0, 0.16, 0]}>
        <Ink geometry={shield.geometry} material={shield.materials} line={2.6} />
      </group>
    </Target>
  )
}
