import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Does a version fit one of the ranges, such as "^20.19.0 || >=24.0.0"? Only these two forms are understood. */
export function fits(version, ranges) {
  const [major, minor] = version.split('.').map(Number)
  return ranges.split('||').some(range => {
    const [, sign, wantMajor, wantMinor] = /^\s*(\^|>=)(\d+)\.(\d+)/.exec(range) ?? []
    if (major === Number(wantMajor)) return minor >= Number(wantMinor)
    return sign === '>=' && major > Number(wantMajor)
  })
}

/** Ends the process with one line where Node is not one that package.json asks for. */
export function needNode(root) {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  if (fits(process.versions.node, engines.node)) return
  console.error(`This needs Node ${engines.node}; here is ${process.versions.node}.`)
  process.exit(1)
}
