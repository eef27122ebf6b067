import { MOST_PASSKEYS } from '../../shared/wire/passkeys.ts'
import type { Home } from './home.ts'
import { sql } from './sql.ts'
import type { KeptPasskey, PasskeyShelf } from './store.ts'

interface Row extends Omit<KeptPasskey, 'transports'> {
  readonly transports: string
}

const COLUMNS = 'id, person, key, counter, transports, created'
const put = sql(`INSERT INTO passkeys (${COLUMNS})
  SELECT $id, $person, $key, CAST($counter AS BIGINT), $transports, CAST($created AS BIGINT)
  WHERE (SELECT count(*) FROM passkeys WHERE person = $person) < ${MOST_PASSKEYS}
  AND EXISTS (SELECT 1 FROM people WHERE id = $person) ON CONFLICT DO NOTHING`)
const one = sql<Row>(`SELECT ${COLUMNS} FROM passkeys WHERE id = $id`)
const all = sql<Row>(`SELECT ${COLUMNS} FROM passkeys WHERE person = $person ORDER BY created, id`)
const drop = sql('DELETE FROM passkeys WHERE id = $id AND person = $person')
// Most count nothing, and say 0 for ever.
const use = sql(`UPDATE passkeys SET counter = $counter
  WHERE id = $id AND (counter < $counter OR (counter = 0 AND $counter = 0))`)

const keptIn = (row: Row): KeptPasskey => ({ ...row, transports: JSON.parse(row.transports) })

/** By which guests come back. */
export function passkeysOf(home: Home, now: () => number): PasskeyShelf {
  return {
    addPasskey: ({ transports, ...passkey }) =>
      home.write(function* () {
        const row = { ...passkey, transports: JSON.stringify(transports), created: now() }
        return (yield* put.run(row)) > 0
      }),
    async passkey(id) {
      const row = await home.read(() => one.get({ id }))
      return row ? keptIn(row) : null
    },
    passkeysOf: async person => (await home.read(() => all.all({ person }))).map(keptIn),
    dropPasskey: (person, id) =>
      home.write(function* () {
        yield* drop.run({ person, id })
      }),
    usePasskey: (id, counter) =>
      home.write(function* () {
        return (yield* use.run({ id, counter })) > 0
      }),
  }
}
