import { useFrame } from '@react-three/fiber'
import { Fragment, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { Color, DoubleSide, MeshBasicMaterial } from 'three'
import { LETTERS, type Letter } from '../../../../../shared/games/diabolik/figures.ts'
import type { DiabolikPiece } from '../../../../../shared/games/diabolik/view.ts'
import { useSettings } from '../../../../session/settings.ts'
import { useDisposal } from '../../../../stage/disposal.ts'
import { cardGeometry } from '../../../../stage/geometry.ts'
import { Posed } from '../../../../stage/Posed.tsx'
import { textureOf } from '../../../../stage/print.ts'
import { readOf } from '../../../../stage/reading.ts'
import { useStage } from '../../../../stage/scene.ts'
import { isCalm } from '../../../../stage/still.ts'
import { Target, useTargetState } from '../../../../stage/Target.tsx'
import { drawDetail } from '../../art/sheets/detail.ts'
import { drawSheet, drawSmallSheet } from '../../art/sheets/sheet.ts'
import type { Parts } from '../../layout/parts.ts'
import { type Format, isSmall, SHEET } from '../../layout/places.ts'
import { theWords } from '../../words/current.ts'
import { trayWords } from '../../words/trays.ts'
import { type Says, saysOf, sideOfSeats } from './says.ts'

const shape = cardGeometry(SHEET.width, SHEET.height, 0.012)
const EDGES = { none: '#08070a', legal: '#f2b01e', pointed: '#f4ecd8' } as const
/** A sheet that can be advanced beats for so many seconds, then only glows. */
const BEATS = 2
const INK_COLOR = new Color(EDGES.none)

/** The Heists and Investigations A, B and C. */
export function Sheets({ view, format, seats, placed }: Parts): ReactNode {
  return LETTERS.map(letter => {
    const [id, piece] = [`sheet:${letter}`, view.pieces[`sheet:${letter}`]]
    if (!piece || !placed.some(({ key }) => key === id)) return null
    const sheet = { letter, piece, seats, format }
    return (
      <Fragment key={id}>
        <Posed id={id}>
          <Sheet {...sheet} />
        </Posed>
        {placed.some(each => each.id === readOf(id)) && (
          <Posed id={readOf(id)}>
            <Detail {...sheet} />
          </Posed>
        )}
      </Fragment>
    )
  })
}

interface SheetProps {
  readonly letter: Letter
  readonly piece: DiabolikPiece
  readonly seats: readonly string[]
  readonly format: Format
}

function Sheet({ letter, piece, seats, format }: SheetProps): ReactNode {
  const id = `sheet:${letter}`
  const words = theWords()
  const { legal, pointed } = useTargetState(id, [letter, id])
  const says = saysOf(words, letter, piece, sideOfSeats(seats))
  const print = usePrint(says, isSmall(format), false)
  return (
    // No label: held up, it says everything itself.
    <Target id={id} answersTo={[letter]} label="">
      <Rim state={pointed ? 'pointed' : legal ? 'legal' : 'none'} />
      <mesh geometry={shape} material={print} position={[0, 0, 0.002]} />
    </Target>
  )
}

/** All that it says, held up: it answers to no pointer. */
function Detail({ letter, piece, seats, format }: SheetProps): ReactNode {
  const print = usePrint(saysOf(theWords(), letter, piece, sideOfSeats(seats)), isSmall(format), true)
  return (
    <>
      <Rim state="none" />
      <mesh geometry={shape} material={print} position={[0, 0, 0.002]} />
    </>
  )
}

/** What it says decides what is drawn: the same words are never printed twice. */
function usePrint(says: Says, small: boolean, held: boolean): MeshBasicMaterial {
  const language = useSettings(settings => settings.language)
  const said = JSON.stringify(says)
  const material = useMemo(() => {
    const draw = small ? drawSmallSheet : drawSheet
    const text = JSON.parse(said) as Says
    const labels = trayWords(language, text.sheet)
    const print = (): HTMLCanvasElement =>
      held ? drawDetail(text, theWords(), labels, small) : draw(text, labels.done, theWords().cardTypes)
    return new MeshBasicMaterial({
      map: textureOf(print, { anisotropy: 16, part: held ? 'read' : 'piece' }),
      toneMapped: false,
      side: DoubleSide,
    })
  }, [said, language, small, held])
  useDisposal(material)
  return material
}

function Rim({ state }: { state: keyof typeof EDGES }): ReactNode {
  const { wake } = useStage()
  const material = useMemo(() => new MeshBasicMaterial({ toneMapped: false, side: DoubleSide }), [])
  const beating = useRef(0)
  useEffect(() => {
    beating.current = state === 'legal' && !isCalm() ? BEATS : 0
    material.color.set(EDGES[state])
    wake()
  }, [state, material, wake])
  useDisposal(material)
  useFrame((_, delta) => {
    if (beating.current <= 0) return
    beating.current -= Math.min(delta, 0.1)
    const dark = beating.current > 0 ? 0.5 - 0.5 * Math.cos(beating.current * Math.PI * 4) : 0
    material.color.set(EDGES.legal).lerp(INK_COLOR, dark * 0.75)
    wake()
  })
  const wide = state === 'none' ? 1.012 : 1.045
  return <mesh geometry={shape} material={material} scale={wide} position={[0, 0, -0.001]} raycast={() => null} />
}
