import { useEffect } from 'react'
import type { Texture } from 'three'

/** What was made for a while is given back when it is no longer shown: a geometry, or a material with a print of its own. */
export function useDisposal(made: { readonly map?: Texture | null; dispose(): void } | null): void {
  useEffect(
    () => () => {
      made?.map?.dispose()
      made?.dispose()
    },
    [made],
  )
}
