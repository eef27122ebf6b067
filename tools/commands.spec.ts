import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { GAMES } from '../shared/games/index.ts'
import { en } from '../shared/words/en.ts'
import { type Exit, node, type Spawning } from './lib/spawned.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** What `npm run -s NAME -- ...` runs, without npm. */
function npmRun(name: string, args: readonly string[], input = ''): Promise<Exit> {
  const [program, file, ...more] = String(scripts[name]).split(' ')
  expect([program, more]).toEqual(['tsx', []])
  const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs')
  return node([tsx, file ?? '', ...args], { cwd: root, input, env: { LANG: 'C', LC_ALL: '', LC_MESSAGES: '' } })
}

const [registered] = Object.values(GAMES)
if (!registered) throw new Error('there is no game to run the commands with')
const { game, speech } = registered
const least = Math.min(...game.players)

describe.each(['sim', 'play', 'bench'])('%s', name => {
  it('refuses bad arguments in one line', async () => {
    const bad = [['chess'], [game.id, '--color'], [game.id, '--players', '0'], [game.id, '--players']]
    for (const { code, out, err } of await Promise.all(bad.map(args => npmRun(name, args)))) {
      expect({ code, out }).toEqual({ code: 2, out: '' })
      expect(err).toMatch(new RegExp(`^${name}: [^\n]+\n$`))
    }
  })

  it('explains itself', async () => {
    const { code, out, err } = await npmRun(name, ['--help'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain(`npm run -s ${name} -- `)
  })
})

describe('sim', () => {
  it('lists the games where none is named', async () => {
    const { code, err } = await npmRun('sim', [])
    expect(code).toBe(2)
    for (const name of Object.keys(GAMES)) expect(err).toContain(name)
  })

  it('prints one JSON object and nothing else, the same at each run', async () => {
    const args = [game.id, '--games', '3', '--players', `${least}`, '--bots', 'random', '--seed', '1', '--json']
    const runs = await Promise.all([npmRun('sim', args), npmRun('sim', args)])
    const [first, second] = runs.map(({ code, out, err }) => {
      expect({ code, err, lines: out.split('\n').length }).toEqual({ code: 0, err: '', lines: 2 })
      const { ms, ...report } = JSON.parse(out)
      expect(ms).toBeGreaterThanOrEqual(0)
      return report
    })
    expect(first).toEqual(second)
    // What a game counts beside these comes last.
    const keys = ['game', 'games', 'finished', 'wins', 'ties', 'ends', 'rounds', 'moves']
    expect(Object.keys(first).slice(0, keys.length)).toEqual(keys)
    expect(first).toMatchObject({ game: game.id, games: 3, finished: 3 })
    expect(Object.keys(first.wins)).toEqual([...new Set(game.seats(game.options(least)).map(({ side }) => side))])
  })
})

describe('bench', () => {
  it('prints one JSON object and nothing else', async () => {
    const { code, out, err } = await npmRun('bench', ['--seconds', '0.01', '--only', 'rules', '--json'])
    expect({ code, err, lines: out.split('\n').length }).toEqual({ code: 0, err: '', lines: 2 })
    expect(Object.keys(JSON.parse(out).games)).toEqual(Object.keys(GAMES))
  })
})

describe('play', () => {
  const args = [game.id, '--players', `${least}`, '--bots', 'random', '--seed', '7']

  it('plays to the end through a pipe', async () => {
    const { code, out, err } = await npmRun('play', args, '1\n'.repeat(20_000))
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain((await speech('en')).title)
    expect(out).toContain('\n> 1\n')
    expect(out).not.toContain(en.terminal.inputEnded)
  })

  it('ends cleanly where the input ends', async () => {
    const { code, out, err } = await npmRun('play', args)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out.trimEnd().split('\n').at(-1)).toBe(en.terminal.inputEnded)
  })

  it('names the seats where there is no such', async () => {
    const { code, err } = await npmRun('play', [...args, '--seat', 'nobody'])
    expect(code).toBe(2)
    for (const { seat } of game.seats(game.options(least))) expect(err).toContain(seat)
  })
})

describe('start', () => {
  const data = mkdtempSync(join(tmpdir(), 'tavolo-nero-start-'))
  afterAll(() => rmSync(data, { recursive: true, force: true }))
  const npmStart = (port: string, onOutput?: Spawning['onOutput']) =>
    node([join('tools', 'start.mjs')], {
      cwd: root,
      env: { PORT: port, DATA: data },
      ...(onOutput ? { onOutput } : {}),
    })

  it('serves page and API at the address that it prints, and ends cleanly when it is told to', async () => {
    let asked: Promise<unknown[]> | undefined
    const { code, err } = await npmStart('0', (text, kill) => {
      const address = /^Tavolo Nero: (\S+)$/m.exec(text)?.[1]
      if (!address || asked) return
      const texts = ['/', '/health'].map(async path => (await fetch(new URL(path, address))).text())
      asked = Promise.all(texts).finally(() => kill('SIGTERM'))
    })
    const [page, health] = (await asked) ?? []
    expect(page).toMatch(/^<!doctype html>/i)
    expect(JSON.parse(String(health))).toMatchObject({ ok: true })
    expect({ code, err }).toEqual({ code: 0, err: '' })
  })

  it('says in one line that its port is taken', async () => {
    const other = createServer()
    await new Promise<void>(resolve => other.listen(0, resolve))
    const { port } = other.address() as AddressInfo
    const { code, err } = await npmStart(`${port}`)
    other.close()
    expect(code).toBe(1)
    expect(err).toMatch(new RegExp(`^[^\n]*${port}[^\n]*\n$`))
  })
})
