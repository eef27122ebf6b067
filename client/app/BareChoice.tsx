import { useDeviceWords } from '../i18n/deviceWords.ts'
import { change, useSettings } from '../session/settings.ts'

/** On a stage: neither join code nor what people say is to be filmed, or both may be. */
export function BareChoice() {
  const words = useDeviceWords()
  const bare = useSettings(settings => settings.bareStage)
  if (!words) return null
  return (
    <>
      <label className="filmed-bare">
        <input type="checkbox" checked={bare} onChange={() => change({ bareStage: !bare })} /> {words.bare}
      </label>
      {bare && <p className="hint">{words.bareHint}</p>}
    </>
  )
}
