import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../server/app.ts'
import { GAMES } from '../../shared/games/index.ts'
import type { Log } from '../../shared/kernel/history.ts'
import type { FilmPart } from '../../shared/wire/film.ts'
import { film } from './film.ts'

const folder = mkdtempSync(join(tmpdir(), 'film-'))
const log: Log = JSON.parse(
  readFileSync(new URL('../../tests/replays/diabolik-escape.json', import.meta.url), 'utf8'),
).log
let app: Awaited<ReturnType<typeof createApp>>
let over: { id: string; code: string }
let running: { id: string }
beforeAll(async () => {
  app = await createApp({ data: folder, port: 0, host: '127.0.0.1', log: () => undefined })
  const ann = { id: 'ann-ann-ann-ann-', name: 'Ann' }
  over = await app.seatRecorded(log, [ann])
  running = await app.seatRecorded({ ...log, entries: log.entries.slice(0, 5) }, [ann])
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const [out, err]: [string[], string[]] = [[], []]
  const streams = {
    out: (text: string) => void out.push(text),
    err: (text: string) => void err.push(text),
    watched: false,
  }
  const code = await film(args, GAMES, streams, { DATA: folder })
  return { code, out: out.join(''), err: err.join('') }
}

describe('film', () => {
  it('writes what everybody saw, beside a server that runs', async () => {
    for (const key of [over.id, over.code]) {
      const out = join(folder, `${key}.film`)
      expect(await run(key, '--out', out)).toMatchObject({ code: 0, err: '' })
      const films: FilmPart[] = JSON.parse(gunzipSync(readFileSync(out)).toString())
      expect(films.map(({ head }) => head.viewer)).toEqual(expect.arrayContaining(['public', 'criminals', 'all']))
      for (const each of films) expect([each.more, each.frames.length]).toEqual([false, log.entries.length + 1])
    }
  })

  it.each([
    ['no id', [], /which match/],
    ['two', ['a', 'b'], /one match at a time/],
    ['nobody’s', ['nosuchtable'], /there is no match/],
    ['an empty folder', ['a', '--data', join(folder, 'none')], /there are no matches in/],
  ])('refuses %s in one line', async (_, args, why) => {
    const { code, out, err } = await run(...args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(why)
    expect(err).toMatch(/^film: [^\n]+\n$/)
  })

  it('gives nothing away of a match that runs', async () => {
    expect(await run(running.id)).toMatchObject({ code: 2, err: 'film: it is not over\n' })
  })
})
