import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = (folder: string): string[] => {
  const at = new URL(`../../${folder}/`, import.meta.url)
  return readdirSync(at, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name) && !/spec|testing/.test(name))
    .map(name => `${folder}/${name}`)
}
const breaking = (all: readonly string[], wrong: RegExp): string[] =>
  all.flatMap(file =>
    readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
      .split('\n')
      // Errors are for developers, not for readers.
      .filter(line => wrong.test(line) && !line.includes('new Error('))
      .map(line => `${file}: ${line.trim()}`),
  )

/** Where each language says things in its own way. */
const CATALOGUE = /\/(words|reference|guide)\/|\/words\.ts$/

/** Commas, colons and brackets that code puts between words. */
const BY_HAND = /\.join\(', '\)|\S: \$\{| \(\$\{|\} \([A-Z]\)|^\s*\{\w.*\}: \{\w|localeCompare/

test('components leave it to the catalogues how texts are put together', () => {
  const all = ['app', 'match', 'stage', 'games'].flatMap(folder => files(`client/${folder}`))
  const components = all.filter(file => !CATALOGUE.test(file) && !/\/(art|layout)\//.test(file))
  expect(components.length).toBeGreaterThan(200)
  expect(breaking(components, BY_HAND)).toEqual([])
})

/** Lists and numbers that a catalogue makes by hand, past `shared/words/grammar.ts`. */
const PAST_GRAMMAR = /\.join\('(, |、|; |；)'\)|Intl\.(List|Plural)|\? '' : 's'/
/** Chinese has one form for all numbers: there, one is told from many where the sentence is another. */
const PLURAL = /=== 1( \?|$)/

test('catalogues leave it to the grammar of their language how names are listed and things counted', () => {
  const games = ['diabolik', 'diabolicards', 'on-the-lam']
  const all = [
    ...['en', 'it', 'zh'].flatMap(language => files(`client/i18n/${language}`)),
    ...games.flatMap(game => [`shared/games/${game}/words`, `client/games/${game}/words`]).flatMap(files),
    ...games.flatMap(game => files(`client/games/${game}/reference`)),
  ]
  expect(all.length).toBeGreaterThan(100)
  expect(breaking(all, PAST_GRAMMAR)).toEqual([])
  const plural = all.filter(file => !/\bzh\b/.test(file))
  expect(breaking(plural, PLURAL)).toEqual([])
})
