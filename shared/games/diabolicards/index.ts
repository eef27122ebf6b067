import type { Game, ToldFields } from '../../kernel/game.ts'
import { apply } from './apply.ts'
import { basics } from './basics.ts'
import { bot, weigh } from './bots/index.ts'
import { clone } from './clone.ts'
import { crowd } from './crowd.ts'
import type { Event } from './events.ts'
import { feat, feats } from './feats.ts'
import { knows } from './knows.ts'
import { remarks, stakes } from './manners.ts'
import { moves } from './moves.ts'
import { preview } from './preview.ts'
import { ahead } from './rules/power.ts'
import { BOUND } from './rules/turns.ts'
import { setup } from './setup.ts'
import type { Diabolicards } from './types.ts'
import { view } from './view.ts'
import { why } from './why.ts'

/** What everybody may hear. The faces of `drew` and `handChanged` are told only where the hand lies open. */
const told: ToldFields<Event> = {
  pledged: ['seat', 'card'],
  contractsOpened: ['cards', 'faces'],
  turnBegan: ['seat', 'extra'],
  played: ['seat', 'zone', 'slot', 'at', 'card', 'faces'],
  abilityUsed: ['ability', 'card', 'faces', 'choice'],
  abilityLost: ['ability', 'why', 'card', 'faces'],
  held: ['card', 'by', 'power', 'faces'],
  released: ['by', 'card', 'faces'],
  killAnnounced: ['by', 'victims', 'faces'],
  ranAway: ['card', 'zone', 'at', 'faces'],
  dodged: ['card', 'faces'],
  savedInVain: ['card', 'faces'],
  struckDown: ['why', 'cards', 'faces'],
  died: ['card', 'faces'],
  moved: ['side', 'zone', 'slot', 'at', 'card', 'faces'],
  sealed: ['zone'],
  drew: ['seat', 'card', 'faces'],
  handChanged: ['seat', 'cards', 'faces'],
  handShown: ['seat', 'card', 'faces'],
  discarded: ['from', 'seat', 'card', 'faces'],
  traded: ['seat', 'given', 'taken', 'faces'],
  purged: ['cards', 'faces', 'seat'],
  contractsBanned: [],
  contractsAllowed: [],
  rewound: ['cards'],
  restored: ['ability', 'card', 'faces'],
  passed: ['seat'],
  ended: ['winners', 'by', 'dawn', 'dusk', 'first'],
}

/** Cards played, and how the side fared that did. */
const tally = (event: Event) =>
  event.type === 'played' ? { list: 'cards', name: String(event.faces[event.card]), seat: event.seat } : null

export const diabolicards: Game<Diabolicards> = {
  ...basics,
  bound: BOUND,
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
  first: ({ starter }) => starter,
  ahead,
  // C-34: from memory the window tells nothing by its length.
  hold: ({ options: { memory }, decision }) => memory && decision.type === 'save',
  weigh,
  why,
  stakes,
  remarks,
  bot,
}
