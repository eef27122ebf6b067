import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FOLDERS = ['app', 'match', 'stage'].map(folder => new URL(`../${folder}/`, import.meta.url))

/** Commas, colons and brackets that code puts between words; errors are for developers, not for readers. */
const BY_HAND = /\.join\(', '\)|: \$\{| \(\$\{|\} \([A-Z]\)|localeCompare/

test('components leave it to the catalogues how texts are put together', () => {
  const files = FOLDERS.flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => /\.tsx?$/.test(name) && !name.includes('spec'))
      .map(name => new URL(name, folder)),
  )
  expect(files.length).toBeGreaterThan(50)
  const found = files.flatMap(file =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(line => BY_HAND.test(line) && !line.includes('new Error('))
      .map(line => `${file.pathname}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})
