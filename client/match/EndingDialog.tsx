import { Suspense, useEffect, useState } from 'react'
import type { Seat } from '../../shared/kernel/game.ts'
import type { Company } from '../../shared/wire/protocol.ts'
import { Fairness } from '../app/Deal.tsx'
import { Portrait } from '../app/Portrait.tsx'
import { navigate } from '../app/router.tsx'
import { useWords } from '../i18n/index.ts'
import { rematch } from '../session/room.ts'
import { useTable } from '../session/table.ts'
import { Dialog } from './Dialog.tsx'
import { roundOf } from './deciding.ts'
import { later } from './later.tsx'
import { Onward } from './Onward.tsx'
import { endingOf, Story } from './Story.tsx'
import { fullName, useTalk } from './talk.tsx'

const BestNoses = later(async () => (await import('./hunt/Hunt.tsx')).BestNoses)

interface Winner {
  readonly seat: Seat
  readonly name: string
}

/** How it ended, in words: the game's, or the room's where the rules did not end it. */
function useOutcome(company: Company): { headline: string; text: string; winners: Winner[] } | null {
  const { speech, words, grammar } = useTalk()
  const seats = useTable(state => state.seats)
  const watching = useTable(state => state.watching)
  const player = useTable(state => state.player)
  const { outcome, chairs } = company
  if (!outcome) return null
  const gaveUp = chairs.some(chair => chair.player === player && chair.conceded)
  const winners = outcome.winners.map(seat => ({ seat, name: fullName(speech, grammar, seat, chairs) }))
  const won = outcome.winners.some(seat => seats.includes(seat))
  const text =
    outcome.by === 'agreed'
      ? words.ending.agreed
      : outcome.by === 'conceded'
        ? words.ending.conceded(
            winners.map(({ name }) => name),
            gaveUp,
          )
        : speech.outcome(outcome)
  const own = won ? words.ending.won : words.ending.lost
  const headline = outcome.winners.length === 0 ? words.ending.nobody : watching || seats.length === 0 ? '' : own
  return { headline: headline === '' ? words.ending.title : headline, text, winners }
}

/** Another match with the same people: whoever wants one goes to the new table once it is there. */
function Rematch({ company }: { company: Company }) {
  const { words } = useTalk()
  const [wanted, setWanted] = useState(false)
  const { rematch: next } = company
  useEffect(() => {
    if (wanted && next !== null) navigate(`/t/${next}`)
  }, [wanted, next])
  const go = (): void => {
    rematch()
    setWanted(true)
  }
  return (
    <button type="button" className="button primary" disabled={wanted} onClick={go}>
      {next === null ? words.ending.rematch : words.ending.rematchOpen}
    </button>
  )
}

/** Once more, from the beginning: whoever sees a film is there already. */
function WatchAgain() {
  const { words } = useTalk()
  const key = useTable(({ watchKey, film }) => (film ? '' : watchKey))
  if (key === '') return null
  return (
    <button type="submit" className="button" onClick={() => navigate(`/r/${key}`)}>
      {words.ending.watchAgain}
    </button>
  )
}

/** How it ended, what happened, and what next. */
export function EndingDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const { words } = useTalk()
  const { shell } = useWords()
  const outcome = useOutcome(company)
  const round = useTable(roundOf)
  const watchKey = useTable(state => state.watchKey)
  const watching = useTable(state => state.watching)
  const seated = useTable(({ player }) => player !== null)
  const film = useTable(state => state.film !== null)
  const hunted = useTable(({ crowd }) => (crowd?.noses.length ?? 0) > 0)
  if (!outcome) return null
  const tells = endingOf(company.game) !== undefined
  return (
    <Dialog
      title={outcome.headline}
      className={tells ? 'ending wide' : 'ending'}
      {...(tells ? { sheet: words.ending.look } : {})}
      onClose={onClose}
    >
      <div className="ending-result">
        <p className="ending-text">{outcome.text}</p>
        {outcome.winners.length > 0 && (
          <ul className="ending-winners">
            {outcome.winners.map(({ seat, name }) => (
              <li key={seat}>
                <Portrait game={company.game} seat={seat} />
                {name} <span className="ending-mark">{words.ending.winner}</span>
              </li>
            ))}
          </ul>
        )}
        {round !== null && <p className="hint">{words.ending.rounds(round)}</p>}
        <div className="row">
          {!watching && (seated || !company.living) && <Rematch company={company} />}
          <WatchAgain />
          {!tells && (
            <button type="submit" className="button">
              {words.ending.look}
            </button>
          )}
          <button type="submit" className="button quiet" onClick={() => navigate('/')}>
            {shell.backHome}
          </button>
        </div>
        {watching && !film && <Onward company={company} />}
      </div>
      {hunted && (
        <Suspense fallback={null}>
          <BestNoses />
        </Suspense>
      )}
      {tells && <Story game={company.game} id={company.id} />}
      {watchKey !== '' && <Fairness match={watchKey} />}
    </Dialog>
  )
}
