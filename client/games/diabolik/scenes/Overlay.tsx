import type { ReactNode } from 'react'

/** Over the canvas: the vignette, the red frame of a discovery, caption panels. */
export function Overlay(): ReactNode {
  return null
}
