import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { expect, test } from 'vitest'

/*
 * Specs share their modules, since to read them anew for each would take longer than all that they do. So whoever puts
 * something in a module's place, wants one anew, or has it draw on a canvas that is none, is run alone (vite.config.ts).
 */

const ROOT = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const LEAVES_TRACES = new RegExp(['vi\\.(do)?[mM]ock\\(', 'vi\\.resetModules\\(', "stubGlobal\\('document'"].join('|'))

test('whoever leaves traces in modules has modules of its own, and nobody else', () => {
  const specs = ['client', 'server', 'shared', 'tests', 'tools']
    .flatMap(folder =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
        path => `${folder}/${path.split(sep).join('/')}`,
      ),
    )
    .filter(path => /\.(spec|test)\.tsx?$/.test(path) && path !== 'tests/alone.test.ts')
  const [, list = ''] = /const ALONE = \[([^\]]*)\]/.exec(read('vite.config.ts')) ?? []
  const alone = [...list.matchAll(/'([^']+)'/g)].map(([, path]) => path)
  expect(specs.filter(path => LEAVES_TRACES.test(read(path))).sort()).toEqual(alone.sort())
})
