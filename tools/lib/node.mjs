import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Ends the process with one line where Node is older than package.json asks for. */
export function needNode(root) {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const [major, minor] = /(\d+)\.(\d+)/.exec(engines.node).slice(1).map(Number)
  const [haveMajor, haveMinor] = process.versions.node.split('.').map(Number)
  if (haveMajor > major || (haveMajor === major && haveMinor >= minor)) return
  console.error(`This needs Node ${major}.${minor} or newer; here is ${process.versions.node}.`)
  process.exit(1)
}
