import { useEffect, useState } from 'react'
import { useSoloWords } from '../../i18n/soloWords.ts'
import type { Own } from '../../session/solo/house.ts'
import { ownMatches } from '../../session/solo/solo.ts'
import { isStatic } from '../../session/static.ts'
import { Link } from '../router.tsx'
import { Tables } from '../Tables.tsx'
import './solo.css'

/** So many of them on the front page. */
const MOST = 3

/** What this device has hosted itself; null: that is not known yet, or there is nowhere to keep it. */
export function useOwn(): { own: Own | null; again: () => void } {
  const [own, setOwn] = useState<Own | null>(null)
  const again = (): void => void ownMatches().then(setOwn, () => setOwn(null))
  useEffect(again, [])
  return { own, again }
}

/** On the front page: that there is no server, what can be played all the same, and what was. */
export function Solo({ away }: { away: boolean }) {
  const words = useSoloWords()
  const { own } = useOwn()
  if (!words) return null
  const { running = [], over = [] } = own ?? {}
  const said = isStatic ? words.alone : words.away
  return (
    <>
      {away && (
        <p className="caption away" role="status">
          <strong>{said.title}</strong> {said.text}
        </p>
      )}
      {running.length + over.length > 0 && (
        <section className="panel stack mine" aria-labelledby="solo">
          <div className="row spread">
            <h2 id="solo">{words.running}</h2>
            {over.length > 0 && <Link href="/archive/yours">{words.past}</Link>}
          </div>
          {running.length > 0 && <Tables listings={running.slice(0, MOST)} kind="mine" />}
        </section>
      )}
    </>
  )
}
