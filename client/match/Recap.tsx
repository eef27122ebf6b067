import type { Line } from '../../shared/wire/protocol.ts'
import { guest } from '../session/api.ts'
import { useTable } from '../session/table.ts'
import { isWritten, type Sentence, sentencesOf } from './chronicle.ts'
import { Dialog } from './Dialog.tsx'
import { madeByBot } from './standIn.ts'
import { useScribe, useTalk } from './talk.tsx'

/** Told when somebody comes back: the last of what was missed. */
const TOLD = 10

function Told({ sentences }: { sentences: readonly Sentence[] }) {
  return (
    <ol>
      {sentences.slice(-TOLD).map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ol>
  )
}

/** What happened meanwhile, beginning with what the bot did in one's place. */
export function Recap() {
  const { words } = useTalk()
  const scribe = useScribe()
  const recap = useTable(state => state.recap)
  const lines = useTable(state => state.lines)
  const seats = useTable(state => state.seats)
  if (!scribe || recap.length === 0) return null
  const places = new Set(scribe.speech.places(scribe.view))
  const told = (lines: readonly Line[]): Sentence[] =>
    lines.flatMap(line => sentencesOf(line, scribe, places)).filter(isWritten)
  const all = told(recap)
  if (!all.some(({ kind }) => kind === 'event')) return null
  const missed = new Set(recap.map(({ n }) => n))
  const own = madeByBot(lines, guest()?.id ?? null, seats).filter(({ n }) => missed.has(n))
  const made = new Set(own.map(({ n }) => n))
  const byBot = told(own)
  const rest = told(recap.filter(({ n }) => !made.has(n)))
  const before = Math.max(0, rest.length - TOLD) + Math.max(0, byBot.length - TOLD)
  return (
    <Dialog title={words.log.recap} className="recap" onClose={() => useTable.setState({ recap: [] })}>
      {byBot.length > 0 && (
        <>
          <h3>{words.log.recapBot}</h3>
          <Told sentences={byBot} />
          {rest.length > 0 && <h3>{words.log.recapRest}</h3>}
        </>
      )}
      {before > 0 && <p className="hint">{words.log.recapMore(before)}</p>}
      <Told sentences={rest} />
      <button type="submit" className="button bright">
        {words.log.recapRead}
      </button>
    </Dialog>
  )
}
