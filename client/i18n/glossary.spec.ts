import { expect, test } from 'vitest'
import { ODD_CHINESE, PAGE_TERMS } from '../../shared/words/glossary/testing.ts'
import { LANGUAGES } from '../../shared/words/index.ts'
import { readPage } from './testing.ts'

test.each(PAGE_TERMS.flatMap(term => LANGUAGES.map(language => [term.thing, language, term] as const)))(
  'the page calls %s by one word in %s',
  (_, language, { says, never }) => {
    const all = [...readPage(language)]
    expect(all.some(([, text]) => says[language].test(text))).toBe(true)
    expect(all.filter(([, text]) => never[language]?.test(text))).toEqual([])
  },
)

test('Chinese has one form of each word, and nothing Latin between', () => {
  expect([...readPage('zh')].filter(([, text]) => ODD_CHINESE.test(text))).toEqual([])
})

test.each(LANGUAGES)('what goes on ends in dots without a space before them: %s', language => {
  expect([...readPage(language)].filter(([, text]) => / (…|\.\.\.)/.test(text))).toEqual([])
})
