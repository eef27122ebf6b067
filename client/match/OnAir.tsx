import { Suspense } from 'react'
import { eyesOf, viewersOf } from '../../shared/match/film.ts'
import type { Chair, Company } from '../../shared/wire/protocol.ts'
import { useBroadcastWords } from '../i18n/broadcastWords.ts'
import { useWords } from '../i18n/index.ts'
import { lookThrough, openCards } from '../session/room.ts'
import { useTable } from '../session/table.ts'
import { Eyes } from './film/Eyes.tsx'
import { useRules } from './rules.ts'
import './onAir.css'

const namesOf = ({ chairs, openCards: { agreed } }: Company): string[] =>
  chairs.filter(({ player }) => agreed.includes(player)).map(({ person }) => person?.name ?? '')

/** Whoever has a chair is asked, and ends it. */
function Consent({ company, chair }: { company: Company; chair: Chair }) {
  const words = useBroadcastWords()
  const { agreed, open } = company.openCards
  if (!words) return null
  if (open)
    return (
      <section className="end-offer" aria-label={words.ask}>
        <p role="status">{words.open}</p>
        <button type="button" className="button quiet small" onClick={() => openCards(false)}>
          {words.close}
        </button>
      </section>
    )
  return (
    <section className="end-offer" aria-label={words.ask}>
      <p role="status">{words.asked(namesOf(company))}</p>
      {agreed.includes(chair.player) ? (
        <button type="button" className="button quiet small" onClick={() => openCards(false)}>
          {words.takeBack}
        </button>
      ) : (
        <>
          <p className="hint">{words.askHint}</p>
          <button type="button" className="button small" onClick={() => openCards(true)}>
            {words.agree}
          </button>
          <button type="button" className="button quiet small" onClick={() => openCards(false)}>
            {words.decline}
          </button>
        </>
      )}
    </section>
  )
}

/** How late one watches, and through whose eyes. */
function Watching({ company }: { company: Company }) {
  const words = useBroadcastWords()
  const { table } = useWords()
  const eyes = useTable(state => state.eyes)
  const { seats } = useRules()
  if (!words) return null
  const look = (viewer: string): void =>
    lookThrough(viewer, viewer === 'public' ? [] : eyesOf({ seats, viewer }).map(({ seat }) => seat))
  const late = Math.max(company.delay, eyes === 'public' ? 0 : 1)
  return (
    <section className="on-air" aria-label={table.now.watching}>
      {company.openCards.open && <p role="status">{words.open}</p>}
      {late > 0 && <p className="hint">{words.isLate(late)}</p>}
      {(company.openCards.open || eyes !== 'public') && seats.length > 0 && (
        <Eyes viewers={viewersOf(seats).keys()} viewer={eyes} seats={seats} look={look} />
      )}
    </section>
  )
}

/** How this match is shown to those who watch it: to be seen by all who are filmed, and by all who watch. */
export function OnAir() {
  const company = useTable(state => state.company)
  const player = useTable(state => state.player)
  const watching = useTable(state => state.watching)
  if (!company) return null
  const chair = company.chairs.find(each => each.player === player)
  return (
    // What is said of it is fetched: nothing else waits for that.
    <Suspense fallback={null}>
      {company.openCards.open && <div className="open-rim" aria-hidden="true" />}
      {watching && <Watching company={company} />}
      {chair && company.phase === 'running' && <Consent company={company} chair={chair} />}
    </Suspense>
  )
}

/** In the menu: asks all others. */
export function AskOpenCards() {
  const words = useBroadcastWords()
  return (
    words && (
      <>
        <button type="submit" className="button" onClick={() => openCards(true)}>
          {words.ask}
        </button>
        <p className="hint">{words.askHint}</p>
      </>
    )
  )
}
