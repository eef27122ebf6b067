import { WRITTEN } from '../games/registry.ts'
import { useWords } from '../i18n/index.ts'
import { Frame, useTheme } from './Frame.tsx'
import { Reference } from './Reference.tsx'
import { Link } from './router.tsx'
import { Title, useTitle } from './Title.tsx'

export function Rules({ game }: { game: string }) {
  const { guide, shell } = useWords()
  const title = useTitle(game)
  useTheme(game)
  const section = location.hash.slice(1)
  return (
    <Frame title={guide.rules.title(title)}>
      <nav className="row games no-print" aria-label={shell.nav.rules}>
        {WRITTEN.map(each => (
          <Link
            key={each}
            className={each === game ? 'button small primary' : 'button small quiet'}
            href={`/rules/${each}`}
            aria-current={each === game ? 'page' : undefined}
          >
            <Title game={each} />
          </Link>
        ))}
      </nav>
      <div className="panel">
        <Reference key={game} game={game} section={section === '' ? null : section} page />
      </div>
    </Frame>
  )
}
