import { useMemo } from 'react'
import type { Speech } from '../../shared/words/speech.ts'
import { useNeededSpeech } from '../i18n/index.ts'
import { useTable } from '../session/table.ts'
import { isOtherEdition } from './edition.ts'
import { useRegistered } from './rules.ts'

/**
 * The words of the game that is shown; null until they are there and the table is laid. `outlived` makes do with those of
 * other rules than it was played by.
 */
export function useTableSpeech(outlived?: (speech: Speech) => Speech): {
  readonly speech: Speech | null
  readonly isOther: boolean
} {
  const company = useTable(state => state.company)
  const registered = useRegistered()
  const needed = useNeededSpeech(company?.game ?? null)
  const found = useTable(({ moment }) => moment && (needed?.at?.(moment.view) ?? needed))
  const isOther = company !== null && registered !== undefined && isOtherEdition(registered, company)
  const speech = useMemo(() => (found && isOther && outlived ? outlived(found) : found), [found, isOther, outlived])
  return { speech: registered ? speech : null, isOther }
}
