import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { install } from './install.mjs'
import { runBin } from './lib/child.mjs'
import { compress } from './lib/compress.mjs'
import { needNode } from './lib/node.mjs'
import { layStatic } from './lib/static.mjs'

const lib = file => join('tools', 'lib', file)
/** What is built: all that it depends on, where it goes, and how. */
export const PAGE = {
  name: 'page',
  sources: [
    ...['client', 'shared', 'public', 'vite.config.ts', 'package-lock.json'],
    ...['compress.mjs', 'fonts.ts', 'threeParts.ts'].map(lib),
  ],
  folder: 'dist',
  args: [],
  finish: compress,
}
export const SERVER = {
  name: 'server',
  sources: ['server', 'shared', lib('server.config.ts'), 'package-lock.json'],
  folder: 'dist-server',
  args: ['--config', lib('server.config.ts')],
  finish: async () => {},
}
const IGNORED = /^client\/generated\/|\.spec\.tsx?$/

/** What the sources say, in one word: whatever changes in them changes it. */
export function stampOf(root, { sources }) {
  const hash = createHash('sha256')
  for (const path of sources.flatMap(source => filesOf(root, source)))
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

function textOf(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/** Builds page or server, unless what is there was built from just these sources. Answers whether it is there. */
export async function build(root, what, { anyway = false, say = console.log } = {}) {
  const folder = join(root, what.folder)
  const stamp = stampOf(root, what)
  if (!anyway && textOf(join(folder, '.stamp')) === stamp) return true
  say(`Building the ${what.name} ...`)
  // The stamp goes with all else in the folder, so a build that breaks off leaves none.
  const code = await runBin('vite/bin/vite.js', ['build', ...what.args, '--logLevel', anyway ? 'info' : 'error'], {
    cwd: root,
    // Whoever asks may be a test, and the page is the same all the same.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (code !== 0) return false
  mkdirSync(folder, { recursive: true })
  await what.finish(folder)
  writeFileSync(join(folder, '.stamp'), stamp)
  return true
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)))
  needNode(root)
  const built = async what => build(root, what, { anyway: true })
  const [asked] = process.argv.slice(2)
  if (asked !== undefined && asked !== '--static') {
    console.error(`build: unknown argument ${asked}; there is only --static`)
    process.exitCode = 2
  } else if (!(await install(root)) || !(await built(PAGE))) process.exitCode = 1
  else if (asked) {
    await layStatic(join(root, PAGE.folder), join(root, 'dist-static'))
    console.log('dist-static has all that a host of files needs.')
  } else process.exitCode = (await built(SERVER)) ? 0 : 1
}
