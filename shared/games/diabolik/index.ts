import type { Game, ToldFields } from '../../kernel/game.ts'
import { apply } from './apply.ts'
import { basics } from './basics.ts'
import { bot, slips, trial, trials, weigh } from './bots/index.ts'
import { beliefs, book, fit } from './bots/knowing/beliefs.ts'
import { clone } from './clone.ts'
import { crowd } from './crowd.ts'
import type { Event } from './events.ts'
import { feat, feats } from './feats.ts'
import { knows } from './knows.ts'
import { remarks, stakes } from './manners.ts'
import { moves } from './moves.ts'
import { preview } from './preview.ts'
import { LAST_ROUND, sideOf } from './rules/questions.ts'
import { setup } from './setup.ts'
import type { Diabolik } from './types.ts'
import { view } from './view.ts'
import { why } from './why.ts'

/** What everybody may hear. Not here: what a face-down card says, which card is drawn, laid or looked at, where a Trap is. */
const told: ToldFields<Event> = {
  roundBegan: ['round'],
  phaseBegan: ['phase'],
  turnBegan: ['who', 'actions'],
  turnEnded: ['who'],
  moved: ['who', 'from', 'to', 'path', 'road'],
  walked: ['who', 'from', 'to'],
  sneaked: ['who', 'card', 'space', 'mark'],
  sighted: ['who', 'by', 'count'],
  cardsReturned: ['cards'],
  cardShifted: ['who', 'card', 'space'],
  turnedUp: ['card', 'faces'],
  turnedDown: ['card'],
  investigated: ['who', 'at', 'found'],
  exposed: ['who', 'at'],
  chased: ['who', 'turns'],
  jaguarTaken: ['who'],
  jaguarLeft: ['who'],
  hid: ['who'],
  fought: ['who', 'target', 'die', 'hits'],
  rerolled: ['who', 'die', 'hits'],
  rolled: ['who', 'die'],
  wounded: ['who', 'wounds'],
  shielded: ['who'],
  sentToStation: ['who'],
  healed: ['who', 'wounds'],
  dangerMoved: ['by', 'to', 'why'],
  drew: ['who', 'card'],
  redrew: ['who', 'card', 'faces'],
  picked: ['who', 'card', 'faces'],
  discarded: ['who', 'card', 'faces'],
  paid: ['who', 'cards', 'faces'],
  cardPlayed: ['who', 'card', 'faces', 'at', 'whom'],
  cardStayed: ['who', 'card', 'faces', 'spot'],
  cardLeft: ['who', 'card', 'faces'],
  reshuffled: ['pile', 'count'],
  exchangeOpened: ['who', 'with'],
  cardLaid: ['who', 'card'],
  exchanged: ['who', 'with', 'given', 'got'],
  exchangeRefused: ['who', 'with'],
  officerCalled: ['who', 'officer', 'at'],
  partDone: ['who', 'letter', 'sheet', 'part'],
  clueDone: ['who', 'letter', 'sheet', 'clue'],
  clueMoved: ['letter', 'at'],
  clueGone: ['letter'],
  heistDone: ['letter', 'sheet'],
  extraHidden: ['who', 'card'],
  extraShown: ['who', 'at'],
  extraLeft: ['who'],
  roadblockSet: ['who', 'at'],
  roadblockLifted: ['who'],
  trapLaid: ['who'],
  trapSprung: ['who', 'at'],
  answered: ['who', 'what', 'count'],
  ended: ['winners', 'by'],
}

/** Sheets completed, Clues found, cards played, paid with and discarded, who fought, runs and those that went on. */
function tally(event: Event) {
  switch (event.type) {
    case 'heistDone':
      return [{ list: 'sheets', name: event.sheet }]
    case 'clueDone':
      return [{ list: 'clues', name: event.sheet }]
    case 'cardPlayed':
      return [{ list: 'cards', name: String(event.faces[event.card]) }]
    case 'paid':
      return event.cards.map(card => ({ list: 'paid', name: String(event.faces[card]) }))
    case 'discarded':
      return [{ list: 'discarded', name: String(event.faces[event.card]) }]
    case 'fought':
      return [{ list: 'fights', name: sideOf(event.who) }]
    case 'exposed':
      return [{ list: 'runs', name: 'all' }]
    case 'chased':
      return event.turns === 2 ? [{ list: 'runs', name: 'intoSecondTurn' }] : []
    default:
      return []
  }
}

export const diabolik: Game<Diabolik> = {
  ...basics,
  bound: LAST_ROUND,
  setup,
  moves,
  apply,
  clone,
  outcome: state => state.outcome,
  round: state => state.round,
  view,
  knows,
  told,
  preview,
  tally,
  feats,
  feat,
  crowd,
  beliefs,
  book,
  fit,
  trials,
  trial,
  weigh,
  why,
  stakes,
  remarks,
  slips,
  bot,
}
