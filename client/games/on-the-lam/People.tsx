import { type ReactNode, useMemo } from 'react'
import {
  CylinderGeometry,
  ExtrudeGeometry,
  MeshBasicMaterial,
  RingGeometry,
  Shape,
  ShapeGeometry,
  Vector2,
} from 'three'
import { SUSPECTS, type Suspect } from '../../../shared/games/on-the-lam/state.ts'
import type { LamView } from '../../../shared/games/on-the-lam/view.ts'
import { MARKS } from '../../art/cards.ts'
import { drawIcon } from '../../art/icons.ts'
import { sheet } from '../../art/ink2d.ts'
import { withSmooth } from '../../stage/geometry.ts'
import { Ink } from '../../stage/Ink.tsx'
import { inkMaterial, textureOf } from '../../stage/ink.ts'
import { Posed } from '../../stage/Posed.tsx'
import { Target, useTargetState } from '../../stage/Target.tsx'
import { CORNERS } from './colours.ts'
import { theProps } from './props.ts'

/** Figures lean back, so that they are seen from above without turning into slivers. */
const LEAN = -0.42

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

/** L-36: at the station, and not to have one's name cleared. */
const inCustody = ({ pieces, facts }: LamView, suspect: Suspect): boolean =>
  pieces[suspect]?.place === 'station' && !facts.winners.split(',').includes(suspect)

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
      <group rotation={[LEAN, 0, 0]} position={[0, 0.14, 0]}>
        <Ink geometry={geometry} material={materials} line={2.4} />
        {behindBars && (
          <mesh material={iron} position={[0, 0.92, 0.3]} raycast={() => null}>
            <planeGeometry args={[1.7, 1.7]} />
          </mesh>
        )}
      </group>
      {active && <Marker height={height} />}
    </Target>
  )
}

const ring = new RingGeometry(0.74, 0.88, 40).rotateX(-Math.PI / 2)
const dart = new ShapeGeometry(new Shape([new Vector2(-0.3, 0.4), new Vector2(0.3, 0.4), new Vector2(0, 0)]))
const bright = new MeshBasicMaterial({ color: '#f1ead8', toneMapped: false })
const black = new MeshBasicMaterial({ color: '#05080b', toneMapped: false })

/** Whose move it is: a ring of light round the base, and a dart over the head. */
function Marker({ height }: { height: number }): ReactNode {
  return (
    <group>
      <mesh geometry={ring} material={bright} position={[0, 0.03, 0]} raycast={() => null} />
      <group rotation={[LEAN, 0, 0]} position={[0, 0.14, 0]}>
        <mesh geometry={dart} material={black} position={[0, height + 0.03, 0]} scale={1.5} raycast={() => null} />
        <mesh geometry={dart} material={bright} position={[0, height + 0.11, 0.01]} raycast={() => null} />
      </group>
    </group>
  )
}

function shield(): ExtrudeGeometry {
  const s = new Shape()
  s.moveTo(0, 0.85)
  s.quadraticCurveTo(0.3, 0.62, 0.62, 0.72)
  s.quadraticCurveTo(0.72, 0.1, 0.5, -0.3)
  s.quadraticCurveTo(0.3, -0.62, 0, -0.8)
  s.quadraticCurveTo(-0.3, -0.62, -0.5, -0.3)
  s.quadraticCurveTo(-0.72, 0.1, -0.62, 0.72)
  s.quadraticCurveTo(-0.3, 0.62, 0, 0.85)
  const geometry = new ExtrudeGeometry(s, {
    depth: 0.12,
    bevelSize: 0.05,
    bevelThickness: 0.05,
    bevelSegments: 2,
    curveSegments: 8,
  })
  return withSmooth(geometry)
}

function Police(): ReactNode {
  const made = useMemo(() => {
    const { canvas, ctx } = sheet(256, 256)
    drawIcon(ctx, 'police-badge', 128, 128, 210, '#16324a')
    return {
      shield: shield(),
      gold: inkMaterial({ color: '#e2b94e', shade: '#8a6418', gloss: 0.3, bands: [0.01, 0.06, 0.2] }),
      navy: inkMaterial({ color: '#1d3550', gloss: 0.5 }),
      crest: new MeshBasicMaterial({
        map: textureOf(canvas),
        transparent: true,
        toneMapped: false,
        polygonOffset: true,
        polygonOffsetFactor: -2,
      }),
    }
  }, [])
  const { words } = theProps()
  return (
    <Target id="police" label={words.tiles.station}>
      <Ink geometry={baseOf(8)} material={made.navy} />
      <group rotation={[LEAN, 0, 0]} position={[0, 1.05, -0.06]} scale={1.12}>
        <Ink geometry={made.shield} material={made.gold} line={2.6} />
        <mesh position={[0, 0.02, 0.19]} material={made.crest} raycast={() => null}>
          <planeGeometry args={[0.95, 0.95]} />
        </mesh>
      </group>
    </Target>
  )
}
