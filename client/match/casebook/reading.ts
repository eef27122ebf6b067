import type { TableState } from '../../session/tableState.ts'
import { isVeiled } from '../../session/veil.ts'

/** May this page look into the Casebook now? What is filmed shows nothing of it, nor does what is hidden for the moment. */
export const reads = (state: TableState): boolean =>
  state.device !== 'stage' &&
  !isVeiled(state) &&
  state.company?.phase === 'running' &&
  state.company.chairs.some(({ player, casebook }) => player === state.player && casebook === true)
