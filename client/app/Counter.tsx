import { useEffect, useState } from 'react'
import { useWords } from '../i18n/index.ts'
import { guest } from '../session/api.ts'
import { Code } from './Code.tsx'
import type { useListings } from './listings.ts'
import { Link } from './router.tsx'
import { Tables } from './Tables.tsx'

function Name() {
  const { home } = useWords()
  const [name, setName] = useState(() => guest()?.name)
  useEffect(() => {
    const look = (): void => setName(guest()?.name)
    addEventListener('focus', look)
    return () => removeEventListener('focus', look)
  }, [])
  if (name === undefined) return null
  return (
    <p className="hint">
      {home.you(name)} · <Link href="/settings">{home.changeName}</Link>
    </p>
  )
}

export type Counted = Omit<ReturnType<typeof useListings>, 'mine'>

/** What there is with others. */
export function Counter({ tables, known, trouble }: Counted) {
  const { home, shell } = useWords()
  return (
    <div className="counter">
      <section className="panel stack" aria-labelledby="code">
        <h2 id="code">{home.code.title}</h2>
        <Code />
        <Name />
      </section>
      <section className="panel stack live" aria-labelledby="live">
        <div className="row spread">
          <h2 id="live">{home.live.title}</h2>
          <p className="row">
            <Link href="/live">{shell.nav.live}</Link>
            <Link href="/lobby">{home.live.all}</Link>
          </p>
        </div>
        {tables.length > 0 ? (
          <Tables listings={tables.slice(0, 4)} kind="public" />
        ) : (
          <p className="hint">{known ? home.live.empty : trouble ? shell.offline : shell.loading}</p>
        )}
      </section>
    </div>
  )
}
