import type { ReactNode } from 'react'
import { LOOKING } from '../../games/looking.ts'
import { useSettings } from '../../session/settings.ts'
import { useTable } from '../../session/table.ts'
import { CAMERAS } from './air.ts'
import { keyOf } from './Cameras.tsx'
import { AIR_WORDS } from './words.ts'

/** The keys of those who look on, in the list of all keys. */
export function CameraKeys(): ReactNode {
  const { does } = AIR_WORDS[useSettings(settings => settings.language)]
  const knows = useTable(({ company }) => LOOKING[company?.game ?? '']?.knowing !== undefined)
  return [...CAMERAS, ...(knows ? (['known'] as const) : [])].map(key => (
    <div key={key}>
      <dt>
        <kbd>{key === 'known' ? 'W' : keyOf(key)}</kbd>
      </dt>
      <dd>{does[key]}</dd>
    </div>
  ))
}
