import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'

/** Type is compressed as it is. */
const TEXT = /\.(css|html|js|json|md|svg|txt)$/

/** The folders that copies lie in, under the names of their originals; see server/http/page.ts. */
const FORMS = {
  // At its best by itself: it is done once, on as many cores as there are.
  '.br': promisify(brotliCompress),
  '.gz': bytes => promisify(gzip)(bytes, { level: zlib.Z_BEST_COMPRESSION }),
}

/** Puts compressed copies of a built page into folders of it, where they are smaller. */
export async function compress(dist) {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter(entry => entry.isFile() && TEXT.test(entry.name))
    .map(entry => relative(dist, join(entry.parentPath, entry.name)))
    // What has a dot is not served.
    .filter(path => !path.startsWith('.'))
  const work = paths.map(async path => {
    const bytes = await readFile(join(dist, path))
    for (const [folder, form] of Object.entries(FORMS)) {
      const less = await form(bytes)
      if (less.length >= bytes.length) continue
      await mkdir(dirname(join(dist, folder, path)), { recursive: true })
      await writeFile(join(dist, folder, path), less)
    }
  })
  await Promise.all(work)
}
