import { create } from 'zustand'
import type { LayerMark } from '../games/contract.ts'

/** What lies over the table for those who look on: what can be known, and what they think. */
interface LayersState {
  readonly known: readonly LayerMark[]
  readonly crowd: readonly LayerMark[]
}

export const NO_MARKS: readonly LayerMark[] = []
export const useLayers = create<LayersState>(() => ({ known: NO_MARKS, crowd: NO_MARKS }))
