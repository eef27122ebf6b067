import { useEffect } from 'react'
import { useWords } from '../i18n/index.ts'
import { change, PACES, type Settings, useSettings } from '../session/settings.ts'
import { isFree } from './keys.ts'
import { notify } from './notify.ts'
import { Sign } from './Sign.tsx'

/** From one pace to the next, and from the quickest back to the calmest; P does it too. */
export function PaceButton() {
  const { settings, grammar } = useWords()
  const pace = useSettings(now => now.pace)
  const said = (pace: Settings['pace']): string => grammar.headed(settings.pace, settings.paces[pace])
  const label = said(pace)
  const next = (): void => {
    const to = PACES[(PACES.indexOf(useSettings.getState().pace) + 1) % PACES.length] ?? 'normal'
    change({ pace: to })
    notify(said(to))
  }
  useEffect(() => {
    const typed = (event: KeyboardEvent): void => {
      if (event.code !== 'KeyP' || event.repeat || !isFree(event)) return
      event.preventDefault()
      next()
    }
    addEventListener('keydown', typed)
    return () => removeEventListener('keydown', typed)
  })
  return (
    <button
      type="button"
      className="pace"
      aria-label={label}
      title={grammar.noted(label, 'P')}
      aria-keyshortcuts="P"
      onClick={next}
    >
      <Sign>
        {PACES.slice(0, PACES.indexOf(pace) + 1).map((each, i) => (
          <path key={each} d={`M${3 + 6 * i} 5l7 7-7 7`} />
        ))}
      </Sign>
    </button>
  )
}
