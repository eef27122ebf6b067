import { type FormEvent, useEffect, useState } from 'react'
import type { Registered } from '../../shared/games/index.ts'
import { DECISION_TIMES, type DecisionTime } from '../../shared/wire/protocol.ts'
import { useSpeech, useWords } from '../i18n/index.ts'
import { isRecord } from '../session/kept.ts'
import { Choices, type Chosen, isHalf } from './Choices.tsx'
import { Choose } from './Choose.tsx'
import { useOpening } from './play.ts'
import { Title } from './Title.tsx'

/** Who could be in the story, where a game lets one choose: then its options have a cast. */
const castOf = (options: unknown): string[] | null =>
  isRecord(options) && Array.isArray(options.cast) ? options.cast.filter(seat => typeof seat === 'string') : null

function useGames(): Readonly<Record<string, Registered>> | null {
  const [games, setGames] = useState<Readonly<Record<string, Registered>> | null>(null)
  useEffect(() => {
    import('../../shared/games/index.ts').then(({ GAMES }) => setGames(GAMES)).catch(() => {})
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

function Form({ games }: { games: Readonly<Record<string, Registered>> }) {
  const words = useWords()
  const { create } = words.lobby
  const { open, busy, trouble } = useOpening()
  const ids = Object.keys(games)
  const [id, setId] = useState(ids[0] ?? '')
  const [chosen, setPlayers] = useState<number | null>(null)
  const [picked, setPicked] = useState<readonly string[] | null>(null)
  const [wanted, setWanted] = useState<Chosen>({})
  const [isPublic, setPublic] = useState(true)
  const [seconds, setSeconds] = useState<DecisionTime>(0)
  const speech = useSpeech(id)

  const game = games[id]?.game
  if (!game) return null
  const most = Math.max(...game.players)
  const players = chosen !== null && game.players.includes(chosen) ? chosen : most
  const everybody = castOf(game.options(most))
  const cast = picked?.length === players ? picked : castOf(game.options(players))

  const choices = speech?.choices?.(players) ?? []
  const usual = game.options(players)
  const settled: Chosen = { ...(isRecord(usual) ? usual : {}), ...wanted }
  // Whoever is picked takes the place of the one who was picked first.
  const pick = (seat: string): void => {
    if (!cast || !everybody || cast.includes(seat)) return
    setPicked(everybody.filter(each => each === seat || cast.slice(1).includes(each)))
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const options = { ...wanted, ...(cast ? { cast } : {}) }
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
            setPicked(null)
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
      {everybody && cast && speech && players < most && (
        <fieldset aria-describedby="cast-hint">
          <legend>{create.cast}</legend>
          <div className="choices">
            {everybody.map(seat => (
              <label key={seat}>
                <input type="checkbox" checked={cast.includes(seat)} onChange={() => pick(seat)} />
                {speech.seat(seat)}
              </label>
            ))}
          </div>
          <p className="hint" id="cast-hint">
            {create.castHint}
          </p>
        </fieldset>
      )}
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
