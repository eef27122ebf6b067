import type { Game, ToldFields } from '../../kernel/game.ts'
import { apply } from './apply.ts'
import { basics } from './basics.ts'
import { bot, weigh } from './bots/index.ts'
import { crowd } from './crowd.ts'
import { feat, feats } from './feats.ts'
import { remarks, stakes } from './manners.ts'
import { moves } from './moves.ts'
import { preview } from './preview.ts'
import { LAST_ROUND } from './rules/questions.ts'
import { setup } from './setup.ts'
import type { Event, PersonState } from './state.ts'
import { TOP } from './tuning.ts'
import type { OnTheLam } from './types.ts'
import { knows, view } from './view.ts'
import { why } from './why.ts'

/** What everybody may hear. Not here: which card is drawn, tipped off or stolen. */
const told: ToldFields<Event> = {
  turnBegan: ['seat', 'round'],
  walked: ['seat', 'from', 'to'],
  rode: ['seat', 'from', 'to'],
  summoned: ['seat', 'from', 'to'],
  keeperSpoke: ['seat', 'tile', 'line'],
  rolled: ['seat', 'tile', 'die', 'skill', 'plus', 'need'],
  itemUsed: ['seat', 'card', 'plus', 'faces'],
  rerolled: ['seat', 'die'],
  searchSucceeded: ['seat', 'tile', 'total', 'cards'],
  searchFailed: ['seat', 'tile', 'total'],
  gaveUp: ['seat'],
  tilesCleared: ['seat'],
  alibiDrawn: ['seat', 'card'],
  playCardDrawn: ['seat', 'card', 'faces'],
  itemTaken: ['seat', 'card', 'faces'],
  itemDropped: ['seat', 'card', 'faces'],
  traded: ['seat', 'tile', 'of', 'cards', 'faces'],
  pileSearched: ['seat', 'cards', 'faces'],
  tipFound: ['seat', 'card'],
  noTip: ['seat', 'cards'],
  swapped: ['seat', 'card', 'faces'],
  mugged: ['seat', 'count'],
  blackmailed: ['seat', 'from', 'card'],
  fizzled: ['seat', 'card', 'faces'],
  discarded: ['seat', 'card', 'faces'],
  policeRolled: ['way', 'turned'],
  policeMoved: ['from', 'to', 'why'],
  investigated: ['seat', 'tile'],
  handedOver: ['seat', 'card', 'faces'],
  takenIn: ['seat', 'cards', 'faces'],
  reshuffled: ['pile', 'count'],
  ended: ['winners', 'by'],
}

/** Turns; what they are spent on at the two tiles for trading; and by which skill suspects search. */
function tally(event: Event) {
  if (event.type === 'turnBegan') return { list: 'turns', name: 'all' }
  if (event.type === 'traded') return { list: 'trades', name: event.tile, seat: event.seat }
  if (event.type !== 'rolled') return null
  const name = event.skill === TOP[event.seat] ? 'top' : `${event.plus}`
  return { list: 'searches', name }
}

const clonePerson = ({ at, hand, item, searched }: PersonState): PersonState => ({
  at,
  hand: [...hand],
  item,
  searched: [...searched],
})

export const onTheLam: Game<OnTheLam> = {
  ...basics,
  bound: LAST_ROUND,
  setup,
  moves,
  apply,
  // Field by field: a spread would make the copies of one state differ in their layout, which V8 pays for at each step.
  clone: state => ({
    faces: { ...state.faces },
    cast: [...state.cast],
    people: {
      boxer: clonePerson(state.people.boxer),
      dame: clonePerson(state.people.dame),
      reporter: clonePerson(state.people.reporter),
      ceo: clonePerson(state.people.ceo),
    },
    police: state.police,
    alibis: { cards: [...state.alibis.cards], discards: [...state.alibis.discards] },
    plays: { cards: [...state.plays.cards], discards: [...state.plays.discards] },
    round: state.round,
    first: state.first,
    active: state.active,
    decision:
      state.decision.type === 'investigation'
        ? { ...state.decision, queue: [...state.decision.queue] }
        : { ...state.decision },
    outcome: state.outcome && { winners: [...state.outcome.winners], by: state.outcome.by },
  }),
  outcome: state => state.outcome,
  round: state => state.round,
  view,
  knows,
  told,
  preview,
  tally,
  weigh,
  why,
  stakes,
  remarks,
  feats,
  feat,
  crowd,
  bot,
}
