import { useSoloWords } from '../i18n/soloWords.ts'

/** Says that there is a new edition, to whoever is not in the middle of anything. */
export function Fresh() {
  const words = useSoloWords()
  if (!words) return null
  return (
    <p className="caption fresh no-print" role="status">
      {words.fresh.text}{' '}
      <button type="button" className="button small" onClick={() => location.reload()}>
        {words.fresh.now}
      </button>
    </p>
  )
}
