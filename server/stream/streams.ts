import { randomBytes } from 'node:crypto'
import { partyOf } from '../../shared/match/company.ts'
import { Damaged } from '../../shared/match/errors.ts'
import { AT_FIRST, type DeskState, KEY_LENGTH, type OnStream, type Stream } from '../../shared/wire/stream.ts'
import type { Language } from '../../shared/words/index.ts'
import type { House } from '../rooms/house.ts'
import type { StreamRow } from '../store/store.ts'
import type { Listener } from './listeners.ts'
import { LiveStream, stateOf } from './live.ts'

const newKey = (): string => randomBytes((KEY_LENGTH * 3) / 4).toString('base64url')

/** The keys by which tables are filmed, and who looks by them. */
export class Streams {
  private readonly house: House
  private readonly live = new Map<string, LiveStream>()

  constructor(house: House) {
    this.house = house
  }

  private get store() {
    return this.house.store
  }

  /** The host's, as it is, or the one of the match before, or a new one. */
  async of(host: string, table: string): Promise<StreamRow> {
    const known = await this.store.stream({ table })
    if (known?.host === host) return known
    if (known) await this.revoke(known)
    const before = await this.before(host, table)
    const moved = before && (await this.move(before.row, table, before.last))
    return moved ?? this.store.addStream({ key: newKey(), desk: newKey(), table, host, state: AT_FIRST })
  }

  /** Null: it is none any more. */
  async change(row: StreamRow, change: (now: DeskState) => DeskState): Promise<DeskState | null> {
    const changed = await this.store.changeStream(row.key, now => ({ ...now, state: change(stateOf(now)) }))
    if (!changed) return null
    this.live.get(row.key)?.change(changed)
    return stateOf(changed)
  }

  /** The host's stream of a table whose people have gone on to this one, and the last table on their way. */
  private async before(
    host: string,
    table: string,
  ): Promise<{ readonly row: StreamRow; readonly last: string } | null> {
    for (const row of await this.store.streamsBy(host))
      for (let last = row.table; ; ) {
        const next = await this.rematchOf(last)
        if (next === table) return { row, last }
        if (next === null) break
        last = next
      }
    return null
  }

  private async rematchOf(id: string): Promise<string | null> {
    try {
      const table = await this.store.table(id)
      return table && partyOf(table).rematch
    } catch (error) {
      if (error instanceof Damaged) return null
      throw error
    }
  }

  /** Null: there is another one already, or no such table, or it has gone on from there. */
  private async move({ key, table: from }: StreamRow, to: string, last: string): Promise<StreamRow | null> {
    if ((await this.store.stream({ table: to })) || !(await this.store.table(to))) return null
    const afresh = { spotlight: null, strokes: [], last: this.house.watchKeys.of(last) }
    const moved = await this.store.changeStream(key, now =>
      now.table === from ? { ...now, table: to, state: { ...stateOf(now), ...afresh } } : null,
    )
    if (moved) this.live.get(key)?.change(moved)
    return moved
  }

  /** Whoever had its desk has it no more; those who look notice nothing. */
  renew({ key, desk }: StreamRow): Promise<StreamRow | null> {
    return this.store.changeStream(key, now => (now.desk === desk ? { ...now, desk: newKey() } : null))
  }

  async revoke({ key }: StreamRow): Promise<void> {
    await this.store.dropStream(key)
    this.live.get(key)?.revoke()
  }

  private liveOf(row: StreamRow): LiveStream {
    const { key } = row
    const found =
      this.live.get(key) ??
      new LiveStream(row, {
        house: this.house,
        goesOn: (from, table) => this.move(from, table, from.table),
        ended: live => this.live.get(key) === live && this.live.delete(key),
      })
    this.live.set(key, found)
    return found
  }

  /** Null: too many listen. Else what ends it. */
  listen(row: StreamRow, language: Language, hear: Listener['hear']): (() => void) | null {
    const live = this.liveOf(row)
    const listener = { language, hear }
    if (!live.join(listener)) return null
    void live.greet(listener)
    return () => live.leave(listener)
  }

  /** What is on now, once. Null: nothing may be told. */
  now(row: StreamRow, language: Language): Promise<OnStream | null> {
    return this.brief(row, language, async live => (await live.present(language)) ?? null)
  }

  /** What of its table can be pointed at. */
  points(row: StreamRow, language: Language) {
    return this.brief(row, language, live => live.points(language))
  }

  /** As if somebody listened meanwhile. */
  private async brief<T>(row: StreamRow, language: Language, ask: (live: LiveStream) => Promise<T>): Promise<T> {
    const live = this.liveOf(row)
    const nobody: Listener = { language, hear: () => {} }
    live.join(nobody)
    try {
      return await ask(live)
    } finally {
      live.leave(nobody)
    }
  }
}

export const streamOf = ({ key, desk, table }: StreamRow, state: DeskState, mine: boolean): Stream => ({
  key,
  desk,
  table,
  mine,
  state,
})
