import type { Store } from '../../server/store/store.ts'
import { LOCATIONS } from '../../shared/games/diabolik/map/locations.ts'
import type { Game, GameEvent, PieceId, View, Viewer } from '../../shared/kernel/game.ts'
import { enter } from '../../shared/kernel/history.ts'
import { equal } from '../../shared/kernel/plain.ts'
import { restored } from '../../shared/match/play.ts'
import { linesFor } from '../../shared/match/shown.ts'
import type { Guest, Line, NoteBody } from '../../shared/wire/protocol.ts'
import { joinTable, type Player, watchTable } from './player.ts'
import { type Served, serve } from './server.ts'
import { type Tapped, tapAll } from './tap.ts'

/* What is sent to whom over a whole match on real sockets, and what of it they may not have. */

/** A face in a marked game, or a Location card of Diabolik. */
const MARK = new RegExp(`[a-zA-Z0-9]+#\\d+~|#(?:${LOCATIONS.join('|')})\\b`, 'g')
export const marksIn = (text: string): string[] => text.match(MARK) ?? []

export const marked = (faces: Readonly<Record<PieceId, string>> | undefined) =>
  faces && { faces: Object.fromEntries(Object.entries(faces).map(([id, face]) => [id, `${face}#${id}~`])) }
const markView = (view: View): View => ({
  ...view,
  pieces: Object.fromEntries(
    Object.entries(view.pieces).map(([id, piece]) => [
      id,
      piece.face === undefined ? piece : { ...piece, face: `${piece.face}#${id}~` },
    ]),
  ),
})
/** The same game, but every face tells which card it is on, so that it can be found in raw bytes. Bots cannot read it. */
export const marking = (game: Game): Game => ({
  ...game,
  view: (state, viewer) => markView(game.view(state, viewer)),
  apply: (turn, move) =>
    game.apply(
      {
        ...turn,
        emit: (event: GameEvent, secret) =>
          turn.emit(
            { ...event, ...marked(event.faces) },
            secret && { ...secret, more: { ...secret.more, ...marked(secret.more.faces) } },
          ),
      },
      move,
    ),
  bot: (_, { moves }, rng) => rng.int(moves.length),
})

/** Said by the second person to the own side. */
const WHISPER = 'between you and me'
/** Laid down by the second person for the own side: no such word is sent to anybody for another reason. */
export const plotOf = (game: Game, options: unknown) =>
  game.markings?.find(({ side }) => side === whisperersIn(game, options))
const whisperersIn = (game: Game, options: unknown) => game.seats(options).find(({ player }) => player === 1)?.side
const ENOUGH = process.env.FULL ? Number.POSITIVE_INFINITY : 150

const isMarker = ({ heard }: Line): boolean => heard.type === 'note' && (heard.note.body as NoteBody).type === 'marker'

interface Listener {
  readonly viewer: Viewer
  readonly seats: readonly string[]
  readonly tapped: Tapped
}
interface Overheard {
  readonly listeners: readonly Listener[]
  readonly loaded: NonNullable<Awaited<ReturnType<Store['load']>>>
  /** What HTTP answered, and the server's log. */
  readonly elsewhere: string
}

/**
 * A match of three people and a bot: one with two devices, one whose other device is a stage, one who drops and returns; and
 * somebody watching.
 */
export async function overhear(game: Game, isWhole = false): Promise<Overheard> {
  const tap = tapAll()
  // What is held open is so for no longer than it takes to answer it.
  const served: Served = await serve({ games: [game], times: { hold: 20 } })
  try {
    const guests = (await Promise.all(['Ann', 'Bob', 'Cid'].map(served.guest))) as [Guest, Guest, Guest]
    const { id } = await served.create(guests[0], { game: game.id, players: 4 })
    const all: { player: Player; at: number | null }[] = []
    const join = async (at: number): Promise<Player> => {
      const player = await joinTable(served.url, id, guests[at] as Guest)
      all.push({ player, at })
      return player
    }
    const [a, b, c] = [await join(0), await join(1), await join(2)]
    b.send('sit', { player: 1 })
    c.send('sit', { player: 2 })
    await a.until('seated', () => a.company?.chairs.filter(({ person }) => person).length === 3)
    a.send('start', {})
    await Promise.all([a, b, c].map(each => each.until('start', () => each.turn !== null)))
    const watcher = await watchTable(served.url, id)
    all.push({ player: watcher, at: null })
    b.send('say', { text: WHISPER, audience: 'side' })
    const plot = plotOf(game, game.options(4))
    const mark = { kind: plot?.kinds.at(-1) ?? '', place: plot?.places[0] ?? '' }
    if (plot) {
      for (const on of [true, false, true]) b.send('mark', { ...mark, on })
      await b.until('markers', () => b.notes.filter(isMarker).length === 3)
    }
    for (const each of [a, b, c]) each.playOn()
    await a.until('some moves', () => (a.turn?.seq ?? 0) > 8)
    await join(0)
    // What is filmed is sent what everybody may see.
    const stage = await joinTable(served.url, id, guests[1], { device: 'stage' })
    all.push({ player: stage, at: null })
    await c.leave()
    const back = await join(2)
    back.playOn()
    const http = await Promise.all(
      [
        '/api/tables',
        '/api/mine',
        `/api/tables/${id}`,
        `/api/tables/${id}/watch`,
        `/api/tables/${id}/log`,
        `/api/matches/${id}/deal`,
        '/health',
      ].map(path => served.ask('GET', path, guests[1])),
    )
    // Whoever plays at random may go on for a thousand steps.
    const enough = isWhole ? Number.POSITIVE_INFINITY : ENOUGH
    await a.until('enough', () => (a.turn?.seq ?? 0) >= enough || a.company?.phase === 'over', 60_000)
    for (const each of [a, b, back]) each.send('agree', { agree: true })
    await Promise.all(
      [a, b, back, watcher].map(each => each.until('end', () => each.company?.phase === 'over', 60_000)),
    )
    const loaded = await served.app.store.load(id)
    if (!loaded) throw new Error('the table is gone')
    await watcher.until('the last step', () => watcher.turn?.seq === a.turn?.seq)
    const specs = game.seats(loaded.saved.options)
    const seatOf = (at: number | null) => specs.filter(({ player }) => player === at).map(({ seat }) => seat)
    const listeners = all.map(({ player, at }) => ({
      viewer: seatOf(at)[0] ?? 'public',
      seats: seatOf(at),
      tapped: tap.of(player.room),
    }))
    await Promise.all(all.map(({ player }) => player.leave()))
    return {
      listeners,
      loaded,
      elsewhere: [...http.map(({ said }) => JSON.stringify(said)), ...served.lines].join('\n'),
    }
  } finally {
    tap.stop()
    await served.close()
  }
}

/** What somebody was sent that `game` does not give them. */
export function offences(game: Game, { listeners, loaded, elsewhere }: Overheard): string[] {
  const found = new Set<string>()
  const { saved, entries } = loaded
  // Played again from the start: what the table itself says came of it is what is looked at here.
  const { recordings } = restored(game, { saved, entries, snapshot: null })
  const specs = game.seats(saved.options)
  const sideOf = (viewer: Viewer) => specs.find(({ seat }) => seat === viewer)?.side
  const whispers = whisperersIn(game, saved.options)
  const plot = plotOf(game, saved.options)?.kinds.at(-1)
  let { match: at } = restored(game, { saved, entries: [], snapshot: null })
  const states = new Map([[at.seq, at]])
  for (const { entry } of entries) {
    at = enter(at, entry).match
    states.set(at.seq, at)
  }
  for (const { viewer, seats, tapped } of listeners) {
    const who = String(viewer)
    const past = linesFor(recordings, specs, viewer)
    const stepOf = ({ heard }: Line): number | null => (heard.type === 'note' ? null : heard.seq)
    const first = tapped.views[0]?.seq ?? 0
    for (const { bytes, read, turn } of tapped.frames) {
      const match = turn && states.get(turn.seq)
      // On joining, all that was so far; from then on the step alone.
      const told = turn
        ? past.filter(line => (turn.seq === first ? (stepOf(line) ?? 0) <= first : stepOf(line) === turn.seq))
        : []
      const allowed = match ? new Set(marksIn(JSON.stringify([game.view(match.state, viewer), told]))) : new Set()
      // A word may be spelled once and meant twice.
      for (const mark of marksIn(bytes.toString('latin1') + read))
        if (!allowed.has(mark)) found.add(`${who} was sent ${mark}`)
      if (bytes.includes(saved.seed)) found.add(`${who} was sent the seed`)
      if (bytes.includes(String(saved.nonce))) found.add(`${who} was sent the nonce`)
      if (sideOf(viewer) !== whispers && bytes.includes(WHISPER)) found.add(`${who} overheard`)
      if (plot && sideOf(viewer) !== whispers && bytes.includes(plot)) found.add(`${who} saw a plan`)
      if (!turn || !match) continue
      if (turn.lines.some(line => !told.some(each => equal(each, line)))) found.add(`${who} was told more`)
      for (const [seat, { moves }] of Object.entries(turn.offers))
        if (!seats.includes(seat) || (moves.length > 0 && !equal(moves, game.moves(match.state, seat))))
          found.add(`${who} was offered another’s moves`)
    }
    for (const { seq, view } of tapped.views) {
      const match = states.get(seq)
      if (!match || !equal(view, game.view(match.state, viewer))) found.add(`${who} saw something else`)
    }
    if (tapped.views.length < 2) found.add(`${who} saw nothing`)
  }
  const plotted = plot !== undefined && elsewhere.includes(plot)
  const secrets = [saved.seed, String(saved.nonce)]
  if (marksIn(elsewhere).length > 0 || secrets.some(each => elsewhere.includes(each)) || plotted)
    found.add('the lobby or the log tells')
  return [...found]
}
