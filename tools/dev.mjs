import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { install } from './install.mjs'
import { runBin } from './lib/child.mjs'
import { needNode } from './lib/node.mjs'

/*
 * npm run dev: the page by vite, with hot reload, on the usual port; behind it, one port up, the server, which starts
 * again when something changes that it uses. vite.config.ts hands on what is meant for the server.
 */

const root = dirname(dirname(fileURLToPath(import.meta.url)))
needNode(root)
const port = Number(process.env.PORT ?? 2567)
const behind = port + 1
if (await install(root)) {
  const server = runBin('tsx/dist/cli.mjs', ['watch', '--clear-screen=false', 'server/index.ts'], {
    cwd: root,
    env: { ...process.env, PORT: `${behind}` },
  })
  const page = runBin('vite/bin/vite.js', ['--port', `${port}`, '--strictPort', '--clearScreen', 'false'], {
    cwd: root,
    env: { ...process.env, BEHIND: `${behind}` },
  })
  // Either without the other is of no use; a signal to ourselves ends what is left.
  await Promise.race([server, page])
  process.kill(process.pid, 'SIGTERM')
} else {
  process.exitCode = 1
}
