import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from '../build.mjs'

/** One part of the built page, as vite's manifest tells of it. */
interface Chunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}
export type Manifest = Readonly<Record<string, Chunk>>

const manifestOf = (dist: string): Manifest => JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'))

/** The scripts that the page loads with these parts of it, which are named by their sources. */
export function scriptsOf(manifest: Manifest, parts: readonly string[]): string[] {
  const found = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`the built page has no ${key}`)
    if (found.has(chunk.file)) return
    found.add(chunk.file)
    for (const each of chunk.imports ?? []) visit(each)
  }
  for (const part of parts) visit(part)
  return [...found].filter(file => file.endsWith('.js')).sort()
}

/** In kB (1000 bytes), as a server sends them compressed. */
export const gzipKB = (dist: string, files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0) / 1000

const ROOT = join(import.meta.dirname, '..', '..')
const ALWAYS = ['index.html', 'i18n/en/index.ts']
const LOBBY = [...ALWAYS, 'ui/Lobby.tsx']
/** With all that has come when the first move can be made. */
const TABLE = [
  ...ALWAYS,
  'ui/TablePage.tsx',
  'table/TableScreen.tsx',
  '../node_modules/colyseus.js/build/cjs/index.js',
  '../shared/games/index.ts',
  'stage/index.tsx',
]

interface PageFigures {
  readonly lobbyKB: number
  readonly tableKB: number
}

/** Initial JavaScript; the page is built where it is stale. Null where it cannot be, or has no such table. */
export async function pageFigures(game: string): Promise<PageFigures | null> {
  if (!(await build(ROOT, { say: console.error }))) return null
  const dist = join(ROOT, 'dist')
  const manifest = manifestOf(dist)
  const words = [`../shared/games/${game}/words/en.ts`, `../shared/games/${game}/words/en/index.ts`]
  const own = words.filter(source => source in manifest)
  if (!(`games/${game}/index.ts` in manifest)) return null
  const table = [...TABLE, ...own, `games/${game}/index.ts`]
  const kB = (parts: readonly string[]) => gzipKB(dist, scriptsOf(manifest, parts))
  return { lobbyKB: kB(LOBBY), tableKB: kB(table) }
}
