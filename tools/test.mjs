import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, PAGE, SERVER } from './build.mjs'
import { install } from './install.mjs'
import { runBin } from './lib/child.mjs'
import { needChromium } from './lib/chromium.mjs'
import { needNode } from './lib/node.mjs'

/*
 * npm test: installs what is missing, a browser too, then types, lint, format, the build, specs, laws and the tests in
 * the browser. Goes on after a failure, so that one run shows everything. Its last line is "N passed, N failed": each check counts as one, and each test.
 */

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const count = { passed: 0, failed: 0 }

const CHECKS = [
  { title: 'types', bin: 'typescript/bin/tsc', args: ['--noEmit', '-p', '.'] },
  ...[
    ['the rules, which know neither Node nor browser', 'shared'],
    ['the page, which knows no Node', 'client'],
    ['the server, which knows no browser', 'server'],
  ].map(([what, side]) => ({
    title: `types of ${what}`,
    bin: 'typescript/bin/tsc',
    args: ['--noEmit', '-p', side],
  })),
  { title: 'lint and format', bin: '@biomejs/biome/bin/biome', args: ['check', '--error-on-warnings', '.'] },
]

async function check(title, succeeds) {
  console.log(`\n${title}`)
  const passed = await succeeds()
  count[passed ? 'passed' : 'failed']++
  if (!passed) console.log(`failed: ${title}`)
  return passed
}

async function tests(full, browser) {
  console.log('\ntests')
  const folder = mkdtempSync(join(tmpdir(), 'tavolo-nero-test-'))
  const report = join(folder, 'report.json')
  try {
    const code = await runBin(
      'vitest/vitest.mjs',
      [
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...(browser ? [] : ['--project=!browser']),
      ],
      { cwd: root, env: full ? { ...process.env, FULL: '1' } : process.env },
    )
    const { passed, failed } = counted(report)
    count.passed += passed
    // Nothing found, nothing reported, or an error outside of every test: a failure too.
    count.failed += failed === 0 && (code !== 0 || passed === 0) ? 1 : failed
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A file that fails without a failed test of its own did not load: that is one failure. */
function counted(report) {
  let files = []
  try {
    files = JSON.parse(readFileSync(report, 'utf8')).testResults
  } catch {
    console.log('the tests left no report')
  }
  const sum = { passed: 0, failed: 0 }
  for (const { status, assertionResults } of files) {
    const failed = assertionResults.filter(test => test.status === 'failed').length
    sum.passed += assertionResults.filter(test => test.status === 'passed').length
    sum.failed += status === 'failed' ? Math.max(failed, 1) : failed
  }
  return sum
}

const bothBuilt = async () => (await build(root, PAGE)) && build(root, SERVER)

needNode(root)
const unknown = process.argv.slice(2).find(argument => argument !== '--full')
if (unknown !== undefined) {
  console.error(`test: unknown argument ${unknown}; there is only --full`)
  process.exit(2)
}
if (await install(root)) {
  // While types are checked, which leaves one core idle.
  const [built, chromium] = [bothBuilt(), needChromium()]
  for (const { title, bin, args } of CHECKS)
    await check(title, async () => (await runBin(bin, args, { cwd: root })) === 0)
  const isBuilt = await check('page and server', () => built)
  const browser = await check('a browser', async () => (await chromium) !== null)
  await tests(process.argv.includes('--full'), isBuilt && browser)
} else {
  count.failed++
}
console.log(`\n${count.passed} passed, ${count.failed} failed`)
if (count.failed > 0) process.exitCode = 1
