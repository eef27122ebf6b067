import type { Game, View } from '../../shared/kernel/game.ts'
import { enter } from '../../shared/kernel/history.ts'
import { start } from '../../shared/kernel/match.ts'
import type { Broadcast, Scene } from '../../shared/match/broadcast.ts'
import { Buckets } from '../../shared/match/bucket.ts'
import { Guessing } from '../../shared/match/crowd.ts'
import type { Loaded } from '../../shared/match/journal.ts'
import type { AudienceEntry } from '../../shared/wire/audience.ts'
import type { CrowdMessage, Guess, OwnGuesses } from '../../shared/wire/crowd.ts'
import type { Person, RefusalReason } from '../../shared/wire/protocol.ts'
import type { Limits } from '../http/limits.ts'
import { WORLD } from '../world.ts'
import type { Spectator } from './gallery.ts'
import type { Remarks } from './remarks.ts'

/** Milliseconds from one time that all are told to the next. */
const TOLD = 1000

/** What a hunt needs of the table that it is at. */
interface Ground {
  /** To all who may know; or each of these, what is their own. */
  tell(people?: ReadonlySet<string>): void
}

/** What those who look on think. It follows what all are shown, however late that is. */
export class Hunt {
  private readonly remarks: Remarks
  private readonly ground: Ground
  private readonly guesses: Buckets
  private readonly notes: { readonly by: Person; readonly guess: Guess }[]
  private guessing: Guessing | null = null
  private lastTold = Number.NEGATIVE_INFINITY
  private telling: NodeJS.Timeout | undefined

  constructor(remarks: Remarks, limits: Limits, ground: Ground) {
    this.remarks = remarks
    this.ground = ground
    this.guesses = new Buckets(limits.guesses, WORLD.now)
    this.notes = guessesIn(remarks.all('guess'))
  }

  /** A broadcast for all begins, perhaps in the middle of a match. The answer is told of every scene of it. */
  begin(broadcast: Broadcast, all: Loaded | null): (scene: Scene) => void {
    const { crowd } = broadcast.game
    const guessing = crowd ? new Guessing(crowd) : null
    this.guessing = guessing
    if (!guessing) return () => {}
    for (const { by, guess } of this.notes) guessing.put(by, guess)
    const loaded = this.notes.length > 0 ? all : null
    if (loaded) again(guessing, broadcast.game, loaded, broadcast.scene)
    const follow = (scene: Scene): boolean => see(guessing, scene, () => broadcast.whole)
    follow(broadcast.scene)
    return scene => {
      if (this.guessing === guessing && follow(scene)) this.tellSoon()
    }
  }

  async guess({ person, open }: Spectator, guess: Guess): Promise<RefusalReason | null> {
    if (open) return 'sawOpenCards'
    const reason = this.guessing ? this.guessing.refuses(person, guess) : 'notNow'
    if (reason) return reason
    if (!this.guesses.take(person.id)) return 'tooFast'
    const { key, about, choice } = guess
    return this.remarks.write(person, { type: 'guess', key, about, choice })
  }

  written(entries: readonly AudienceEntry[]): void {
    const fresh = guessesIn(entries)
    if (fresh.length === 0) return
    this.notes.push(...fresh)
    for (const { by, guess } of fresh) this.guessing?.put(by, guess)
    this.ground.tell(new Set(fresh.map(({ by }) => by.id)))
    // Written down as it was being locked: then it counts for all.
    if (this.guessing?.told().question?.open === false) this.tellSoon()
  }

  told(): CrowdMessage | null {
    return this.guessing?.told() ?? null
  }

  own(person: string): Omit<OwnGuesses, 'barred'> | null {
    return this.guessing?.own(person) ?? null
  }

  hasGuessed(person: string): boolean {
    return this.guessing?.hasGuessed(person) ?? false
  }

  close(): void {
    clearTimeout(this.telling)
  }

  private tellSoon(): void {
    this.telling ??= setTimeout(
      () => {
        this.telling = undefined
        this.lastTold = performance.now()
        this.ground.tell()
      },
      Math.max(0, this.lastTold + TOLD - performance.now()),
    )
  }
}

const guessesIn = (entries: readonly AudienceEntry[]): { by: Person; guess: Guess }[] =>
  entries.flatMap(({ by, body }) => {
    if (body.type !== 'guess') return []
    const { key, about, choice } = body
    return [{ by, guess: { key, about, choice } }]
  })

function see(guessing: Guessing, { shown, company }: Scene, whole: () => View): boolean {
  if (company.phase === 'waiting') return false
  return guessing.follow({ seq: shown.seq, view: shown.public, whole, over: company.phase === 'over' })
}

/** Follows what has been shown before, from the first moment on. */
function again(guessing: Guessing, game: Game, { saved, entries }: Loaded, { recordings }: Scene): void {
  const last = recordings.at(-1)?.n ?? -1
  let match = start(game, game.check(saved.options), saved.seed)
  const follow = (): void => {
    const { seq, state } = match
    guessing.follow({ seq, view: game.view(state, 'public'), whole: () => game.view(state, 'all'), over: false })
  }
  follow()
  for (const { n, entry } of entries) {
    if (n > last) return
    match = enter(match, entry).match
    if (entry.type !== 'note') follow()
  }
}
