import type { Piece, PieceId, View, Viewer } from '../../kernel/game.ts'
import { revealed, viewing } from '../../kernel/revealed.ts'
import { decider, faceOf } from './rules/questions.ts'
import type { Card, Decision, Ending, State, Suspect, Tile } from './state.ts'

/** Beside the board; `plays:shown` is a second item, between hand and discards. */
export const SPOTS = ['alibis', 'alibis:discards', 'plays', 'plays:discards', 'plays:shown'] as const
export type Spot = (typeof SPOTS)[number]
export type Place = Tile | Spot | `hand:${Suspect}` | `item:${Suspect}`
export type Kind = 'suspect' | 'police' | 'alibi' | 'play' | 'searched'

export type LamPiece = Piece<Kind, Place, Card | Suspect>

export interface LamFacts {
  readonly round: number
  readonly first: Suspect
  readonly active: Suspect
  readonly decider: Suspect
  readonly decision: Decision['type']
  /** The die that lies there, else 0. */
  readonly die: number
  /** Cards still to be discarded for the mugger, else 0. */
  readonly left: number
  /** '' while the match runs; winners are joined by commas. */
  readonly ending: Ending | ''
  readonly winners: string
}

export interface LamView extends View<LamPiece> {
  readonly facts: Readonly<LamFacts & Record<string, string | number | boolean>>
}

/** What this viewer knows of what lies face down (L-33): the own hand; whoever sees everything, the piles as well. */
function hidden(state: State, viewer: Viewer): PieceId[] {
  const { alibis, plays, people, cast, outcome } = state
  const own = (suspect: Suspect): boolean =>
    viewer === 'all' || (typeof viewer === 'object' ? viewer.side : viewer) === suspect
  const hands = outcome ? [] : cast.filter(own).flatMap(suspect => people[suspect].hand)
  return viewer === 'all' ? [...alibis.cards, ...plays.cards, ...hands] : hands
}

export const view = viewing(publicView, own)

function own(state: State, viewer: Viewer, open: LamView): LamView['pieces'] {
  return revealed(open, state.faces, hidden(state, viewer))
}

function publicView(state: State): LamView {
  const pieces: Record<PieceId, LamPiece> = {}
  const lay = (kind: 'alibi' | 'play', place: Place, cards: readonly PieceId[], up: boolean) => {
    cards.forEach((id, index) => {
      // What lies face down is a bag and has no order; the id stands for one, so that a card that leaves moves no other.
      const order = up ? index : Number(id)
      pieces[id] = up ? { kind, place, order, up, face: faceOf(state, id) } : { kind, place, order, up }
    })
  }
  lay('alibi', 'alibis', state.alibis.cards, false)
  lay('alibi', 'alibis:discards', state.alibis.discards, true)
  lay('play', 'plays', state.plays.cards, false)
  lay('play', 'plays:discards', state.plays.discards, true)
  if (state.decision.type === 'keep') lay('play', 'plays:shown', [state.decision.card], true)
  pieces.police = { kind: 'police', place: state.police, order: 0, up: true }
  for (const [order, suspect] of state.cast.entries()) {
    const { at, hand, item, searched } = state.people[suspect]
    pieces[suspect] = { kind: 'suspect', place: at, order, up: true, face: suspect }
    lay('alibi', `hand:${suspect}`, hand, state.outcome !== null)
    if (item) lay('play', `item:${suspect}`, [item], true)
    for (const tile of searched)
      pieces[`${suspect}@${tile}`] = { kind: 'searched', place: tile, order, up: true, face: suspect }
  }
  return { pieces, facts: facts(state) }
}

function facts(state: State): LamView['facts'] {
  const { round, first, active, decision, outcome } = state
  return {
    round,
    first,
    active,
    decider: decider(state),
    decision: decision.type,
    die: decision.type === 'rolled' ? decision.die : 0,
    left: decision.type === 'mugged' ? decision.left : 0,
    ending: outcome ? (outcome.by as Ending) : '',
    winners: outcome ? outcome.winners.join() : '',
  }
}

/** From the zones: discards and items lie open, hands are their owners', piles are nobody's. */
export function knows(state: State, viewer: Viewer): ReadonlySet<PieceId> {
  if (viewer === 'all') return new Set(Object.keys(state.faces))
  const { alibis, plays, people, cast, decision } = state
  const known = new Set([...alibis.discards, ...plays.discards])
  if (decision.type === 'keep') known.add(decision.card)
  for (const suspect of cast) {
    const { hand, item } = people[suspect]
    const own = viewer === suspect || (typeof viewer === 'object' && viewer.side === suspect)
    if (item) known.add(item)
    if (own || state.outcome) for (const card of hand) known.add(card)
  }
  return known
}
