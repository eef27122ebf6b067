import type { ReactNode } from 'react'
import type { Texture } from 'three'
import { CARDS, type CardName } from '../../../../shared/games/diabolicards/cards/list.ts'
import type { CardPiece } from '../../../../shared/games/diabolicards/shown.ts'
import { labelled, leftOf } from '../../../../shared/games/diabolicards/words/labelled.ts'
import { useWords } from '../../../i18n/index.ts'
import { Card, Pile } from '../../../stage/Card.tsx'
import { Posed } from '../../../stage/Posed.tsx'
import { useTableau } from '../hud/state.ts'
import type { Parts } from '../layout/parts.ts'
import { middleAt } from '../layout/places.ts'
import { theWords } from '../words/current.ts'
import { backs, thePrints } from './prepare.ts'
import { TileBody } from './Tile.tsx'

/** Every card that can be seen by itself, and the deck. */
export function Cards({ view, format, placed }: Parts): ReactNode {
  const { headed } = useWords().grammar
  const deck = middleAt('deck', format)
  const count = Object.values(view.pieces).filter(({ place }) => place === 'deck').length
  const holding = new Set(
    Object.values(view.pieces).flatMap(({ marks = [] }) =>
      marks.filter(mark => mark.startsWith('by:')).map(mark => mark.slice(3)),
    ),
  )
  return (
    <>
      {placed.map(({ key, id, space }) => {
        const piece = view.pieces[id]
        if (!piece) return null
        return (
          <Posed key={key} id={key}>
            {space === 'hand' ? (
              <Card id={id} label={piece.face ? '' : labelled(theWords(), piece)} texture={faceOf(piece)} edged />
            ) : (
              <TileBody
                id={id}
                answersTo={answersTo(id, piece)}
                label={labelled(theWords(), piece)}
                texture={tileOf(piece, holding.has(id))}
                open={piece.place === 'discards' ? openDiscards : undefined}
              />
            )}
          </Posed>
        )
      })}
      {deck && (
        <Pile
          id="deck"
          label={headed(theWords().places.deck, String(count))}
          at={{ ...deck, at: [deck.at[0], 0, deck.at[2]], size: 0.84 }}
          count={count}
          thick={0.004}
          texture={backs().card}
        />
      )}
    </>
  )
}

const openDiscards = (): void => useTableau.setState({ discards: true })

/** A hand that lies there answers as a whole: its cards cannot be told apart. */
const answersTo = (id: string, { place }: CardPiece): readonly string[] =>
  place.startsWith('hand:') ? [id, place] : [id]

const faceOf = ({ face }: CardPiece): Texture => (face ? thePrints().face(face) : backs().card)

function tileOf({ face, value, marks = [] }: CardPiece, holds: boolean): Texture {
  if (face === undefined) return backs().tile
  const printed = CARDS[face as CardName].power
  return thePrints().tile(face, {
    value: value ?? printed,
    printed,
    spent: marks.includes('spent'),
    immune: marks.includes('immune'),
    holds,
    left: leftOf(marks),
  })
}
