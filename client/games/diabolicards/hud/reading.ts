import { CARDS, type CardName } from '../../../../shared/games/diabolicards/cards/list.ts'
import { account } from '../../../../shared/games/diabolicards/rules/account.ts'
import { HOMES } from '../../../../shared/games/diabolicards/rules/table.ts'
import type { CardPiece, DiabolicardsView } from '../../../../shared/games/diabolicards/shown.ts'
import type { Side, SlotKind, Zone } from '../../../../shared/games/diabolicards/state.ts'
import { KEEPER, labelled, leftOf } from '../../../../shared/games/diabolicards/words/labelled.ts'
import type { Words } from '../../../../shared/games/diabolicards/words/words.ts'
import type { PieceId } from '../../../../shared/kernel/game.ts'
import type { AccountWords } from '../words/account.ts'
import type { HudWords } from '../words/hud.ts'
import { because } from './account/because.ts'

export interface Reading {
  readonly face: CardName
  readonly title: string
  readonly lines: readonly string[]
}

interface Said {
  readonly words: Words
  readonly own: HudWords
  readonly account: AccountWords
}

/** What is to be said of a card beside its face; null: its face is not known here. */
export function readingOf(id: PieceId, view: DiabolicardsView, said: Said): Reading | null {
  const piece = view.pieces[id]
  if (!piece?.face) return null
  const { face, place } = piece
  const lines = place.startsWith('mat:') ? standing(id, piece, view, said) : lying(face, place, said)
  return { face, title: labelled(said.words, piece), lines }
}

/** On the mat: why it counts for what it does, what it holds, and whether its ability works. */
function standing(id: PieceId, { face, place, marks = [] }: CardPiece, view: DiabolicardsView, said: Said): string[] {
  const { words, own } = said
  const [, side, zone, slot] = place.split(':') as [string, Side, Zone, SlotKind]
  const item = account(view)[side][zone].items.find(({ card }) => card === id)
  const { group, ability, kind } = CARDS[face as CardName]
  const left = leftOf(marks)
  const home = HOMES[group]
  const held = anchored(id, view).map(words.inside)
  return [
    item ? because(item, { view, words, own: said.account }) : '',
    held.length > 0 ? `⚓ ${own.holds(held)}` : '',
    home === zone ? own.atHome : '',
    home !== undefined && home !== zone ? own.away(words.zones[home], ability !== null) : '',
    group === 'diabolicals' && slot !== 'diabolical' ? words.pieces.onlySlot : '',
    marks.includes('spent') ? words.pieces.spent : '',
    marks.includes('immune') ? words.pieces.immune : '',
    left.length > 0 ? words.pieces.left(left) : '',
    marks.some(mark => mark.startsWith('spared:')) ? words.pieces.spared(KEEPER[kind]) : '',
    view.facts.victims.split(',').includes(id) ? `☠ ${own.doomed}` : '',
  ].filter(line => line !== '')
}

/** The cards that this one holds at their power: the last anchor counts (C-14). */
const anchored = (id: PieceId, { pieces }: DiabolicardsView): CardName[] =>
  Object.entries(pieces).flatMap(([card, { face, marks = [] }]) =>
    face && card !== id && marks.findLast(mark => mark.startsWith('by:')) === `by:${id}` ? [face] : [],
  )

/** C-11: what lies among the contracts can be had, or never. */
function lying(face: CardName, place: string, { words, own }: Said): string[] {
  if (!place.startsWith('contract:')) return []
  const { group } = CARDS[face]
  return [group === 'diabolicals' || group === 'scorchedEarth' ? words.reasons.untradable : own.forTrade]
}
