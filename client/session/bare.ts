import { useSettings } from './settings.ts'
import { useTable } from './table.ts'

/** What is filmed, and shows neither what people say nor how to come in. */
export function useBareStage(): boolean {
  const staged = useTable(({ device }) => device === 'stage')
  return useSettings(({ bareStage }) => bareStage) && staged
}
