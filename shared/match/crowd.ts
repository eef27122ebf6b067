import type { Crowd, Question, View } from '../kernel/game.ts'
import type { CrowdMessage, Guess, Nose, OwnGuesses } from '../wire/crowd.ts'
import type { Person, RefusalReason } from '../wire/protocol.ts'
import { choose, type Poll, pointsIn, pollOf, settle } from './poll.ts'

/*
 * What those who look on think, and how right they were. A question is open, then locked for good; whoever guessed is
 * told the truth when everybody is: as soon as what all see tells it, else when the match is over. So nothing is told
 * before its time, though what was true is remembered from the moment of the lock.
 */

/** What all who look on are shown, as far as it matters here. */
export interface Seen {
  readonly seq: number
  readonly view: View
  /** The same with nothing hidden: asked for when a question is locked, and told to nobody. */
  readonly whole: () => View
  readonly over: boolean
}

/** Of whom one can be told from another: as many as fit into a match's watch rooms. */
const MOST_PEOPLE = 20_000
const BEST_NOSES = 5

export class Guessing {
  private readonly crowd: Crowd
  private readonly polls = new Map<string, Poll>()
  private readonly names = new Map<string, string>()
  private current: Poll | null = null
  private seq = 0
  private over = false
  /** Of everybody who guessed; null: to be added up anew. */
  private totals: ReadonlyMap<string, number> | null = null

  constructor(crowd: Crowd) {
    this.crowd = crowd
  }

  /** Is there anything new to be told? */
  follow({ seq, view, whole, over }: Seen): boolean {
    const question = this.crowd.question(view)
    const poll = question && this.pollOf(question.key)
    const before = poll && poll === this.current ? poll.question : null
    let isNew = poll !== this.current || over !== this.over
    this.seq = seq
    this.over = over
    this.current = poll
    // When it has been locked, what it was about is settled, too.
    if (poll && question && (question.open || before?.open !== false)) {
      isNew ||= question.open !== before?.open || question.about.join() !== before?.about.join()
      poll.question = question
      poll.open &&= question.open
      // A step may be taken back: the last time that it was locked counts.
      if (!question.open) poll.hidden = this.truths(question, whole())
    }
    for (const each of over ? this.polls.values() : poll ? [poll] : [])
      isNew = settle(each, this.crowd, view, over) || isNew
    if (isNew) this.totals = null
    return isNew
  }

  refuses({ id }: Person, { key, about, choice }: Guess): RefusalReason | null {
    const { current } = this
    if (this.over || !current?.open || current.question?.key !== key) return 'notNow'
    if (!current.question.about.includes(about) || !current.question.choices.includes(choice)) return 'malformed'
    return this.names.size >= MOST_PEOPLE && !this.names.has(id) ? 'tooMany' : null
  }

  /** It is on disk. */
  put({ id, name }: Person, { key, about, choice }: Guess): void {
    choose(this.pollOf(key), id, about, choice)
    this.names.set(id, name)
    this.totals = null
  }

  hasGuessed(person: string): boolean {
    return this.names.has(person)
  }

  /** What all are told. */
  told(): CrowdMessage {
    const { question = null, open = false } = this.current ?? {}
    return {
      seq: this.seq,
      question: question && !this.over ? { ...question, open } : null,
      counts: question && !open && !this.over ? this.counts(question) : null,
      settled: [...this.polls].flatMap(([key, { guesses, settled }]) =>
        [...settled].map(([about, { truth }]) => {
          const chosen = [...(guesses.get(about)?.values() ?? [])]
          return { key, about, truth, guesses: chosen.length, right: chosen.filter(each => each === truth).length }
        }),
      ),
      noses: this.over ? this.noses() : [],
    }
  }

  own(person: string): Omit<OwnGuesses, 'barred'> {
    const current = [...(this.current?.guesses ?? [])].flatMap(([about, chosen]) => {
      const choice = chosen.get(person)
      return choice === undefined ? [] : [[about, choice] as const]
    })
    const results = [...this.polls].flatMap(([key, poll]) =>
      [...poll.settled.keys()].flatMap(about => {
        const choice = poll.guesses.get(about)?.get(person)
        return choice === undefined ? [] : [{ key, about, choice, points: pointsIn(poll, about).get(person) ?? 0 }]
      }),
    )
    const points = results.reduce((sum, each) => sum + each.points, 0)
    const rank = this.over && this.names.has(person) ? this.rankOf(points) : null
    return { seq: this.seq, guess: Object.fromEntries(current), results, points, rank }
  }

  private pollOf(key: string): Poll {
    const poll = this.polls.get(key) ?? pollOf()
    this.polls.set(key, poll)
    return poll
  }

  private truths({ about }: Question, view: View): ReadonlyMap<string, string | null> {
    return new Map(about.map(each => [each, this.crowd.truth(view, each)]))
  }

  private counts({ about }: Question): CrowdMessage['counts'] {
    return Object.fromEntries(
      about.map(each => {
        const counts: Record<string, number> = {}
        for (const choice of this.current?.guesses.get(each)?.values() ?? []) counts[choice] = (counts[choice] ?? 0) + 1
        return [each, counts]
      }),
    )
  }

  private sums(): ReadonlyMap<string, number> {
    if (this.totals) return this.totals
    const sums = new Map([...this.names.keys()].map(person => [person, 0]))
    for (const poll of this.polls.values())
      for (const about of poll.settled.keys())
        for (const [person, points] of pointsIn(poll, about)) sums.set(person, (sums.get(person) ?? 0) + points)
    this.totals = sums
    return sums
  }

  private noses(): Nose[] {
    const best = [...this.sums()].sort(([, a], [, b]) => b - a).slice(0, BEST_NOSES)
    return best.map(([person, points]) => ({
      name: this.names.get(person) ?? '',
      points,
      rank: 1 + best.findIndex(([, other]) => other === points),
    }))
  }

  private rankOf(points: number): number {
    return 1 + [...this.sums().values()].filter(other => other > points).length
  }
}
