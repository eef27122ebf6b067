import { useMemo } from 'react'
import type { Seat } from '../../shared/kernel/game.ts'
import type { Standing, TableModule } from '../games/contract.ts'
import { useTable } from '../session/table.ts'
import { useScene, useShown } from './scene.ts'
import { type Screen, widened } from './shots.ts'

const NOBODY: readonly Seat[] = []

/** How the camera stands when nothing happens, and what is free of the screen. */
export function useStanding(table: TableModule): { readonly standing: Standing; readonly screen: Screen } {
  const { width, height, insets, above, page } = useScene()
  const seats = useTable(state => state.seats)
  const holders = table.isHandless?.(useShown(), seats) ? NOBODY : seats
  const standing = useMemo(
    () => (above && table.above?.(width, height, holders)) || table.camera(width, height, holders, page),
    [table, above, width, height, holders, page],
  )
  const screen = useMemo(
    (): Screen => ({ width, height, insets: widened(insets, standing), fov: standing.fov }),
    [width, height, insets, standing],
  )
  return { standing, screen }
}
