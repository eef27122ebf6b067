import { expect, test } from 'vitest'
import { GLOSSARY, ODD_CHINESE } from '../words/glossary/testing.ts'
import { LANGUAGES, type Language } from '../words/index.ts'
import { breaking, named, type SaidLine } from '../words/testing.ts'
import { catalogue as diabolik } from './diabolik/words/index.ts'
import { readAll } from './diabolik/words/reading/testing.ts'
import { catalogue as onTheLam } from './on-the-lam/words/index.ts'
import { lines } from './on-the-lam/words/testing.ts'

const READ = {
  'on-the-lam': async (language: Language): Promise<SaidLine[]> => {
    const words = await onTheLam(language)
    return [...lines(words), ...named('cardKinds', words.cardKinds)]
  },
  diabolik: async (language: Language): Promise<SaidLine[]> => readAll(await diabolik(language)),
}
const read = Object.fromEntries(
  await Promise.all(
    LANGUAGES.flatMap(language =>
      (['on-the-lam', 'diabolik'] as const).map(async game => [`${game} ${language}`, await READ[game](language)]),
    ),
  ),
) as Record<string, SaidLine[]>

const terms = GLOSSARY.filter(term => term.in !== 'page')

test.each(terms.flatMap(term => LANGUAGES.map(language => [term.in, term.thing, language, term] as const)))(
  '%s calls %s by one word in %s',
  (game, _, language, { says, never }) => {
    const all = read[`${game} ${language}`] ?? []
    expect(all.some(({ text }) => says[language].test(text))).toBe(true)
    expect(breaking(all, text => never[language]?.test(text) ?? false)).toEqual([])
  },
)

test('On the Lam has one form of each word in Chinese, and nothing Latin between', () => {
  expect(breaking(read['on-the-lam zh'] ?? [], text => ODD_CHINESE.test(text))).toEqual([])
})
