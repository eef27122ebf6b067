import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Section } from '../games/contract.ts'
import { CLIENT_GAMES } from '../games/registry.ts'
import { useLanguage, useWords } from '../i18n/index.ts'
import { Drawn } from './Drawn.tsx'
import { foundIn, pieces } from './search.ts'
import './reference.css'

function useSections(game: string): readonly Section[] | null {
  const language = useLanguage()
  const [sections, setSections] = useState<readonly Section[] | null>(null)
  useEffect(() => {
    let wanted = true
    const load = async (): Promise<void> => {
      const read = Object.hasOwn(CLIENT_GAMES, game) ? CLIENT_GAMES[game]?.reference : undefined
      const found = (await read?.(language)) ?? []
      if (wanted) setSections(found)
    }
    load().catch(() => setSections([]))
    return () => {
      wanted = false
    }
  }, [game, language])
  return sections
}

/** A text with what was searched for marked in it. */
function Marked({ text, query }: { text: string; query: string }): ReactNode {
  return pieces(text, query).map(({ at, text, hit }) => (hit ? <mark key={at}>{text}</mark> : text))
}

interface ReferenceProps {
  readonly game: string
  /** The section to open at. */
  readonly section?: string | null
  /** On a page of its own its sections can be linked to. */
  readonly page?: boolean
}

/** The rules of a game, to be looked things up in: a page of its own, or a panel at the table. */
export function Reference({ game, section = null, page = false }: ReferenceProps) {
  const { guide, shell, grammar } = useWords()
  const { rules } = guide
  const sections = useSections(game)
  const [query, setQuery] = useState('')
  const book = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!sections || section === null) return
    const target = book.current?.querySelector<HTMLElement>(`[data-section="${CSS.escape(section)}"]`)
    target?.scrollIntoView()
    target?.querySelector('h2')?.focus({ preventScroll: true })
  }, [sections, section])

  if (!sections) return <p role="status">{shell.loading}</p>
  if (sections.length === 0) return <p>{rules.none}</p>
  const found = foundIn(sections, query)
  const open = (id: string): void => book.current?.querySelector(`[data-section="${CSS.escape(id)}"]`)?.scrollIntoView()
  return (
    <div className="reference" ref={book}>
      <aside className="no-print">
        <search className="field">
          <label htmlFor="rules-search">{rules.search}</label>
          <input id="rules-search" type="search" value={query} onChange={event => setQuery(event.target.value)} />
          <p className="hint" role="status">
            {query.trim() === '' ? '' : found.length > 0 ? rules.found(found.length) : rules.nothing}
          </p>
        </search>
        <details open={matchMedia('(min-width: 721px)').matches}>
          <summary>{rules.contents}</summary>
          <nav aria-label={rules.contents}>
            <ol>
              {found.map(({ id, title }) => (
                <li key={id}>
                  {page ? (
                    <a href={`#${id}`}>{title}</a>
                  ) : (
                    <button type="button" onClick={() => open(id)}>
                      {title}
                    </button>
                  )}
                </li>
              ))}
            </ol>
          </nav>
        </details>
        {page && (
          <button type="button" className="button quiet small" onClick={() => print()}>
            {rules.print}
          </button>
        )}
      </aside>
      <div className="sections">
        {found.map(({ id, title, paragraphs, drawings = [] }) => (
          <section key={id} data-section={id} id={page ? id : undefined} aria-labelledby={`rules-${id}`}>
            <h2 id={`rules-${id}`} tabIndex={-1}>
              <Marked text={title} query={query} />
              {page && (
                <a className="anchor no-print" href={`#${id}`} aria-label={grammar.headed(rules.link, title)}>
                  #
                </a>
              )}
            </h2>
            {paragraphs.map((text, at) => (
              <div key={text} className="paragraph">
                {drawings
                  .filter(drawing => drawing.at === at)
                  .map(drawing => (
                    <Drawn key={drawing.alt} drawing={drawing} />
                  ))}
                <p>
                  <Marked text={text} query={query} />
                </p>
              </div>
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}
