import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { describe, expect, test } from 'vitest'
import { importOf, isNode, type Node, parsed } from './lib/imports.ts'

/*
 * `shared` is rules and nothing but rules: the same moves make the same match on every machine, for ever. So it reaches
 * for nothing outside itself, and games know nothing of each other. The sources are read as the compiler reads them:
 * what stands in comments and strings does not count.
 */

const ROOT = join(import.meta.dirname, '..')

/** Time, chance and the world outside. `Math.random` and `Function` are looked for apart. */
const FORBIDDEN = new Set([
  'Date',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'requestAnimationFrame',
  'structuredClone',
  'performance',
  'crypto',
  'process',
  'globalThis',
  'eval',
  'require',
])

const nameOf = (value: unknown): unknown => (isNode(value) ? (value.name ?? value.value) : undefined)

/** Does this field of a node hold a mere name, which refers to nothing? `a.Date`, `{ Date: 1 }`, `import { Date as D }`. */
function isLabel(parent: Node, field: string): boolean {
  if (field === 'property' || field === 'key') return parent.computed !== true
  if (parent.type === 'TSQualifiedName') return field === 'right'
  return field === 'imported' || field === 'exported' || field === 'label'
}

const isTest = (path: string): boolean => /\.spec\.ts$|(^|\/)testing\.ts$/.test(path)

/** 'kernel', 'words', a game as 'games/on-the-lam', and the registry as 'games'. */
function regionOf(path: string): string {
  const [, region = '', game, ...rest] = path.split('/')
  return region === 'games' && rest.length > 0 ? `games/${game}` : region
}

/** What is wrong with an import, or null. */
function trespass(path: string, target: unknown): string | null {
  if (typeof target !== 'string') return 'imports something that only shows when it runs'
  if (!target.startsWith('.'))
    return isTest(path) && (target === 'vitest' || target.startsWith('node:')) ? null : `imports ${target}`
  const reached = posix.join(posix.dirname(path), target)
  if (!reached.startsWith('shared/')) return `imports ${reached}, outside of shared`
  if (isTest(reached) && !isTest(path)) return `imports ${reached}, which is for tests`
  const [from, to] = [regionOf(path), regionOf(reached)]
  // Whoever tries out how matches are hosted needs some.
  if (from === 'match' && isTest(path)) return null
  return to.startsWith('games') && from !== to && from !== 'games' ? `imports ${reached}: not from ${from}` : null
}

/** The offences of one source, each with its line. */
function offences(path: string, source: string): string[] {
  const found: string[] = []
  const report = ({ start }: Node, what: string) =>
    void found.push(`${path}:${source.slice(0, start).split('\n').length} ${what}`)

  const visit = (node: Node, parent: Node | null): void => {
    const target = importOf(node)
    const wrong = target ? trespass(path, target.of) : null
    if (wrong) report(node, wrong)
    const used = isTest(path) ? null : usedBy(node, parent)
    if (used) report(node, `uses ${used}`)
    for (const [field, value] of Object.entries(node)) {
      if (isLabel(node, field)) continue
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, node)
    }
  }
  const { program, errors } = parsed(path, source)
  for (const error of errors) found.push(`${path} cannot be read: ${error}`)
  visit(program, null)
  return found
}

/** What a node uses that rules must not use. */
function usedBy(node: Node, parent: Node | null): string | null {
  if (node.type === 'MetaProperty' && nameOf(node.meta) === 'import') return 'import.meta'
  if (node.type === 'MemberExpression' && nameOf(node.object) === 'Math') {
    if (nameOf(node.property) === 'random') return 'Math.random'
    return node.computed ? 'Math as a whole' : null
  }
  if (node.type !== 'Identifier') return null
  const name = String(node.name)
  if (FORBIDDEN.has(name)) return name
  if (name === 'Function' && parent && 'callee' in parent) return 'Function'
  // Handed on or taken apart, it could be asked for anything.
  return name === 'Math' && parent?.type !== 'MemberExpression' ? 'Math as a whole' : null
}

const files = readdirSync(join(ROOT, 'shared'), { recursive: true, encoding: 'utf8' })
  .filter(file => /\.[cm]?[jt]sx?$/.test(file))
  .map(file => `shared/${file.split(sep).join('/')}`)

test('shared keeps to its boundaries', () => {
  expect(files).toContain('shared/kernel/game.ts')
  expect(files.flatMap(path => offences(path, readFileSync(join(ROOT, path), 'utf8')))).toEqual([])
})

test('specs of shared, which have their modules in common, mock none and leave time as it was', () => {
  for (const path of files.filter(isTest)) {
    const source = readFileSync(join(ROOT, path), 'utf8')
    expect(source, path).not.toMatch(/\bvi\.(mock|doMock|stubGlobal|stubEnv)\b/)
    expect(source.includes('useRealTimers'), path).toBe(source.includes('useFakeTimers'))
  }
})

describe('the check of boundaries', () => {
  const game = 'shared/games/chess/moves.ts'
  const spec = 'shared/games/chess/moves.spec.ts'

  const unseen = 'imports something that only shows when it runs'
  const client = 'imports client/x.ts, outside of shared'
  const poker = 'imports shared/games/poker/state.ts: not from'
  const registry = 'imports shared/games/index.ts: not from'

  test.each([
    ['a package', game, "import { x } from 'lodash'", 'imports lodash'],
    ['a package for its types', game, "import type { x } from 'lodash'", 'imports lodash'],
    ['a module of Node', game, "import 'node:fs'", 'imports node:fs'],
    ['vitest in the rules', game, "import { test } from 'vitest'", 'imports vitest'],
    ['a package in a spec', spec, "import { x } from 'lodash'", 'imports lodash'],
    ['a module of Node without saying so', spec, "import 'fs'", 'imports fs'],
    ['the client', game, "import { x } from '../../../client/x.ts'", client],
    ['the client in a spec', spec, "import '../../../client/x.ts'", client],
    ['the client, to pass it on', game, "export { x } from '../../../client/x.ts'", client],
    ['the client, to pass on all of it', game, "export * from '../../../client/x.ts'", client],
    ['the client, later', game, "const x = () => import('../../../client/x.ts')", client],
    ['the client, for one type', game, "let x: import('../../../client/x.ts').X", client],
    ['a module in the old way', game, "import x = require('fs')", 'imports fs'],
    ['anything', game, 'const x = (y: string) => import(y)', unseen],
    ['anything hereabouts', game, `const x = (y: string) => import(\`./\${y}.ts\`)`, unseen],
    ['another game', game, "import '../poker/state.ts'", `${poker} games/chess`],
    ['another game in a spec', spec, "import '../poker/state.ts'", `${poker} games/chess`],
    ['the registry', game, "import '../index.ts'", `${registry} games/chess`],
    ['a game by the kernel', 'shared/kernel/match.ts', "import '../games/poker/state.ts'", `${poker} kernel`],
    ['the registry by the kernel', 'shared/kernel/match.ts', "import '../games/index.ts'", `${registry} kernel`],
    ['a game by the words', 'shared/words/en.ts', "import '../games/poker/state.ts'", `${poker} words`],
    ['what is for tests', game, "import './testing.ts'", 'imports shared/games/chess/testing.ts, which is for tests'],
  ])('finds an import of %s', (_, path, source, what) => {
    expect(offences(path, `\n${source}\n`)).toEqual([`${path}:2 ${what}`])
  })

  test.each([
    ['Math.random', 'const x = Math.random()'],
    ['Math.random', "const x = Math['random']()"],
    ['Math.random', 'const x = Math?.random?.()'],
    ['Math.random', `const x = \`a die: \${Math.random()}\``],
    ['Math as a whole', 'const { random } = Math'],
    ['Math as a whole', 'const luck = Math'],
    ['Math as a whole', "const x = Math['ran' + 'dom']"],
    ['Date', 'const x = new Date()'],
    ['Date', 'const x = Date.now()'],
    ['Date', 'let x: Date'],
    ['Date', 'const x = { Date }'],
    ['setTimeout', 'setTimeout(() => {}, 1)'],
    ['setInterval', 'const x = [setInterval]'],
    ['queueMicrotask', 'queueMicrotask(() => {})'],
    ['requestAnimationFrame', 'requestAnimationFrame(() => {})'],
    ['structuredClone', 'const x = structuredClone({})'],
    ['performance', 'const x = performance.now()'],
    ['crypto', 'const x = crypto.randomUUID()'],
    ['process', "const x = process.env['HOME']"],
    ['globalThis', "const x = globalThis['Da' + 'te']"],
    ['eval', "eval('1')"],
    ['Function', "const x = new Function('return 1')"],
    ['Function', "const x = Function('return 1')"],
    ['import.meta', 'const x = import.meta.url'],
  ])('finds a use of %s in %s', (what, source) => {
    expect(offences(game, `// on line two\n${source}`)).toEqual([`${game}:2 uses ${what}`])
    expect(offences(spec, source)).toEqual([])
  })

  test.each([
    ['the kernel and the words', game, "import '../../kernel/game.ts'; import type { x } from '../../words/index.ts'"],
    ['the same game', game, "import './state.ts'; import './cards/taxi.ts'; const x = () => import('./words/en.ts')"],
    ['the same game from further down', 'shared/games/chess/cards/taxi.ts', "import '../state.ts'"],
    ['every game by the registry', 'shared/games/index.ts', "import './chess/moves.ts'; import './poker/moves.ts'"],
    ['vitest and Node in specs', spec, "import 'vitest'; import 'node:fs'; import './testing.ts'"],
    ['a comment', game, '// Math.random\n/* new Date() */ /** import x from "lodash" */'],
    ['a string', game, 'const x = [\'Math.random()\', "new Date()", `eval(process)`, "import \'fs\'"]'],
    ['a string with an escaped quote', game, "const x = 'it\\'s // Date'; const y = /Date\\/'/"],
    [
      'names that refer to something else',
      game,
      'const x = { Date: 1, process() {} }; const y = x.Date; type Z = { crypto: 1 }',
    ],
    ['the rest of Math', game, 'const x = Math.floor(Math.PI)'],
    ['a type of functions', game, 'let x: Function'],
  ])('lets pass %s', (_, path, source) => {
    expect(offences(path, source)).toEqual([])
  })

  test('names every offence of a file, and a file that cannot be read', () => {
    expect(offences(game, "import 'a'\n\nconst x = Date\nimport 'b'\n")).toEqual([
      `${game}:1 imports a`,
      `${game}:3 uses Date`,
      `${game}:4 imports b`,
    ])
    expect(offences(game, 'const = 1')[0]).toMatch(/cannot be read/)
  })
})
