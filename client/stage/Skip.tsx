import type { ReactNode } from 'react'
import { useSettings } from '../session/settings.ts'
import { useTable } from '../session/table.ts'
import { STAGE_WORDS } from './words.ts'

/** As long as something is played: a press skips the rest of it. */
export function Skip({ skip }: { skip: () => void }): ReactNode {
  const language = useSettings(settings => settings.language)
  const playing = useTable(({ queue, film }) => queue.length > 0 && !film)
  if (!playing) return null
  const words = STAGE_WORDS[language]
  return (
    <button
      type="button"
      className="button small stage-skip"
      data-solid
      title={words.skipHow}
      aria-keyshortcuts="Space"
      onClick={skip}
    >
      {words.skip} <kbd>{words.space}</kbd>
    </button>
  )
}
