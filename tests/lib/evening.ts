import type { TableModule } from '../../client/games/contract.ts'
import type { Pace } from '../../client/session/settings.ts'
import type { Moment } from '../../client/session/tableState.ts'
import { createConductor } from '../../client/stage/conductor.ts'
import { changed } from '../../client/stage/scene.ts'
import { tempoOf } from '../../client/stage/tempo.ts'
import { GAMES } from '../../shared/games/index.ts'
import type { GameEvent, Piece, PieceId, Seat } from '../../shared/kernel/game.ts'
import type { Log } from '../../shared/kernel/history.ts'
import { start } from '../../shared/kernel/match.ts'
import { offersOf } from '../../shared/kernel/offer.ts'
import { equal } from '../../shared/kernel/plain.ts'
import { seedOf } from '../../shared/kernel/rng.ts'
import { newParty, type Party } from '../../shared/match/chairs.ts'
import { Hands } from '../../shared/match/hands.ts'
import { HeldAnswers } from '../../shared/match/hold.ts'
import { moved, type Play } from '../../shared/match/play.ts'
import { viewFrom } from '../../shared/match/shown.ts'
import { takeBacksIn } from '../../shared/match/takeBacks.ts'
import { TIMES } from '../../shared/match/times.ts'
import type { World } from '../../shared/match/world.ts'
import { scriptedClock } from './scriptedClock.ts'

/*
 * A recorded match as one person among bots would sit through it, by a scripted clock: the bots' moves come when the
 * host's own rule lets them (`Hands`), the page plays them with its own conductor and the game's own acts, and says what
 * it has shown. Milliseconds throughout.
 */

/** What is assumed of people: how long they take for a decision, and for a click where there is nothing to decide. */
const THINKS = 6000
const CLICKS = 1000
/** From server to page, or back. */
const LINE = 60

export interface Evening {
  /** From the end of an own turn, when its last answer is given, until something can be decided again: in between it was somebody else's turn. */
  readonly gaps: readonly number[]
  /** How much of the match was the person's to decide; all else is waiting, also while the own moves are played. */
  readonly decided: number
  readonly whole: number
}

const PERSON = { id: 'ann', name: 'Ann' }

/** Whose turn begins. */
function turnOf(event: GameEvent): string | null {
  const { type, seat, who } = event as GameEvent & { readonly seat?: string; readonly who?: string }
  return type === 'turnBegan' ? (seat ?? who ?? null) : null
}

export async function sitThrough(
  log: Log,
  player: number,
  { play, weigh }: Required<Pick<TableModule, 'play' | 'weigh'>>,
  pace: Pace,
  thinking = THINKS,
): Promise<Evening> {
  const game = GAMES[log.game]?.game
  if (!game) throw new Error(`there is no game ${log.game}`)
  const clock = scriptedClock()
  const world: World = { now: () => clock.now, after: clock.after, chance: () => seedOf('evening') }
  const match = start(game, game.check(log.options), log.seed)
  const entries = log.entries.flatMap(entry => (entry.type === 'move' ? [entry] : []))
  const empty = newParty(match.seats, PERSON, 'clever')
  const chairs = empty.chairs.map(chair => ({ ...chair, person: chair.player === player ? PERSON : null }))
  const party: Party = { ...empty, phase: 'running', chairs }
  const own: readonly Seat[] = chairs[player]?.seats ?? []

  // The server.
  let now: Play = { match, offers: offersOf(match), takeBacks: takeBacksIn([]) }
  let at = 0
  const hold = new HeldAnswers(world, TIMES.hold, () => undefined)
  const hands: Hands = new Hands(world, 0, TIMES, () => undefined, {
    think: async () => undefined,
    stakes: () => game.stakes?.(game.view(now.match.state, 'public')) ?? 0,
    move() {
      const next = entries[at]
      if (next && !own.includes(next.seat)) enterNext()
    },
    failed: error => {
      throw error
    },
  })
  const movesOf = (seat: Seat) => now.offers[seat]?.moves ?? []
  const ownMoves = () => own.map(movesOf).find(moves => moves.length > 0) ?? []
  /** What a team decides together is left to its person, whoever it was then. */
  const isOwn = (seat: Seat) => own.includes(seat) || (ownMoves().length > 0 && equal(ownMoves(), movesOf(seat)))

  function enterNext(): void {
    const entry = entries[at++]
    if (!entry) return
    const next = moved(now, entry.seat, entry.move)
    now = next
    const shown = next.shown({ n: at, at: 0, entry })
    const { seq, public: open } = shown
    const [view, turn] = [viewFrom(shown, player), shown.turns.get(player)]
    if (!view || !turn) throw new Error('nobody looks from there')
    clock.after(LINE, () => {
      queue.push({ ...turn, seq, view, open })
      conductor.wake()
    })
    if (at < entries.length) hands.plan(party, now, hold)
  }

  // The page.
  const queue: Moment[] = []
  const shown: { view: Moment['view']; seq: number } = { view: { pieces: {}, facts: {} }, seq: 0 }
  let changes: Record<PieceId, Partial<Piece>> = {}
  const conductor = createConductor({
    queue: () => queue,
    install() {
      const moment = queue.shift()
      if (!moment) return
      Object.assign(shown, moment)
      for (const { heard } of moment.lines)
        for (const event of heard.type === 'step' ? heard.events : []) {
          const whose = turnOf(event)
          if (whose !== null && !own.includes(whose)) others = true
        }
      clock.after(LINE, () => hands.saw(player, moment.seq))
      if (queue.length === 0) decide()
    },
    jumps: () => false,
    tempo: (event, seat) => tempoOf(pace, event ? weigh(event, seat !== null && own.includes(seat)) : 'scene'),
    isOwn: seat => own.includes(seat),
    play: event =>
      play(event, {
        get view() {
          return changed(shown.view, changes)
        },
        get pace() {
          return conductor.pace
        },
        wait: milliseconds => conductor.wait(milliseconds),
        sound: () => undefined,
        effect: () => () => undefined,
        hush: () => undefined,
        closeUp: () => undefined,
        move(piece, change) {
          changes = { ...changes, [piece]: { ...changes[piece], ...change } }
        },
      }),
    clear() {
      changes = {}
    },
    sleep(milliseconds) {
      let cancel = (): void => undefined
      const done = new Promise<void>(resolve => {
        cancel = clock.after(milliseconds, resolve)
      })
      return { done, cancel }
    },
  })

  // The person.
  const gaps: number[] = []
  let [decided, ended, others, asked] = [0, 0, false, false]
  function decide(): void {
    const next = entries[at]
    if (asked || !next || shown.seq !== now.match.seq || ownMoves().length === 0 || !isOwn(next.seat)) return
    asked = true
    if (others) gaps.push(clock.now - ended)
    others = false
    const thinks = ownMoves().length > 1
    if (thinks) decided += thinking
    clock.after(thinks ? thinking : CLICKS, () => {
      ended = clock.now
      clock.after(LINE, () => {
        asked = false
        enterNext()
      })
    })
  }

  shown.view = now.match.game.view(match.state, own.length > 1 ? { side: chairs[player]?.side ?? '' } : (own[0] ?? ''))
  hands.saw(player, 0)
  hands.plan(party, now, hold)
  decide()
  await clock.run()
  if (at < entries.length) throw new Error(`it stands still before ${JSON.stringify(entries[at])}`)
  return { gaps, decided, whole: clock.now }
}
