/** What is on the stage as a picture, while there is a stage. */
export interface Lens {
  readonly canvas: HTMLCanvasElement
  /** Nothing moves: what is shown is there. */
  readonly settled: boolean
  /** The table as it is now, so many times as fine. */
  shoot(finer: number): HTMLCanvasElement
  /** Where a place or piece is in the picture, each way from 0 to 1; null: nowhere. */
  find(id: string): { readonly x: number; readonly y: number } | null
}

let lens: Lens | null = null

export const theLens = (): Lens | null => lens

/** The answer takes it away. */
export function mountLens(now: Lens): () => void {
  lens = now
  return () => {
    if (lens === now) lens = null
  }
}
