import type { PieceId, Sight } from '../../../kernel/game.ts'
import { CARDS, type CardName } from '../cards/list.ts'
import { PARTNERS } from '../rules/holds.ts'
import { half, nobody } from '../setup.ts'
import type { CardPiece, DiabolicardsView, Facts } from '../shown.ts'
import type { Choices, Decision, Endgame, Hold, Player, Side, SlotKind, State, Zone } from '../state.ts'
import type { Diabolicards } from '../types.ts'

const NAMES = Object.keys(CARDS) as CardName[]
const listOf = <T extends string>(joined: string): T[] => (joined === '' ? [] : (joined.split(',') as T[]))

/**
 * The table as a seat may imagine it, put together from its view alone, so that the rules themselves can say what comes
 * of a move. Faces that the seat does not see are dealt in any order: nothing may be made of them.
 */
export function modelOf({ view }: Sight<Diabolicards>): State {
  const { pieces, facts } = view
  const { players, active } = facts
  const [dawn, dusk] = facts.next.split(',') as [Player, Player]
  const state: State = {
    faces: {},
    options: { players: players as 2 | 3 | 4, starts: 'random', memory: facts.memory, archEnemies: false },
    starter: facts.starter,
    deck: [],
    discards: [],
    hands: nobody(),
    shown: [],
    opened: null,
    pledged: nobody(),
    contracts: [null, null, null, null],
    banned: facts.banned,
    mat: { dawn: half(), dusk: half() },
    sealed: listOf<Zone>(facts.sealed),
    holds: [],
    choices: {},
    spent: [],
    endgames: { dawn: endgamesIn(facts.dawnEndgames), dusk: endgamesIn(facts.duskEndgames) },
    sermons: [],
    round: facts.round,
    active,
    next: { dawn, dusk },
    contracted: facts.contracted,
    extra: false,
    bonus: facts.extra,
    played: null,
    passes: 0,
    decision: decisionIn(facts),
    killing: null,
    outcome: null,
  }
  for (const card in pieces) lay(state, card, pieces[card] as CardPiece)
  imagine(state, view)
  for (const card in pieces) recall(state, card, pieces[card] as CardPiece)
  const preacher = Object.keys(pieces).find(card => state.faces[card] === 'brotherBleat')
  for (const zone of listOf<Zone>(facts.sermons)) state.sermons.push({ zone, by: preacher ?? '' })
  return state
}

const endgamesIn = (joined: string): Partial<Record<CardName, Endgame>> =>
  Object.fromEntries(listOf(joined).map(each => each.split(':')))

function decisionIn({ decision: type, asking, chosen, decider }: Facts): Decision {
  if (type === 'choose') return { type, card: asking, chosen: listOf(chosen) }
  return type === 'flee' ? { type, card: asking, seat: decider as Player } : { type }
}

function lay(state: State, card: PieceId, { place }: CardPiece): void {
  const [kind, whose, zone, slot, at] = place.split(':') as [string, string, Zone, SlotKind, string]
  if (kind === 'deck') state.deck.push(card)
  else if (kind === 'discards') state.discards.push(card)
  else if (kind === 'contract') state.contracts[Number(whose)] = card
  else if (kind === 'mat') state.mat[whose as Side][zone][slot][Number(at)] = card
  else if (kind === 'pledged') state.pledged[whose as Player].push(card)
  else state.hands[whose as Player].push(card)
  if (kind === 'open') state.shown.push(card)
}

/** Cards that lie in the deck or in others' hands. */
export function unseenIn({ pieces }: DiabolicardsView): CardName[] {
  const unseen = new Set(NAMES)
  for (const card in pieces) unseen.delete(pieces[card]?.face as CardName)
  return [...unseen]
}

function imagine({ faces }: State, view: DiabolicardsView): void {
  const unseen = unseenIn(view)
  for (const card in view.pieces) faces[card] = view.pieces[card]?.face ?? (unseen.pop() as CardName)
}

/** What the marks of a card on the mat say. */
function recall(state: State, card: PieceId, { marks = [], face }: CardPiece): void {
  const { faces, spent, holds } = state
  for (const mark of marks) {
    const [kind, source = '', count] = mark.split(':')
    if (kind === 'spent') spent.push(card)
    else if (kind === 'left') choicesOf(state, card).left[source as Side] = Number(count)
    else if (kind === 'spared') choicesOf(state, source).met.push(card)
    else if (kind === 'by') {
      const by = faces[source] as CardName
      const boosts = by === 'empress' || (face !== undefined && PARTNERS[face] === by)
      const power: Hold['power'] = boosts ? 8 : 0
      holds.push({ source, target: card, power })
      if (by === 'empress' || by === 'nightreign') choicesOf(state, source).met.push(card)
    }
  }
}

function choicesOf({ choices }: State, keeper: PieceId): Choices {
  const own = choices[keeper] ?? { left: {}, met: [] }
  choices[keeper] = own
  return own
}
