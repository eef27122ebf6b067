import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../server/app.ts'
import { GAMES } from '../../shared/games/index.ts'
import type { Log } from '../../shared/kernel/history.ts'
import { data } from './data.ts'
import { postgres } from './services.ts'

const shared = await postgres()
const folder = mkdtempSync(join(tmpdir(), 'data-'))
const full = join(folder, 'full')
const log: Log = JSON.parse(
  readFileSync(new URL('../../tests/replays/diabolik-escape.json', import.meta.url), 'utf8'),
).log
beforeAll(async () => {
  const app = await createApp({ data: full, port: 0, host: '127.0.0.1', log: () => undefined })
  const ann = { id: 'ann-ann-ann-ann-', name: 'Ann' }
  const { store } = app
  await store.putPerson(ann)
  await store.block(ann.id, 'bob', true)
  await store.addPasskey({ id: 'a-passkey', person: ann.id, key: 'its-key', counter: 3, transports: ['usb'] })
  const { id } = await app.seatRecorded(log, [ann])
  await store.addAudience(id, [{ by: ann, body: { type: 'said', text: 'ciao', open: false } }])
  await app.seatRecorded({ ...log, entries: log.entries.slice(0, 5) }, [ann])
  await app.house.films.of({ id, phase: 'over' })
  await app.close()
})
afterAll(async () => {
  await shared?.stop()
  rmSync(folder, { recursive: true })
})

async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const [out, err]: [string[], string[]] = [[], []]
  const streams = {
    out: (text: string) => void out.push(text),
    err: (text: string) => void err.push(text),
    watched: false,
  }
  const code = await data(args, GAMES, streams, { DATA: full })
  return { code, out: out.join(''), err: err.join('') }
}
const at = (name: string): string => join(folder, name)

describe('data', () => {
  it('goes from a folder to a file and into another home, and is the same there', async () => {
    expect(await run('export', at('one'))).toMatchObject({ code: 0, err: '' })
    const lines = readFileSync(at('one'), 'utf8')
    for (const kept of ['entries', 'films', 'people', 'blocks', 'audience', 'records', 'passkeys'])
      expect(lines).toContain(`["${kept}",`)
    const homes = [['--data', at('second')], ...(shared ? [['--database', shared.url]] : [])]
    for (const [n, home] of homes.entries()) {
      expect(await run('import', at('one'), ...home)).toEqual({ code: 0, out: `${at('one')}: 2 tables\n`, err: '' })
      expect(await run('export', at(`back${n}`), ...home)).toMatchObject({ code: 0, err: '' })
      expect(readFileSync(at(`back${n}`), 'utf8')).toBe(lines)
      expect((await run('check', ...home)).out).toBe('2 tables are well, 0 are by other rules, 0 cannot be read\n')
      expect((await run('import', at('one'), ...home)).err).toMatch(/something there already/)
    }
  })

  it('that cannot be read is found', async () => {
    cpSync(full, at('spoilt'), { recursive: true })
    const database = new DatabaseSync(join(at('spoilt'), 'tavolo-nero.db'))
    database.exec(`DELETE FROM entries WHERE n = 2`)
    database.close()
    const { code, out } = await run('check', '--data', at('spoilt'))
    expect([code, out]).toEqual([
      2,
      expect.stringMatching(/an entry is missing\n.*0 tables are well.*2 cannot be read/s),
    ])
  })

  it.each([
    ['nothing', [], /export, import or check/],
    ['no file', ['export'], /which file/],
    ['two', ['import', 'a', 'b'], /what is b/],
    ['a file that is none', ['import', at('none')], /there is no/],
    ['no folder', ['check', '--data', at('none')], /there is no folder/],
    ['something else', ['import', at('else'), '--data', at('third')], /no export of this server/],
  ])('refuses %s in one line', async (_, args, why) => {
    writeFileSync(at('else'), '["people",{}]\n')
    const { code, out, err } = await run(...args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(why)
    expect(err.trim().split('\n')).toHaveLength(1)
  })
})
