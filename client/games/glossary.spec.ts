import { expect, test } from 'vitest'
import { catalogue as diabolicards } from '../../shared/games/diabolicards/words/index.ts'
import { catalogue as diabolik } from '../../shared/games/diabolik/words/index.ts'
import { GAME_TERMS, type GlossedGame } from '../../shared/games/glossary/testing.ts'
import { GAMES as GAMES_PLAYED } from '../../shared/games/index.ts'
import { start } from '../../shared/kernel/match.ts'
import { seedOf } from '../../shared/kernel/rng.ts'
import { ODD_CHINESE } from '../../shared/words/glossary/testing.ts'
import { LANGUAGES, type Language } from '../../shared/words/index.ts'
import { sentences } from '../i18n/testing.ts'
import { useSettings } from '../session/settings.ts'
import type { LessonWords, Reading, Section, Sentence } from './contract.ts'
import { lessonWords as diabolicardsLessons } from './diabolicards/guide/index.ts'
import { reference as diabolicardsReference } from './diabolicards/reference/index.ts'
import { WORDS as TALLY } from './diabolicards/words/account.ts'
import { MAT_WORDS } from './diabolicards/words/board.ts'
import { WORDS as CURVE } from './diabolicards/words/ending.ts'
import { HUD_WORDS } from './diabolicards/words/hud.ts'
import { sceneWords as doomWords } from './diabolicards/words/play.ts'
import { lessonWords as diabolikLessons } from './diabolik/guide/index.ts'
import { reference as diabolikReference } from './diabolik/reference/index.ts'
import { BOARD_WORDS } from './diabolik/words/board.ts'
import { WORDS as ROUTES } from './diabolik/words/ending.ts'
import { sceneWords } from './diabolik/words/play.ts'
import { TRAY_WORDS } from './diabolik/words/trays.ts'
import { lessonWords as lamLessons } from './on-the-lam/guide/index.ts'
import { reference as lamReference } from './on-the-lam/reference/index.ts'
import { WORDS as FILES } from './on-the-lam/words/ending.ts'
import { TABLE_WORDS } from './on-the-lam/words/play.ts'

/** Beside the catalogues in `shared`: what the rules, the lessons and the table itself say. */
interface Spoken {
  /** Flavour that the rules quote: it is free. */
  readonly flavour: (language: Language) => Promise<readonly string[]>
  readonly reference: (language: Language) => Promise<readonly Section[]>
  readonly lessons: (language: Language) => Promise<Readonly<Record<string, LessonWords>>>
  readonly table: (language: Language) => unknown
}
const SPOKEN: Readonly<Record<GlossedGame, Spoken>> = {
  diabolik: {
    flavour: async language => Object.values((await diabolik(language)).sheets).map(({ story }) => story),
    reference: diabolikReference,
    lessons: diabolikLessons,
    table: language => [BOARD_WORDS[language], ROUTES[language], TRAY_WORDS[language], sceneWords()],
  },
  diabolicards: {
    flavour: async language => {
      const { cards, groups } = await diabolicards(language)
      return [...Object.values(cards), ...Object.values(groups)].map(({ blurb }) => blurb)
    },
    reference: diabolicardsReference,
    lessons: diabolicardsLessons,
    table: language => [TALLY[language], MAT_WORDS[language], CURVE[language], HUD_WORDS[language], doomWords()],
  },
  'on-the-lam': {
    flavour: async () => [],
    reference: lamReference,
    lessons: lamLessons,
    table: language => [FILES[language], TABLE_WORDS[language]],
  },
}
const GAMES = Object.keys(SPOKEN) as GlossedGame[]

/** Everybody who may read a lesson, at the start of a guided match and of a usual one. */
function readersOf(id: GlossedGame): Reading[] {
  const game = GAMES_PLAYED[id]?.game
  if (!game) throw new Error(`no game ${id}`)
  const tables = [game.options(Math.max(...game.players)), ...(game.guided ? [game.check(game.guided.options)] : [])]
  return tables.flatMap(options => {
    const { state, seats } = start(game, options, seedOf('glossary'))
    return seats.map(({ seat }) => ({
      view: game.view(state, seat),
      lines: [],
      seats: [seat],
      choices: game.moves(state, seat),
    }))
  })
}
const said = (sentence: Sentence, now: Reading): string => (typeof sentence === 'string' ? sentence : sentence(now))

async function read(game: GlossedGame, language: Language): Promise<[path: string, text: string][]> {
  useSettings.setState({ language })
  const { flavour, reference, lessons, table } = SPOKEN[game]
  const free = await flavour(language)
  const all = [
    ...(await reference(language)).flatMap(({ id, title, paragraphs }) =>
      sentences([title, ...paragraphs], `rules.${id}`),
    ),
    ...Object.entries(await lessons(language)).flatMap(([id, { title, text, next, reader }]) =>
      sentences(
        [title, ...readersOf(game).flatMap(now => [said(text, now), reader?.(now) ?? '', said(next, now)])],
        `guide.${id}`,
      ),
    ),
    ...sentences(table(language), 'table'),
  ]
  return all.map(([path, text]) => [path, free.reduce((left, each) => left.replace(each, ''), text)])
}

const CASES = GAMES.flatMap(game =>
  GAME_TERMS[game].flatMap(term => LANGUAGES.map(language => [game, term.thing, language, term] as const)),
)

test.each(CASES)('the page of %s calls %s by no other word in %s', async (game, _, language, { never }) => {
  const all = await read(game, language)
  expect(all.length).toBeGreaterThan(100)
  expect(all.filter(([, text]) => never[language]?.test(text))).toEqual([])
})

test.each(GAMES)('the page of %s has one form of each word in Chinese, and nothing Latin between', async game => {
  expect((await read(game, 'zh')).filter(([, text]) => ODD_CHINESE.test(text))).toEqual([])
})
