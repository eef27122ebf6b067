import { type Pace, useSettings } from './settings.ts'
import { useTable } from './table.ts'
import type { TableState } from './tableState.ts'

/** Milliseconds for which a page without a stage leaves each move of others to be read before bots go on. */
const READING: Readonly<Record<Pace, number>> = { calm: 1400, normal: 700, quick: 150 }

const isBotsTable = ({ company, player }: TableState): boolean =>
  player !== null && company?.phase === 'running' && company.chairs.some(({ hands }) => hands === 'bot')

/** Tells how far this page has shown the match, so that bots keep step with it; the answer stops it. */
export function keepStep(tell: (seq: number) => void): () => void {
  const shown: number[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (): number =>
    useTable.getState().staged || globalThis.document?.hidden ? 0 : READING[useSettings.getState().pace]
  const next = (): void => {
    timer = undefined
    // On the stage they have been played; several may have come at once.
    const seq = wait() === 0 ? shown.splice(0).at(-1) : shown.shift()
    if (seq !== undefined && isBotsTable(useTable.getState())) tell(seq)
    if (shown.length > 0) timer = setTimeout(next, wait())
  }
  const unsubscribe = useTable.subscribe(({ moment }, before) => {
    if (!moment || moment === before.moment) return
    shown.push(moment.seq)
    timer ??= setTimeout(next, wait())
  })
  return () => {
    unsubscribe()
    clearTimeout(timer)
  }
}
