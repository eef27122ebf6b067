import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { DatabaseSync } from '@photostructure/sqlite'
import { filmLibrary } from '../../server/films.ts'
import { storeOn } from '../../server/store/sqlite.ts'
import { partOf } from '../../shared/match/parts.ts'
import { BadArguments, type Games, parse } from './arguments.ts'
import { command, type Streams } from './command.ts'

const USAGE = `npm run -s film -- ID [options]     the film of a match that is over, in a file that the page opens at /r

  --data FOLDER   where the server keeps its matches (DATA, or ./data); it may be running
  --out FILE      the file to be written (ID.film)
  --help          this

ID is the table's id: the last part of the address of its page, or what its code stands for in the data. One that begins
with a dash stands last, after two dashes.
`

export const film = (
  args: readonly string[],
  games: Games,
  streams: Streams,
  env: NodeJS.ProcessEnv,
): Promise<number> =>
  command('film', streams, async () => {
    const { values, positionals } = parse(args, {
      data: { type: 'string', default: env.DATA ?? './data' },
      out: { type: 'string' },
      help: { type: 'boolean', default: false },
    })
    if (values.help) return streams.out(USAGE)
    const [id, surplus] = positionals
    if (id === undefined) throw new BadArguments('which match? say its id')
    if (surplus !== undefined) throw new BadArguments(`one match at a time, not also ${surplus}`)
    const out = values.out ?? `${id}.film`
    const bytes = await filmOf(values.data, id, games)
    writeFileSync(out, bytes)
    streams.out(`${out}: ${bytes.length} bytes\n`)
  })

async function filmOf(folder: string, id: string, games: Games): Promise<Buffer> {
  const path = join(folder, 'tavolo-nero.db')
  if (!existsSync(path)) throw new BadArguments(`there are no matches in ${folder}`)
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    const store = { ...storeOn(database), putFilms: async () => undefined, file: async () => undefined }
    const table = (await store.table(id)) ?? (await store.table((await store.find(id)) ?? ''))
    if (!table) throw new BadArguments(`there is no match ${id}`)
    const gameOf = (name: string) => (Object.hasOwn(games, name) ? (games[name]?.game ?? null) : null)
    const films = await filmLibrary(store, gameOf, () => undefined).of(table)
    if (!films) throw new BadArguments(table.phase === 'over' ? 'its rules are gone' : 'it is not over')
    return gzipSync(
      JSON.stringify(films.map(each => partOf(each, table, { from: 0, until: Number.POSITIVE_INFINITY }))),
    )
  } finally {
    database.close()
  }
}
