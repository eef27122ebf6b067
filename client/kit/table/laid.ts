import { useLayoutEffect, useMemo } from 'react'
import { useTable } from '../../session/table.ts'
import type { Placed } from '../../stage/actors.ts'
import { useScene, useStage } from '../../stage/scene.ts'
import type { Insets } from '../../stage/shots.ts'

/** What a table is laid for: a screen, and who sits before it. */
export interface TableSetting {
  readonly width: number
  readonly height: number
  readonly insets: Insets
  /** The own seats. */
  readonly seats: readonly string[]
  /** What is being looked at. */
  readonly held: string | null
}

/** Lays a table whenever what it is laid from has changed: `lay` is another function then. */
export function useLaid(
  lay: (setting: TableSetting) => readonly Placed[],
): TableSetting & { readonly placed: readonly Placed[] } {
  const { actors, wake } = useStage()
  const seats = useTable(state => state.seats)
  const { width, height, insets } = useScene()
  const held = useScene(({ hovered }) => hovered?.id ?? null)
  const setting = useMemo(() => ({ width, height, insets, seats, held }), [width, height, insets, seats, held])
  const placed = useMemo(() => lay(setting), [lay, setting])
  // Before the bodies mount: each must find its place waiting.
  useMemo(() => actors.settle(placed), [actors, placed])
  useLayoutEffect(() => {
    void placed
    wake()
  }, [placed, wake])
  return { ...setting, placed }
}
