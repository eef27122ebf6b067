import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** What only a server shows, or sends. */
const SERVED = /^(\.(br|gz|stamp)|overlay\.html|faces|portraits)(\/|\\|$)/

/** Lays a built page into a folder for any host that has nothing but files, at whatever address it lies there. */
export async function layStatic(dist, folder) {
  await rm(folder, { recursive: true, force: true })
  await cp(dist, folder, { recursive: true, filter: path => !SERVED.test(relative(dist, path)) })
  const page = join(folder, 'index.html')
  const built = await readFile(page, 'utf8')
  await writeFile(
    page,
    built.replace(/(href|src)="\//g, '$1="./').replace('<title>', '<meta name="static" content="" />\n    <title>'),
  )
}
