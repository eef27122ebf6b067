import { GAMES } from '../../shared/games/index.ts'
import type { Seat, View } from '../../shared/kernel/game.ts'
import type { Scene } from '../../shared/match/broadcast.ts'
import { linesFor } from '../../shared/match/shown.ts'
import type { CrowdMessage } from '../../shared/wire/crowd.ts'
import type { Company } from '../../shared/wire/protocol.ts'
import type { DeskState, OnStream, StreamPerson } from '../../shared/wire/stream.ts'
import type { Language } from '../../shared/words/index.ts'
import type { Speech } from '../../shared/words/speech.ts'

/** All that a stream is made of: what those who watch have been shown, and nothing else. */
export interface Sources {
  readonly scene: Scene
  readonly round: number
  readonly crowd: CrowdMessage | null
  /** Into all hands, where all have agreed to it: later than the rest. */
  readonly open: View | null
  readonly watch: string
  readonly state: DeskState
}

/** So far back is looked for something to tell. */
export const RECENT = 12

function sceneOf({ scene, last }: DeskState, phase: Company['phase']): OnStream['scene'] {
  if (scene !== 'auto') return scene
  if (phase === 'running') return 'match'
  return phase === 'over' ? 'end' : last === null ? 'soon' : 'between'
}

function captionOf({ recordings }: Scene, game: string, options: unknown, speech: Speech): string | null {
  const specs = GAMES[game]?.game.seats(options) ?? []
  const told = linesFor(recordings.slice(-RECENT), specs, 'public').flatMap(({ heard }) =>
    heard.type === 'step' ? heard.events : [],
  )
  const last = told.findLast(event => speech.isAside?.(event) !== true)
  return last ? speech.event(last) : null
}

function peopleOf(
  { chairs, outcome, clock }: Company,
  view: View | null,
  speech: Speech,
  asked: boolean,
): StreamPerson[] {
  const named = asked ? String(view?.facts.decider ?? '').split(',') : []
  const isDeciding = (player: number, seats: readonly Seat[]): boolean =>
    asked && (seats.some(seat => named.includes(seat)) || (named[0] === '' && clock?.player === player))
  return chairs.map(({ player, seats, person }) => ({
    seats: seats.map(seat => ({ seat, name: speech.seat(seat) })),
    name: person?.name ?? null,
    holding: (view && seats[0] !== undefined && speech.holding?.(view, seats[0])) || null,
    deciding: isDeciding(player, seats),
    won: seats.some(seat => outcome?.winners.includes(seat)),
  }))
}

/** What most of those who guess think, by what it is about. */
function heatOf(crowd: CrowdMessage | null, view: View | null, speech: Speech): OnStream['heat'] {
  const places = new Set(view ? speech.places(view) : [])
  return Object.entries(crowd?.counts ?? {}).flatMap(([about, counts]) => {
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
    return Object.entries(counts)
      .sort(([, a], [, b]) => b - a)
      .map(([at, count]) => ({
        about: speech.seat(about),
        at,
        name: places.has(at) ? speech.place(at) : speech.seat(at),
        share: count / all,
      }))
  })
}

const handsIn = ({ game, options }: Company, view: View, speech: Speech): OnStream['hands'] =>
  (GAMES[game]?.game.seats(options) ?? []).map(({ seat, side }) => ({
    seat,
    side,
    name: speech.seat(seat),
    cards: Object.values(view.pieces)
      .filter(({ place, face }) => place === `hand:${seat}` && face !== undefined)
      .sort((a, b) => a.order - b.order)
      .map(piece => speech.piece(piece)),
  }))

/** Null: there is no such game any more. */
export async function onStream(sources: Sources, language: Language): Promise<OnStream | null> {
  const { scene, round, crowd, open, watch, state } = sources
  const { company } = scene
  const usual = await GAMES[company.game]?.speech(language)
  if (!usual) return null
  const view = company.phase === 'waiting' ? null : scene.shown.public
  const speech = (view && usual.at?.(view)) ?? usual
  const { clock, outcome } = company
  const shown = sceneOf(state, company.phase)
  // Where something else is on than the match, nobody is seen to decide.
  const asked = shown === 'match' && company.phase === 'running'
  return {
    game: company.game,
    title: speech.title,
    watch,
    phase: company.phase,
    scene: shown,
    round,
    score: view && (speech.status?.(view) ?? null),
    people: peopleOf(company, view, speech, asked),
    clock: clock && asked ? { left: clock.left, of: company.seconds * 1000 } : null,
    caption: captionOf(scene, company.game, company.options, speech),
    outcome: outcome && outcome.by !== 'agreed' && outcome.by !== 'conceded' ? speech.outcome(outcome) : null,
    heat: state.heat ? heatOf(crowd, view, speech) : [],
    noses: crowd?.noses ?? [],
    hands: open && handsIn(company, open, speech),
    next: company.rematch !== null,
    state,
  }
}

/** What of the public table can be pointed at: its places, and what lies there. */
export async function pointsOf({ scene }: Pick<Sources, 'scene'>, language: Language) {
  const usual = await GAMES[scene.company.game]?.speech(language)
  if (!usual || scene.company.phase === 'waiting') return []
  const view = scene.shown.public
  const speech = usual.at?.(view) ?? usual
  const places = speech.places(view).map(id => ({ id, name: speech.place(id) }))
  const known = new Set(places.map(({ id }) => id))
  const lying = Object.entries(view.pieces)
    .filter(([, { place, face }]) => face !== undefined && known.has(place))
    .map(([id, piece]) => ({ id, name: speech.piece(piece) }))
  // What there are several of is found by where it lies.
  return [...places, ...lying.filter(({ name }) => lying.filter(each => each.name === name).length === 1)]
}
