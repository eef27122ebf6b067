import type { ReactNode } from 'react'
import { BoxGeometry, type BufferGeometry } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { LETTERS, type Letter } from '../../../../../shared/games/diabolik/figures.ts'
import { Ink } from '../../../../stage/Ink.tsx'
import { once } from '../../../../stage/once.ts'
import { Posed } from '../../../../stage/Posed.tsx'
import { Target } from '../../../../stage/Target.tsx'
import type { Parts } from '../../layout/parts.ts'
import { theWords } from '../../words/current.ts'
import { coin } from './atlas.ts'
import { theTokens } from './prints.ts'

const LENS = 0.6
const THICK = 0.1

/** A magnifying glass that lies on the map, with its letter in the lens. */
const glass = once((letter: Letter): BufferGeometry => {
  const [u, v, w, h] = theTokens().lens(letter)
  // All but the lens has the colour of its rim.
  const rim = [u + w * 0.94, v + h * 0.5] as const
  const handle = new BoxGeometry(0.6, THICK, 0.22).translate(LENS + 0.25, THICK / 2, 0).rotateY(Math.PI * 1.2)
  const uv = handle.getAttribute('uv')
  for (let i = 0; i < uv.count; i++) uv.setXY(i, ...rim)
  return mergeGeometries([coin(LENS, THICK, [u, v, w, h], rim), handle])
})

/** Where the next Clues are. */
export function Clues({ view, placed }: Parts): ReactNode {
  return LETTERS.map(letter => {
    const id = `clue:${letter}`
    const piece = view.pieces[id]
    if (!piece || !placed.some(({ key }) => key === id)) return null
    return (
      <Posed key={id} id={id}>
        <Target id={id} answersTo={[id, piece.place]} label={theWords().pieces.clue(letter)}>
          <Ink geometry={glass(letter)} material={theTokens().material} line={2} />
        </Target>
      </Posed>
    )
  })
}
