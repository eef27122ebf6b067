import type { Cue, Directing, Standing, TableModule } from '../../client/games/contract.ts'
import type { Moment } from '../../client/session/tableState.ts'
import type { Vec } from '../../client/stage/actors.ts'
import { createConductor } from '../../client/stage/conductor.ts'
import { aimOf, standing } from '../../client/stage/director/aim.ts'
import { type Take, WIDE } from '../../client/stage/director/choose.ts'
import { createDirector } from '../../client/stage/director/director.ts'
import { changed } from '../../client/stage/scene.ts'
import { type Screen, widened } from '../../client/stage/shots.ts'
import { tempoOf } from '../../client/stage/tempo.ts'
import { GAMES } from '../../shared/games/index.ts'
import type { GameEvent, Piece, PieceId, View } from '../../shared/kernel/game.ts'
import type { Log } from '../../shared/kernel/history.ts'
import { developed, filming } from '../../shared/match/film.ts'
import { scriptedClock } from './scriptedClock.ts'

/*
 * A recorded match as it goes on the air: the public film, played by the game's own acts, with the page's own conductor and
 * director, by a scripted clock. Milliseconds throughout.
 */

export interface Show extends Pick<TableModule, 'camera' | 'anchor'> {
  readonly acts: Required<Pick<TableModule, 'play' | 'weigh'>>
  readonly directing: Directing
}

/** An event that a game has a cue for, and what was on the air when it began. */
interface Shown {
  readonly event: GameEvent
  readonly cue: Cue
  readonly take: Take
  readonly view: View
}

export interface Airing {
  readonly takes: readonly (Take & { readonly at: number; readonly view: View })[]
  readonly shown: readonly Shown[]
  readonly whole: number
  readonly screen: Screen
  where(id: string, view: View): Vec | null
}

/** Between two moments of a film; at a table somebody `thinks` longer. */
const BREATH = 250

function filmOf(log: Log): ReturnType<typeof developed> {
  const game = GAMES[log.game]?.game
  if (!game) throw new Error(`there is no game ${log.game}`)
  const entries = log.entries.map((entry, n) => ({ n, at: n, entry, record: null }))
  const work = filming(game, { saved: log, entries }, new Map([['public', 'public']]))
  for (;;) {
    const { done, value } = work.next()
    if (done) return developed(value.films(null)[0]?.frames ?? [])
  }
}

export async function air(
  log: Log,
  show: Show,
  { width = 1280, height = 720, calm = false, thinks = BREATH } = {},
): Promise<Airing> {
  const { acts, directing, camera, anchor } = show
  const clock = scriptedClock()
  const [first, ...rest] = filmOf(log)
  if (!first) throw new Error('an empty film')
  const stands: Standing = camera(width, height, [], null)
  const insets = widened({ top: 60, right: 0, bottom: 60, left: 0 }, stands)
  const screen: Screen = { width, height, fov: stands.fov, insets }
  const where = (id: string, view: View): Vec | null =>
    anchor(id, width, height) ?? anchor(view.pieces[id]?.place ?? '', width, height)

  let view = first.view
  let changes: Record<PieceId, Partial<Piece>> = {}
  const queue: Moment[] = []
  const takes: (Take & { at: number; view: View })[] = []
  const shown: Shown[] = []
  const opening: Take = { cue: WIDE, aim: standing(stands, screen), how: 'cut', since: 0, moved: 0 }
  let take = opening
  const onAir = (now: Take): void => {
    take = now
    takes.push({ ...now, at: clock.now, view: changed(view, changes) })
  }
  const director = createDirector(
    {
      directing,
      aim: (cue, at) => aimOf(cue, directing.setups, id => where(id, at), stands, screen),
      now: () => clock.now,
      isCalm: () => calm,
      wait: milliseconds => conductor.wait(milliseconds * conductor.pace),
      after: clock.after,
      air: onAir,
    },
    opening,
  )
  const conductor = createConductor({
    queue: () => queue,
    install() {
      const moment = queue.shift()
      if (!moment) return
      view = moment.view
      if (queue.length > 0) return
      director.rests(view)
      next()
    },
    jumps: () => false,
    tempo: event => tempoOf('normal', event ? acts.weigh(event, true) : 'scene'),
    isOwn: () => false,
    async play(event) {
      const now = changed(view, changes)
      const cue = directing.event(event, now)
      await director.begins(event, now)
      if (cue) shown.push({ event, cue, take, view: now })
      await acts.play(event, playing)
      await director.over(event, changed(view, changes))
    },
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
  const playing: Parameters<typeof acts.play>[1] = {
    get view() {
      return changed(view, changes)
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
  }
  const next = (): void => {
    clock.after(thinks, () => {
      const shot = rest.shift()
      if (!shot) return
      queue.push({ seq: shot.seq, view: shot.view, open: shot.view, offers: {}, undo: null, lines: shot.lines })
      conductor.wake()
    })
  }
  onAir(opening)
  director.rests(view)
  next()
  await clock.run()
  return { takes, shown, whole: clock.now, screen, where }
}
