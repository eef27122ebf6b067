import { type ReactNode, useMemo } from 'react'
import { MeshBasicMaterial, PlaneGeometry } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { CRIMINALS } from '../../../../../shared/games/diabolik/figures.ts'
import type { DiabolikView } from '../../../../../shared/games/diabolik/view.ts'
import type { Pose } from '../../../../stage/actors.ts'
import { useDisposal } from '../../../../stage/disposal.ts'
import { Ink, InkMany } from '../../../../stage/Ink.tsx'
import { Target } from '../../../../stage/Target.tsx'
import { CARD, type Format, SIGNED, spaceAt } from '../../layout/places.ts'
import { theWords } from '../../words/current.ts'
import { coin } from './atlas.ts'
import { type LaidMark, lastSpace, marksOf } from './marks.ts'
import { theTokens } from './prints.ts'

const RADIUS = 0.34
/** A frame round the card, open in the middle. */
const frame = mergeGeometries(
  ([-1, 1] as const).flatMap(side => [
    new PlaneGeometry(CARD.width * 1.2, 0.05).translate(0, side * CARD.height * 0.555, 0),
    new PlaneGeometry(0.05, CARD.height * 1.12).translate(side * CARD.width * 0.577, 0, 0),
  ]),
)
const lit = new MeshBasicMaterial({ color: '#f2b01e', toneMapped: false })

/** What changes on the Shadows tracks: the space used last, and the marks of steps that led off them. */
export function Tracks({ view, format }: { view: DiabolikView; format: Format }): ReactNode {
  const last = CRIMINALS.map(who => lastSpace(view, who)).join()
  const spaces = useMemo(
    () =>
      last.split(',').flatMap((space, i): Pose[] => {
        const who = CRIMINALS[i]
        if (!who || space === '-1') return []
        const pose = spaceAt(who, Number(space), format)
        return [{ ...pose, at: [pose.at[0], 0.008, pose.at[2]] }]
      }),
    [last, format],
  )
  const marks = marksOf(view, format)
  const radius = RADIUS * SIGNED[format]
  const said = JSON.stringify(marks)
  const tokens = useMemo(() => {
    const { mark, side } = theTokens()
    const coins = (JSON.parse(said) as LaidMark[]).map(({ to, at }) =>
      coin(radius, 0.07, mark(to), side).translate(...at),
    )
    return coins.length === 0 ? null : mergeGeometries(coins)
  }, [said, radius])
  useDisposal(tokens)
  return (
    <>
      <InkMany geometry={frame} material={lit} line={0} cast={false} poses={spaces} />
      {tokens && <Ink geometry={tokens} material={theTokens().material} line={1.6} cast={false} />}
      {marks.map(({ id, to, at }) => (
        <Target key={id} id={id} label={theWords().pieces.mark(to)}>
          <mesh position={[at[0], at[1] + 0.08, at[2]]} visible={false}>
            <boxGeometry args={[radius * 2, 0.02, radius * 2]} />
          </mesh>
        </Target>
      ))}
    </>
  )
}
