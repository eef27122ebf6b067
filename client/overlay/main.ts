import { follow } from './feed.ts'
import { optionsIn } from './options.ts'
import { drawn, handsOf, put } from './widgets.ts'
import { WORDS } from './words.ts'
import './overlay.css'
import './widgets.css'

/* A transparent page for OBS and the like: one widget, or all. It shows nothing rather than an error. */

const options = optionsIn(location.pathname, location.search)
const root = document.getElementById('overlay')
if (options && root) {
  const { key, widget, language, scale, align, theme, delay, of } = options
  document.documentElement.lang = language === 'zh' ? 'zh-Hant' : language
  root.className = `overlay ${widget} ${align} ${theme}`
  root.style.fontSize = `${scale}em`
  follow(`/api/stream/${key}/feed?lang=${language}`, delay, told => {
    document.body.dataset.game = told?.game ?? ''
    put(root, told ? drawn(widget, handsOf(told, of), WORDS[language]) : [])
    root.dataset.shown = String(told !== null)
  })
}
