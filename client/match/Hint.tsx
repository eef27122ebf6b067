import { Counsel } from './Counsel.tsx'
import { useEscape } from './escape.ts'

interface HintProps {
  readonly of: 'why' | 'counsel'
  readonly reasons: readonly string[]
  readonly close: () => void
}

/** Why something that one might expect is not offered, or what a bot would do. */
export function Hint({ of, reasons, close }: HintProps) {
  useEscape(true, close)
  if (of === 'counsel') return <Counsel />
  return (
    <ul role="status">
      {reasons.map(reason => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  )
}
