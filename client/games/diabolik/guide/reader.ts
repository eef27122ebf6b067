import { CRIMINALS, DETECTIVES, type Letter } from '../../../../shared/games/diabolik/figures.ts'
import type { Location } from '../../../../shared/games/diabolik/map/locations.ts'
import type { Character, Figure } from '../../../../shared/games/diabolik/state.ts'
import type { DiabolikView } from '../../../../shared/games/diabolik/view.ts'
import type { LessonWords, Reading, Sentence } from '../../contract.ts'
import { type Proposal, proposed } from './advice.ts'

type Looking = Pick<Reading, 'view' | 'seats'>

export const factsOf = ({ view }: Pick<Reading, 'view'>): DiabolikView['facts'] => (view as DiabolikView).facts
export const isEscape = (now: Pick<Reading, 'view'>): boolean => factsOf(now).scenario === 'escape'
export const isCriminals = ({ seats }: Looking): boolean => CRIMINALS.some(who => seats.includes(who))
export const isDetectives = ({ seats }: Looking): boolean => DETECTIVES.some(who => seats.includes(who))

const said = (sentence: Sentence, now: Reading): string => (typeof sentence === 'string' ? sentence : sentence(now))

/** The first game speaks of ways out, the whole one of Heists. */
export const inEscape =
  (first: Sentence, whole: Sentence): Sentence =>
  now =>
    said(isEscape(now) ? first : whole, now)

/** What it is to the one side is not what it is to the other. */
export const bySide =
  (criminals: Sentence, detectives: Sentence): Sentence =>
  now =>
    said(isCriminals(now) ? criminals : detectives, now)

/** A sentence that knows whom the reader plays; nothing where there is nobody. */
export const toReader =
  (say: (mine: readonly Character[]) => string): NonNullable<LessonWords['reader']> =>
  ({ seats }) => {
    const mine = [...CRIMINALS, ...DETECTIVES].filter(who => seats.includes(who))
    return mine.length > 0 ? say(mine) : ''
  }

/** How a language says what is proposed. */
export interface Doing {
  begin(who: Figure): string
  drive(who: Figure): string
  /** `there`: the way out is where this leads. */
  sneak(to: Location, letter: Letter, there: boolean): string
  move(to: Location): string
  hide(to: Location): string
  advance(letter: Letter): string
  fight(whom: Figure): string
  wait(): string
  end(): string
}

/** What to do next: what the guide proposes where it does, else this. */
export const todo =
  (doing: Doing) =>
  (otherwise: Sentence): Sentence =>
  now => {
    const proposal = proposed(now)
    return (proposal && told(doing, proposal, now)) ?? said(otherwise, now)
  }

function told(doing: Doing, { move, letter, there }: Proposal, now: Reading): string | null {
  switch (move.type) {
    case 'activate':
      return doing.begin(move.figure)
    case 'drive':
      return doing.drive(move.who)
    case 'sneak':
      return letter && doing.sneak(move.to, letter, there)
    case 'move':
      return doing.move(move.to)
    case 'hide':
      return doing.hide(move.to)
    case 'advance':
      return doing.advance(move.letter)
    case 'fight':
      return doing.fight(move.target)
    case 'endTurn':
      return factsOf(now).moves > 0 ? doing.end() : doing.wait()
    default:
      return null
  }
}
