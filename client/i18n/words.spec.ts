import { describe, expect, it } from 'vitest'
import { isSimplified } from '../../shared/words/testing.ts'
import { en } from './en/index.ts'
import { it as italian } from './it/index.ts'
import { readPage } from './testing.ts'
import { zh } from './zh/index.ts'

const ALL = { en: readPage('en'), it: readPage('it'), zh: readPage('zh') }
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
  /^home\.games\..*\.title$|volume$|\.bot$|^lobby\.room\.(botPlays|botOf)$|code\.placeholder$|round$|menu\.(open|title)$|^stream\.seconds$/

it('is translated, not copied', () => {
  const copied = (language: 'it' | 'zh') =>
    where(
      language,
      (text, path) => text === ALL.en.get(path) && !ALIKE.test(path) && text.replace(/Ann|\W/g, '') !== '',
    )
  expect(copied('it')).toEqual([])
  expect(copied('zh')).toEqual([])
})

it('is Traditional Chinese', () => {
  expect(where('zh', isSimplified)).toEqual([])
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

it('lets a verb follow the names beside it', () => {
  const company = [['Anna'], ['Anna', 'Elena']]
  expect(company.map(italian.table.now.deciding)).toEqual(['Ora decide: Anna', 'Ora decidono: Anna ed Elena'])
  expect(company.map(italian.table.menu.agreed)).toEqual(['Chiuderebbe qui: Anna', 'Chiuderebbero qui: Anna ed Elena'])
  expect(company.map(en.lobby.room.came)).toEqual(['Anna has come in.', 'Anna and Elena have come in.'])
})

it.each([en, italian, zh])('says one thing for nobody, one and many at a table', ({ lobby }) => {
  const said = [[], ['Ann'], ['Ann', 'Bob']].map(names => lobby.at(lobby.watch, names))
  expect(new Set(said).size).toBe(3)
  expect(said.every(each => each.startsWith(lobby.watch))).toBe(true)
})

it.each([en, italian, zh])('calls a guest something that the server takes', ({ shell }) => {
  for (let i = 0; i < 200; i++) {
    const name = shell.guest(Math.random)
    expect([...name].length).toBeGreaterThan(2)
    expect([...name].length).toBeLessThanOrEqual(20)
  }
})
