import { type ReactNode, useEffect, useRef } from 'react'
import { ownOf } from '../../../../shared/games/on-the-lam/speech.ts'
import { SUSPECTS } from '../../../../shared/games/on-the-lam/state.ts'
import type { LamView } from '../../../../shared/games/on-the-lam/view.ts'
import { useTable } from '../../../session/table.ts'
import { useScene, useShown } from '../../../stage/scene.ts'
import { drawOwnFile } from '../art/file.ts'
import { formatOf, isSmall, ownFile } from '../layout/places.ts'
import { theProps } from '../prepare.ts'

/** Beside the own hand: how many of the five, and what one is good at. Small screens say the first in words. */
export function OwnFile(): ReactNode {
  const frame = useRef<HTMLDivElement>(null)
  const { width, height, insets } = useScene()
  const view = useShown() as LamView
  // Whoever looks into several hands has no file of their own.
  const me = useTable(({ seats }) => (seats.length === 1 ? SUSPECTS.find(each => seats.includes(each)) : undefined))
  const own = me ? ownOf(view, me) : null
  const small = isSmall(formatOf(width, height))
  useEffect(() => {
    if (!me || small) return
    const file = drawOwnFile(me, theProps().words, own)
    frame.current?.append(file)
    return () => file.remove()
  }, [me, own, small])
  const style = { width: ownFile(width, height), bottom: insets.bottom + 10 }
  return <div ref={frame} className="lam-file" data-solid style={style} />
}
