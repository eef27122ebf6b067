import { createRoot } from 'react-dom/client'
import { GAMES } from '../../shared/games/index.ts'
import type { Viewer } from '../../shared/kernel/game.ts'
import { enter, historyOf, type Log, replay } from '../../shared/kernel/history.ts'
import { type Match, start } from '../../shared/kernel/match.ts'
import type { Company, OfferMessage } from '../../shared/wire/protocol.ts'
import type { Language } from '../../shared/words/index.ts'
import { speak } from '../i18n/index.ts'
import { SpeechProvider } from '../match/talk.tsx'
import { change } from '../session/settings.ts'
import { arrive, useTable } from '../session/table.ts'
import type { Moment } from '../session/tableState.ts'
import Stage from './index.tsx'
import '../styles/index.css'
import '../generated/fonts.css'

/*
 * The table without a server: a recorded match, seen by some of its seats. Not part of the build.
 * ?match=on-the-lam-4-clever (a file of tests/replays), ?at=12 begins after so many moves, ?me=dame (or several with
 * commas, or public), ?lang=it, ?motion=reduced, ?top=52 for the people's strip, ?play goes on by itself.
 * __next(3) makes the next three moves, __types() lists them, __before('exposed') says after how many an event comes.
 */
const query = new URLSearchParams(window.location.search)
const RECORDED = import.meta.glob<{ log: Log }>('../../tests/replays/*.json', { import: 'default' })
const recorded = await RECORDED[`../../tests/replays/${query.get('match')}.json`]?.()
if (!recorded) throw new Error(`there are ${Object.keys(RECORDED).join(', ')}`)
const { log } = recorded
const game = GAMES[log.game]?.game
if (!game) throw new Error('no such game')
const seats = (query.get('me') ?? 'public').split(',').filter(seat => seat !== 'public')
document.documentElement.dataset.theme = log.game
change({ language: (query.get('lang') ?? 'en') as Language, quality: 'high' })
if (query.get('motion') === 'reduced') {
  change({ motion: 'reduced' })
  document.documentElement.dataset.motion = 'reduced'
}

let match: Match = start(game, log.options, log.seed)
// Whoever has several seats sees what their side sees, as at a real table.
const side = match.seats.find(({ seat }) => seat === seats[0])?.side
const me: Viewer = side !== undefined && seats.length > 1 ? { side } : (seats[0] ?? 'public')
let [n, lines] = [0, 0]
function moment(records: Parameters<typeof historyOf>[0]): Moment {
  const offers: Record<string, OfferMessage> = {}
  for (const seat of seats) {
    const moves = match.game.moves(match.state, seat)
    const previews = moves.map(move => match.game.preview?.(match.state, seat, move) ?? null)
    if (moves.length > 0) offers[seat] = { number: n, moves, previews }
  }
  const heard = historyOf(records, match.seats, me)
  const open = historyOf(records, match.seats, 'public')
  return {
    seq: match.seq,
    view: match.game.view(match.state, me),
    open: match.game.view(match.state, 'public'),
    offers,
    undo: null,
    lines: heard.map((each, i) => ({ n: lines++, at: 0, heard: each, ...(open[i] ? { open: open[i] } : {}) })),
  }
}
function next(): Moment | null {
  const entry = log.entries[n++]
  if (!entry) return null
  const done = enter(match, entry)
  match = done.match
  return moment([done.record])
}
const at = Number(query.get('at') ?? 0)
while (n < at && next());
useTable.setState({
  connection: 'live',
  company: { game: log.game } as Company,
  seats,
  player: 0,
})
arrive(moment([]))
Object.assign(window, {
  __next: (count = 1) => {
    for (let i = 0; i < count; i++) {
      const come = next()
      if (come) arrive(come)
    }
  },
  __before: (event: string, nth = 0) => {
    const { records } = replay(game, log)
    return records.flatMap((record, i) =>
      record.type === 'step' && record.step.told.some(told => told.event.type === event) ? [i] : [],
    )[nth]
  },
  __types: () => log.entries.map(entry => (entry.type === 'move' ? entry.move.type : entry.type)),
})
if (query.has('play'))
  setInterval(() => useTable.getState().queue.length === 0 && (window as unknown as { __next(): void }).__next(), 400)

const language = (query.get('lang') ?? 'en') as Language
await speak(language)
const speech = await GAMES[log.game]?.speech(language)
if (!speech) throw new Error('no words')
useTable.setState({ consequences: speech.consequences ?? [] })
const insets = { top: Number(query.get('top') ?? 0), right: 0, bottom: 0, left: 0 }
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <SpeechProvider value={speech.at?.(game.view(match.state, 'public')) ?? speech}>
      <Stage
        insets={insets}
        choose={() => (window as unknown as { __next(): void }).__next()}
        onFail={failure => {
          throw new Error(failure)
        }}
      />
    </SpeechProvider>,
  )
