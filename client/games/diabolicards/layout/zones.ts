import type { Zone } from '../../../../shared/games/diabolicards/state.ts'
import type { Icon } from '../art/icons.ts'

/** Palette B of the art guide, apocalypse. */
export const DOOM = {
  ink: '#12061f',
  paper: '#fff7e3',
  magenta: '#ff2e88',
  cyan: '#19c8f0',
  lime: '#b6f02e',
  yellow: '#ffe11a',
  orange: '#ff6a13',
  violet: '#2a0b4f',
  table: '#2b1250',
} as const

/** C-23: the zones by colour and by sign. `deep`: the colour in the dark. */
export const ZONE_LOOK: Readonly<Record<Zone, { light: string; color: string; deep: string; icon: Icon }>> = {
  tower: { light: '#7fe6ff', color: '#19a8f0', deep: '#0b3f9c', icon: 'modern-city' },
  hideout: { light: '#ffc04a', color: '#ff7a1a', deep: '#a3350a', icon: 'fist' },
  campus: { light: '#d6ff6a', color: '#8fdc24', deep: '#2c6d12', icon: 'graduate-cap' },
}
