import { spawn } from 'node:child_process'

export interface Exit {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

export interface Spawning {
  readonly cwd: string
  readonly env?: Readonly<Record<string, string>>
  readonly input?: string
  readonly onOutput?: (text: string, kill: (signal: NodeJS.Signals) => void) => void
}

/** Runs Node to its end and listens. For specs. */
export function node(args: readonly string[], { cwd, env = {}, input = '', onOutput }: Spawning): Promise<Exit> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env } })
    let out = ''
    let err = ''
    child.stdout.setEncoding('utf8').on('data', text => {
      out += text
      onOutput?.(text, signal => child.kill(signal))
    })
    child.stderr.setEncoding('utf8').on('data', text => {
      err += text
    })
    child.on('error', reject)
    child.on('close', code => resolve({ code, out, err }))
    // A command that does not read its input to the end is within its rights.
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })
}
