import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, PAGE, SERVER } from './build.mjs'
import { install } from './install.mjs'
import { needNode } from './lib/node.mjs'

/*
 * npm start: installs what is missing, builds page and server where they are stale, then becomes the server: one process,
 * so that signals reach it and its exit code is the command's.
 */

const root = dirname(dirname(fileURLToPath(import.meta.url)))
needNode(root)
process.chdir(root)
if ((await install(root)) && (await build(root, PAGE)) && (await build(root, SERVER))) {
  await import(pathToFileURL(join(root, SERVER.folder, 'index.js')).href)
} else {
  process.exitCode = 1
}
