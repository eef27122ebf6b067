import { afterEach, describe, expect, test, vi } from 'vitest'
import { Host } from '../server/host/host.ts'
import { restored } from '../server/host/play.ts'
import { MatchRoom } from '../server/rooms/MatchRoom.ts'
import type { Store } from '../server/store/store.ts'
import { linesFor } from '../server/table/shown.ts'
import { LOCATIONS } from '../shared/games/diabolik/map/locations.ts'
import { GAMES } from '../shared/games/index.ts'
import type { Game, GameEvent, PieceId, View, Viewer } from '../shared/kernel/game.ts'
import { enter } from '../shared/kernel/history.ts'
import { pickpocket } from '../shared/kernel/pickpocket.ts'
import { equal } from '../shared/kernel/plain.ts'
import type { Guest, Line, NoteBody, TurnMessage } from '../shared/wire/protocol.ts'
import { joinTable, type Player, watchTable } from './lib/player.ts'
import { type Served, serve } from './lib/server.ts'
import { type Tapped, tapAll } from './lib/tap.ts'

/*
 * Over whole matches on real sockets: every byte that somebody is sent, they may have. In the marked game every face
 * tells which card it is on, so that it can be found in raw bytes; what is found must stand in the view or in the events
 * that the rules give to this viewer at this step, worked out anew from the log.
 */

/** A face in the marked game, or a Location card of Diabolik. */
const MARK = new RegExp(`[a-z]+#\\d+~|#(?:${LOCATIONS.join('|')})\\b`, 'g')
const marksIn = (text: string): string[] => text.match(MARK) ?? []

const marked = (faces: Readonly<Record<PieceId, string>> | undefined) =>
  faces && { faces: Object.fromEntries(Object.entries(faces).map(([id, face]) => [id, `${face}#${id}~`])) }
const base = pickpocket as unknown as Game
const markView = (view: View): View => ({
  ...view,
  pieces: Object.fromEntries(
    Object.entries(view.pieces).map(([id, piece]) => [
      id,
      piece.face === undefined ? piece : { ...piece, face: `${piece.face}#${id}~` },
    ]),
  ),
})
/** Goes on for a while, whoever sold how much. */
const TURNS = 40
const handOf = (state: Parameters<typeof base.moves>[0], seat: string) =>
  Object.entries(base.view(state, 'all').pieces).filter(([, { place }]) => place === `hand:${seat}`)
const activeIn = (state: Parameters<typeof base.moves>[0]): string => String(base.view(state, 'public').facts.turn)
const MARKED: Game = {
  ...base,
  id: 'marked',
  moves: (state, seat) =>
    activeIn(state) === seat && !MARKED.outcome(state)
      ? handOf(state, seat).map(([card]) => ({ type: 'sell', card }))
      : [],
  outcome: state =>
    (state as unknown as { turns: number }).turns >= TURNS || handOf(state, activeIn(state)).length === 0
      ? { winners: ['ace'], by: 'goal' }
      : null,
  view: (state, viewer) => markView(base.view(state, viewer)),
  apply: (turn, move) =>
    base.apply(
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
}
const LAM = GAMES['on-the-lam']?.game as Game
const DIABOLIK = GAMES.diabolik?.game as Game
const SUSPECTS = ['boxer', 'dame', 'reporter', 'ceo']
/** Everybody may whisper and mark, for nobody but themselves. */
const WHISPERING: Game = {
  ...LAM,
  channels: SUSPECTS,
  markings: SUSPECTS.map(side => ({ side, audience: 'side', kinds: [`plot of ${side}`], places: ['here'] })),
}

/** Said by the second person to the own side. */
const WHISPER = 'between you and me'
/** Laid down by the second person for the own side: no such word is sent to anybody for another reason. */
const markingOf = (game: Game, side: string | undefined) => game.markings?.find(each => each.side === side)
const sideOfPlayer = (game: Game, options: unknown, at: number) =>
  game.seats(options).find(({ player }) => player === at)?.side
const ENOUGH = process.env.FULL ? Number.POSITIVE_INFINITY : 150

const isMarker = ({ heard }: Line): boolean => heard.type === 'note' && (heard.note.body as NoteBody).type === 'marker'

interface Listener {
  readonly viewer: Viewer
  readonly seats: readonly string[]
  readonly tapped: Tapped
}
interface Overheard {
  readonly listeners: readonly Listener[]
  readonly loaded: NonNullable<ReturnType<Store['load']>>
  /** What HTTP answered, and the server's log. */
  readonly elsewhere: string
}

/** A match of three people and a bot, one of them with two devices, one who drops and returns, and somebody watching. */
async function overhear(game: Game): Promise<Overheard> {
  const tap = tapAll()
  const served: Served = await serve({ games: [game] })
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
    const marking = markingOf(game, sideOfPlayer(game, game.options(4), 1))
    const mark = { kind: marking?.kinds.at(-1) ?? '', place: marking?.places[0] ?? '' }
    if (marking) {
      for (const on of [true, false, true]) b.send('mark', { ...mark, on })
      await b.until('markers', () => b.notes.filter(isMarker).length === 3)
    }
    for (const each of [a, b, c]) each.playOn()
    await a.until('some moves', () => (a.turn?.seq ?? 0) > 8)
    await join(0)
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
        '/health',
      ].map(path => served.ask('GET', path, guests[1])),
    )
    // Whoever plays at random may go on for a thousand steps: with the most to hide, to the end all the same.
    const enough = game.id === DIABOLIK.id ? Number.POSITIVE_INFINITY : ENOUGH
    await a.until('enough', () => (a.turn?.seq ?? 0) >= enough || a.company?.phase === 'over', 60_000)
    for (const each of [a, b, back]) each.send('agree', { agree: true })
    await Promise.all(
      [a, b, back, watcher].map(each => each.until('end', () => each.company?.phase === 'over', 60_000)),
    )
    const loaded = served.app.store.load(id)
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
function offences(game: Game, { listeners, loaded, elsewhere }: Overheard): string[] {
  const found = new Set<string>()
  const { saved, entries } = loaded
  const { recordings } = restored(game, saved, entries)
  const specs = game.seats(saved.options)
  const sideOf = (viewer: Viewer) => specs.find(({ seat }) => seat === viewer)?.side
  const whispers = sideOfPlayer(game, saved.options, 1)
  const plot = markingOf(game, whispers)?.kinds.at(-1)
  let { match: at } = restored(game, saved, [])
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
    for (const { bytes, turn } of tapped.frames) {
      const match = turn && states.get(turn.seq)
      // On joining, all that was so far; from then on the step alone.
      const told = turn
        ? past.filter(line => (turn.seq === first ? (stepOf(line) ?? 0) <= first : stepOf(line) === turn.seq))
        : []
      const allowed = match ? new Set(marksIn(JSON.stringify([game.view(match.state, viewer), told]))) : new Set()
      for (const mark of marksIn(bytes.toString('latin1'))) if (!allowed.has(mark)) found.add(`${who} was sent ${mark}`)
      if (bytes.includes(saved.seed)) found.add(`${who} was sent the seed`)
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
  if (marksIn(elsewhere).length > 0 || elsewhere.includes(saved.seed) || plotted)
    found.add('the lobby or the log tells')
  return [...found]
}

afterEach(() => void vi.restoreAllMocks())

test.each([MARKED, WHISPERING, DIABOLIK])('$id: nobody is sent what they may not have', async game => {
  const overheard = await overhear(game)
  expect(overheard.listeners).toHaveLength(6)
  expect(overheard.loaded.entries.length).toBeGreaterThan(12)
  // What is looked for in the bytes is found where it may be.
  const knowing = overheard.listeners.filter(
    ({ viewer }) => game === MARKED || viewer === 'diabolik' || viewer === 'eva',
  )
  for (const { tapped } of knowing)
    expect(tapped.frames.flatMap(({ bytes }) => marksIn(bytes.toString('latin1'))).length).toBeGreaterThan(5)
  const plot = markingOf(game, sideOfPlayer(game, overheard.loaded.saved.options, 1))?.kinds.at(-1)
  // Whoever is on that side, and comes back to it, was sent the marker.
  const entitled = plot
    ? overheard.listeners.filter(each => each.tapped.frames.some(({ bytes }) => bytes.includes(plot)))
    : []
  expect(entitled.map(({ viewer }) => viewer)).toEqual(
    game === DIABOLIK ? ['diabolik', 'eva', 'diabolik'] : game === MARKED ? [] : ['dame'],
  )
  expect(offences(game, overheard)).toEqual([])
})

describe('a planted leak is caught:', () => {
  const leaks: [string, Partial<Game>][] = [
    ['a seat sees all hands', { view: (state, viewer) => MARKED.view(state, viewer === 'bee' ? 'all' : viewer) }],
    [
      'the public sees all hands',
      { view: (state, viewer) => MARKED.view(state, viewer === 'public' ? 'all' : viewer) },
    ],
    [
      'previews tell what lies in the bag',
      { preview: state => Object.values(MARKED.view(state, 'all').pieces).map(({ face }) => face) },
    ],
    [
      'everybody is told what somebody drew',
      {
        apply: (turn, move) =>
          MARKED.apply(
            {
              ...turn,
              emit: (event: GameEvent, secret) => turn.emit({ ...event, ...marked(secret?.more.faces) }, secret),
            },
            move,
          ),
      },
    ],
  ]
  test.each(leaks)('%s', async (_, leak) => {
    expect(offences(MARKED, await overhear({ ...MARKED, ...leak }))).not.toEqual([])
  })

  test('the past is given whole to who returns', async () => {
    vi.spyOn(Host.prototype, 'past').mockImplementation(function (this: Host) {
      const recordings = (this as unknown as { ledger: { recordings: Parameters<typeof linesFor>[0] } }).ledger
        .recordings
      return linesFor(recordings, this.specs, 'all')
    })
    expect(offences(MARKED, await overhear(MARKED))).not.toEqual([])
  })

  test('everybody sees a side’s markers', async () => {
    const open: Game = { ...DIABOLIK, markings: DIABOLIK.markings?.map(each => ({ ...each, audience: 'all' })) ?? [] }
    expect(offences(DIABOLIK, await overhear(open))).toEqual(
      expect.arrayContaining(['ginko saw a plan', 'public saw a plan']),
    )
  })

  test('a Detective sees the cards that the Criminals hide', async () => {
    const view: Game['view'] = (state, viewer) => DIABOLIK.view(state, viewer === 'ginko' ? 'diabolik' : viewer)
    const found = offences(DIABOLIK, await overhear({ ...DIABOLIK, view }))
    expect(found).toContainEqual(expect.stringMatching(/^ginko was sent #\w+$/))
    expect(found.filter(each => each.startsWith('public'))).toEqual([])
  })

  test('everybody is told what one chair is told', async () => {
    type Turns = { turns: Map<number, TurnMessage>; turnOf(client: unknown): TurnMessage | undefined }
    const shape = MatchRoom.prototype as unknown as Turns
    const { turnOf } = shape
    vi.spyOn(shape, 'turnOf').mockImplementation(function (this: Turns, client) {
      const own = turnOf.call(this, client)
      return own && { ...own, lines: this.turns.get(0)?.lines ?? own.lines }
    })
    expect(offences(MARKED, await overhear(MARKED))).toContain('bee was told more')
  })
})
