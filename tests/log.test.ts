import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore } from '../server/store/sqlite.ts'

/*
 * What the store has acknowledged outlives a process that is killed in the middle of it. FULL=1 kills more often.
 */
const KILLS = process.env.FULL ? 20 : 3
const APPENDER = join(import.meta.dirname, 'lib', 'appender.ts')

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const append = (): ChildProcess => spawn(process.execPath, ['--import', 'tsx', APPENDER, folder])

/** Lets it write for so long after its first line; answers with all the lines that it got out. */
async function killedAfter(milliseconds: number): Promise<string[]> {
  const child = append()
  if (!child.stdout) throw new Error('it says nothing')
  const lines: string[] = []
  const read = createInterface(child.stdout)
  read.on('line', line => lines.push(line))
  const ended = once(read, 'close')
  await once(read, 'line')
  await new Promise(done => setTimeout(done, milliseconds))
  child.kill('SIGKILL')
  await ended
  return lines
}

test('every acknowledged entry is there after kill -9, in its place', { timeout: 30_000 * KILLS }, async () => {
  const acknowledged = new Map<string, string>()
  for (let i = 0; i < KILLS; i++) {
    const lines = await killedAfter(randomInt(20, 400))
    for (const line of lines) {
      const [, place = '', text = ''] = /^(\S+ \d+) (\{.*\})$/.exec(line) ?? []
      // The last line may have been cut off in the pipe; then nobody was told.
      if (place === '') continue
      expect(acknowledged.has(place)).toBe(false)
      acknowledged.set(place, text)
    }
    const store = openStore(folder)
    const kept = new Map<string, string>()
    for (const { id } of await store.tablesOf('ann')) {
      const { entries = [] } = (await store.load(id)) ?? {}
      expect(entries.map(({ n }) => n)).toEqual(entries.map((_, at) => at))
      for (const { n, entry } of entries)
        kept.set(`${id} ${n}`, entry.type === 'move' ? JSON.stringify(entry.move) : '')
    }
    await store.close()
    for (const [place, text] of acknowledged) expect(kept.get(place)).toBe(text)
  }
  expect(acknowledged.size).toBeGreaterThan(10 * KILLS)
})

test('a second process on the same folder is refused at once, in one clear line', { timeout: 60_000 }, async () => {
  const store = openStore(folder)
  const child = append()
  let said = ''
  child.stderr?.on('data', text => {
    said += text
  })
  const [code] = await once(child, 'exit')
  await store.close()
  expect(code).toBe(1)
  expect(said).toContain(`${folder} is in use by another server`)
})
