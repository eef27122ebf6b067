import type { Changes } from '../../shared/match/journal.ts'
import { NOBODY } from '../../shared/match/unnamed.ts'
import type { Followers } from './followers.ts'
import type { Home } from './home.ts'
import { LISTED, listedOf, type Row, readable } from './rows.ts'
import { type Steps, sql } from './sql.ts'
import { type Archive, type Filed, type MatchRecord, PAGE } from './store.ts'

/* Matches that are over: lists of them, and what is remembered of them. */

/** By one person. */
const MOST_KEPT = 200
const MOST_REMEMBERED = 10_000

interface FiledRow extends Row {
  readonly filmed: boolean | number
  readonly kept: number
  readonly watched: number
}
interface RecordRow extends Omit<MatchRecord, 'won' | 'feats'> {
  readonly won: number
  readonly feats: string
  readonly there: boolean | number
}
type Said = { readonly n: number } & Readonly<Record<Column, string | null>>
type Column = 'entry' | 'record'

/** Films outlive the rules; what is not filmed yet is, as long as they last. */
const FILMED = '(retired IS NULL OR EXISTS (SELECT 1 FROM films WHERE films."table" = tables.id)) AS filmed'

const paged = (text: string, order: string) =>
  sql<FiledRow>(`${text} AND game = coalesce($game, game) ORDER BY ${order} LIMIT ${PAGE + 1} OFFSET $from`)
const past = paged(
  `SELECT ${LISTED}, kept, 0 AS watched, ${FILMED} FROM sitters JOIN tables ON tables.id = sitters."table"
  WHERE person = $person AND phase = 'over'`,
  'touched DESC, id',
)
const open = `SELECT ${LISTED}, 0 AS kept, watched, ${FILMED} FROM archive JOIN tables ON tables.id = archive."table"
  WHERE phase = 'over'`
const newest = paged(open, 'ended DESC')
const mostWatched = paged(`${open} AND watched > 0`, 'watched DESC, ended DESC')
const file = sql('INSERT INTO archive ("table", ended) VALUES ($id, $ended) ON CONFLICT DO NOTHING')
const record = sql(`INSERT INTO records (person, match, game, side, seat, won, ended, feats)
  SELECT sitters.person, id, game, $side, $seat, CAST($won AS BIGINT), CAST($ended AS BIGINT), $feats
  FROM sitters JOIN tables ON tables.id = sitters."table" WHERE sitters.person = $person AND id = $match
  AND (SELECT count(*) FROM records WHERE person = $person) < ${MOST_REMEMBERED} ON CONFLICT DO NOTHING`)
const records = sql<RecordRow>(`SELECT match, game, side, seat, won, ended, feats,
  EXISTS (SELECT 1 FROM tables WHERE id = match) AS there FROM records WHERE person = $person ORDER BY ended`)
const finished = sql<{ n: number }>('SELECT count(*) AS n FROM records WHERE person = $person AND game = $game')
const forget = sql('DELETE FROM records WHERE person = $person AND match = $id')
const hush = sql('DELETE FROM audience WHERE person = $person AND "table" = $id')
const watched = sql('UPDATE archive SET watched = watched + 1 WHERE "table" = $id')
const keep = sql(`UPDATE sitters SET kept = $kept WHERE person = $person AND "table" = $id AND ($kept = 0 OR
  (SELECT count(*) FROM sitters WHERE person = $person AND kept = 1 AND "table" <> $id) < ${MOST_KEPT})`)
const table = sql<Row>(`SELECT ${LISTED} FROM tables WHERE id = $id`)
const said = sql<Said>(
  'SELECT n, entry, record FROM entries WHERE "table" = $id AND (entry LIKE $like OR record LIKE $like)',
)
const sign = { entry: signed('entry'), record: signed('record') }

function signed(column: Column) {
  return sql(`UPDATE entries SET ${column} = $text WHERE "table" = $id AND n = $n`)
}

/** Under what they said, in place of their name. Null: it is not theirs, or cannot be read. */
function unsigned(text: string | null, person: string): string | null {
  try {
    const kept = text === null ? null : JSON.parse(text)
    if (kept?.note?.body?.by?.id !== person) return null
    kept.note.body.by = NOBODY
    return JSON.stringify(kept)
  } catch {
    return null
  }
}

const filed = (rows: readonly FiledRow[]): Filed[] =>
  rows.flatMap(row =>
    readable(row).map(listed => ({
      ...listed,
      filmed: Boolean(row.filmed),
      kept: row.kept === 1,
      watched: row.watched,
    })),
  )

export function archiveOf(
  home: Home,
  followers: Pick<Followers, 'unnamed'>,
  change: (id: string, changes: Changes) => Steps<void>,
): Archive {
  return {
    file: (id, { ended, open, records }) =>
      home.write(function* () {
        if (open) yield* file.run({ id, ended })
        for (const { won, feats, ...each } of records)
          yield* record.run({ ...each, match: id, ended, won: Number(won), feats: JSON.stringify(feats) })
      }),
    pastOf: async (person, { game, page }) =>
      filed(await home.read(() => past.all({ person, game, from: page * PAGE }))),
    archive: async (order, { game, page }) =>
      filed(await home.read(() => (order === 'newest' ? newest : mostWatched).all({ game, from: page * PAGE }))),
    watched: id =>
      home.write(function* () {
        yield* watched.run({ id })
      }),
    keep: (id, person, kept) =>
      home.write(function* () {
        return (yield* keep.run({ id, person, kept: Number(kept) })) === 1
      }),
    unname: (id, person, changed) =>
      home.write(
        function* () {
          const row = yield* table.get({ id })
          if (!row) return
          yield* change(id, changed(listedOf(row)))
          for (const { n, ...texts } of yield* said.all({ id, like: `%"${person}"%` }))
            for (const column of ['entry', 'record'] as const) {
              const text = unsigned(texts[column], person)
              if (text !== null) yield* sign[column].run({ id, n, text })
            }
          for (const each of [forget, hush]) yield* each.run({ person, id })
        },
        { of: id, news: [{ unnamed: person }, { saved: true }], done: () => followers.unnamed(id, person) },
      ),
    finished: async (person, game) => Number((await home.read(() => finished.get({ person, game })))?.n ?? 0),
    recordsOf: async person =>
      (await home.read(() => records.all({ person }))).map(({ won, feats, there, ...each }) => ({
        ...each,
        won: won === 1,
        feats: JSON.parse(feats),
        there: Boolean(there),
      })),
  }
}
