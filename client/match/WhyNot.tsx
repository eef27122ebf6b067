import { useEscape } from './escape.ts'

/** Why something that one might expect is not offered. */
export function WhyNot({ reasons, close }: { reasons: readonly string[]; close: () => void }) {
  useEscape(true, close)
  return (
    <ul role="status">
      {reasons.map(reason => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  )
}
