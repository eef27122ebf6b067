import type { PieceId } from '../../kernel/game.ts'
import type { Because } from './because.ts'
import type { Scene } from './bots/scene.ts'
import { typeOf } from './cards/index.ts'
import type { Move } from './move.ts'
import { hitsOf, holderAmong, isCriminal, limitOfHand, partnerOf, sideOf } from './rules/questions.ts'
import { SHEET_RULES } from './sheets/index.ts'
import type { Card, CardType, DieFace, Letter } from './state.ts'

/** Reasons that have to do with cards, Wounds, dice and the partner: the same on either side. */
export function ofCards(scene: Scene, move: Move): Because[] {
  const { hand, wounds, facts } = scene
  switch (move.type) {
    case 'draw':
      return hand.length > 3 ? [holding(scene)] : [{ why: 'cards', count: hand.length }]
    case 'heal':
      return [{ why: 'wounds', count: wounds }]
    case 'fight':
      return [{ why: 'fight', target: move.target }]
    case 'play':
    case 'pick':
      return ofCard(scene, move.card)
    case 'discard':
    case 'makeRoom':
      return [...ofCard(scene, move.card), holding(scene)]
    case 'lay':
      return ofCard(scene, move.card)
    case 'redraw':
    case 'keep': {
      const drawn = lyingIn(scene, 'drawn:')[0]
      return drawn === undefined ? [] : [...ofCard(scene, drawn), holding(scene)]
    }
    case 'endTurn':
      return [holding(scene)]
    case 'exchange':
      return [{ why: 'partner', count: lyingIn(scene, `hand:${partnerOf(scene.me)}`).length }, holding(scene)]
    case 'laid':
    case 'agree':
    case 'refuse': {
      const [got, given] = [partnerOf(scene.me), scene.me].map(who => lyingIn(scene, `laid:${who}`).length)
      return [{ why: 'swap', got: got ?? 0, given: given ?? 0 }, holding(scene)]
    }
    case 'reroll':
    case 'stand':
      return [{ why: 'hits', count: hitsOf(sideOf(scene.me), facts.die as DieFace) }]
    case 'drive':
      return [{ why: 'driver' }]
    default:
      return []
  }
}

const holding = ({ me, room, facts }: Scene): Because => {
  const limit = limitOfHand(holderAmong(facts.joint, me))
  return { why: 'hand', count: limit - room, limit }
}

const lyingIn = ({ pieces }: Scene, place: string): PieceId[] =>
  Object.keys(pieces).filter(id => pieces[id]?.place.startsWith(place))

/** Who asks for it, or that it can be spared. */
function ofCard(scene: Scene, card: PieceId): Because[] {
  const face = scene.pieces[card]?.face as Card | undefined
  if (face === undefined) return []
  const type = typeOf(face)
  const letter = askedFor(scene, type)
  const count = scene.hand.filter(each => each.type === type).length
  return [
    letter === null ? { why: 'spare' } : { why: 'wanted', letter },
    ...(count > 1 ? [{ why: 'copies', count } as const] : []),
  ]
}

/** The first sheet on which a Part or a Clue that is still to come costs such a card. */
function askedFor({ me, sheets }: Scene, type: CardType): Letter | null {
  const found = sheets.find(({ name, by, clues, done }) => {
    const { parts, clues: all } = SHEET_RULES[name]
    const left = isCriminal(me) ? parts.slice(by.length) : all.slice(clues)
    return !done && left.some(({ price }) => price?.includes(type))
  })
  return found?.letter ?? null
}
