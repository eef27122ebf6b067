import { type ReactNode, useMemo } from 'react'
import { MeshBasicMaterial } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { sheet } from '../../../../kit/art/ink2d.ts'
import { useDisposal } from '../../../../stage/disposal.ts'
import { drawn, firstly, textureOf } from '../../../../stage/print.ts'
import { Target } from '../../../../stage/Target.tsx'
import { drawSlip, TOKEN } from '../../art/trays/tokens.ts'
import type { Parts } from '../../layout/parts.ts'
import { theWords } from '../../words/current.ts'
import { areaOf, slab } from './atlas.ts'
import { type Slip, slipsOf } from './lasting.ts'

const SIZE = 0.86

/** All slips on one print, cut out and laid where they belong. */
function drawSlips(slips: readonly Slip[]) {
  const { canvas, ctx, width, height } = sheet(TOKEN * slips.length, TOKEN)
  const cut = slips.map(({ type, value, at }, i) => {
    ctx.save()
    ctx.translate(i * TOKEN, 0)
    drawSlip(ctx, type, value)
    ctx.restore()
    const area = areaOf([i * TOKEN, 0, TOKEN, TOKEN], width, height)
    return slab(SIZE, SIZE, 0.03, area, [area[0], 0]).translate(...at)
  })
  return {
    geometry: mergeGeometries(cut),
    canvas,
  }
}

function printed(slips: readonly Slip[]) {
  const { canvas, geometry } = drawn(() => drawSlips(slips))
  const map = textureOf(firstly(canvas, () => drawSlips(slips).canvas))
  return { geometry, material: new MeshBasicMaterial({ map, toneMapped: false }) }
}

/** What lasts for a while: a slip at whom it concerns, with the whole sentence under the pointer. */
export function Slips({ view, format }: Parts): ReactNode {
  const { effects } = view.facts
  const slips = useMemo(() => slipsOf(effects, format), [effects, format])
  const print = useMemo(() => (slips.length === 0 ? null : printed(slips)), [slips])
  useDisposal(print?.geometry ?? null)
  useDisposal(print?.material ?? null)
  if (!print) return null
  return (
    <>
      <mesh {...print} raycast={() => null} />
      {slips.map(({ type, at, ...lasting }) => (
        <Target key={at.join()} id={`effect:${at.join()}`} label={theWords().effects[type](lasting)}>
          <mesh position={[at[0], at[1] + 0.02, at[2]]} visible={false}>
            <boxGeometry args={[SIZE, 0.02, SIZE]} />
          </mesh>
        </Target>
      ))}
    </>
  )
}
