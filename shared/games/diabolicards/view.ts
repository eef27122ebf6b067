import type { PieceId, Viewer } from '../../kernel/game.ts'
import { revealed, viewing } from '../../kernel/revealed.ts'
import { facts } from './facts.ts'
import { hiddenIn, isOpen } from './rules/hands.ts'
import { powerOf } from './rules/power.ts'
import { eyesOf, faceOf, sideOf } from './rules/table.ts'
import type { CardPiece, DiabolicardsView, Place } from './shown.ts'
import { type Player, SEATS, SIDES, type Side, SLOTS, type SlotKind, type State, ZONES } from './state.ts'

/** A view being built. */
interface Scene {
  readonly state: State
  readonly pieces: Record<PieceId, CardPiece>
}

/** C-33, C-22, C-53: a hand is known to its own person only, a deck to nobody; all else lies open. */
export const view = viewing(publicView, own)

function own(state: State, viewer: Viewer, open: DiabolicardsView): DiabolicardsView['pieces'] {
  return revealed(open, state.faces, hidden(state, viewer))
}

/** What this viewer knows of what lies face down. */
function hidden(state: State, viewer: Viewer): PieceId[] {
  const own = SEATS.filter(seat => isOwn(state, viewer, seat)).flatMap(seat => [
    ...hiddenIn(state, seat),
    ...state.pledged[seat],
  ])
  return viewer === 'all' ? [...state.deck, ...own] : own
}

function isOwn({ options }: State, viewer: Viewer, seat: Player): boolean {
  if (typeof viewer === 'object') return viewer.side === sideOf(seat)
  return viewer === 'all' || eyesOf(options.players, seat).some(each => each === viewer)
}

function publicView(state: State): DiabolicardsView {
  const scene: Scene = { state, pieces: {} }
  heap(scene, 'deck', state.deck)
  for (const [order, card] of state.discards.entries()) lay(scene, 'discards', card, order, true)
  for (const [slot, card] of state.contracts.entries()) if (card !== null) lay(scene, `contract:${slot}`, card, 0, true)
  for (const seat of SEATS) layHand(scene, seat)
  layMat(scene)
  return { pieces: scene.pieces, facts: facts(state) }
}

function lay({ state, pieces }: Scene, place: Place, card: PieceId, order: number, up: boolean): void {
  pieces[card] = up ? { kind: 'card', place, order, up, face: faceOf(state, card) } : { kind: 'card', place, order, up }
}

/** What lies face down is a bag and has no order; the id stands for one, so that a card that leaves moves none. */
function heap(scene: Scene, place: Place, cards: readonly PieceId[]): void {
  for (const card of cards) lay(scene, place, card, Number(card), false)
}

function layHand(scene: Scene, seat: Player): void {
  const { state } = scene
  const opened = isOpen(state, seat)
  for (const card of state.hands[seat]) {
    const shown = opened || state.shown.includes(card)
    lay(scene, shown ? `open:${seat}` : `hand:${seat}`, card, Number(card), shown)
  }
  heap(scene, `pledged:${seat}`, state.pledged[seat])
}

function layMat({ state, pieces }: Scene): void {
  for (const side of SIDES)
    for (const zone of ZONES)
      for (const slot of Object.keys(SLOTS) as SlotKind[])
        for (const [at, card] of state.mat[side][zone][slot].entries()) {
          if (card === null) continue
          const place: Place = `mat:${side}:${zone}:${slot}:${at}`
          const face = faceOf(state, card)
          const value = powerOf(state, card)
          const marks = marksOf(state, card, slot)
          pieces[card] =
            marks.length > 0
              ? { kind: 'card', place, order: 0, up: true, value, marks, face }
              : { kind: 'card', place, order: 0, up: true, value, face }
        }
}

const isSpared = ({ choices, holds }: State, keeper: PieceId, card: PieceId): boolean =>
  choices[keeper]?.met.includes(card) === true &&
  !holds.some(({ source, target }) => source === keeper && target === card)

/** Anchors in the order of time: the last one counts (C-14). */
function marksOf(state: State, card: PieceId, slot: SlotKind): string[] {
  const marks: string[] = []
  if (state.spent.includes(card)) marks.push('spent')
  if (slot === 'diabolical') marks.push('immune')
  for (const { source, target } of state.holds) if (target === card) marks.push(`by:${source}`)
  for (const keeper in state.choices) if (isSpared(state, keeper, card)) marks.push(`spared:${keeper}`)
  const own = state.choices[card]
  for (const side in own?.left) marks.push(`left:${side}:${own.left[side as Side]}`)
  return marks
}
