import type { Viewer } from '../../../kernel/game.ts'
import type { CardName } from '../cards/list.ts'
import { type AccountItem, account } from '../rules/account.ts'
import { eyesOf, seatsOf } from '../rules/table.ts'
import type { CardPiece, DiabolicardsView, Place } from '../shown.ts'
import { type Player, SIDES, type SlotKind, ZONES, type Zone } from '../state.ts'
import { leftOf } from './labelled.ts'
import type { Words } from './words.ts'

/** The whole table, line by line: the course, the mat, the contracts, the hands, the piles. */
export function table({ table: words }: Words, view: DiabolicardsView, viewer: Viewer): string[] {
  return [
    ...course(words, view),
    ...mat(words, view),
    contracts(words, view),
    ...hands(words, view, viewer),
    words.deck(lying(view, 'deck').length),
    words.discards(named(lying(view, 'discards'))),
  ]
}

const lying = ({ pieces }: DiabolicardsView, place: Place): CardPiece[] =>
  Object.values(pieces)
    .filter(piece => piece.place === place)
    .sort((a, b) => a.order - b.order)
const named = (cards: readonly CardPiece[]): CardName[] => cards.flatMap(({ face }) => face ?? [])
const split = <T extends string>(list: string): T[] => (list === '' ? [] : (list.split(',') as T[]))

function course(words: Words['table'], { pieces, facts }: DiabolicardsView): string[] {
  const faces = (ids: string): CardName[] => split(ids).flatMap(id => pieces[id]?.face ?? [])
  const [killer] = faces(facts.killer)
  const deciders = split<Player>(facts.decider)
  const others = facts.decision !== 'pledge' && deciders.some(seat => seat !== facts.active)
  return [
    facts.decision === 'pledge' ? words.pledging() : words.round(facts.round, facts.active),
    ...(others ? [words.decides(deciders)] : []),
    words.power(facts.dawn, facts.dusk),
    ...(killer ? [words.killing(killer, faces(facts.victims))] : []),
  ]
}

function mat(words: Words['table'], view: DiabolicardsView): string[] {
  const { sealed, sermons } = view.facts
  const sides = account(view)
  const standing = (items: readonly AccountItem[], slot: SlotKind) =>
    items.filter(item => item.slot === slot).map(({ name, power, printed }) => ({ card: name, power, printed }))
  return [
    ...ZONES.filter(zone => !split<Zone>(sealed).includes(zone)).flatMap(zone =>
      SIDES.map(side => {
        const { items, synergy } = sides[side][zone]
        return words.zone(side, zone, slot => standing(items, slot), synergy)
      }),
    ),
    ...split<Zone>(sealed).map(words.sealed),
    ...[...new Set(split<Zone>(sermons))].map(words.sermon),
    ...Object.values(view.pieces).flatMap(({ face, marks }) => {
      const left = leftOf(marks)
      return face && left.length > 0 ? [words.choices(face, left)] : []
    }),
  ]
}

function contracts(words: Words['table'], view: DiabolicardsView): string {
  const faces = named([0, 1, 2, 3].flatMap(slot => lying(view, `contract:${slot}`)))
  return view.facts.banned ? words.banned(faces) : words.contracts(faces)
}

/** One's own cards by name, of others what lies open. */
function hands(words: Words['table'], view: DiabolicardsView, viewer: Viewer): string[] {
  const { players } = view.facts
  return seatsOf(players).map(seat => {
    const held = [...lying(view, `hand:${seat}`), ...lying(view, `open:${seat}`)]
    const own = eyesOf(players, seat)
    if (!own.some(each => each === viewer)) return words.hand(seat, held.length, named(held))
    return own.length > 1 ? words.cardsAs(seat, named(held)) : words.cards(named(held))
  })
}
