import type { Crowd, Question, View } from '../kernel/game.ts'

/** One question to those who look on, and all that was said to it. */
export interface Poll {
  /** As it was asked last; null: not yet. */
  question: Question | null
  open: boolean
  /** By what it is about, then by whose it is. */
  readonly guesses: Map<string, Map<string, string>>
  /** What was true as it was locked: not to be told. */
  hidden: ReadonlyMap<string, string | null>
  readonly settled: Map<string, Truth>
  /** What came of it for whom, once it has been asked for. */
  readonly points: Map<string, ReadonlyMap<string, number>>
}
interface Truth {
  readonly truth: string
  readonly worth: (choice: string) => number
}

export const pollOf = (): Poll => ({
  question: null,
  open: true,
  guesses: new Map(),
  hidden: new Map(),
  settled: new Map(),
  points: new Map(),
})

/** Somebody thinks that. */
export function choose({ guesses, points }: Poll, person: string, about: string, choice: string): void {
  const chosen = guesses.get(about) ?? new Map<string, string>()
  guesses.set(about, chosen.set(person, choice))
  points.delete(about)
}

/** What has come out of a question that is locked; true: something new has. */
export function settle({ question, hidden, settled, points }: Poll, crowd: Crowd, view: View, over: boolean): boolean {
  if (question?.open !== false) return false
  const before = settled.size
  for (const about of question.about) {
    const truth = settled.has(about) ? null : ((over ? hidden.get(about) : null) ?? crowd.truth(view, about))
    if (truth === null) continue
    settled.set(about, { truth, worth: choice => crowd.worth(view, choice, truth) })
    points.delete(about)
  }
  return settled.size > before
}

/**
 * What each who guessed gets for it: what the game says that it is worth, and as much again for whoever knew it alone;
 * of that a part by how many did worse.
 */
export function pointsIn({ guesses, settled, points }: Poll, about: string): ReadonlyMap<string, number> {
  const known = points.get(about)
  if (known) return known
  const worth = settled.get(about)?.worth ?? (() => 0)
  const worths = new Map([...(guesses.get(about) ?? [])].map(([person, choice]) => [person, worth(choice)]))
  /** Few different ones, however many guessed. */
  const counts = new Map<number, number>()
  for (const each of worths.values()) counts.set(each, (counts.get(each) ?? 0) + 1)
  const worse = (own: number): number => [...counts].reduce((sum, [each, n]) => sum + (each < own ? n : 0), 0)
  const found = new Map(
    [...worths].map(([person, own]) => [person, own + Math.floor((own * worse(own)) / worths.size)]),
  )
  points.set(about, found)
  return found
}
