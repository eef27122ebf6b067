import { useArchiveWordsIfAny } from '../../i18n/archiveWords.ts'
import { useWords } from '../../i18n/index.ts'
import { archive as askArchive } from '../../session/archive.ts'
import { Link } from '../router.tsx'
import { useAsked } from './asked.ts'
import { PastMatches } from './Past.tsx'

/** So many of each on the front page. */
const MOST = 3

/** What the archive puts in the window. */
export function Shelf() {
  const archive = useArchiveWordsIfAny()
  const { archive: pages } = useWords().shell
  const { said } = useAsked(askArchive)
  if (!said || !archive) return null
  const { matches, watched } = said
  return (
    <section className="panel stack shelf" aria-labelledby="shelf">
      <div className="row spread">
        <h2 id="shelf">{archive.shelf}</h2>
        <p className="row">
          <Link href="/archive">{archive.whole}</Link>
          <Link href="/archive/yours">{pages.yours}</Link>
          <Link href="/archive/file">{pages.file}</Link>
        </p>
      </div>
      {matches.length === 0 ? (
        <p className="hint">{archive.nothing}</p>
      ) : (
        <div className="shelves">
          <div>
            <h3>{archive.newest}</h3>
            <PastMatches matches={matches.slice(0, MOST)} />
          </div>
          <div>
            <h3>{archive.watched}</h3>
            {watched.length > 0 ? (
              <PastMatches matches={watched.slice(0, MOST)} />
            ) : (
              <p className="hint">{archive.nothingWatched}</p>
            )}
          </div>
        </div>
      )}
    </section>
  )
}
