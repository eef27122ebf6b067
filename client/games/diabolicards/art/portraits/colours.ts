import { INKS, type Skin } from '../../../../../shared/games/diabolicards/traits/kinds.ts'

export const INK = INKS.violet
export const PAPER = INKS.paper

export const SKINS: Readonly<Record<Skin, string>> = {
  porcelain: '#fff0e6',
  fair: '#ffd3ae',
  olive: '#e6b574',
  tan: '#d8935a',
  brown: '#a9683c',
  deep: '#7d4a2d',
  stone: '#9d9bb0',
  ash: '#bccdb4',
}

const channels = (hex: string): number[] => [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16))

/** Between two colours; 0 is the first. */
export function mixed(from: string, to: string, share: number): string {
  const end = channels(to)
  const mix = channels(from).map((value, i) => Math.round(value + ((end[i] ?? 0) - value) * share))
  return `#${mix.map(value => value.toString(16).padStart(2, '0')).join('')}`
}

/** The side away from the light. What is black already cannot get darker: its light side is lifted instead. */
export const shaded = (color: string): string => mixed(color, color === PAPER ? '#6f5fa8' : '#2a0b4f', 0.42)
export const lit = (color: string): string => (color === INK ? '#4b2f86' : mixed(color, '#ffffff', 0.4))
