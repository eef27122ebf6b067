import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { install } from './install.mjs'
import { runBin } from './lib/child.mjs'
import { compress } from './lib/compress.mjs'
import { needNode } from './lib/node.mjs'

/** All that the built page depends on. */
const SOURCES = [
  'client',
  'shared',
  'public',
  'vite.config.ts',
  join('tools', 'lib', 'compress.mjs'),
  join('tools', 'lib', 'fonts.ts'),
  join('tools', 'lib', 'threeParts.ts'),
  'package-lock.json',
]
const IGNORED = /^client\/generated\/|\.spec\.tsx?$/
const STAMP = join('dist', '.stamp')

/** What the sources say, in one word: whatever changes in them changes it. */
export function stampOf(root) {
  const hash = createHash('sha256')
  for (const path of SOURCES.flatMap(source => filesOf(root, source)))
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0')
  return hash.digest('hex')
}

function filesOf(root, path) {
  const folder = statSync(join(root, path), { throwIfNoEntry: false })
  if (!folder) return []
  if (!folder.isDirectory()) return [path]
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(join(root, 'x').length - 1)
        .split(sep)
        .join('/'),
    )
    .filter(file => !IGNORED.test(file))
    .sort()
}

function stamped(root) {
  try {
    return readFileSync(join(root, STAMP), 'utf8')
  } catch {
    return null
  }
}

/** Builds the page into dist, unless what is there was built from just these sources. Answers whether it is there. */
export async function build(root, { anyway = false, say = console.log } = {}) {
  const stamp = stampOf(root)
  if (!anyway && stamped(root) === stamp) return true
  say('Building the page ...')
  // The stamp goes with all else in dist, so a build that breaks off leaves none.
  const code = await runBin('vite/bin/vite.js', ['build', '--logLevel', anyway ? 'info' : 'error'], {
    cwd: root,
    // Whoever asks may be a test, and the page is the same all the same.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (code !== 0) return false
  mkdirSync(join(root, 'dist'), { recursive: true })
  await compress(join(root, 'dist'))
  writeFileSync(join(root, STAMP), stamp)
  return true
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)))
  needNode(root)
  process.exitCode = (await install(root)) && (await build(root, { anyway: true })) ? 0 : 1
}
