import type { Changes } from '../../shared/match/journal.ts'
import { NOBODY } from '../../shared/match/unnamed.ts'
import type { Database } from './open.ts'
import { LISTED, listedOf, type Row, readable } from './rows.ts'
import { type Archive, type Filed, type MatchRecord, PAGE } from './store.ts'
import type { Writes } from './writes.ts'

/* Matches that are over: lists of them, and what is remembered of them. */

/** By one person. */
const MOST_KEPT = 200
const MOST_REMEMBERED = 10_000

interface FiledRow extends Row {
  readonly filmed: number
  readonly kept: number
  readonly watched: number
}
interface RecordRow extends Omit<MatchRecord, 'won' | 'feats'> {
  readonly won: number
  readonly feats: string
  readonly there: number
}

/** What the store does besides. */
interface Rest {
  /** Within a write. */
  change(id: string, changes: Changes): void
  /** When it is on disk. */
  unnamed(id: string, person: string): void
}

/** Films outlive the rules; what is not filmed yet is, as long as they last. */
const FILMED = '(retired IS NULL OR EXISTS (SELECT 1 FROM films WHERE films."table" = tables.id)) AS filmed'

export function archiveOf(database: Database, writes: Writes, rest: Rest): Archive {
  const sql = (text: string) => database.prepare(text)
  const paged = (text: string, order: string) =>
    sql(`${text} AND game = coalesce($game, game) ORDER BY ${order} LIMIT ${PAGE + 1} OFFSET $from`)
  const past = paged(
    `SELECT ${LISTED}, kept, 0 AS watched, ${FILMED} FROM sitters JOIN tables ON tables.id = sitters."table"
    WHERE person = $person AND phase = 'over'`,
    'touched DESC, id',
  )
  const open = `SELECT ${LISTED}, 0 AS kept, watched, ${FILMED} FROM archive JOIN tables ON tables.id = archive."table"
    WHERE phase = 'over'`
  const newest = paged(open, 'ended DESC')
  const mostWatched = paged(`${open} AND watched > 0`, 'watched DESC, ended DESC')
  const file = sql('INSERT OR IGNORE INTO archive ("table", ended) VALUES (?, ?)')
  const record = sql(`INSERT OR IGNORE INTO records (person, match, game, side, seat, won, ended, feats)
    SELECT sitters.person, id, game, $side, $seat, $won, $ended, $feats
    FROM sitters JOIN tables ON tables.id = sitters."table" WHERE sitters.person = $person AND id = $match
    AND (SELECT count(*) FROM records WHERE person = $person) < ${MOST_REMEMBERED}`)
  const records = sql(`SELECT match, game, side, seat, won, ended, feats,
    EXISTS (SELECT 1 FROM tables WHERE id = match) AS there FROM records WHERE person = ? ORDER BY ended`)
  const forget = sql('DELETE FROM records WHERE person = ? AND match = ?')
  const hush = sql('DELETE FROM audience WHERE person = ? AND "table" = ?')
  const watched = sql('UPDATE archive SET watched = watched + 1 WHERE "table" = ?')
  const keep = sql(`UPDATE sitters SET kept = $kept WHERE person = $person AND "table" = $id AND ($kept = 0 OR
    (SELECT count(*) FROM sitters WHERE person = $person AND kept = 1 AND "table" <> $id) < ${MOST_KEPT})`)
  const table = sql(`SELECT ${LISTED} FROM tables WHERE id = ?`)
  const unsign = (column: string) =>
    sql(`UPDATE entries SET ${column} = json_set(${column}, '$.note.body.by', json($nobody))
      WHERE "table" = $id AND ${column} ->> '$.note.body.by.id' = $person`)
  const signatures = [unsign('entry'), unsign('record')]

  const filed = (rows: unknown): Filed[] =>
    (rows as FiledRow[]).flatMap(row =>
      readable(row).map(listed => ({
        ...listed,
        filmed: row.filmed === 1,
        kept: row.kept === 1,
        watched: row.watched,
      })),
    )

  return {
    file: (id, { ended, open, records }) =>
      writes.add(() => {
        if (open) file.run(id, ended)
        for (const { won, feats, ...each } of records)
          record.run({ ...each, match: id, ended, won: Number(won), feats: JSON.stringify(feats) })
      }),
    pastOf: (person, { game, page }) => filed(past.all({ person, game, from: page * PAGE })),
    archive: (order, { game, page }) =>
      filed((order === 'newest' ? newest : mostWatched).all({ game, from: page * PAGE })),
    watched: id => writes.add(() => void watched.run(id)),
    keep: (id, person, kept) => writes.add(() => keep.run({ id, person, kept: Number(kept) }).changes === 1),
    unname: (id, person, change) =>
      writes.add(
        () => {
          const row = table.get(id) as Row | undefined
          if (!row) return
          rest.change(id, change(listedOf(row)))
          for (const each of signatures) each.run({ id, person, nobody: JSON.stringify(NOBODY) })
          for (const each of [forget, hush]) each.run(person, id)
        },
        undefined,
        () => rest.unnamed(id, person),
      ),
    recordsOf: person =>
      (records.all(person) as RecordRow[]).map(({ won, feats, there, ...each }) => ({
        ...each,
        won: won === 1,
        feats: JSON.parse(feats),
        there: there === 1,
      })),
  }
}
