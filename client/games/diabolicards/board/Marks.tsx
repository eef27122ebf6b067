import { type ReactNode, useContext, useMemo } from 'react'
import { PlaneGeometry } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { SLOTS, type SlotKind, ZONES, type Zone } from '../../../../shared/games/diabolicards/state.ts'
import { useWords } from '../../../i18n/index.ts'
import type { Vec } from '../../../stage/actors.ts'
import { useDisposal } from '../../../stage/disposal.ts'
import { once } from '../../../stage/once.ts'
import { FLAT, quads } from '../../../stage/quads.ts'
import { useScene } from '../../../stage/scene.ts'
import { PickingContext, Target } from '../../../stage/Target.tsx'
import type { Parts } from '../layout/parts.ts'
import { type Format, fieldId, fieldOf, middleAt, STEP, signAt, slotAt } from '../layout/places.ts'
import { theWords } from '../words/current.ts'
import { type LaidMark, layMarks } from './marks.ts'
import { thePrint } from './prepare.ts'
import { freeSlot, sealedIn, signsOf } from './state.ts'

const KINDS = Object.keys(SLOTS) as SlotKind[]
const FIELDS = ZONES.flatMap(zone => KINDS.map(slot => ({ zone, slot, id: fieldId(zone, slot) })))

/** The own slots of a kind, with what is between them. */
const hits = once((format: Format) =>
  FIELDS.map(field => {
    const cells = Array.from({ length: SLOTS[field.slot] }, (_, i) => {
      const [x, , z] = slotAt(true, field.zone, field.slot, i, format).at
      return new PlaneGeometry(STEP.x, STEP.z).rotateX(-FLAT).translate(x, 0.01, z)
    })
    return { ...field, ground: mergeGeometries(cells) ?? new PlaneGeometry() }
  }),
)

/** Over what lies there. */
const over = ([x, , z]: Vec): Vec => [x, 0.07, z]

/** Where can be played to, what is closed, and what is gone for good. */
export function Marks({ view, format, near }: Parts): ReactNode {
  const { targets, pointed } = useContext(PickingContext)
  const hovered = useScene(scene => scene.hovered?.id ?? null)
  const marks = useMemo(() => {
    const legal = FIELDS.flatMap(({ zone, slot, id }): LaidMark[] => {
      const at = targets.has(id) ? freeSlot(view, near, zone, slot) : -1
      if (at < 0) return []
      const [x, , z] = slotAt(true, zone, slot, at, format).at
      return [{ mark: hovered === id || pointed.has(id) ? 'pointed' : 'legal', at: [x, 0.02, z] }]
    })
    return layMarks([...legal, ...middle(view, format)])
  }, [view, format, near, targets, pointed, hovered])
  useDisposal(marks)
  const sealed = sealedIn(view).join()
  const scorched = useMemo(
    () =>
      quads(
        (sealed.split(',').filter(Boolean) as Zone[]).flatMap(zone =>
          [true, false].map(side => {
            const { at, width, depth } = fieldOf(side, zone, format)
            return { at: [at[0], 0.015, at[2]], width, height: depth, lean: FLAT, part: [0, 0, 1, 1] } as const
          }),
        ),
      ),
    [sealed, format],
  )
  useDisposal(scorched)
  const { zones, slots } = theWords()
  const { headed } = useWords().grammar
  const print = thePrint()
  return (
    <>
      {hits(format).map(({ zone, slot, id, ground }) => (
        <Target key={id} id={id} label={headed(zones[zone], slots[slot])}>
          <mesh geometry={ground} visible={false} />
        </Target>
      ))}
      <mesh geometry={marks} material={print.marks()} renderOrder={2} raycast={() => null} />
      {sealed && <mesh geometry={scorched} material={print.scorch(format)} renderOrder={1} raycast={() => null} />}
    </>
  )
}

/** What lies on the contracts, and the signs beside the deck. */
function middle(view: Parts['view'], format: Format): LaidMark[] {
  const { contracts, few } = signsOf(view)
  const cover = contracts === 'banned' ? 'chained' : contracts === 'frozen' ? 'frost' : null
  const on = cover ? [0, 1, 2, 3].flatMap(i => middleAt(`contract:${i}`, format) ?? []) : []
  return [
    ...on.flatMap(({ at, size = 1 }): LaidMark[] => (cover ? [{ mark: cover, at: over(at), size }] : [])),
    ...(contracts ? [{ mark: contracts, at: signAt(0, format) }] : []),
    ...(few ? [{ mark: 'few' as const, at: signAt(1, format) }] : []),
  ]
}
