import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { needNode } from './lib/node.mjs'

/*
 * npm start: installs what is missing, builds the page where it is stale, then becomes the server: one process, so that
 * signals reach it and its exit code is the command's.
 */

const root = dirname(dirname(fileURLToPath(import.meta.url)))
needNode(root)
process.chdir(root)
if ((await install(root)) && (await build(root))) {
  const { register } = await import('tsx/esm/api')
  register()
  await import(pathToFileURL(join(root, 'server', 'index.ts')).href)
} else {
  process.exitCode = 1
}
