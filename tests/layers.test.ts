import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../shared/games/index.ts'
import { importsOf, isNode, type Node, parsed } from './lib/imports.ts'

/*
 * Who may know whom. Server and stage know no game by name; the page knows Colyseus in one file and three.js only on
 * the stage and on the games' tables, so that the lobby loads without either. Specs may reach further.
 */

const ROOT = join(import.meta.dirname, '..')
const GAME = /^(client|shared)\/games\/([^/]+)\//

/** Where a match that is over is played once more, with all of its rules; they are fetched only then. */
const REPLAYS = /^client\/games\/[^/]+\/ending\//

/** What there is of each game: for the page, and for those who look on. */
const REGISTRIES = ['client/games/registry.ts', 'client/games/looking.ts', 'client/games/puzzles.ts']

/** What is wrong with an import, or null. `target` is a package, or a path from the root. */
function trespass(path: string, target: string): string | null {
  const from = path.split('/')[0]
  const [, , game] = GAME.exec(target) ?? []
  const [, , own] = GAME.exec(path) ?? []
  if (from === 'client') {
    if (target.startsWith('server/')) return 'the page does not know the server'
    if (target.startsWith('node:')) return 'there is no Node in a browser'
    if (/^(@colyseus\/|colyseus)/.test(target) && path !== 'client/session/room.ts')
      return 'Colyseus is client/session/room.ts’s'
    if (/^(three|@react-three)(\/|$)/.test(target) && !/^client\/(stage|kit\/table|games\/[^/]+)\//.test(path))
      return 'three.js belongs to the stage'
    if (
      /^shared\/games\/[^/]+\/(bots\/|((cards|sheets)\/)?index\.ts$|(apply|moves)\.ts$)/.test(target) &&
      !REPLAYS.test(path)
    )
      return 'the page is shown what the rules come to'
  }
  if (from === 'server') {
    if (target.startsWith('client/')) return 'the server does not know the page'
    if (/^(react|three|zustand|@react-three)/.test(target)) return 'that is for the page'
  }
  if (game && game !== own && !REGISTRIES.includes(path)) return `knows ${game} by name`
  return null
}

const offences = (path: string, source: string): string[] =>
  importsOf(path, source).flatMap(target => {
    if (typeof target !== 'string') return [`${path} imports something that only shows when it runs`]
    const reached = target.startsWith('.') ? posix.join(posix.dirname(path), target) : target
    const wrong = trespass(path, reached)
    return wrong ? [`${path} imports ${reached}: ${wrong}`] : []
  })

const isTest = (path: string): boolean => /\.spec\.tsx?$|(^|\/)testing\.ts$/.test(path)
const sourcesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map(file => `${folder}/${file.split(sep).join('/')}`)
    .filter(file => /\.tsx?$/.test(file) && !isTest(file))
const files = ['client', 'server'].flatMap(sourcesIn)

test('page and server keep to their layers', () => {
  expect(files).toContain('client/session/table.ts')
  expect(files.flatMap(path => offences(path, readFileSync(join(ROOT, path), 'utf8')))).toEqual([])
})

/** Games that a source names in a string; a comment may. */
function namedIn(path: string, source: string): string[] {
  const said: string[] = []
  const visit = (node: Node): void => {
    if (node.type === 'Literal') said.push(String(node.value))
    if (node.type === 'TemplateElement' || node.type === 'JSXText') said.push(JSON.stringify(node.value))
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child)
  }
  visit(parsed(path, source).program)
  return Object.keys(GAMES).filter(game => said.some(each => each.includes(game)))
}

const GENERIC = /^(server|client\/(app|kit|match|session|stage)|shared\/(kernel|match|wire|words))\//

test('what serves all games names none', () => {
  const all = [...files, ...sourcesIn('shared')].filter(path => GENERIC.test(path))
  expect(all).toContain('shared/match/host.ts')
  expect(
    all.flatMap(path => namedIn(path, readFileSync(join(ROOT, path), 'utf8')).map(game => `${path}: ${game}`)),
  ).toEqual([])
  const planted = ["go('/rules/diabolik')", 'go(`/rules/diabolik`)', '<p>diabolik</p>', '/* diabolik */']
  expect(planted.map(source => namedIn('client/app/Home.tsx', source).length)).toEqual([1, 1, 1, 0])
})

describe('the check of layers', () => {
  test.each([
    ['client/app/Home.tsx', "import '../../server/app.ts'"],
    ['client/app/Home.tsx', "import 'node:fs'"],
    ['client/app/Home.tsx', "import { Vector3 } from 'three'"],
    ['client/match/TableScreen.tsx', "import { Html } from '@react-three/drei'"],
    ['client/match/TableScreen.tsx', "import { Client } from 'colyseus.js'"],
    ['client/stage/index.tsx', "import '../games/on-the-lam/index.ts'"],
    ['client/match/plain/PlainTable.tsx', "import type { Tile } from '../../../shared/games/on-the-lam/state.ts'"],
    ['client/games/chess/index.ts', "import '../on-the-lam/index.ts'"],
    ['client/games/chess/index.ts', "import '../../../shared/games/chess/index.ts'"],
    ['client/games/chess/hud/Hint.tsx', "import '../../../../shared/games/chess/bots/clever.ts'"],
    ['client/games/chess/index.ts', "import '../../../shared/games/on-the-lam/state.ts'"],
    ['server/app.ts', "import '../client/App.tsx'"],
    ['server/app.ts', "import '../shared/games/on-the-lam/index.ts'"],
    ['server/app.ts', "import 'react'"],
  ])('refuses in %s: %s', (path, source) => {
    expect(offences(path, source)).toHaveLength(1)
  })

  test.each([
    ['client/session/room.ts', "import { Client } from 'colyseus.js'"],
    ['client/stage/index.tsx', "import 'three'; import '@react-three/fiber'; import '../games/registry.ts'"],
    [
      'client/games/chess/index.ts',
      "import 'three'; import '../../../shared/games/chess/state.ts'; import '../../stage/ink.ts'",
    ],
    ['client/games/chess/ending/index.tsx', "import '../../../../shared/games/chess/index.ts'"],
    ['client/games/registry.ts', "const x = () => import('./chess/index.ts')"],
    ['server/app.ts', "import 'node:fs'; import '@colyseus/core'; import '../shared/games/index.ts'"],
  ])('lets pass in %s: %s', (path, source) => {
    expect(offences(path, source)).toEqual([])
  })
})
