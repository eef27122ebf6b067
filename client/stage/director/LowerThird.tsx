import { type ReactNode, useEffect, useState } from 'react'
import type { Seat } from '../../../shared/kernel/game.ts'
import { Portrait } from '../../app/Portrait.tsx'
import { deciders, roundOf } from '../../match/deciding.ts'
import { Clock } from '../../match/Now.tsx'
import { fullName, useTalk } from '../../match/talk.tsx'
import { useSettings } from '../../session/settings.ts'
import { useTable } from '../../session/table.ts'
import { useAir } from './air.ts'
import { weightiest } from './previously.ts'
import { AIR_WORDS } from './words.ts'

/** To read one sentence of what was before. */
const READING = 3200
/** Letters of a line; those of Chinese are twice as wide. */
const LINE = 74
const isLong = (text: string): boolean => [...text].reduce((sum, each) => sum + (each > '\u2e80' ? 2 : 1), 0) > LINE
/** Whoever comes in the middle is told so many lines of it. */
const LATELY = 40

/** What was before, one sentence at a time: when a round begins, and for whoever has just come. */
function usePast(): string | null {
  const { speech } = useTalk()
  const directing = useAir(state => state.directing)
  const moment = useTable(state => state.moment)
  const [told, setTold] = useState<readonly string[]>([])
  const round = roundOf({ moment })
  const [last, setLast] = useState<{ seq: number; round: number | null; from: number } | null>(null)
  const isNew = moment !== null && directing !== null && last?.seq !== moment.seq
  if (isNew) {
    const { lines } = useTable.getState()
    const end = (lines.at(-1)?.n ?? -1) + 1
    const jumped = !last || moment.seq !== last.seq + 1
    const over = jumped || round !== last.round
    setLast({ seq: moment.seq, round, from: over ? end : last.from })
    if (over) {
      const past = jumped ? lines.slice(-LATELY) : lines.filter(({ n }) => n >= last.from)
      const events = weightiest(past, event => directing.event(event, moment.view))
      setTold([...new Set(events.map(event => speech.event(event)))])
    }
  }
  useEffect(() => {
    if (told.length === 0) return
    const timer = setTimeout(() => setTold(told.slice(1)), READING)
    return () => clearTimeout(timer)
  }, [told])
  return told[0] ?? null
}

/** Who, what, and how it stands. */
export function LowerThird(): ReactNode {
  const { speech, words, grammar } = useTalk()
  const language = useSettings(settings => settings.language)
  const company = useTable(state => state.company)
  const moment = useTable(state => state.moment)
  const seats = useTable(state => state.seats)
  const line = useAir(state => state.line)
  const past = usePast()
  if (!moment || !company) return null
  const thinking = deciders({ moment, company })
  const seat: Seat | undefined = line ? (line.seat ?? undefined) : thinking[0]
  const names = thinking.map(each => fullName(speech, grammar, each, company.chairs))
  // Of several hands that one looks into, it is about whose name stands there.
  const own = seat !== undefined && seats.includes(seat) ? [seat] : seats
  const isPast = past !== null && !line
  const deciding = thinking.length > 0 ? words.people.deciding : words.now.over
  const what = line ? speech.event(line.event) : (past ?? deciding)
  const actor = line?.seat != null ? speech.seat(line.seat) : grammar.list(names) || speech.title
  // Screen readers have it from the log and from what is beside the stage.
  return (
    <div className="air-third" data-past={isPast} data-told={line !== null} data-long={isLong(what)} aria-hidden="true">
      {seat !== undefined && !isPast && <Portrait key={seat} game={company.game} seat={seat} />}
      <p className="air-words">
        <b>{isPast ? AIR_WORDS[language].previously : actor}</b>
        <small>{speech.status?.(moment.view, own)}</small>
        <span>{what}</span>
      </p>
      {!line && !isPast && company.phase === 'running' && <Clock />}
    </div>
  )
}
