import { type RefObject, useEffect, useState } from 'react'
import type { Seat } from '../../shared/kernel/game.ts'
import { type DecisionTime, inDays, type Line } from '../../shared/wire/protocol.ts'
import { useWords } from '../i18n/index.ts'
import { ready } from '../session/room.ts'
import { useTable } from '../session/table.ts'
import { isVeiled } from '../session/veil.ts'
import { deciders, leftOnClock, ownDeciders, roundOf } from './deciding.ts'
import { PaceButton } from './Pace.tsx'
import { fullName, useTalk } from './talk.tsx'

const actorOf = (lines: readonly Line[] = []): Seat | null =>
  lines.flatMap(({ heard }) => (heard.type === 'note' ? [] : [heard.seat]))[0] ?? null

/** Says whose decision it is, in one line. Always there, so the focus always has somewhere to go. */
export function useHeadline(): { text: string; mine: boolean } {
  const { speech, words, grammar } = useTalk()
  const company = useTable(state => state.company)
  const moment = useTable(state => state.moment)
  const seats = useTable(state => state.seats)
  const playing = useTable(({ queue }) => queue.length > 0)
  const actor = useTable(({ queue }) => actorOf(queue[0]?.lines))
  const sending = useTable(state => state.sending)
  const veiled = useTable(isVeiled)
  const staged = useTable(({ device }) => device === 'stage')
  const lost = useTable(({ connection }) => connection === 'reconnecting')
  // Whose move it is may have changed meanwhile, and nothing can be said to it.
  if (lost) return { text: words.now.offline, mine: false }
  if (company?.phase === 'over' && !playing) return { text: words.now.over, mine: false }
  if (playing) return { text: actor === null ? words.now.happening : words.now.acts(speech.seat(actor)), mine: false }
  if (sending) return { text: words.now.sending, mine: false }
  // What is offered may be a secret; whose decision it is, is not.
  const [first, second] = veiled
    ? deciders({ moment, company }).filter(seat => seats.includes(seat))
    : ownDeciders({ moment })
  if (first !== undefined && staged) return { text: words.now.onPhone, mine: true }
  if (first !== undefined) {
    const alone = seats.length > 1 && second === undefined
    return { text: alone ? words.now.yourMoveAs(speech.seat(first)) : words.now.yourMove, mine: true }
  }
  const names = deciders({ moment, company }).map(seat => fullName(speech, grammar, seat, company?.chairs ?? []))
  return { text: names.length > 0 ? words.now.deciding(names) : words.now.happening, mine: false }
}

/** Seconds left, counted down here between two messages. */
function useClock(): { left: number; of: DecisionTime; player: number } | null {
  const company = useTable(state => state.company)
  const companyAt = useTable(state => state.companyAt)
  const [now, setNow] = useState(() => Date.now())
  const running = company?.clock != null && company.phase === 'running'
  useEffect(() => {
    if (!running) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [running])
  const left = leftOnClock({ company, companyAt }, Math.max(now, companyAt))
  if (!running || left === null || !company?.clock) return null
  return { left: Math.ceil(left / 1000), of: company.seconds, player: company.clock.player }
}

export function Clock() {
  const { words } = useTalk()
  const clock = useClock()
  const player = useTable(state => state.player)
  const { shell } = useWords()
  if (!clock) return null
  if (inDays(clock.of)) return <p className="clock">{shell.left(clock.left)}</p>
  const urgent = clock.left <= 10 && clock.player === player
  return (
    <p className="clock" data-urgent={urgent} role="timer" aria-label={words.now.left(clock.left)}>
      <span className="clock-bar" aria-hidden="true">
        <span style={{ width: `${Math.min(100, (100 * clock.left) / Math.max(1, clock.of))}%` }} />
      </span>
      <span aria-hidden="true">{`${Math.floor(clock.left / 60)}:${String(clock.left % 60).padStart(2, '0')}`}</span>
    </p>
  )
}

/** The bot is quick: whoever comes back need not be quicker. */
function StandIn() {
  const { words } = useTalk()
  const [back, setBack] = useState(false)
  const comeBack = (): void => {
    ready(true)
    setBack(true)
  }
  return (
    <div className="now-bot">
      <p>{words.now.botPlaysForYou}</p>
      <button type="button" className="button small" disabled={back} onClick={comeBack}>
        {words.now.back}
      </button>
    </div>
  )
}

export function Now({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const { speech, words } = useTalk()
  const { text, mine } = useHeadline()
  const moment = useTable(state => state.moment)
  const veiled = useTable(isVeiled)
  const seats = useTable(state => state.seats)
  const watching = useTable(state => state.watching)
  const film = useTable(state => state.film !== null)
  const chair = useTable(({ company, player }) => company?.chairs.find(each => each.player === player))
  const running = useTable(({ company }) => company?.phase === 'running')
  const round = roundOf({ moment })
  // Whoever looks into several hands is told of whose turn it is.
  const decider = String(moment?.view.facts.decider)
  const status = moment && speech.status?.(moment.view, seats.includes(decider) ? [decider] : seats)
  const held = running && chair?.hands === 'bot'
  return (
    <section className="now caption" data-mine={mine} data-seq={moment?.seq} aria-label={words.now.label}>
      <h2 ref={heading} tabIndex={-1} className="now-head">
        {text}
        {mine && moment && !veiled && <span className="visually-hidden"> {speech.ask(moment.view)}</span>}
      </h2>
      <p className="now-line">
        {round !== null && <span>{words.now.round(round)}</span>}
        {status != null && <span>{status}</span>}
        {watching && !film && <span>{words.now.watching}</span>}
      </p>
      {running && <Clock />}
      {running && <PaceButton />}
      {held && (chair?.conceded ? <p className="now-bot">{words.now.handedOver}</p> : <StandIn />)}
    </section>
  )
}
