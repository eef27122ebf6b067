import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { node, type Spawning } from './lib/spawned.ts'

/*
 * A project with the real tools/*.mjs, and stand-ins for npm and for everything that npm would install. The stand-ins
 * do what the variables say.
 */
const STAND_INS = {
  'typescript/bin/tsc': `console.log('tsc', process.argv.slice(2).join(' ')); process.exit(Number(process.env.TSC))`,
  '@biomejs/biome/bin/biome': `process.exit(Number(process.env.BIOME))`,
  'vite/bin/vite.js': `process.exit(Number(process.env.VITE))`,
  'vitest/vitest.mjs': `
    import { spawn } from 'node:child_process'
    import { writeFileSync } from 'node:fs'
    const { REPORT, VITEST_EXIT, FULL, HANG } = process.env
    console.log('FULL=' + FULL)
    console.log('vitest', process.argv.slice(2).join(' '))
    if (HANG) {
      const busy = spawn(process.execPath, ['-e', 'for (;;);'])
      console.log('busy', busy.pid)
    }
    const file = process.argv.find(each => each.startsWith('--outputFile.json=')).split('=')[1]
    if (REPORT) writeFileSync(file, REPORT)
    process.exitCode = Number(VITEST_EXIT)`,
}
const NPM = `
  const fs = require('node:fs')
  console.log('npm', process.argv.slice(2).join(' '))
  if (process.env.NPM !== '0') process.exit(1)
  fs.copyFileSync('package-lock.json', 'node_modules/.package-lock.json')`

const LOCK = {
  packages: {
    '': { name: 'fixture' },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/other-system': { version: '1.0.0', integrity: 'sha512-o', optional: true },
  },
}
const { '': _, 'node_modules/other-system': __, ...INSTALLED } = LOCK.packages

let root = ''
const write = (path: string, content: unknown): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content))
}
const record = 'node_modules/.package-lock.json'

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'tavolo-nero-tools-'))
  const here = dirname(fileURLToPath(import.meta.url))
  // All of them: whatever is missing would show only as a test that does not run.
  const lib = readdirSync(join(here, 'lib')).filter(file => file.endsWith('.mjs'))
  for (const file of ['test.mjs', 'install.mjs', 'build.mjs', ...lib.map(each => join('lib', each))])
    cpSync(join(here, file), join(root, 'tools', file), { recursive: true })
  for (const [path, content] of Object.entries(STAND_INS)) write(`node_modules/${path}`, content)
  write('npm-cli.js', NPM)
})
beforeEach(() => {
  write('package.json', { engines: { node: '>=20.19' } })
  write('package-lock.json', LOCK)
  write(record, { packages: INSTALLED })
  rmSync(join(root, 'dist'), { recursive: true, force: true })
})
afterAll(() => rmSync(root, { recursive: true }))

const report = (...files: { status: string; tests: string[] }[]): string =>
  JSON.stringify({
    testResults: files.map(({ status, tests }) => ({
      status,
      assertionResults: tests.map(test => ({ status: test })),
    })),
  })
const FINE = report({ status: 'passed', tests: ['passed', 'passed', 'skipped'] })

async function npmTest(env: Record<string, string>, args: string[] = [], more: Partial<Spawning> = {}) {
  const usual = { TSC: '0', BIOME: '0', VITE: '0', VITEST_EXIT: '0', REPORT: FINE, FULL: '', NPM: '0' }
  // Any file will do: nothing here starts it.
  const browser = { CHROME_PATH: process.execPath }
  const variables = { ...usual, ...browser, npm_execpath: join(root, 'npm-cli.js'), ...env }
  const { code, out, err } = await node([join('tools', 'test.mjs'), ...args], { cwd: root, env: variables, ...more })
  return { code, out, err, last: out.trimEnd().split('\n').at(-1) }
}

describe('npm test', () => {
  it('counts every check as one, and every test', async () => {
    const { code, last, out } = await npmTest({})
    expect({ code, last }).toEqual({ code: 0, last: '9 passed, 0 failed' })
    expect(out.match(/\d+ passed, \d+ failed/g)).toHaveLength(1)
    expect(out).toContain('tsc --noEmit -p .\n')
    for (const side of ['shared', 'client', 'server']) expect(out).toContain(`tsc --noEmit -p ${side}\n`)
  })

  it.each([
    ['types', { TSC: '2' }, '5 passed, 4 failed'],
    ['lint', { BIOME: '1' }, '8 passed, 1 failed'],
    [
      'a test, and a file that does not load',
      {
        VITEST_EXIT: '1',
        REPORT: report({ status: 'failed', tests: ['passed', 'failed'] }, { status: 'failed', tests: [] }),
      },
      '8 passed, 2 failed',
    ],
    ['the build', { VITE: '1' }, '8 passed, 1 failed'],
    ['no browser', { CHROME_PATH: 'nowhere' }, '8 passed, 1 failed'],
    ['an error outside of every test', { VITEST_EXIT: '1' }, '9 passed, 1 failed'],
    ['no test at all', { REPORT: report() }, '7 passed, 1 failed'],
    ['no report', { REPORT: '' }, '7 passed, 1 failed'],
  ])('goes on after a failure, and fails: %s', async (_, env, counts) => {
    const { code, last } = await npmTest(env)
    expect({ code, last }).toEqual({ code: 1, last: counts })
  })

  it('leaves the tests in the browser out where there is no page or no browser, and says what is missing', async () => {
    const without = '--project=!browser'
    expect((await npmTest({})).out).not.toContain(without)
    rmSync(join(root, 'dist'), { recursive: true })
    expect((await npmTest({ VITE: '1' })).out).toContain(without)
    const { out, err } = await npmTest({ CHROME_PATH: 'nowhere' })
    expect(out).toContain(without)
    expect(err).toBe('There is no browser at CHROME_PATH (nowhere).\n')
  })

  it('tells the tests that they may take their time', async () => {
    expect((await npmTest({}, ['--full'])).out).toContain('FULL=1\n')
    expect((await npmTest({})).out).toContain('FULL=\n')
  })

  it('knows no other argument', async () => {
    const { code, out, err } = await npmTest({}, ['--fast'])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/^[^\n]*--fast[^\n]*\n$/)
  })

  it('wants a Node that is new enough', async () => {
    write('package.json', { engines: { node: '>=99.1' } })
    const { code, out, err } = await npmTest({})
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toBe(`This needs Node >=99.1; here is ${process.versions.node}.\n`)
  })

  it.skipIf(process.platform === 'win32')('ends all that it started when it is ended', async () => {
    const { code, out } = await npmTest({ HANG: '1' }, [], {
      onOutput: (text, kill) => {
        if (text.includes('busy')) kill('SIGTERM')
      },
    })
    expect({ code, counts: out.includes('passed') }).toEqual({ code: 143, counts: false })
    const busy = Number(/busy (\d+)/.exec(out)?.[1])
    await expect.poll(() => isRunning(busy), { timeout: 10_000 }).toBe(false)
  })
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('what is missing is installed', () => {
  const installs = async (env = {}) => (await npmTest(env)).out.includes('npm ci')

  it('but not twice, nor for what is meant for other systems', async () => {
    expect(await installs()).toBe(false)
    rmSync(join(root, record))
    expect(await installs()).toBe(true)
    expect(await installs()).toBe(false)
  })

  it.each([
    ['another version', { 'node_modules/a': { version: '1.0.1', integrity: 'sha512-a' } }],
    ['another content', { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-b' } }],
    ['too little', {}],
    ['too much', { ...INSTALLED, 'node_modules/b': { version: '1.0.0' } }],
  ])('where there is %s', async (_, packages) => {
    write(record, { packages })
    expect(await installs()).toBe(true)
  })

  it('and where that fails, nothing else is tried', async () => {
    write(record, '{ "packages": ')
    const { code, last, out } = await npmTest({ NPM: '1' })
    expect({ code, last }).toEqual({ code: 1, last: '0 passed, 1 failed' })
    expect(out).not.toContain('tsc')
    expect(existsSync(join(root, record))).toBe(false)
    expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).toBe(JSON.stringify(LOCK))
  })
})
