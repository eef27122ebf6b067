import { useCallback } from 'react'
import type { LiveTable } from '../../../shared/wire/protocol.ts'
import { useLanguage } from '../../i18n/index.ts'
import { live } from '../../session/live.ts'
import { type Polled, usePolled } from '../polled.ts'

const NOTHING: readonly LiveTable[] = []

/** Matches that can be watched now, the most watched first. `every`: milliseconds. */
export function useLive(every: number): Polled<readonly LiveTable[]> {
  const language = useLanguage()
  return usePolled<readonly LiveTable[]>(
    useCallback(() => live(language), [language]),
    NOTHING,
    every,
  )
}
