import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'

/*
 * Every rule of every game's rules.md is cited in the name of a test, and every rule cited there is one of rules.md.
 * The specs are read as the compiler reads them: what stands in comments, and in strings that name no test, does not
 * count, and a test that is skipped proves nothing.
 */

const ROOT = join(import.meta.dirname, '..')

/** The canon's numbers: each game's rules.md has all of them, and may go on with its own. */
const CANON: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  C: [
    [1, 24],
    [30, 45],
    [53, 55],
  ],
  D: [
    [1, 7],
    [10, 21],
    [30, 37],
    [40, 45],
    [50, 50],
    [55, 90],
  ],
  L: [
    [1, 18],
    [30, 45],
  ],
}
const canonOf = (letter: string, ranges: readonly (readonly [number, number])[] = []): string[] =>
  ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => `${letter}-${from + i}`))

const letterOf = (rule: string): string => rule.slice(0, rule.indexOf('-'))

/** The rules that a page defines: lines that begin with the number, `- **L-7** …`. */
const rulesIn = (page: string): string[] =>
  [...page.matchAll(/^- \*\*([A-Z]-\d+)\*\*/gm)].map(([, rule]) => String(rule))

interface Node {
  readonly type: string
  readonly start: number
  readonly [field: string]: unknown
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** `describe.skip.each(table)` from the inside out: describe, skip, each. */
function wordsOf(callee: unknown): string[] {
  if (!isNode(callee)) return []
  if (callee.type === 'Identifier') return [String(callee.name)]
  if (callee.type === 'MemberExpression') return [...wordsOf(callee.object), ...wordsOf(callee.property)]
  return callee.type === 'CallExpression' ? wordsOf(callee.callee) : wordsOf(callee.tag)
}

/** A string as far as it stands there; what is put into a template only shows when it runs. */
function textOf(value: unknown): string {
  if (!isNode(value)) return ''
  if (value.type === 'Literal') return String(value.value)
  if (value.type === 'BinaryExpression') return textOf(value.left) + textOf(value.right)
  if (value.type !== 'TemplateLiteral' || !Array.isArray(value.quasis)) return ''
  return value.quasis.map(({ value: { cooked } }) => cooked).join('_')
}

interface Citation {
  readonly rule: string
  readonly where: string
  /** Of a test that runs. */
  readonly runs: boolean
}

function citationsIn(path: string, source: string): Citation[] {
  const found: Citation[] = []
  const visit = (node: Node, skipped: boolean): void => {
    const [base = '', ...modifiers] = node.type === 'CallExpression' ? wordsOf(node.callee) : []
    const names = /^(test|it|describe)$/.test(base) && Array.isArray(node.arguments)
    const idle = skipped || (names && modifiers.some(word => word === 'skip' || word === 'todo'))
    const name = names && Array.isArray(node.arguments) ? textOf(node.arguments[0]) : ''
    for (const [rule] of name.matchAll(/\b[A-Z]-\d+\b/g)) {
      const line = source.slice(0, node.start).split('\n').length
      found.push({ rule, where: `${path}:${line}`, runs: !idle })
    }
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, idle)
  }
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`)
  visit(program as unknown as Node, false)
  return found
}

type Texts = Readonly<Record<string, string>>

/** What is wrong between the pages of rules, by game, and the tests, by path; nothing when all is well. */
function complaints(pages: Texts, specs: Texts, canon: typeof CANON): string[] {
  const cited = Object.entries(specs).flatMap(([path, source]) => citationsIn(path, source))
  const proved = new Set(cited.filter(({ runs }) => runs).map(({ rule }) => rule))
  const games = Object.entries(pages).map(([game, page]) => ({ game, rules: rulesIn(page) }))
  const defined = games.flatMap(({ rules }) => rules)
  const letters = new Set([...Object.keys(canon), ...defined.map(letterOf)])

  const ofPages = games.flatMap(({ game, rules }) => {
    const [letter, ...others] = new Set(rules.map(letterOf))
    if (letter === undefined) return [`${game}: has no rules`]
    if (others.length > 0) return [`${game}: its rules go by ${others.length + 1} letters`]
    return [
      ...(canon[letter] ? [] : [`${game}: nobody wrote down the canon's numbers for ${letter}`]),
      ...canonOf(letter, canon[letter]).flatMap(rule => (rules.includes(rule) ? [] : [`${game}: lacks ${rule}`])),
      ...rules.flatMap(rule => (proved.has(rule) ? [] : [`${game}: no test cites ${rule}`])),
    ]
  })
  const twice = defined.filter((rule, i) => defined.indexOf(rule) < i).map(rule => `${rule} is there twice`)
  const stray = cited
    .filter(({ rule }) => letters.has(letterOf(rule)) && !defined.includes(rule))
    .map(({ rule, where }) => `${where}: there is no ${rule}`)
  return [...ofPages, ...twice, ...stray]
}

const LEFT_OUT = /^(node_modules|dist|data|\..*)$/
/** All files below a folder but what is installed, built or hidden. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !LEFT_OUT.test(name))
    .flatMap(entry => (entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)]))

const reading = (paths: readonly string[]): Texts =>
  Object.fromEntries(
    paths.map(path => [
      path
        .slice(ROOT.length + 1)
        .split(sep)
        .join('/'),
      readFileSync(path, 'utf8'),
    ]),
  )

test('every rule is cited by a test, and every citation has a rule', () => {
  const games = join(ROOT, 'shared', 'games')
  const pages = reading(
    readdirSync(games)
      .map(game => join(games, game, 'rules.md'))
      .filter(path => existsSync(path)),
  )
  const specs = reading(filesIn(ROOT).filter(path => /\.(spec|test)\.tsx?$/.test(path)))
  expect(Object.keys(pages)).toContain('shared/games/on-the-lam/rules.md')
  expect(Object.keys(specs)).toContain('tests/citations.test.ts')
  expect(rulesIn(pages['shared/games/on-the-lam/rules.md'] ?? '').length).toBeGreaterThan(30)
  expect(complaints(pages, specs, CANON)).toEqual([])
})

describe('the check of citations', () => {
  const page = '# Rules\n\n- **X-1** One. See X-9.\n- **X-2** Two.\n'
  const canon = { X: [[1, 2]] } as const
  const both = "test('X-1 X-2: both', () => {})"
  const told = (source: string, rules = page) => complaints({ game: rules }, { 'a.spec.ts': source }, canon)

  test.each([
    ['test', both],
    ['it', "it('X-1: one', () => {}); it('also X-2', () => {})"],
    ['describe', "describe('X-1, X-2', () => {})"],
    ['a test within a describe', "describe('all', () => { test('X-1', () => {}); test('X-2', () => {}) })"],
    ['a template', `for (const x of y) test(\`X-1 \${x}: X-2\`, () => {})`],
    ['a sum', "test('X-1 and ' + 'X-2', () => {})"],
    ['tests by a list', "test.each([1, 2])('X-1 X-2: %s', () => {})"],
    ['tests by a table', "test.each`a | b`('X-1 X-2', () => {})"],
    ['a test that runs at times', "test.runIf(full)('X-1 X-2', () => {})"],
  ])('finds citations in the name of %s', (_, source) => {
    expect(told(source)).toEqual([])
  })

  test.each([
    ['a comment', "// X-2\n/* test('X-2') */ test('X-1', () => {})"],
    ['a string that names no test', "test('X-1', () => { expect('X-2').toBe('X-2'); say('X-2') })"],
    ['a planted source', "test('X-1', () => { told(\"test('X-2', () => {})\") })"],
    ['a list of cases', "test.each(['X-2'])('X-1: %s', () => {})"],
    ['a test that is skipped', "test('X-1', () => {}); test.skip('X-2', () => {})"],
    ['a test that is still to do', "test('X-1', () => {}); test.todo('X-2')"],
    [
      'a test in a describe that is skipped',
      "test('X-1', () => {}); describe.skip('a', () => { it('X-2', () => {}) })",
    ],
    ['a longer word', "test('X-1 MAX-2 X-2nd', () => {})"],
    ['a number only half there', `test(\`X-1 X-2\${0}\`, () => {})`],
  ])('does not take %s for a proof', (_, source) => {
    expect(told(source)).toEqual(['game: no test cites X-2'])
  })

  test('finds a citation without a rule, and where it stands', () => {
    expect(told(`${both}\ntest('X-3: more', () => {})`)).toEqual(['a.spec.ts:2: there is no X-3'])
    expect(told(`${both}\ntest.skip('X-20', () => {})`)).toEqual(['a.spec.ts:2: there is no X-20'])
  })

  test('finds a citation of a game that has no page yet, and lets other letters be', () => {
    const source = `${both}; test('Y-1 Z-7 UTF-8', () => {})`
    const specs = { 'a.spec.ts': source }
    expect(complaints({ game: page }, specs, { ...canon, Y: [] })).toEqual(['a.spec.ts:1: there is no Y-1'])
  })

  test('finds what the canon has and the page has not', () => {
    expect(told("test('X-1', () => {})", '- **X-1** One.\n')).toEqual(['game: lacks X-2'])
    expect(told(both, '- **X-1** One.\nX-2 Two.\n  - **X-2** Two.\n')).toEqual([
      'game: lacks X-2',
      'a.spec.ts:1: there is no X-2',
    ])
  })

  test('finds a rule of the page’s own that no test cites', () => {
    expect(told(both, `${page}- **X-30** Ours.\n`)).toEqual(['game: no test cites X-30'])
  })

  test('finds a number given twice, and a page of no rules or of two letters', () => {
    expect(told(both, `${page}- **X-2** Again.\n`)).toEqual(['X-2 is there twice'])
    expect(told('', 'nothing')).toEqual(['game: has no rules'])
    expect(told(both, `${page}- **Y-1** One.\n`)).toEqual(['game: its rules go by 2 letters'])
  })

  test('keeps several games apart, each under its letter', () => {
    const pages = { game: page, other: '- **Y-1** One.\n' }
    expect(complaints(pages, { 'a.spec.ts': both }, { ...canon, Y: [[1, 1]] })).toEqual(['other: no test cites Y-1'])
    const specs = { 'a.spec.ts': both, 'b.spec.ts': "test('Y-1', () => {})" }
    expect(complaints(pages, specs, { ...canon, Y: [[1, 1]] })).toEqual([])
    expect(complaints(pages, specs, canon)).toEqual(["other: nobody wrote down the canon's numbers for Y"])
  })

  test('knows the canon’s numbers', () => {
    const numbers = canonOf('L', CANON.L)
    expect(numbers).toHaveLength(18 + 16)
    expect([numbers.at(0), numbers.at(17), numbers.at(18), numbers.at(-1)]).toEqual(['L-1', 'L-18', 'L-30', 'L-45'])
  })
})
