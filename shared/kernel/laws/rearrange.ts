import type { Face, Game, GameEvent, GameState, PieceId, Told, Types, Viewer } from '../game.ts'
import type { Match, Step } from '../match.ts'
import { type Rng, shuffle } from '../rng.ts'

/** Who takes whose face. */
export type Exchange = ReadonlyMap<PieceId, PieceId>

/** Exchanges the faces of cards that a viewer cannot tell apart: one back, unknown in all these states, never shown. */
export function exchangeFor<T extends Types>(
  game: Game<T>,
  states: readonly [T['state'], ...T['state'][]],
  viewer: Viewer,
  rng: Rng,
  shown: ReadonlySet<PieceId> = new Set(),
): Exchange {
  const known = [shown, ...states.map(state => game.knows(state, viewer))]
  const { pieces } = game.view(states[0], 'all')
  const backs: Record<string, PieceId[]> = {}
  for (const id of Object.keys(states[0].faces)) {
    if (known.some(ids => ids.has(id)) || states.some(state => state.faces[id] === undefined)) continue
    const back = pieces[id]?.kind ?? ''
    backs[back] ??= []
    backs[back].push(id)
  }
  const exchange = new Map<PieceId, PieceId>()
  for (const ids of Object.values(backs)) {
    const others = shuffle(rng, [...ids])
    for (const [i, id] of ids.entries()) exchange.set(id, others[i] as PieceId)
  }
  return exchange
}

/** What the rules mean to tell everybody of these events. */
export function toldOf<T extends Types>(game: Game<T>, told: readonly Told<T['event']>[]): Partial<T['event']>[] {
  return told.map(({ event }) => {
    const fields: readonly string[] = game.told[event.type as T['event']['type']] ?? []
    return Object.fromEntries(
      Object.entries(event).filter(([key]) => key === 'type' || fields.includes(key)),
    ) as Partial<T['event']>
  })
}

/** Cards that everybody is shown within the step, as the rules say, wherever they come from and go to. */
export const passingBy = <T extends Types>({ game }: Match<T>, step: Step<T>): ReadonlySet<PieceId> =>
  new Set(toldOf(game, step.told).flatMap(({ faces = {} }) => Object.keys(faces)))

export function exchanged<S extends GameState>(clone: (state: S) => S, state: S, exchange: Exchange): S {
  const other = clone(state)
  for (const [id, from] of exchange) other.faces[id] = state.faces[from] as Face
  return other
}

/** The same events, had the cards been exchanged. */
export function exchangedTold<E extends GameEvent>(
  told: readonly Told<E>[],
  after: GameState,
  exchange: Exchange,
): Told<E>[] {
  const part = <P extends Partial<E>>(event: P): P => {
    if (!event.faces) return event
    const entries = Object.entries(event.faces).map(([id, face]) => {
      const from = exchange.get(id)
      return [id, from === undefined ? face : after.faces[from]]
    })
    return { ...event, faces: Object.fromEntries(entries) }
  }
  return told.map(({ event, secret }) =>
    secret ? { event: part(event), secret: { to: secret.to, more: part(secret.more) } } : { event: part(event) },
  )
}
