import { type Client, Room } from '@colyseus/core'
import type { View } from '../../shared/kernel/game.ts'
import type { FromServer, TurnMessage } from '../../shared/wire/protocol.ts'

/** All that is to be shown after an entry, computed before anything is written: if a game throws, nobody sees half a move. */
export interface Shown {
  readonly seq: number
  readonly public: View
  readonly chairs: ReadonlyMap<number, View>
  readonly turns: ReadonlyMap<number | 'public', TurnMessage>
}
export const NOTHING: Shown = { seq: 0, public: { pieces: {}, facts: {} }, chairs: new Map(), turns: new Map() }

export abstract class TableRoom extends Room {
  protected open(_chairs: readonly number[], _first: Shown = NOTHING): void {}
  protected show(_now: Shown): void {}
  protected seatOf(_client: Client): number | null {
    return null
  }
  protected greet(_client: Client): readonly Greeting[] {
    return []
  }
  protected tell<K extends keyof FromServer>(
    _type: K,
    _message: FromServer[K],
    _to?: (player: number | null) => boolean,
  ): void {}
  protected complain(_error: unknown, _where: string): void {}
}
export type Greeting = { [K in keyof FromServer]: readonly [K, FromServer[K]] }[keyof FromServer]
