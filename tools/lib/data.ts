import { closeSync, createReadStream, existsSync, openSync, writeSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Home } from '../../server/store/home.ts'
import { exported, imported } from '../../server/store/moving.ts'
import { openDatabase } from '../../server/store/open.ts'
import { homeAt } from '../../server/store/postgres.ts'
import { sql } from '../../server/store/sql.ts'
import { homeIn } from '../../server/store/sqlite.ts'
import { storeIn } from '../../server/store/tables.ts'
import { restored } from '../../shared/match/play.ts'
import { BadArguments, type Games, parse, reasonOf } from './arguments.ts'
import { command, type Streams } from './command.ts'

const USAGE = `npm run -s data -- export FILE [--data ./data | --database postgres://…]
       npm run -s data -- import FILE [--data ./data | --database postgres://…]
       npm run -s data -- check       [--data ./data | --database postgres://…]

Moves all that a server keeps to a file, and from a file into a folder or a database where nothing is yet. check reads every
table, plays every match to where it stands, and says which cannot be read. Without --data and --database: DATABASE_URL, or
DATA, or ./data. A folder must not be in use. What is signed with the folder's secret is worth nothing without it: give it to
the new server as SECRET, or copy the file.
`

export const data = (
  args: readonly string[],
  games: Games,
  streams: Streams,
  env: NodeJS.ProcessEnv,
): Promise<number> =>
  command('data', streams, async () => {
    const { values, positionals } = parse(args, {
      data: { type: 'string' },
      database: { type: 'string' },
      help: { type: 'boolean', default: false },
    })
    if (values.help) return streams.out(USAGE)
    const [what, file, surplus] = positionals
    if (what !== 'export' && what !== 'import' && what !== 'check') throw new BadArguments('export, import or check?')
    if (what !== 'check' && file === undefined) throw new BadArguments(`${what} which file?`)
    if (surplus !== undefined || (what === 'check' && file !== undefined))
      throw new BadArguments(`what is ${surplus ?? file}?`)
    const database = values.database ?? (values.data === undefined ? env.DATABASE_URL : undefined)
    const home = await homeFor(database, values.data ?? env.DATA ?? './data', what === 'import')
    try {
      if (what === 'check') return await check(home, games, streams)
      const tables = what === 'export' ? await write(home, file ?? '') : await readIn(home, file ?? '')
      streams.out(`${file}: ${tables} tables\n`)
    } finally {
      await home.close()
    }
  })

async function homeFor(database: string | undefined, folder: string, isNew: boolean): Promise<Home> {
  try {
    if (database) return await homeAt(database)
    if (!isNew && !existsSync(folder)) throw new Error(`there is no folder ${folder}`)
    return homeIn(openDatabase(folder))
  } catch (error) {
    throw new BadArguments(reasonOf(error))
  }
}

async function write(home: Home, file: string): Promise<number> {
  if (existsSync(file)) throw new BadArguments(`${file} is there already`)
  const out = openSync(file, 'wx', 0o600)
  try {
    return await exported(home, line => void writeSync(out, `${line}\n`))
  } finally {
    closeSync(out)
  }
}

/** Opened when the first is asked for: what comes before that would be lost. */
async function* linesOf(file: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(file, 'utf8') })
}

async function readIn(home: Home, file: string): Promise<number> {
  if (!existsSync(file)) throw new BadArguments(`there is no ${file}`)
  try {
    return await imported(home, linesOf(file))
  } catch (error) {
    throw new BadArguments(reasonOf(error))
  }
}

const ids = sql<{ id: string }>('SELECT id FROM tables ORDER BY created, id')

async function check(home: Home, games: Games, streams: Streams): Promise<void> {
  const store = storeIn(home, Date.now)
  const count = { well: 0, retired: 0, damaged: 0 }
  for (const { id } of await home.read(() => ids.all()))
    try {
      const loaded = await store.load(id)
      const game = loaded && Object.hasOwn(games, loaded.saved.game) ? games[loaded.saved.game]?.game : undefined
      if (!loaded || game?.version !== loaded.saved.version) count.retired++
      else {
        // From its first entry on, whatever is remembered of it.
        restored(game, { ...loaded, entries: loaded.entries.map(each => ({ ...each, record: null })), snapshot: null })
        count.well++
      }
    } catch (error) {
      count.damaged++
      streams.out(`${id}: ${reasonOf(error)}\n`)
    }
  streams.out(`${count.well} tables are well, ${count.retired} are by other rules, ${count.damaged} cannot be read\n`)
  if (count.damaged > 0) throw new BadArguments('restore what cannot be read from a backup')
}
