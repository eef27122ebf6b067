import type { Playing, TableModule } from '../../games/contract.ts'
import { Aerial } from './Aerial.tsx'
import { Air } from './Air.tsx'
import { desk } from './air.ts'
import { Layers } from './Layers.tsx'

/** The director has pictures of its own for what a game would show from close. */
const unled = (playing: Playing): Playing => Object.create(playing, { closeUp: { value: () => undefined } })

/** A table as it is broadcast: with a camera that is led, and words at its lower edge. */
export function aired(table: TableModule): TableModule {
  const { Table, Overlay, play, weigh, above: _, ...rest } = table
  return {
    ...rest,
    Table: () => (
      <>
        <Table />
        <Layers table={table} />
        <Aerial table={table} />
      </>
    ),
    Overlay: () => (
      <>
        {Overlay && <Overlay />}
        <Air />
      </>
    ),
    // Whoever looks on waits for nothing else.
    weigh: event => weigh?.(event, true) ?? 'scene',
    async play(event, playing) {
      await desk.now?.begins(event, playing)
      await play?.(event, unled(playing))
      await desk.now?.over(event, playing)
    },
  }
}
