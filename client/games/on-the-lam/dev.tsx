import { createRoot } from 'react-dom/client'
import '@fontsource/league-gothic/400.css'
import '@fontsource/limelight/400.css'
import '@fontsource/bangers/400.css'
import '@fontsource/oswald/500.css'
import '@fontsource/oswald/600.css'
import '@fontsource/special-elite/400.css'
import { GAMES } from '../../../shared/games/index.ts'
import { enter, historyOf, type Log } from '../../../shared/kernel/history.ts'
import { type Match, start } from '../../../shared/kernel/match.ts'
import type { Company } from '../../../shared/wire/protocol.ts'
import type { Language } from '../../../shared/words/index.ts'
import plain from '../../../tests/replays/on-the-lam-2-plain.json'
import clever from '../../../tests/replays/on-the-lam-4-clever.json'
import random from '../../../tests/replays/on-the-lam-4-random.json'
import Stage from '../../stage/index.tsx'
import { change } from '../../state/settings.ts'
import { arrive, type Moment, useTable } from '../../state/table.ts'

/*
 * The table without a server: a recorded match, seen by one of its seats. Not part of the build.
 * ?at=12 begins after so many moves, ?me=dame (or public), ?lang=it, ?match=random,
 * ?motion=reduced, ?top=52 for the people's strip, ?play goes on by itself.
 */
const query = new URLSearchParams(window.location.search)
const recorded = { plain, clever, random }[query.get('match') ?? 'clever'] ?? clever
const log = recorded.log as unknown as Log
const game = GAMES[log.game]?.game
if (!game) throw new Error('no such game')
const me = query.get('me') ?? 'boxer'
change({ language: (query.get('lang') ?? 'en') as Language, quality: 'high' })
if (query.get('motion') === 'reduced') {
  change({ motion: 'reduced' })
  document.documentElement.dataset.motion = 'reduced'
}

let match: Match = start(game, log.options, log.seed)
let [n, lines] = [0, 0]
function moment(records: Parameters<typeof historyOf>[0]): Moment {
  const moves = me === 'public' ? [] : match.game.moves(match.state, me)
  const offers = moves.length > 0 ? { [me]: { number: n, moves, previews: moves.map(() => null) } } : {}
  const heard = historyOf(records, match.seats, me)
  return {
    seq: match.seq,
    view: match.game.view(match.state, me),
    offers,
    undo: null,
    lines: heard.map(each => ({ n: lines++, at: 0, heard: each })),
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
  seats: me === 'public' ? [] : [me],
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
  __types: () => log.entries.map(entry => (entry.type === 'move' ? entry.move.type : entry.type)),
})
if (query.has('play'))
  setInterval(() => useTable.getState().queue.length === 0 && (window as unknown as { __next(): void }).__next(), 400)

const insets = { top: Number(query.get('top') ?? 0), right: 0, bottom: 0, left: 0 }
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <Stage
      insets={insets}
      choose={() => (window as unknown as { __next(): void }).__next()}
      onFail={failure => {
        throw new Error(failure)
      }}
    />,
  )
