import { type ReactNode, useMemo } from 'react'
import { MeshBasicMaterial, type Texture } from 'three'
import type { Move } from '../../../../shared/games/diabolicards/move.ts'
import type { Preview } from '../../../../shared/games/diabolicards/shown.ts'
import { type Player, SIDES } from '../../../../shared/games/diabolicards/state.ts'
import { remembered } from '../../../session/remembered.ts'
import { useTable } from '../../../session/table.ts'
import { useDisposal } from '../../../stage/disposal.ts'
import { cardGeometry } from '../../../stage/geometry.ts'
import { Label } from '../../../stage/Label.tsx'
import { once } from '../../../stage/once.ts'
import { textureOf } from '../../../stage/print.ts'
import { FLAT, quads } from '../../../stage/quads.ts'
import type { Parts } from '../layout/parts.ts'
import { placeAt, TILE } from '../layout/places.ts'
import { thePrints } from '../pieces/prepare.ts'
import { theWords } from '../words/current.ts'
import { SideSign } from './account/Sign.tsx'
import { drawMarks, partOf } from './marks.ts'
import { type Ghost, promisedBy } from './promised.ts'
import { useHudWords } from './useHudWords.ts'

const over = { transparent: true, depthWrite: false, toneMapped: false } as const
const made = once(() => ({
  tile: cardGeometry(TILE.width, TILE.height, 0.05),
  marks: new MeshBasicMaterial({ map: textureOf(drawMarks), ...over }),
}))
const pale = remembered((map: Texture) => new MeshBasicMaterial({ map, opacity: 0.62, ...over }))

/** What the choice that is pointed at would do, on the mat, before anybody commits to it. */
export function Marks({ view, near, format }: Parts): ReactNode {
  const choice = useTable(({ pointed, armed }) => pointed ?? armed)
  const promise = (choice?.preview ?? null) as Preview | null
  const promised = useMemo(
    () => choice && promisedBy(choice.move as Move, promise, view, choice.seat as Player),
    [choice, promise, view],
  )
  const marks = useMemo(
    () =>
      promised &&
      quads(
        promised.marks.flatMap(({ mark, place }) => {
          const at = placeAt(place, near, format)
          if (!at) return []
          const [x, , z] = at
          const { width, height } = TILE
          return [{ at: [x, 0.09, z], width: width * 1.04, height: height * 1.04, lean: FLAT, part: partOf(mark) }]
        }),
      ),
    [promised, near, format],
  )
  useDisposal(marks)
  if (!promised || !marks) return null
  const about = promised.ghost?.place ?? promised.marks[0]?.place
  const at = about === undefined ? null : placeAt(about, near, format)
  return (
    <>
      {promised.ghost && at && <Shade ghost={promised.ghost} at={at} />}
      {promised.marks.length > 0 && (
        <mesh geometry={marks} material={made().marks} renderOrder={3} raycast={() => null} />
      )}
      {promise && at && <Plate promise={promise} powers={view.facts} at={at} />}
    </>
  )
}

function Shade({ ghost, at: [x, , z] }: { ghost: Ghost; at: readonly [number, number, number] }): ReactNode {
  const { face, place, value } = ghost
  const how = { value, printed: value, spent: false, immune: place.includes(':diabolical:'), holds: false, left: [] }
  return (
    <mesh
      geometry={made().tile}
      material={pale(thePrints().tile(face, how))}
      position={[x, 0.07, z]}
      rotation={[-FLAT, 0, 0]}
      renderOrder={2}
      raycast={() => null}
    />
  )
}

interface PlateProps {
  readonly promise: Preview
  readonly powers: Readonly<Record<(typeof SIDES)[number], number>>
  readonly at: readonly [number, number, number]
}

/** The balance, and why an ability would come to nothing. */
function Plate({ promise: { power, lost }, powers, at }: PlateProps): ReactNode {
  const words = theWords()
  const own = useHudWords()
  if (!power && !lost) return null
  return (
    <Label at={at} edge={110} top={90}>
      <div className="dc-promise">
        {power && (
          <p>
            {SIDES.filter(side => power[side] !== 0).map(side => (
              <span key={side} data-side={side}>
                <SideSign side={side} /> {words.sides[side]} {powers[side]} → <b>{powers[side] + power[side]}</b>
              </span>
            ))}
          </p>
        )}
        {lost && <p className="dc-lost">✗ {own.silent(words.lost[lost])}</p>}
      </div>
    </Label>
  )
}
