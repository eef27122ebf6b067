import { execFileSync, spawn } from 'node:child_process'
import { constants } from 'node:os'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
/** Whatever a signal leaves running for so long is ended for good. */
const GRACE = 5_000

/**
 * Runs a program to its end on this terminal and answers with its exit code. A signal that we get, it gets too, with
 * all that it has started: a busy test worker would outlive the one that waits for it.
 */
export function run(command, args, { cwd, env = process.env, shell = false }) {
  return new Promise(resolve => {
    const child = spawn(command, args, { cwd, env, shell, stdio: ['ignore', 'inherit', 'inherit'] })
    let stopped = null
    const stop = signal => {
      stopped = signal
      const family = familyOf(child.pid)
      kill(family, signal)
      setTimeout(kill, GRACE, family, 'SIGKILL').unref()
    }
    for (const signal of SIGNALS) process.on(signal, stop)
    const ended = code => {
      for (const signal of SIGNALS) process.off(signal, stop)
      if (stopped) process.exit(128 + constants.signals[stopped])
      resolve(code)
    }
    child.on('error', error => {
      console.error(`${command} cannot be started: ${error.message}`)
      ended(1)
    })
    child.on('exit', (code, signal) => ended(signal ? 128 + constants.signals[signal] : code))
  })
}

/** Runs the JavaScript file behind a package's command: the same on every system, with no shell between. */
export const runBin = (bin, args, options) => run(process.execPath, [`node_modules/${bin}`, ...args], options)

/** A process and all that descend from it, as far as the system tells. */
function familyOf(pid) {
  const family = [pid]
  try {
    const list = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const pairs = list
      .trim()
      .split('\n')
      .map(line => line.trim().split(/\s+/).map(Number))
    for (const parent of family) family.push(...pairs.flatMap(([each, of]) => (of === parent ? [each] : [])))
  } catch {
    // No ps, as on Windows: there, a console ends all that run in it together.
  }
  return family
}

function kill(pids, signal) {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // Gone already.
    }
  }
}
