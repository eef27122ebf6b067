import type { Language } from '../../words/index.ts'
import { type Speech, say } from '../../words/speech.ts'
import { CARDS } from './cards/list.ts'
import { choices } from './choices.ts'
import type { FeatName } from './feats.ts'
import { reasons } from './rules/reasons.ts'
import { seatsOf, sideOf } from './rules/table.ts'
import type { CardPiece, DiabolicardsView, Place, Preview } from './shown.ts'
import { type Ending, type Player, SIDES, type Side, SLOTS, type SlotKind, ZONES } from './state.ts'
import type { Diabolicards } from './types.ts'
import { catalogue } from './words/index.ts'
import { detailed, labelled, placed } from './words/labelled.ts'
import { table } from './words/lines.ts'
import type { Sees, Words } from './words/words.ts'

export async function speech(language: Language): Promise<Speech<Diabolicards>> {
  return speak(await catalogue(language))
}

/** Diabolicards in the words of one catalogue. C-22: no signals, since partners may not talk. */
const speak = (words: Words): Speech<Diabolicards> => ({
  title: words.title,
  tagline: words.tagline,
  seat: seat => words.seats[seat as Player]?.name ?? seat,
  side: seat => words.sides[sideOf(seat as Player)],
  team: side => words.sides[side as Side],
  feat: (feat, count) => {
    const { name, value } = words.feats[feat as FeatName]
    return { name, value: value(count) }
  },
  event: event => say(words.log, event),
  ask: view => asked(words.asks, view),
  status: ({ pieces, facts }) =>
    words.status(facts.dawn, facts.dusk, Object.values(pieces).filter(({ place }) => place === 'deck').length),
  kind: type => words.kinds[type as Diabolicards['move']['type']] ?? null,
  move(move, view, shown) {
    const sees = seenIn(view)
    return say(words.moves, move, sees) + (shown ? words.preview(beyond(shown as Preview, move, view), sees) : '')
  },
  reasons: (view, seat) => reasons(view, seat as Player).map(reason => words.reasons[reason]),
  table: (view, viewer) => table(words, view, viewer),
  outcome: ({ winners, by }) => words.endings[by as Ending](winners as Player[]),
  places,
  place: place => placed(words, place),
  piece: piece => labelled(words, piece as CardPiece),
  detail: piece => detailed(words, piece as CardPiece),
  choices: players => choices(words, players),
  phrases: () => words.banter,
})

/** What a choice promises beyond what its button says, and what was chosen before. */
function beyond(promise: Preview, move: Diabolicards['move'], { facts }: DiabolicardsView): Preview {
  if (move.type !== 'choose') return promise
  const said = [move.card, ...facts.chosen.split(',')]
  const rest = (cards: readonly string[] = []): string[] => cards.filter(card => !said.includes(card))
  return { ...promise, dies: rest(promise.dies), boosts: rest(promise.boosts), hinders: rest(promise.hinders) }
}

const seenIn = ({ pieces, facts }: DiabolicardsView): Sees => ({
  card: card => pieces[card]?.face,
  side: card => {
    const [area, side] = pieces[card]?.place.split(':') ?? []
    return area === 'mat' ? (side as Side) : undefined
  },
  asking: pieces[facts.asking]?.face,
})

function asked(asks: Words['asks'], { pieces, facts }: DiabolicardsView): string {
  const asking = pieces[facts.asking]?.face
  const ability = asking && CARDS[asking].ability
  const killer = pieces[facts.killer]?.face
  if (facts.decision === 'pledge') return asks.pledge()
  if (facts.decision === 'flee' && asking) return asks.flee(asking)
  if (facts.decision === 'choose' && asking && ability)
    return asks.choose(asking, ability, facts.chosen === '' ? 0 : facts.chosen.split(',').length)
  if (facts.decision === 'save' && killer) {
    const victims = facts.victims.split(',').flatMap(card => pieces[card]?.face ?? [])
    return asks.save(killer, victims, facts.memory)
  }
  return asks.turn(facts.active, facts.extra)
}

/** C-23: the contracts around the deck, the mat zone by zone, then hands; open cards only where there are any. */
function places({ pieces, facts }: DiabolicardsView): Place[] {
  const taken = new Set(Object.values(pieces).map(({ place }) => place))
  const seats = seatsOf(facts.players)
  return [
    'contract:0',
    'contract:1',
    'deck',
    'contract:2',
    'contract:3',
    'discards',
    ...SIDES.flatMap(side =>
      ZONES.flatMap(zone =>
        (Object.entries(SLOTS) as [SlotKind, number][]).flatMap(([slot, count]) =>
          Array.from({ length: count }, (_, at): Place => `mat:${side}:${zone}:${slot}:${at}`),
        ),
      ),
    ),
    ...seats
      .flatMap((seat): Place[] => [`hand:${seat}`, `open:${seat}`, `pledged:${seat}`])
      .filter(place => place.startsWith('hand') || taken.has(place)),
  ]
}
