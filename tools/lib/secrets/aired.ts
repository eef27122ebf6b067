import { onStream } from '../../../server/stream/onStream.ts'
import type { Face, Game, GameEvent, GameState, PieceId } from '../../../shared/kernel/game.ts'
import { exchanged, exchangeFor } from '../../../shared/kernel/laws/rearrange.ts'
import { lawRng, walk } from '../../../shared/kernel/laws/walk.ts'
import { pick, type Rng, seedOf } from '../../../shared/kernel/rng.ts'
import { Broadcast, type Scene } from '../../../shared/match/broadcast.ts'
import { newParty } from '../../../shared/match/chairs.ts'
import { changesTo } from '../../../shared/match/company.ts'
import type { Loaded, Saved } from '../../../shared/match/journal.ts'
import { linesFor } from '../../../shared/match/shown.ts'
import type { Delay } from '../../../shared/wire/protocol.ts'
import { AT_FIRST } from '../../../shared/wire/stream.ts'
import { LANGUAGES } from '../../../shared/words/index.ts'

/*
 * What those without a chair are told, on time or late, on a page or by an overlay: the same to the letter, whatever
 * everybody does not know.
 */

/** By which ways it is told. Tests plant leaks into them. */
export const WAYS = { lines: linesFor, overlay: onStream }
export type Ways = typeof WAYS

interface AiredFindings {
  /** The first that is not the same, in words. */
  readonly offence: string | null
  /** Things told that were compared, and cards exchanged meanwhile. */
  readonly compared: number
  readonly exchanged: number
}

/** Milliseconds from one move to the next, by the log. */
const APART = 1000

/** The same match, but whatever everybody does not know is dealt anew at every look. */
function dealtAnew(game: Game, rng: Rng, count: { exchanged: number }): Game {
  const anew = (state: GameState): GameState => {
    const exchange = exchangeFor(game, [state], 'public', rng)
    for (const [id, from] of exchange) if (state.faces[id] !== state.faces[from]) count.exchanged++
    return exchanged(game.clone, state, exchange)
  }
  /** Any others of the same match. */
  const others = ({ faces }: GameState, told: Readonly<Record<PieceId, Face>> | undefined) => {
    const all = Object.values(faces)
    return told && { faces: Object.fromEntries(Object.keys(told).map(id => [id, pick(rng, all)])) }
  }
  return {
    ...game,
    view: (state, viewer) => game.view(viewer === 'public' ? anew(state) : state, viewer),
    apply: (turn, move) =>
      game.apply(
        {
          ...turn,
          emit: (event: GameEvent, secret) =>
            turn.emit(
              event,
              secret && { ...secret, more: { ...secret.more, ...others(turn.state, secret.more.faces) } },
            ),
        },
        move,
      ),
  }
}

function loadedOf(game: Game, options: unknown, name: string, delay: Delay): Loaded {
  const seed = seedOf(name)
  const party = newParty(game.seats(options), { id: 'ann', name: 'Ann' }, 'plain')
  const saved: Saved = {
    ...{ id: 'table', code: 'CODE', game: game.id, version: game.version, options, seed, nonce: null, public: true },
    ...{ seconds: 0, created: 0, touched: 0 },
    ...changesTo({ ...party, phase: 'running', began: 0, delay }),
  }
  const entries = [...walk(game, options as never, name)].map(({ step }, n) => ({
    ...{ n, at: (n + 1) * APART, record: null },
    entry: { type: 'move' as const, seat: step.seat, move: step.move },
  }))
  return { saved, entries, snapshot: null }
}

/** All that is told while a match is played, in its order. */
async function tellings(game: Game, { saved, entries }: Loaded, ways: Ways): Promise<string[]> {
  let now = 0
  const timers = new Set<{ readonly at: number; readonly work: () => void }>()
  const scenes: Scene[] = []
  const broadcast = new Broadcast(game, { saved, entries: [], snapshot: null }, 'public', {
    clock: () => now,
    after(milliseconds, work) {
      const timer = { at: now + milliseconds, work }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    gap: APART,
    present: scene => void scenes.push(scene),
  })
  scenes.push(broadcast.scene)
  for (const written of entries) {
    now = written.at
    for (const timer of timers)
      if (timer.at <= now) {
        timers.delete(timer)
        timer.work()
      }
    broadcast.enter(written)
  }
  broadcast.stop()
  const specs = game.seats(saved.options)
  const told: string[] = []
  for (const scene of scenes) {
    const { shown, company, recordings } = scene
    told.push(JSON.stringify([shown.seq, shown.public, shown.turns.get('public'), company]))
    told.push(JSON.stringify(ways.lines(recordings.slice(-20), specs, 'public')))
    const sources = { scene, round: broadcast.round, crowd: null, open: null, watch: 'key', state: AT_FIRST }
    for (const language of LANGUAGES) told.push(JSON.stringify(await ways.overlay(sources, language)))
  }
  return told
}

export async function aired(
  game: Game,
  options: unknown,
  name: string,
  delay: Delay,
  ways: Ways = WAYS,
): Promise<AiredFindings> {
  const count = { exchanged: 0 }
  const loaded = loadedOf(game, options, name, delay)
  const told = await tellings(game, loaded, ways)
  const anew = await tellings(dealtAnew(game, lawRng(`aired ${name}`), count), loaded, ways)
  const at = told.findIndex((text, n) => text !== anew[n])
  const isSame = at < 0 && told.length === anew.length
  return {
    offence: isSame ? null : `${name}, ${delay} late: thing ${at} of ${told.length} that is told`,
    compared: told.length,
    exchanged: count.exchanged,
  }
}
