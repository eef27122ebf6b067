import type { TableKey } from '../i18n/table.ts'
import { useTable } from '../session/table.ts'
import { reads } from './casebook/reading.ts'
import { later } from './later.tsx'
import { useTalk } from './talk.tsx'

const CameraKeys = later(async () => (await import('../stage/director/CameraKeys.tsx')).CameraKeys)

/** What is printed on them; the space bar's word is another in each language. */
const KEYS: readonly (readonly [does: TableKey, key: string | null])[] = [
  ['choose', '1 … 9'],
  ['walk', '↓ ↑'],
  ['widen', 'Esc'],
  ['skip', null],
  ['pace', 'P'],
  ['deeds', ', .'],
  ['above', 'M'],
  ['near', 'Z'],
  ['places', 'L'],
  ['markers', 'K'],
  ['veil', 'H'],
]
const CASEBOOK = ['casebook', 'B'] as const

/** All keys of the table, for whoever opens the list. */
export function Keys() {
  const { words } = useTalk()
  const { title, space, does } = words.keys
  const watching = useTable(state => state.watching)
  const reading = useTable(reads)
  return (
    <details className="keys">
      <summary>{title}</summary>
      <dl>
        {[...KEYS, ...(reading ? [CASEBOOK] : [])].map(([what, key]) => (
          <div key={what}>
            <dt>
              <kbd>{key ?? space}</kbd>
            </dt>
            <dd>{does[what]}</dd>
          </div>
        ))}
        {watching && <CameraKeys />}
      </dl>
    </details>
  )
}
