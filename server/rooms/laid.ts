import { getMessageBytes, Protocol } from '@colyseus/core'
import type { StateView } from '@colyseus/schema'
import type { Shown } from '../../shared/match/shown.ts'
import type { FromServer } from '../../shared/wire/protocol.ts'
import { PACKED, type Packer, WORDS } from '../../shared/wire/turns.ts'
import { eyesOf, layTable, project } from './project.ts'
import type { TableSchema } from './schema.ts'
import { TableSerializer } from './serializer.ts'

/** A table as it is sent: to the clients of one room, or of all rooms in which the same is to be seen. */
export class Laid {
  readonly table: TableSchema
  readonly serializer = new TableSerializer()
  readonly eyes: ReadonlyMap<number, StateView>
  private readonly packer: Packer

  /** Where all see the same there are no chairs. */
  constructor(chairs: readonly number[], first: Shown, packer: Packer) {
    this.packer = packer
    this.table = layTable(chairs)
    this.project(first)
    this.serializer.reset(this.table)
    this.eyes = new Map(chairs.map(chair => [chair, eyesOf(this.table, chair)]))
  }

  project({ seq, public: open, chairs }: Pick<Shown, 'seq' | 'public' | 'chairs'>): void {
    project(this.table, seq, open, chairs)
  }

  /** What a joiner needs for reading all that is packed. */
  words(): Buffer {
    return getMessageBytes.raw(Protocol.ROOM_DATA_BYTES, WORDS, undefined, this.packer.words)
  }

  /** A message as it is sent. */
  bytesOf<K extends keyof FromServer>(type: K, message: FromServer[K]): Buffer {
    return PACKED[type]
      ? getMessageBytes.raw(Protocol.ROOM_DATA_BYTES, type, undefined, this.packer.pack(message as object))
      : getMessageBytes.raw(Protocol.ROOM_DATA, type, message)
  }
}
