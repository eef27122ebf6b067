import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { languageAsked } from './app/embed/asked.ts'
import { pathNow } from './app/router.tsx'
import { speak } from './i18n/index.ts'
import { isBusy } from './offline/fresh.ts'
import { followGuest } from './session/api.ts'
import { followStreaming } from './session/device.ts'
import { useSettings } from './session/settings.ts'
import './styles/index.css'
import './generated/fonts.css'

const page = document.getElementById('page')
if (!page) throw new Error('index.html has lost its page')

const asked = languageAsked(location)
if (asked) useSettings.setState({ language: asked })

const follow = ({ motion }: { motion: string }): void => {
  document.documentElement.dataset.motion = motion
}
follow(useSettings.getState())
useSettings.subscribe((now, before) => {
  follow(now)
  if (now.language !== before.language) void speak(now.language)
})

followStreaming()
followGuest()

/** What keeps it for a day without a network comes when all else is there, and not in the way of a table. */
const AFTER = 4000
const LONG_AFTER = 60_000
if (import.meta.env.PROD && window === top && !/^\/(embed|broadcast)\//.test(location.pathname))
  setTimeout(
    () => void import('./offline/keep.ts').then(({ keepPage }) => keepPage()).catch(() => {}),
    isBusy(pathNow()) ? LONG_AFTER : AFTER,
  )

const root = createRoot(page)
// No await here: a catalogue that shares anything with this script would wait for it, and this script for the catalogue.
void speak(useSettings.getState().language).then(() =>
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
)
