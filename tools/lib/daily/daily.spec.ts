import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sightsOf } from '../../../client/games/diabolik/daily/story.ts'
import { KINDS, PUZZLES, type PuzzleKind } from '../../../client/games/puzzles.ts'
import { type Duel, type DuelAnswer, viewOf as duelView } from '../../../shared/games/diabolicards/daily.ts'
import {
  bestOf,
  type Hunt,
  type HuntAnswer,
  hiddenIn,
  scoreOf,
  verdictOf,
} from '../../../shared/games/diabolik/daily.ts'
import type { Event } from '../../../shared/games/diabolik/events.ts'
import { diabolik } from '../../../shared/games/diabolik/index.ts'
import type { Location } from '../../../shared/games/diabolik/map/locations.ts'
import { answerOf } from './duels.ts'
import { oddsOf } from './hunts.ts'

/* What is asked every day, as it is committed. An answer that bots have outgrown is worked out anew by `npm run hunts`. */

const folder = join(import.meta.dirname, '..', '..', '..', 'public', 'daily')
const read = (kind: PuzzleKind, name: string) => JSON.parse(readFileSync(join(folder, kind, `${name}.json`), 'utf8'))
const positions = <Q>(kind: PuzzleKind): Q[] =>
  Array.from({ length: PUZZLES[kind].days }, (_, n) => read(kind, String(n + 1).padStart(3, '0')) as Q)
const hunts = positions<Hunt>('hunt')
const huntAnswers: HuntAnswer[] = read('hunt', 'answers')
const duels = positions<Duel>('duel')
const duelAnswers: DuelAnswer[] = read('duel', 'answers')

it.each(KINDS)('has %ss for four months and more, no two alike, each with its answer', kind => {
  expect(PUZZLES[kind].days).toBeGreaterThanOrEqual(120)
  expect(readdirSync(join(folder, kind))).toHaveLength(PUZZLES[kind].days + 1)
  expect(read(kind, 'answers')).toHaveLength(PUZZLES[kind].days)
  expect(new Set(positions(kind).map(each => JSON.stringify(each))).size).toBe(PUZZLES[kind].days)
})

describe('the hunts', () => {
  it('are answered by all that could be known, and by nothing else', () => {
    const anew = hunts.map((hunt, n) => ({ n, ...oddsOf(hunt) }))
    expect(anew).toEqual(huntAnswers.map(({ odds, finds }, n) => ({ n, odds, finds })))
  })

  it('have the truth among what could be so', () => {
    for (const [n, { odds, truth }] of huntAnswers.entries()) {
      const hidden = hiddenIn(hunts[n] as Hunt)
      expect(Object.keys(truth).sort(), `${n}`).toEqual([...hidden].sort())
      for (const who of hidden) expect(odds[who]?.[truth[who] as Location], `${n}`).toBeGreaterThan(0)
    }
  })

  it('tell no face that lies face down, and no event more than all were told', () => {
    for (const [n, { pieces, heard }] of hunts.entries()) {
      const down = Object.entries(pieces).filter(([, [kind, , face]]) => kind === 'location' && face === undefined)
      expect(down.length, `${n}`).toBeGreaterThan(20)
      for (const event of heard) {
        const open: readonly string[] = ['type', ...diabolik.told[event.type]]
        expect(
          Object.keys(event).filter(field => !open.includes(field)),
          `${n} ${event.type}`,
        ).toEqual([])
      }
      // Nor is a Location card's face told by an event while it lies face down again.
      const known = new Map<string, boolean>()
      for (const event of heard as readonly Event[]) {
        if (event.type === 'turnedUp') known.set(event.card, true)
        if (event.type === 'turnedDown') known.set(event.card, false)
        if (event.type === 'cardsReturned') for (const card of event.cards) known.set(card, false)
      }
      for (const [id] of down) expect(known.get(id) ?? false, `${n} ${id}`).toBe(false)
    }
  })

  it('leave something to think about, and points for thinking', () => {
    for (const [n, answer] of huntAnswers.entries()) {
      const best = bestOf(answer)
      expect(scoreOf(answer, best), `${n}`).toBe(100)
      expect(Object.keys(answer.finds).length, `${n}`).toBeGreaterThanOrEqual(6)
      const worst = Object.keys(answer.finds)
        .sort((one, other) => (answer.finds[one as Location] ?? 0) - (answer.finds[other as Location] ?? 0))
        .slice(0, 3) as Location[]
      expect(scoreOf(answer, worst), `${n}`).toBeLessThan(90)
    }
  })

  it('give points for what was likely, not for luck', () => {
    const answer: HuntAnswer = {
      odds: {},
      finds: { bersy: 500, clerville: 300, cartun: 200, marbek: 100 },
      truth: { eva: 'marbek' },
    }
    expect(scoreOf(answer, ['bersy', 'clerville', 'cartun'])).toBe(100)
    expect(scoreOf(answer, ['marbek', 'bersy', 'vossen'])).toBe(60)
    expect(['marbek', 'bersy', 'vossen'].map(at => verdictOf(answer, at as Location))).toEqual([
      'found',
      'best',
      'never',
    ])
    expect(verdictOf({ ...answer, truth: {} }, 'marbek')).toBe('may')
  })

  it('say where somebody was last seen only where all saw it', () => {
    for (const hunt of hunts)
      for (const { who, at } of sightsOf(hunt))
        expect(
          hunt.heard.some(
            event =>
              (event.type === 'exposed' && event.who === who && event.at === at) ||
              (event.type === 'moved' && event.who === who && event.to === at),
          ),
        ).toBe(true)
  })
})

describe('the duels', () => {
  it('are answered by the rules, from what the seat sees alone', () => {
    expect(duels.map(answerOf)).toEqual(duelAnswers)
  })

  it('show nothing of what the seat does not see', () => {
    for (const { seat, pieces } of duels)
      for (const [place, face] of Object.values(pieces))
        if (place === 'deck' || (place.startsWith('hand:') && place !== `hand:${seat}`)) expect(face).toBeUndefined()
  })

  it('have one card that is clearly best, and it is in the hand', () => {
    for (const [n, { plays, pieces, seat }] of duels.entries()) {
      const { worth } = duelAnswers[n] as DuelAnswer
      const most = Math.max(...worth)
      const best = new Set(plays.filter((_, i) => worth[i] === most).map(({ card }) => card))
      expect(best.size, `${n}`).toBe(1)
      for (const card of best) expect([`hand:${seat}`, `open:${seat}`]).toContain(pieces[card]?.[0])
      expect(Object.keys(duelView(duels[n] as Duel).pieces)).toHaveLength(80)
    }
  })
})
