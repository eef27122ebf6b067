import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { LANGUAGES } from '../../shared/words/index.ts'
import { WRITTEN } from '../games/registry.ts'
import { useLanguage, useWords } from '../i18n/index.ts'
import { useFresh } from '../offline/fresh.ts'
import { change } from '../session/settings.ts'
import { isStatic } from '../session/static.ts'
import { Backdrop } from './Backdrop.tsx'
import { Link, usePath } from './router.tsx'
import { useTurns, useTurnsAside } from './turns.ts'
import './frame.css'

export const LANGUAGE_NAMES = { en: 'English', it: 'Italiano', zh: '繁體中文' } as const
/** Drawn, since one character of Chinese type would cost every reader the whole of it. */
const CHINESE = (
  <svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d="M3 5.5h14v7H3zM10 1.5v17" />
  </svg>
)
const SHORT = { en: 'EN', it: 'IT', zh: CHINESE } as const
/** With what can be seen of it: whoever speaks to the page says that. */
const CALLED = { ...LANGUAGE_NAMES, en: 'EN, English', it: 'IT, Italiano' } as const

const Fresh = lazy(() =>
  import('../offline/Fresh.tsx').then(
    ({ Fresh }) => ({ default: Fresh }),
    () => ({ default: () => null }),
  ),
)

/** The first page of a visit leaves the focus where the browser put it. */
let turned = false

/** Names the page, and once pages have been turned puts the focus on its heading, so that screen readers begin there. */
function useTitle(title: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const turns = useTurns(({ count }) => count)
  useTurnsAside()
  useEffect(() => {
    const named = title === '' ? 'Tavolo Nero' : `${title} · Tavolo Nero`
    document.title = turns > 0 ? `(${turns}) ${named}` : named
  }, [title, turns])
  useEffect(() => {
    if (turned && location.hash === '') heading.current?.focus({ preventScroll: true })
    turned = true
  }, [])
  return heading
}

/** What a browser or a home screen shows around the page is of its ink. */
function tint(): void {
  const ink = getComputedStyle(document.documentElement).getPropertyValue('--ink').trim()
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', ink)
}

/** The page wears the colours of a game. */
export function useTheme(game: string | null): void {
  useEffect(() => {
    if (game === null) return
    document.documentElement.dataset.theme = game
    tint()
    return () => {
      if (document.documentElement.dataset.theme === game) delete document.documentElement.dataset.theme
      tint()
    }
  }, [game])
}

function Languages() {
  const { shell } = useWords()
  const language = useLanguage()
  return (
    <fieldset className="languages">
      <legend className="visually-hidden">{shell.language}</legend>
      {LANGUAGES.map(each => (
        <button
          key={each}
          type="button"
          aria-pressed={each === language}
          aria-label={CALLED[each]}
          onClick={() => change({ language: each })}
        >
          {SHORT[each]}
        </button>
      ))}
    </fieldset>
  )
}

/** Below the first part of an address everything belongs together: the rules of any game are the rules. */
const isAt = (path: string, href: string): boolean => path.split('/')[1] === href.split('/')[1]

function Nav() {
  const { shell } = useWords()
  const path = usePath()
  const links = [
    ['/', shell.nav.home],
    ...(isStatic ? [] : [['/lobby', shell.nav.tables] as const]),
    [isStatic ? '/archive/yours' : '/archive', shell.nav.archive],
    [`/rules/${WRITTEN[0]}`, shell.nav.rules],
    ['/settings', shell.nav.settings],
  ] as const
  return (
    <nav aria-label={shell.nav.label}>
      {links.map(([href, word]) => (
        <Link key={href} href={href} aria-current={isAt(path, href) ? 'page' : undefined}>
          {word}
        </Link>
      ))}
    </nav>
  )
}

function Foot() {
  const { shell } = useWords()
  return (
    <footer className="foot no-print">
      <p>
        <strong>{shell.footer.notice}</strong> {shell.footer.owners} <Link href="/credits">{shell.footer.credits}</Link>
      </p>
    </footer>
  )
}

/** What stands round every page but the table: the bar, the heading, the small print. */
export function Frame({ title, lead, cover, beside, children }: Framed) {
  const { shell, grammar } = useWords()
  const heading = useTitle(cover ? '' : title)
  const fresh = useFresh()
  return (
    <div className="frame">
      <a className="skip button bright" href="#main">
        {shell.skip}
      </a>
      <Backdrop />
      <header className="bar no-print">
        <Link href="/" className="wordmark" aria-label={grammar.headed('Tavolo Nero', shell.nav.home)}>
          Tavolo Nero
        </Link>
        <Nav />
        <Languages />
      </header>
      <main id="main" tabIndex={-1}>
        {fresh && (
          <Suspense>
            <Fresh />
          </Suspense>
        )}
        {cover ? (
          <h1 ref={heading} tabIndex={-1} className="masthead">
            {title}
          </h1>
        ) : (
          <div className="headings">
            <div className="heading caption">
              <h1 ref={heading} tabIndex={-1}>
                {title}
              </h1>
              {lead && <p>{lead}</p>}
            </div>
            {beside}
          </div>
        )}
        {children}
      </main>
      <Foot />
      <div className="vignette" />
      <div className="grain" />
    </div>
  )
}

interface Framed {
  readonly title: string
  readonly lead?: string
  /** The front page has its own heading. */
  readonly cover?: boolean
  /** Beside the heading, where there is room. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}
