import { Suspense } from 'react'
import { useSoloWords } from '../i18n/soloWords.ts'
import './solo.css'

function Said() {
  const words = useSoloWords()
  return (
    words && (
      <p className="solo">
        <strong>{words.here}</strong> {words.hereHint}
      </p>
    )
  )
}

/** Says plainly that no server has this match. */
export const Solo = () => (
  <Suspense fallback={null}>
    <Said />
  </Suspense>
)
