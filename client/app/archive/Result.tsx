import { useId, useState } from 'react'
import type { Outcome, Seat } from '../../../shared/kernel/game.ts'
import type { MatchResult, PastMatch } from '../../../shared/wire/archive.ts'
import type { Speech } from '../../../shared/words/speech.ts'
import { useArchiveWords } from '../../i18n/archiveWords.ts'
import { useSpeech, useWords } from '../../i18n/index.ts'
import { troubleOf } from '../../session/api.ts'
import { matchResult } from '../../session/archive.ts'
import { useTrouble } from '../play.ts'
import { useTitle } from '../Title.tsx'

/** Older rules may have ended it in a way that nobody has words for any more. */
function told(speech: Speech, outcome: Outcome): string | null {
  try {
    return speech.outcome(outcome)
  } catch {
    return null
  }
}

function Told({ match, result }: { match: PastMatch; result: MatchResult }) {
  const { table, grammar } = useWords()
  const speech = useSpeech(match.game)
  const { outcome, rounds } = result
  if (!speech) return null
  const nameOf = (seat: Seat): string => {
    const name = match.chairs.find(({ seats }) => seats.includes(seat))?.name
    return name ? grammar.noted(speech.seat(seat), name) : speech.seat(seat)
  }
  const winners = outcome?.winners ?? []
  const own = match.mine && winners.some(seat => match.mine?.seats.includes(seat))
  const head = winners.length === 0 ? table.ending.nobody : own === undefined ? null : own ? 'won' : 'lost'
  const text =
    outcome?.by === 'agreed'
      ? table.ending.agreed
      : outcome?.by === 'conceded'
        ? table.ending.conceded(winners.map(nameOf), own === false)
        : (outcome && told(speech, outcome)) || grammar.list(winners.map(nameOf))
  return (
    <>
      {head && <strong>{head === 'won' || head === 'lost' ? table.ending[head] : head}</strong>} {text}{' '}
      <span className="hint">{table.ending.rounds(rounds)}</span>
    </>
  )
}

/** How it ended, under a cover until somebody lifts it: before that not even the page knows. */
export function Result({ match }: { match: PastMatch }) {
  const archive = useArchiveWords()
  const title = useTitle(match.game)
  const say = useTrouble()
  const id = useId()
  const [result, setResult] = useState<MatchResult | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const toggle = (): void => {
    setTrouble(null)
    if (result) return setResult(null)
    matchResult(match.key).then(setResult, error => setTrouble(say(troubleOf(error))))
  }
  const verb = result ? archive.result.hide : archive.result.show
  return (
    <div className="result" data-open={result !== null || undefined}>
      <button
        type="button"
        className="cover-strip"
        aria-expanded={result !== null}
        aria-controls={id}
        aria-label={archive.result.of(verb, title, match.played)}
        onClick={toggle}
      >
        {verb}
      </button>
      <p id={id} role="status">
        {result ? <Told match={match} result={result} /> : trouble}
      </p>
    </div>
  )
}
