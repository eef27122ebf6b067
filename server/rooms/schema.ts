import { type SchemaType, schema } from '@colyseus/schema'

/*
 * Two levels, both of fixed shape: the public table, and one desk for each chair with what that chair sees otherwise.
 * Everything inside is a map of packed strings (shared/wire/pack.ts), so no schema object is made after set-up: refIds
 * are counted for all together, and an object made for one viewer would shift the ids that every other one receives.
 */
export const Desk = schema({ pieces: { map: 'string' }, facts: { map: 'string' } }, 'Desk')
export type Desk = SchemaType<typeof Desk>

export const TableSchema = schema(
  {
    /** Changes with every move, so that every viewer gets one patch a move, whatever was secret in it. */
    seq: 'number',
    pieces: { map: 'string' },
    facts: { map: 'string' },
    /** By the chair's number. A client's StateView holds its own desk and no other. */
    desks: { map: Desk, view: true },
  },
  'Table',
)
export type TableSchema = SchemaType<typeof TableSchema>
