import { useState } from 'react'
import { useTrouble } from '../../app/play.ts'
import { navigate } from '../../app/router.tsx'
import { useWords } from '../../i18n/index.ts'
import { useReplayWords } from '../../i18n/replayWords.ts'
import { branchOff, troubleOf } from '../../session/api.ts'
import { useFilm } from '../../session/projector.ts'
import { useTable } from '../../session/table.ts'
import { Dialog } from '../Dialog.tsx'
import { useRegistered } from '../rules.ts'
import { useTalk } from '../talk.tsx'

/** Another table, which begins with the moment on show. */
export function Branch({ match }: { match: string }) {
  const replay = useReplayWords()
  const { shell, grammar } = useWords()
  const { speech } = useTalk()
  const say = useTrouble()
  const at = useFilm(state => state.at)
  const chairs = useTable(({ company }) => company?.chairs ?? [])
  const own = useTable(({ seats }) => seats[0])
  const over = useTable(({ company }) => company?.phase === 'over')
  const level = useRegistered()?.game.levels?.at(-1) ?? 'clever'
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState<number | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const player = chosen ?? chairs.find(({ seats }) => own !== undefined && seats.includes(own))?.player ?? 0
  const go = async (withBots: boolean): Promise<void> => {
    try {
      const wanted = { at, player, ...(withBots ? { quick: level } : {}) }
      const { code } = await branchOff(match, wanted, shell.guest(Math.random))
      navigate(`/t/${code}`)
    } catch (error) {
      setTrouble(say(troubleOf(error)))
    }
  }
  return (
    <>
      <button type="button" className="button" disabled={over} onClick={() => setOpen(true)}>
        {replay.branch.open}
      </button>
      {open && (
        <Dialog title={replay.branch.title} onClose={() => setOpen(false)}>
          <p>{replay.branch.lead}</p>
          <fieldset className="film-eyes">
            <legend>{replay.branch.chair}</legend>
            {chairs.map(chair => (
              <label key={chair.player} data-on={chair.player === player}>
                <input
                  type="radio"
                  className="visually-hidden"
                  name="chair"
                  checked={chair.player === player}
                  onChange={() => setChosen(chair.player)}
                />
                {grammar.list(chair.seats.map(seat => speech.seat(seat)))}
              </label>
            ))}
          </fieldset>
          {trouble && (
            <p className="wrong" role="alert">
              {trouble}
            </p>
          )}
          <div className="row">
            <button type="button" className="button primary" onClick={() => void go(true)}>
              {replay.branch.bots}
            </button>
            <button type="button" className="button" onClick={() => void go(false)}>
              {replay.branch.friends}
            </button>
            <button type="submit" className="button quiet">
              {shell.cancel}
            </button>
          </div>
        </Dialog>
      )}
    </>
  )
}
