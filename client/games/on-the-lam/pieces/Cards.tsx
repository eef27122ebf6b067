import type { ReactNode } from 'react'
import type { Texture } from 'three'
import { type Card as Face, SUSPECTS } from '../../../../shared/games/on-the-lam/state.ts'
import type { LamPiece, LamView } from '../../../../shared/games/on-the-lam/view.ts'
import type { Placed } from '../../../stage/actors.ts'
import { Card, Pile, print } from '../../../stage/Card.tsx'
import { Posed } from '../../../stage/Posed.tsx'
import { bare } from '../art/cards.ts'
import { type Format, fileAt, filed, isSmall, pileAt } from '../layout/places.ts'
import { theProps } from '../prepare.ts'

/** What a card is called, as far as it may be read; a card of a hand is held up to be read instead. */
function nameOf({ face, place }: LamPiece): string {
  const { words } = theProps()
  if (face === undefined || place.startsWith('hand:')) return ''
  const { alibis, cards } = words
  return face in cards ? cards[face as keyof typeof cards].name : bare(alibis[face as keyof typeof alibis] ?? '')
}

function printOf({ face, kind, place, up }: LamPiece): Texture {
  const props = theProps()
  if (face !== undefined && (up || place.startsWith('hand:'))) return props.face(face as Face)
  return props.backs[kind === 'play' ? 'play' : 'alibi']
}

/** Every card that can be seen by itself. */
export function Cards({ view, placed }: { view: LamView; placed: readonly Placed[] }): ReactNode {
  return placed.map(({ key, id }) => {
    const piece = view.pieces[id]
    return piece && (piece.kind === 'alibi' || piece.kind === 'play') ? (
      <Posed key={key} id={key}>
        <Card id={id} answersTo={twin(view, id, piece)} label={nameOf(piece)} texture={printOf(piece)} />
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

/** The two piles to draw from. They stand a little below the table's top, as all of it is in this city. */
export function Piles({ view, format }: { view: LamView; format: Format }): ReactNode {
  const { backs, words } = theProps()
  const all = Object.values(view.pieces)
  return (['alibis', 'plays'] as const).map(pile => {
    const { at, size } = pileAt(pile, format)
    return (
      <Pile
        key={pile}
        id={pile}
        label={pile === 'plays' ? words.moves.draw({ type: 'draw' }, () => undefined, {}) : ''}
        at={{ at: [at[0], -0.14, at[2]], ...(size !== undefined && { size }) }}
        count={all.filter(({ place }) => place === pile).length}
        texture={backs[pile === 'plays' ? 'play' : 'alibi']}
      />
    )
  })
}

/** Name plates of the others at the table. */
export function Files({ view, seats, format }: { view: LamView; seats: readonly string[]; format: Format }): ReactNode {
  const { files } = theProps()
  const others = filed(
    SUSPECTS.filter(suspect => view.pieces[suspect]),
    seats,
  )
  if (isSmall(format)) return null
  return others.map((suspect, i) => {
    const [x, , z] = fileAt(i, others.length, format)
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
