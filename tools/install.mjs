import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './lib/child.mjs'

/*
 * npm leaves a record of what it installed, as its last act and only after success. So that record is missing after an
 * install that was aborted, and it is right after a plain `npm install` as well as after ours.
 */
const RECORD = join('node_modules', '.package-lock.json')

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
  } catch {
    return null
  }
}

/** Is everything there that package-lock.json asks for, and nothing else? */
export function installed(root) {
  const record = packagesOf(join(root, RECORD))
  const wanted = packagesOf(join(root, 'package-lock.json'))
  if (!record || !wanted) return false
  const paths = new Set([...Object.keys(wanted), ...Object.keys(record)])
  paths.delete('') // the project itself
  return [...paths].every(path => {
    const [want, have] = [wanted[path], record[path]]
    // What is optional may be for another system.
    if (want && !have) return want.optional === true
    return want?.version === have.version && want?.integrity === have.integrity
  })
}

/** Installs what is missing. Answers whether everything is there now. */
export async function install(root) {
  if (installed(root)) return true
  console.log('Installing what package-lock.json lists ...')
  rmSync(join(root, RECORD), { force: true })
  const npm = process.env.npm_execpath
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund']
  const code = npm?.endsWith('npm-cli.js')
    ? await run(process.execPath, [npm, ...args], { cwd: root })
    : await run(['npm', ...args].join(' '), [], { cwd: root, shell: true })
  return code === 0
}
