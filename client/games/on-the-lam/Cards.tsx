import type { ReactNode } from 'react'
import { BoxGeometry, DoubleSide, MeshBasicMaterial, type Texture } from 'three'
import { SUSPECTS } from '../../../shared/games/on-the-lam/state.ts'
import type { LamPiece, LamView } from '../../../shared/games/on-the-lam/view.ts'
import type { Spot } from '../../stage/actors.ts'
import { cardGeometry, withSmooth } from '../../stage/geometry.ts'
import { Ink } from '../../stage/Ink.tsx'
import { inkMaterial } from '../../stage/ink.ts'
import { Posed } from '../../stage/Posed.tsx'
import { Target, useTargetState } from '../../stage/Target.tsx'
import { bare } from './art/cards.ts'
import { CARD, fileAt, filed, isSmall, pileAt, type Way } from './places.ts'
import { theProps } from './props.ts'

const shape = cardGeometry(CARD.width, CARD.height, 0.05)
const edge = new MeshBasicMaterial({ color: '#05080b', side: DoubleSide })
const legalEdge = new MeshBasicMaterial({ color: '#e8a33d', side: DoubleSide })
const pointedEdge = new MeshBasicMaterial({ color: '#f1ead8', side: DoubleSide })

const printed = new Map<Texture, MeshBasicMaterial>()
function print(texture: Texture): MeshBasicMaterial {
  const known = printed.get(texture)
  if (known) return known
  const made = new MeshBasicMaterial({ map: texture, toneMapped: false, side: DoubleSide })
  printed.set(texture, made)
  return made
}

/** What a card is called, as far as it may be read; a card of a hand is held up to be read instead. */
function nameOf({ face, place }: LamPiece): string {
  const { words } = theProps()
  if (face === undefined || place.startsWith('hand:')) return ''
  const { alibis, cards } = words
  return face in cards ? cards[face as keyof typeof cards].name : bare(alibis[face as keyof typeof alibis] ?? '')
}

/** Every card that can be seen by itself. */
export function Cards({ view, spots }: { view: LamView; spots: readonly Spot[] }): ReactNode {
  return spots.map(({ key, id }) => {
    const piece = view.pieces[id]
    return piece && (piece.kind === 'alibi' || piece.kind === 'play') ? (
      <Posed key={key} id={key}>
        <Card id={id} piece={piece} twin={twin(view, id, piece)} />
      </Posed>
    ) : null
  })
}

/** Copies are alike, and only one of them is offered: all of them answer to that one's name. */
function twin(view: LamView, id: string, piece: LamPiece): readonly string[] {
  if (piece.face === undefined || !piece.place.startsWith('hand:')) return [id]
  return Object.keys(view.pieces).filter(
    each => view.pieces[each]?.place === piece.place && view.pieces[each]?.face === piece.face,
  )
}

function Card({ id, piece, twin: twins }: { id: string; piece: LamPiece; twin: readonly string[] }): ReactNode {
  const { backs, face } = theProps()
  const states = useTargetState(id, twins)
  const known = piece.face !== undefined && (piece.up || piece.place.startsWith('hand:'))
  const texture =
    known && piece.face !== undefined
      ? face(piece.face as Parameters<typeof face>[0])
      : backs[piece.kind === 'play' ? 'play' : 'alibi']
  const rim = states.pointed ? pointedEdge : states.legal ? legalEdge : edge
  return (
    <Target id={id} answersTo={twins} label={nameOf(piece)}>
      <mesh
        geometry={shape}
        material={rim}
        scale={states.legal || states.pointed ? 1.06 : 1.025}
        position={[0, 0, -0.004]}
        raycast={() => null}
      />
      <mesh geometry={shape} material={print(texture)} position={[0, 0, 0.002]} />
    </Target>
  )
}

/** The two piles to draw from, as high as they have cards. */
export function Piles({ view, way }: { view: LamView; way: Way }): ReactNode {
  const all = Object.values(view.pieces)
  return (['alibis', 'plays'] as const).map(pile => (
    <Pile key={pile} pile={pile} way={way} count={all.filter(({ place }) => place === pile).length} />
  ))
}

const paper = inkMaterial({ color: '#cfc9b6' })
const block = withSmooth(new BoxGeometry(CARD.width, 1, CARD.height))

function Pile({ pile, way, count }: { pile: 'alibis' | 'plays'; way: Way; count: number }): ReactNode {
  const { backs, words } = theProps()
  const { legal, pointed } = useTargetState(pile)
  const { at, size = 1 } = pileAt(pile, way)
  const high = Math.max(1, count) * 0.014
  const name = pile === 'plays' ? words.moves.draw({ type: 'draw' }, () => undefined) : ''
  if (count === 0) return null
  return (
    <Target id={pile} label={name}>
      <group position={[at[0], 0, at[2]]} scale={[size, 1, size]}>
        <group scale={[1, high, 1]} position={[0, high / 2 - 0.14, 0]}>
          <Ink
            geometry={block}
            material={paper}
            line={legal || pointed ? 4.5 : 2.2}
            lineColor={pointed ? '#f1ead8' : legal ? '#e8a33d' : '#05080b'}
          />
        </group>
        <mesh
          geometry={shape}
          material={print(backs[pile === 'plays' ? 'play' : 'alibi'])}
          rotation={[-Math.PI / 2, 0, 0]}
          position={[0, high - 0.135, 0]}
          receiveShadow
        />
      </group>
    </Target>
  )
}

/** Name plates of the others at the table. */
export function Files({ view, seats, way }: { view: LamView; seats: readonly string[]; way: Way }): ReactNode {
  const { files } = theProps()
  const others = filed(
    SUSPECTS.filter(suspect => view.pieces[suspect]),
    seats,
  )
  if (isSmall(way)) return null
  return others.map((suspect, i) => {
    const [x, , z] = fileAt(i, others.length, way)
    return (
      <mesh
        key={suspect}
        material={print(files[suspect])}
        position={[x, 0.06, z + 0.72]}
        rotation={[-0.9, 0, 0]}
        raycast={() => null}
      >
        <planeGeometry args={[3.1, 0.66]} />
      </mesh>
    )
  })
}
