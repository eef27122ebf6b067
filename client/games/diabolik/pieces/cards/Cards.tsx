import type { ReactNode } from 'react'
import type { DiabolikPiece, DiabolikView } from '../../../../../shared/games/diabolik/view.ts'
import { locationOn } from '../../../../../shared/games/diabolik/words/faces.ts'
import { useWords } from '../../../../i18n/index.ts'
import { Card, Face, Pile } from '../../../../stage/Card.tsx'
import { Posed } from '../../../../stage/Posed.tsx'
import { readOf } from '../../../../stage/reading.ts'
import type { Parts } from '../../layout/parts.ts'
import { pileAt } from '../../layout/places.ts'
import { theWords } from '../../words/current.ts'
import { Flip } from './Flip.tsx'
import { printOf, topOf } from './prints.ts'

const CARDS = ['location', 'crime', 'police', 'wound'] as const
type CardKind = (typeof CARDS)[number]
const isCard = (piece: DiabolikPiece | undefined): piece is DiabolikPiece & { kind: CardKind } =>
  CARDS.some(kind => kind === piece?.kind)

/** Every card that can be seen by itself, and the piles. */
export function Cards({ view, format, placed }: Parts): ReactNode {
  const { headed } = useWords().grammar
  const all = Object.values(view.pieces)
  const { fixed } = theWords().places
  const read = placed.find(({ id }) => placed.some(({ key }) => key === readOf(id)))?.id ?? ''
  const face = view.pieces[read]
  return (
    <>
      {placed.map(({ key, id, space }) => {
        const piece = view.pieces[id]
        if (!isCard(piece)) return null
        const near = space === 'hand'
        return (
          <Posed key={key} id={key}>
            <Flip up={piece.up} texture={printOf(piece, near)}>
              {texture => (
                <Card
                  id={id}
                  answersTo={answersTo(view, id, piece, near)}
                  label={nameOf(piece)}
                  texture={texture}
                  edged
                />
              )}
            </Flip>
          </Posed>
        )
      })}
      {isCard(face) && (
        <Posed key={readOf(read)} id={readOf(read)}>
          <Face texture={printOf(face, true)} />
        </Posed>
      )}
      {(['crime', 'police', 'locations'] as const).map(pile => {
        const count = all.filter(({ place }) => place === pile).length
        return (
          <Pile
            key={pile}
            id={pile}
            label={headed(fixed[pile], String(count))}
            at={pileAt(pile, format)}
            count={count}
            texture={topOf(pile === 'locations' ? 'location' : pile, count)}
          />
        )
      })}
    </>
  )
}

/** What can be read is held up for that, and not named besides. */
function nameOf({ kind, face }: DiabolikPiece & { kind: CardKind }): string {
  const { pieces } = theWords()
  if (kind === 'location') return pieces.location(locationOn(face))
  return kind === 'wound' || face !== undefined ? '' : pieces[kind](undefined)
}

/**
 * Copies of a card in one hand are alike, and only one of them is offered: all of them answer to that one's name. A card
 * of the discards answers for its pile until the pile is spread out.
 */
function answersTo(view: DiabolikView, id: string, { place, face }: DiabolikPiece, near: boolean): readonly string[] {
  if (place.endsWith(':discards') && !near) return [place, id]
  if (face === undefined || !place.startsWith('hand:')) return [id]
  return Object.keys(view.pieces).filter(each => view.pieces[each]?.place === place && view.pieces[each]?.face === face)
}
