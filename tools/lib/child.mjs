import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/** Children that a signal leaves this long are ended for good. */
const GRACE = 5_000

/** Runs a program to its end on this terminal and answers with its exit code. A signal that we get, it gets too. */
export function run(command, args, { cwd, env = process.env, shell = false }) {
  return new Promise(resolve => {
    const child = spawn(command, args, { cwd, env, shell, stdio: ['ignore', 'inherit', 'inherit'] })
    let stopped = null
    const stop = signal => {
      stopped = signal
      child.kill(signal)
      setTimeout(() => child.kill('SIGKILL'), GRACE).unref()
    }
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const signal of signals) process.on(signal, stop)
    const ended = code => {
      for (const signal of signals) process.off(signal, stop)
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
