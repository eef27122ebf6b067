import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { build, PAGE, SERVER, stampOf } from './build.mjs'

let root = ''
const write = (path: string, content: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}
/** A stand-in for vite that tells by a file how often it was run. */
const VITE = `
  const fs = require('node:fs')
  if (process.argv.includes('--config')) process.exit(0)
  fs.rmSync('dist', { recursive: true, force: true })
  fs.appendFileSync('runs', 'x')
  fs.writeFileSync('mode', process.env.NODE_ENV)
  if (fs.existsSync('broken')) process.exit(1)
  fs.mkdirSync('dist/assets', { recursive: true })
  fs.writeFileSync('dist/assets/app.js', 'play();'.repeat(100))
  fs.writeFileSync('dist/assets/few.js', 'x')
  fs.writeFileSync('dist/assets/type.woff2', ' '.repeat(100))`
async function built(): Promise<{ ran: boolean; there: boolean }> {
  write('runs', '')
  const there = await build(root, PAGE)
  return { ran: readFileSync(join(root, 'runs'), 'utf8') === 'x', there }
}
const BUILT = { ran: true, there: true }
const KEPT = { ran: false, there: true }
const FAILED = { ran: true, there: false }

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tavolo-nero-build-'))
  write('node_modules/vite/bin/vite.js', VITE)
  write('client/main.tsx', 'one')
  write('shared/kernel/game.ts', 'two')
  write('package-lock.json', '{}')
})
afterEach(() => rmSync(root, { recursive: true }))

describe('the page', () => {
  it('is the one for people, also where a test has it built', async () => {
    expect(process.env.NODE_ENV).toBe('test')
    await built()
    expect(readFileSync(join(root, 'mode'), 'utf8')).toBe('production')
  })

  it('is compressed where that makes it smaller', async () => {
    await built()
    for (const [folder, unpack] of [
      ['.br', brotliDecompressSync],
      ['.gz', gunzipSync],
    ] as const) {
      const assets = join(root, 'dist', folder, 'assets')
      expect(readdirSync(assets)).toEqual(['app.js'])
      expect(String(unpack(readFileSync(join(assets, 'app.js'))))).toBe('play();'.repeat(100))
    }
  })

  it('is built where it is stale, and only there', async () => {
    expect(await built()).toEqual(BUILT)
    expect(await built()).toEqual(KEPT)
    write('shared/kernel/game.ts', 'three')
    expect(await built()).toEqual(BUILT)
    expect(await built()).toEqual(KEPT)
  })

  it('is built again after a build that failed', async () => {
    expect(await built()).toEqual(BUILT)
    write('client/main.tsx', 'wrong')
    write('broken', '')
    expect(await built()).toEqual(FAILED)
    expect(await built()).toEqual(FAILED)
    // Also when the sources are again what they were.
    write('client/main.tsx', 'one')
    rmSync(join(root, 'broken'))
    expect(await built()).toEqual(BUILT)
  })

  it.each([
    ['what a file says', 'client/main.tsx', 'other', true],
    ['a new file', 'public/icon.svg', '<svg/>', true],
    ['how it is compressed', 'tools/lib/compress.mjs', 'less', true],
    ['other packages', 'package-lock.json', '{ }', true],
    ['a spec', 'client/main.spec.ts', 'test', false],
    ['the generated type', 'client/generated/fonts.css', '@font-face', false],
    ['the server', 'server/index.ts', 'listen', false],
  ])('is told from the sources: %s', (_, path, content, matters) => {
    const before = stampOf(root, PAGE)
    write(path, content)
    expect(stampOf(root, PAGE) !== before).toBe(matters)
  })
})

describe('the server', () => {
  it.each([
    ['what a file says', 'server/index.ts', 'listen', true],
    ['the rules', 'shared/kernel/game.ts', 'three', true],
    ['how it is built', 'tools/lib/server.config.ts', 'minify', true],
    ['other packages', 'package-lock.json', '{ }', true],
    ['a spec', 'server/report.spec.ts', 'test', false],
    ['the page', 'client/main.tsx', 'other', false],
  ])('is told from the sources: %s', (_, path, content, matters) => {
    const before = stampOf(root, SERVER)
    write(path, content)
    expect(stampOf(root, SERVER) !== before).toBe(matters)
  })

  it('stands beside the page, and leaves it as it is', async () => {
    await built()
    expect(await build(root, SERVER)).toBe(true)
    expect(await built()).toEqual(KEPT)
  })
})
