import { deciders } from './moves.ts'
import { isPair, maximumOf } from './rules/questions.ts'
import type { Criminal, Ending, Figure, Phase, Question, State } from './state.ts'

/** What is the same for every viewer and lies nowhere. */
export interface DiabolikFacts {
  readonly players: number
  /** D-55: one hand a side, and its actions together. */
  readonly joint: boolean
  readonly scenario: string
  readonly edition: string
  readonly difficulty: string
  readonly round: number
  readonly phase: Phase
  readonly danger: number
  readonly maximum: number
  /** Whose turn it is; '' between turns. */
  readonly acting: Figure | ''
  readonly actions: number
  /** Actions that this turn has had, joined by commas; and Moves. */
  readonly done: string
  readonly moves: number
  /** Who may decide, joined by commas: more than one, where a team chooses together. */
  readonly decider: string
  /** `turn`, `order`, or the question that is put. */
  readonly decision: string
  /** Whom the question is about, joined by commas; what lies there for it. */
  readonly about: string
  readonly die: string
  readonly count: number
  /** Who drives; ''. */
  readonly driver: Criminal | ''
  /** Abilities used in this phase. */
  readonly used: string
  /** What lasts: `type:of:value`, joined by blanks. */
  readonly effects: string
  /** Only at a guided table. */
  readonly guided?: true
  readonly ending: Ending | ''
  readonly winners: string
}

/** Whom a question is about, joined by commas. */
const subjectsOf = (question: Question): string =>
  question.type === 'exchange' ? `${question.from},${question.to}` : [question.who].flat().join()

export function facts(state: State): DiabolikFacts & Record<string, string | number | boolean> {
  const { options, acting, outcome } = state
  const [question] = state.questions
  return {
    players: options.players,
    joint: isPair(state),
    scenario: options.scenario,
    edition: options.edition,
    difficulty: options.difficulty,
    round: state.round,
    phase: state.phase,
    danger: state.danger,
    maximum: maximumOf(state),
    acting: acting?.figure ?? '',
    actions: acting?.actions ?? 0,
    done: acting?.done.join() ?? '',
    moves: acting?.moves ?? 0,
    decider: deciders(state).join(),
    decision: question?.type ?? (acting ? 'turn' : 'order'),
    about: question ? subjectsOf(question) : '',
    die: question?.type === 'reroll' ? question.die : '',
    count: question?.type === 'wounds' ? question.count : 0,
    driver: state.jaguar ?? '',
    used: state.abilities.join(),
    effects: state.effects.map(({ type, of, value }) => `${type}:${of}:${value}`).join(' '),
    ...(options.guided ? { guided: true as const } : {}),
    ending: outcome ? (outcome.by as Ending) : '',
    winners: outcome ? outcome.winners.join() : '',
  }
}
