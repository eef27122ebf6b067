import type { Example, Panel } from './examples.ts'

/** How examples are laid out: known before any of it is drawn, so that the page can keep their place. */
export const PANEL = { tile: { width: 160, height: 192 }, gap: 14, lane: 26, height: 466, played: 180 } as const

export const panelWide = (columns: number): number => columns * PANEL.tile.width + (columns + 1) * PANEL.gap

export const columnsOf = ({ dawn, dusk }: Panel): number => Math.max(1, dawn.length, dusk.length)

/** Wide to high. */
export function ratioOf({ before, after }: Example): number {
  const panels = [...before, ...after].map(panel => panelWide(columnsOf(panel)))
  const wide = panels.reduce((sum, each) => sum + each + PANEL.gap, PANEL.played)
  return wide / PANEL.height
}
