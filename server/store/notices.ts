import type { Address, Wishes } from '../../shared/wire/notices.ts'
import type { Home } from './home.ts'
import { type Steps, sql } from './sql.ts'
import type { NoticeShelf } from './store.ts'

/** Of one guest; a new one takes the place of the oldest. */
const MOST_DEVICES = 5
/** Calls that are made at once. */
const SOME = 100

const put =
  sql(`INSERT INTO devices (endpoint, person, p256dh, auth, added) VALUES ($endpoint, $person, $key, $auth, $at)
  ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, p256dh = excluded.p256dh, auth = excluded.auth`)
const some = sql<{ endpoint: string }>('SELECT endpoint FROM devices WHERE person = $person ORDER BY added, endpoint')
const all = sql<Address>('SELECT endpoint, p256dh, auth FROM devices WHERE person = $person ORDER BY added, endpoint')
const drop = sql('DELETE FROM devices WHERE endpoint = $endpoint')
const dropAll = sql('DELETE FROM devices WHERE person = $person')
const wish = sql(`INSERT INTO wishes (person, wishes) VALUES ($person, $wishes)
  ON CONFLICT (person) DO UPDATE SET wishes = excluded.wishes`)
const wished = sql<{ wishes: string }>('SELECT wishes FROM wishes WHERE person = $person')
const unwish = sql('DELETE FROM wishes WHERE person = $person')
const call =
  sql(`INSERT INTO calls (person, "table", at) SELECT $person, id, CAST($at AS BIGINT) FROM tables WHERE id = $id
  ON CONFLICT (person, "table") DO UPDATE SET at = excluded.at`)
const due = sql<{ person: string; table: string }>(
  `SELECT person, "table" FROM calls WHERE at <= $at ORDER BY at LIMIT ${SOME}`,
)
const take = sql('DELETE FROM calls WHERE person = $person AND "table" = $id AND at <= $at')
const uncall = sql('DELETE FROM calls WHERE person = $person')

/** Who wants to be called, where and when. */
export function noticesOf(home: Home, now: () => number): NoticeShelf {
  function* forgetIfNowhere(person: string): Steps<void> {
    if ((yield* some.all({ person })).length > 0) return
    yield* unwish.run({ person })
    yield* uncall.run({ person })
  }
  return {
    addDevice: (person, { endpoint, p256dh, auth }, wishes) =>
      home.write(function* () {
        yield* put.run({ endpoint, person, key: p256dh, auth, at: now() })
        const old = (yield* some.all({ person })).filter(each => each.endpoint !== endpoint)
        for (const each of old.slice(0, Math.max(0, old.length + 1 - MOST_DEVICES))) yield* drop.run(each)
        yield* wish.run({ person, wishes: JSON.stringify(wishes) })
      }),
    dropDevice: (person, endpoint) =>
      home.write(function* () {
        if ((yield* some.all({ person })).some(each => each.endpoint === endpoint)) yield* drop.run({ endpoint })
        yield* forgetIfNowhere(person)
      }),
    dropDevices: person =>
      home.write(function* () {
        yield* dropAll.run({ person })
        yield* forgetIfNowhere(person)
      }),
    devicesOf: person => home.read(() => all.all({ person })),
    async wishesOf(person) {
      const row = await home.read(() => wished.get({ person }))
      return row ? (JSON.parse(row.wishes) as Wishes) : null
    },
    callAt: (person, id, at) =>
      home.write(function* () {
        yield* call.run({ person, id, at })
      }),
    callsDue: async () => [...(await home.read(() => due.all({ at: now() })))],
    takeCall: (person, id) =>
      home.write(function* () {
        return (yield* take.run({ person, id, at: now() })) > 0
      }),
  }
}
