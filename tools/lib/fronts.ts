import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answers, ended, folderOf, freePort, HERE, inPath, left, type Service, until } from './services.ts'

/* Proxies in front of several processes, as docs/operations says how. */

const exampleOf = (file: string): string =>
  readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'operations', file), 'utf8')
/** For these processes in place of those of the example. */
const pointed = (text: string, [first = 0, second = first]: readonly number[]): string =>
  text.replace('127.0.0.1:2567', `127.0.0.1:${first}`).replace('127.0.0.1:2568', `127.0.0.1:${second}`)

async function front(
  name: string,
  listen: number | undefined,
  args: (folder: string, port: number) => readonly string[],
): Promise<Service | null> {
  const programs = folderOf(name, name, () => ['/usr/sbin', ...inPath()])
  if (!programs) return left(name)
  const folder = mkdtempSync(join(tmpdir(), `tavolo-${name}-`))
  const port = listen ?? (await freePort(HERE))
  const given = args(folder, port)
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, HOME: folder }
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(join(programs, name), given, { stdio: 'ignore', detached: true, env })
    await until(() => answers(port), name)
    return child
  }
  let child = await start()
  return {
    url: `http://${HERE}:${port}`,
    async restart() {
      await ended(child, 'SIGTERM')
      child = await start()
    },
    async stop() {
      await ended(child, 'SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export const nginx = (ports: readonly number[], listen?: number): Promise<Service | null> =>
  front('nginx', listen, (folder, port) => {
    const site = pointed(exampleOf('nginx.conf'), ports).replace('listen 80;', `listen ${HERE}:${port};`)
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      each => `${each}_temp_path ${folder}/${each};`,
    )
    const config = join(folder, 'nginx.conf')
    const http = `http { access_log off; ${temporary.join(' ')}\n${site} }`
    writeFileSync(config, `daemon off; pid ${folder}/pid; error_log ${folder}/log;\nevents { }\n${http}\n`)
    return ['-c', config, '-p', folder, '-e', join(folder, 'log')]
  })

/** Without a certificate, which it would ask others for. */
export const caddy = (ports: readonly number[], listen?: number): Promise<Service | null> =>
  front('caddy', listen, (folder, port) => {
    const site = pointed(exampleOf('Caddyfile'), ports).replace('tavolo.example.org {', `http://${HERE}:${port} {`)
    const config = join(folder, 'Caddyfile')
    writeFileSync(config, `{\n\tadmin off\n\tauto_https off\n}\n${site}`)
    return ['run', '--config', config, '--adapter', 'caddyfile']
  })
