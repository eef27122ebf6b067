import { OWNER } from '../../../../shared/games/on-the-lam/rules/questions.ts'
import { type Alibi, SKILLS, type Skill, SUSPECTS, type Suspect } from '../../../../shared/games/on-the-lam/state.ts'
import { SKILL_OF } from '../../../../shared/games/on-the-lam/tuning.ts'
import type { LessonWords, Sentence } from '../../contract.ts'

type Now = Parameters<NonNullable<LessonWords['reader']>>[0]

/** Who reads the guide, what they hold and what they are good at: all of it from their own view. */
export interface Reader {
  readonly me: Suspect
  readonly own: number
  /** Whose the other cards are, one entry a card. */
  readonly others: readonly Suspect[]
  readonly skills: readonly (readonly [skill: Skill, value: number])[]
}

/** A sentence that knows its reader; nothing where there is none. */
export const toReader =
  (say: (reader: Reader) => string): NonNullable<LessonWords['reader']> =>
  now => {
    const me = SUSPECTS.find(suspect => now.seats.includes(suspect))
    return me ? say(readerOf(now, me)) : ''
  }

/** What comes first is a step, where one is to be taken. */
export const beforeAStep =
  (walking: string, otherwise: string): Sentence =>
  ({ choices }) =>
    choices.some(({ type }) => type === 'walk') ? walking : otherwise

function readerOf({ view }: Now, me: Suspect): Reader {
  const hand = Object.values(view.pieces).filter(({ place }) => place === `hand:${me}`)
  const owners = hand.flatMap(({ face }) => OWNER[face as Alibi] ?? [])
  return {
    me,
    own: owners.filter(owner => owner === me).length,
    others: SUSPECTS.flatMap(who => owners.filter(owner => owner === who && who !== me)),
    skills: SKILLS.map(skill => [skill, SKILL_OF[me][skill]] as const),
  }
}
