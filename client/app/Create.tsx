import { type FormEvent, useEffect, useState } from 'react'
import type { Registered } from '../../shared/games/index.ts'
import { loadAll } from '../../shared/games/load.ts'
import type { Basics } from '../../shared/kernel/game.ts'
import { DECISION_TIMES, type DecisionTime } from '../../shared/wire/protocol.ts'
import { useSpeech, useWords } from '../i18n/index.ts'
import { isRecord } from '../session/kept.ts'
import { Choices } from './Choices.tsx'
import { Choose } from './Choose.tsx'
import { type Chosen, fitting, isHalf } from './choosing.ts'
import { useOpening } from './play.ts'
import { Title } from './Title.tsx'

function useGames(): Readonly<Record<string, Registered<Basics>>> | null {
  const [games, setGames] = useState<Readonly<Record<string, Registered<Basics>>> | null>(null)
  useEffect(() => {
    loadAll()
      .then(setGames)
      .catch(() => {})
  }, [])
  return games
}

export function Create() {
  const { lobby } = useWords()
  const games = useGames()
  return (
    <section className="panel stack" aria-labelledby="create">
      <h2 id="create">{lobby.create.title}</h2>
      {games && <Form games={games} />}
    </section>
  )
}

function Form({ games }: { games: Readonly<Record<string, Registered<Basics>>> }) {
  const words = useWords()
  const { create } = words.lobby
  const { open, busy, trouble } = useOpening()
  const ids = Object.keys(games)
  const [id, setId] = useState(ids[0] ?? '')
  const [chosen, setPlayers] = useState<number | null>(null)
  const [wanted, setWanted] = useState<Chosen>({})
  const [isPublic, setPublic] = useState(true)
  const [seconds, setSeconds] = useState<DecisionTime>(0)
  const speech = useSpeech(id)

  const game = games[id]?.game
  if (!game) return null
  const most = Math.max(...game.players)
  const players = chosen !== null && game.players.includes(chosen) ? chosen : most

  const choices = speech?.choices?.(players) ?? []
  const usual = game.options(players)
  const options = fitting(choices, wanted)
  const settled: Chosen = { ...(isRecord(usual) ? usual : {}), ...options }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void open({ game: id, players, public: isPublic, seconds, ...(Object.keys(options).length > 0 ? { options } : {}) })
  }

  return (
    <form className="stack" onSubmit={submit}>
      {ids.length > 1 && (
        <Choose
          legend={create.game}
          values={ids}
          value={id}
          say={each => <Title game={each} />}
          choose={each => {
            setId(each)
            setWanted({})
          }}
        />
      )}
      {ids.length === 1 && (
        <p>
          <span className="visually-hidden">{create.game}: </span>
          <strong>
            <Title game={id} />
          </strong>
        </p>
      )}
      <Choose legend={create.players} values={game.players} value={players} say={String} choose={setPlayers} />
      <Choices choices={choices} chosen={settled} choose={(key, value) => setWanted({ ...wanted, [key]: value })} />
      <Choose
        legend={create.who}
        values={[true, false]}
        value={isPublic}
        say={each => (each ? create.open : create.closed)}
        hint={isPublic ? create.openHint : create.closedHint}
        choose={each => setPublic(each)}
      />
      <Choose
        legend={create.time}
        values={DECISION_TIMES}
        value={seconds}
        say={each => words.shell.seconds(each)}
        hint={create.timeHint}
        choose={each => setSeconds(each)}
      />
      {trouble && (
        <p className="wrong" role="alert">
          {trouble}
        </p>
      )}
      <button type="submit" className="button primary" disabled={busy || isHalf(choices, settled)}>
        {create.start}
      </button>
    </form>
  )
}
