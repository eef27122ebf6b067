import { useState } from 'react'
import { useArchiveWords } from '../../i18n/archiveWords.ts'
import { useSoloWords } from '../../i18n/soloWords.ts'
import { Confirm } from '../../match/Dialog.tsx'
import { forgetSolo } from '../../session/solo/solo.ts'
import { PastMatches } from '../archive/Past.tsx'
import { Link } from '../router.tsx'
import { useTitle } from '../Title.tsx'
import { useOwn } from './Solo.tsx'

function Forget({ game, played, forget }: { game: string; played: number; forget: () => void }) {
  const words = useSoloWords()
  const archive = useArchiveWords()
  const title = useTitle(game)
  const [asks, setAsks] = useState(false)
  if (!words) return null
  return (
    <>
      <button
        type="button"
        className="button quiet small"
        aria-label={archive.result.of(words.forget, title, played)}
        onClick={() => setAsks(true)}
      >
        {words.forget}
      </button>
      {asks && <Confirm ask={words.confirmForget} onYes={forget} onClose={() => setAsks(false)} />}
    </>
  )
}

/** Matches that this device hosted itself, and nobody else has. */
export function SoloPast() {
  const words = useSoloWords()
  const { own, again } = useOwn()
  if (!words) return null
  const { over = [] } = own ?? {}
  return (
    <section className="panel stack" aria-labelledby="solo">
      <div className="row spread">
        <h2 id="solo">{words.over}</h2>
        <Link href="/r">{words.file}</Link>
      </div>
      <p className="hint">{words.overHint}</p>
      <PastMatches
        matches={over}
        after={({ key, game, played }) => (
          <Forget game={game} played={played} forget={() => void forgetSolo(key).then(again)} />
        )}
      />
    </section>
  )
}
