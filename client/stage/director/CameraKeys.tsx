import type { ReactNode } from 'react'
import { useSettings } from '../../session/settings.ts'
import { CAMERAS } from './air.ts'
import { keyOf } from './Cameras.tsx'
import { AIR_WORDS } from './words.ts'

/** The keys of those who look on, in the list of all keys. */
export function CameraKeys(): ReactNode {
  const { does } = AIR_WORDS[useSettings(settings => settings.language)]
  return CAMERAS.map(camera => (
    <div key={camera}>
      <dt>
        <kbd>{keyOf(camera)}</kbd>
      </dt>
      <dd>{does[camera]}</dd>
    </div>
  ))
}
