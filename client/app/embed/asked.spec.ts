import { expect, it } from 'vitest'
import { languageAsked } from './asked.ts'

it.each([
  ['/embed/abc', '?lang=it', 'it'],
  ['/broadcast/abc', '?chrome=none&lang=zh', 'zh'],
  ['/embed/abc', '', undefined],
  ['/embed/abc', '?lang=de', undefined],
  ['/lobby', '?lang=it', undefined],
  ['/t/embed', '?lang=it', undefined],
])('%s%s asks for %s', (pathname, search, language) => {
  expect(languageAsked({ pathname, search })).toBe(language)
})
