import { expect, test } from 'vitest'
import { ODD_CHINESE } from '../words/glossary/testing.ts'
import { LANGUAGES, type Language } from '../words/index.ts'
import { breaking, named, type SaidLine } from '../words/testing.ts'
import { catalogue as diabolicards } from './diabolicards/words/index.ts'
import { readAll as readDiabolicards } from './diabolicards/words/reading/testing.ts'
import { SCENARIOS } from './diabolik/state.ts'
import { catalogue as diabolik } from './diabolik/words/index.ts'
import { readAll as readDiabolik } from './diabolik/words/reading/testing.ts'
import { ALL_SHEETS, PLAY_CARDS } from './diabolik/words/testing.ts'
import { GAME_TERMS, type GlossedGame } from './glossary/testing.ts'
import { catalogue as onTheLam } from './on-the-lam/words/index.ts'
import { lines } from './on-the-lam/words/testing.ts'

/**
 * Said for its colour, by its path in a catalogue: names, stories, what people say of themselves and to each other. Of a
 * card in Diabolik and On the Lam it is the second text, of a sheet the first.
 */
const FLAVOUR: Readonly<Record<GlossedGame, RegExp>> = {
  diabolik: new RegExp(
    `^(about|tagline)\\.|^(${PLAY_CARDS.join('|')})\\.text\\.1$|^(${ALL_SHEETS.join('|')})\\.text\\.0$`,
  ),
  diabolicards: /^(about|tagline|cards|groups|seats|banter)\b/,
  'on-the-lam': /^(about|tagline)\.|\.(blurb|keeper)\b|\.text\.1$/,
}

const READ: Readonly<Record<GlossedGame, (language: Language) => Promise<SaidLine[]>>> = {
  diabolik: async language =>
    (await Promise.all(SCENARIOS.map(async scenario => readDiabolik(await diabolik(language, scenario))))).flat(),
  diabolicards: async language => readDiabolicards(await diabolicards(language)),
  'on-the-lam': async language => {
    const words = await onTheLam(language)
    return [...lines(words), ...named('cardKinds', words.cardKinds)]
  },
}
const GAMES = Object.keys(GAME_TERMS) as GlossedGame[]
const read = new Map(
  await Promise.all(
    GAMES.flatMap(game =>
      LANGUAGES.map(async language => [`${game} ${language}`, await READ[game](language)] as const),
    ),
  ),
)
const ruled = (game: GlossedGame, language: Language): SaidLine[] =>
  (read.get(`${game} ${language}`) ?? []).filter(({ of }) => !FLAVOUR[game].test(of))

const CASES = GAMES.flatMap(game =>
  GAME_TERMS[game].flatMap(term => LANGUAGES.map(language => [game, term.thing, language, term] as const)),
)

test.each(CASES)('%s calls %s by one word in %s', (game, _, language, { says, never }) => {
  const all = ruled(game, language)
  expect(all.some(({ text }) => says[language].test(text))).toBe(true)
  expect(breaking(all, text => never[language]?.test(text) ?? false)).toEqual([])
})

test.each(GAMES)('%s has one form of each word in Chinese, and nothing Latin between, in flavour as well', game => {
  expect(breaking(read.get(`${game} zh`) ?? [], text => ODD_CHINESE.test(text))).toEqual([])
})

test.each(GAMES)('of %s, flavour is the lesser part', game => {
  const all = read.get(`${game} en`) ?? []
  expect(ruled(game, 'en').length).toBeGreaterThan(all.length / 2)
  expect(ruled(game, 'en').length).toBeLessThan(all.length)
})
