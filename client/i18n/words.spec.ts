import { describe, expect, it } from 'vitest'
import { isSimplified } from '../../shared/words/testing.ts'
import { en } from './en/index.ts'
import { it as italian } from './it/index.ts'
import type { Words } from './words.ts'
import { zh } from './zh/index.ts'

/** Somebody, some number, some list, some chance: whatever a sentence asks for. */
const anything = Object.assign(() => 0.5, {
  toString: () => 'Ann',
  valueOf: () => 2,
  join: () => 'Ann',
  [Symbol.iterator]: () => ['Ann', 'Bob'][Symbol.iterator](),
})

/** Every sentence of a catalogue, by its path. */
function sentences(part: unknown, path = ''): [path: string, text: string][] {
  if (typeof part === 'string') return [[path, part]]
  if (typeof part === 'function') return sentences(part(anything, anything, anything), path)
  return Object.entries(part as Record<string, unknown>).flatMap(([key, each]) =>
    sentences(each, path === '' ? key : `${path}.${key}`),
  )
}
const said = ({ grammar, ...words }: Words) => new Map(sentences(words))
const ALL = { en: said(en), it: said(italian), zh: said(zh) }
const where = (language: keyof typeof ALL, wrong: (text: string, path: string) => boolean): string[] =>
  [...ALL[language]].filter(([path, text]) => wrong(text, path)).map(([path, text]) => `${path}: ${text}`)

describe.each(['en', 'it', 'zh'] as const)('the page in %s', language => {
  it('says something everywhere', () => {
    expect(ALL[language].size).toBeGreaterThan(200)
    expect(where(language, text => text.trim() === '' || text !== text.trim())).toEqual([])
    expect(where(language, text => /undefined|NaN|\[object|=>/.test(text))).toEqual([])
  })

  it('is set with care: real apostrophes, quotes and dots', () => {
    expect(where(language, text => / {2}|'|"|\.\.\./.test(text))).toEqual([])
  })
})

/** Names, and words that Italian has in common with English. */
const ALIKE =
  /^home\.games\..*\.title$|volume$|\.bot$|^lobby\.room\.(botPlays|botOf)$|code\.placeholder$|round$|menu\.(open|title)$/

it('is translated, not copied', () => {
  const copied = (language: 'it' | 'zh') =>
    where(
      language,
      (text, path) => text === ALL.en.get(path) && !ALIKE.test(path) && text.replace(/Ann|\W/g, '') !== '',
    )
  expect(copied('it')).toEqual([])
  expect(copied('zh')).toEqual([])
})

it('is Traditional Chinese, with Chinese punctuation', () => {
  expect(where('zh', isSimplified)).toEqual([])
  expect(where('zh', text => /[\u4e00-\u9fff][,;:!?]|[,;:!?][\u4e00-\u9fff]/.test(text))).toEqual([])
})

it('tells one from many', () => {
  expect([1, 2].map(en.lobby.free)).toEqual(['1 free chair', '2 free chairs'])
  expect([1, 2].map(italian.lobby.free)).toEqual(['1 sedia libera', '2 sedie libere'])
  expect([0, 1, 3].map(en.lobby.room.startWith)).toEqual([
    'Every chair is taken.',
    'A bot takes the empty chair.',
    'Bots take 3 empty chairs.',
  ])
})

it.each([en, italian, zh])('calls a guest something that the server takes', ({ shell }) => {
  for (let i = 0; i < 200; i++) {
    const name = shell.guest(Math.random)
    expect([...name].length).toBeGreaterThan(2)
    expect([...name].length).toBeLessThanOrEqual(20)
  }
})
