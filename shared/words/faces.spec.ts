import { expect, test } from 'vitest'
import { FACES, type Face } from './faces.ts'
import { LANGUAGES } from './index.ts'
import { isSimplified } from './testing.ts'

const [title, tagline] = ['Game', 'Night.']
const facesIn = (language: (typeof LANGUAGES)[number]): Face[] => {
  const { home, lobby, archive, live, daily, rules, open, unnamed, named } = FACES[language]
  const ofGame = [rules, open, ...Object.values(named)].map(face => face(title, tagline))
  return [home, lobby, archive, live, daily, ...Object.values(unnamed), ...ofGame]
}

test.each(LANGUAGES)('faces in %s are told apart, set with care, and short enough to be shown whole', language => {
  const faces = facesIn(language)
  expect(new Set(faces.map(face => face.title)).size).toBe(faces.length)
  for (const { title, text } of faces) {
    expect(`${title}${text}`).not.toMatch(/ {2}|'|"|\.\.\.|undefined/)
    expect(title.length).toBeLessThanOrEqual(60)
    expect(text.length).toBeLessThanOrEqual(200)
    if (language === 'zh') expect(isSimplified(title + text)).toBe(false)
  }
})
