import type { Playing, TableModule } from '../../games/contract.ts'
import { useTable } from '../../session/table.ts'
import { Aerial } from './Aerial.tsx'
import { Air } from './Air.tsx'
import { desk } from './air.ts'
import { HandNames } from './HandNames.tsx'
import { Layers } from './Layers.tsx'
import { Spotlight } from './Spotlight.tsx'

const nothing = { value: () => undefined }
/** The director has pictures of its own for what a game would show from close; a small picture is silent. */
const unled = (playing: Playing): Playing =>
  Object.create(playing, { closeUp: nothing, ...(useTable.getState().small ? { sound: nothing } : {}) })

/** A table as it is broadcast: with a camera that is led, and words at its lower edge. */
export function aired(table: TableModule): TableModule {
  const { Table, Overlay, play, weigh, above: _, ...rest } = table
  return {
    ...rest,
    Table: () => (
      <>
        <Table />
        <Layers table={table} />
        <Spotlight table={table} />
        <Aerial table={table} />
      </>
    ),
    Overlay: () => (
      <>
        {Overlay && <Overlay />}
        <HandNames table={table} />
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
