import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Basics } from '../../shared/kernel/game.ts'
import { DECISION_TIMES, type DecisionTime, type Delay, inDays } from '../../shared/wire/protocol.ts'
import { useSpeech, useWords } from '../i18n/index.ts'
import { isRecord } from '../session/kept.ts'
import { Choices } from './Choices.tsx'
import { Choose } from './Choose.tsx'
import { type Chosen, fitting, isAsked, isHalf } from './choosing.ts'
import { Lateness } from './Lateness.tsx'
import { useOpening } from './play.ts'
import { navigate } from './router.tsx'
import { stepsOf } from './steps.ts'
import { Title } from './Title.tsx'

/** Who may come. */
const WHO = ['closed', 'open', 'living'] as const

interface Creating {
  readonly game: Basics
  /** All that can be played. */
  readonly games: readonly string[]
}

/** A new table, step by step. Each step has its usual answers, so the table can be opened at any of them. */
export function Create({ game, games }: Creating) {
  const words = useWords()
  const { create } = words.lobby
  const { open, busy, trouble } = useOpening()
  const [wantedPlayers, setPlayers] = useState<number | null>(null)
  const [wanted, setWanted] = useState<Chosen>({})
  const [who, setWho] = useState<(typeof WHO)[number]>('closed')
  const [wantedSeconds, setSeconds] = useState<DecisionTime>(0)
  const [delay, setDelay] = useState<Delay>(0)
  const [at, setAt] = useState(0)
  const speech = useSpeech(game.id)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(at)
  useEffect(() => {
    if (at !== shown.current) heading.current?.focus()
    shown.current = at
  }, [at])

  const players = wantedPlayers ?? Math.max(...game.players)
  const choices = speech?.choices?.(players) ?? []
  const usual = game.options(players)
  const options = fitting(choices, wanted)
  const settled: Chosen = { ...(isRecord(usual) ? usual : {}), ...options }
  const steps = stepsOf(choices.filter(choice => isAsked(choice, settled)))
  const step = steps[Math.min(at, steps.length - 1)]
  // A living room is for an evening.
  const times = DECISION_TIMES.filter(each => who !== 'living' || !inDays(each))
  const seconds = times.find(each => each === wantedSeconds) ?? 0
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const chosen = Object.keys(options).length > 0 ? { options } : {}
    const where = who === 'living' ? { living: true as const } : {}
    void open({ game: game.id, players, public: who === 'open', seconds, delay, ...chosen, ...where })
  }

  return (
    <form className="panel stack creating" onSubmit={submit} aria-labelledby="step">
      <h2 ref={heading} id="step" tabIndex={-1}>
        {create.step(Math.min(at + 1, steps.length), steps.length)}
      </h2>
      {step?.asks === 'table' && (
        <>
          <Choose
            legend={create.game}
            values={games}
            value={game.id}
            say={each => <Title game={each} />}
            choose={each => navigate(`/open/${each}`, { replace: true })}
          />
          <Choose legend={create.players} values={game.players} value={players} say={String} choose={setPlayers} />
          <Choose
            legend={create.who}
            values={WHO}
            value={who}
            say={each => create[each]}
            hint={create[`${who}Hint`]}
            choose={setWho}
          />
        </>
      )}
      {step?.asks === 'game' && (
        <Choices
          choices={step.choices}
          chosen={settled}
          choose={(key, value) => setWanted({ ...wanted, [key]: value })}
        />
      )}
      {step?.asks === 'time' && (
        <>
          <Choose
            legend={create.time}
            values={times}
            value={seconds}
            say={each => words.shell.seconds(each)}
            hint={inDays(seconds) ? create.daysHint : create.timeHint}
            choose={each => setSeconds(each)}
          />
          <Lateness delay={delay} choose={setDelay} />
        </>
      )}
      {trouble && (
        <p className="wrong" role="alert">
          {trouble}
        </p>
      )}
      <p className="row creating-on">
        <button type="submit" className="button primary" disabled={busy || isHalf(choices, settled)}>
          {create.start}
        </button>
        {at > 0 && (
          <button type="button" className="button quiet small" onClick={() => setAt(at - 1)}>
            {create.back}
          </button>
        )}
        {at < steps.length - 1 && (
          <button type="button" className="button small" onClick={() => setAt(at + 1)}>
            {create.more}
          </button>
        )}
        {at === 0 && <span className="hint">{create.lead}</span>}
      </p>
    </form>
  )
}
