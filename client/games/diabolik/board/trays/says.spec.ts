import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { CRIMINALS, LETTERS } from '../../../../../shared/games/diabolik/figures.ts'
import type { State } from '../../../../../shared/games/diabolik/state.ts'
import type { DiabolikView } from '../../../../../shared/games/diabolik/view.ts'
import { catalogue } from '../../../../../shared/games/diabolik/words/index.ts'
import type { Words } from '../../../../../shared/games/diabolik/words/words.ts'
import { GAMES } from '../../../../../shared/games/index.ts'
import { enter, type Log } from '../../../../../shared/kernel/history.ts'
import { start } from '../../../../../shared/kernel/match.ts'
import { lastSpace, marksOf } from './marks.ts'
import { saysOf, sideOfSeats } from './says.ts'

/** Every state of a recorded match, with what somebody who looks on sees of it. */
function recorded(name: string): { state: State; view: DiabolikView }[] {
  const { log } = JSON.parse(readFileSync(`tests/replays/${name}.json`, 'utf8')) as { log: Log }
  const game = GAMES.diabolik?.game
  if (!game) throw new Error('no game')
  let match = start(game, log.options, log.seed)
  return [null, ...log.entries].map(entry => {
    if (entry) match = enter(match, entry).match
    return { state: structuredClone(match.state) as State, view: game.view(match.state, 'public') as DiabolikView }
  })
}

let words: Words
beforeAll(async () => {
  words = await catalogue('en')
})

describe('what a sheet says', () => {
  it('asks each side for the stage after those that it has done', () => {
    const moments = recorded('diabolik-4-heists')
    let most = 0
    for (const { state, view } of moments)
      for (const [i, letter] of LETTERS.entries()) {
        const [sheet, piece] = [state.sheets[i], view.pieces[`sheet:${letter}`]]
        if (!sheet || !piece) throw new Error('no sheet')
        const { parts, clues } = words.sheets[sheet.name]
        const said = (seats: readonly string[]): string[] =>
          saysOf(words, letter, piece, sideOfSeats(seats)).next.map(({ words: { when } }) => when)
        const [part, clue] = [parts[sheet.parts]?.when, clues[sheet.clues]?.when]
        expect(said(['eva'])).toEqual(sheet.done ? [] : [part])
        expect(said(['morrigan'])).toEqual(sheet.done || !clue ? [] : [clue])
        expect(said([])).toEqual(sheet.done ? [] : [part, ...(clue ? [clue] : [])])
        most = Math.max(most, sheet.parts + sheet.clues)
      }
    expect(most).toBeGreaterThan(3)
  })

  it('says who did a Part, and what the next one costs', () => {
    const face = 'bloodIdol'
    const piece = { kind: 'sheet', place: 'sheets', order: 0, up: true, face, value: 1, marks: ['eva'] } as const
    const { parts, clues } = saysOf(words, 'A', piece, null)
    expect(parts.map(({ done, by }) => [done, by])).toEqual([
      [true, 'eva'],
      [false, undefined],
      [false, undefined],
    ])
    expect(parts[0]?.price).toEqual(['gadget', 'plan'])
    expect(clues.map(({ done, price }) => [done, price])).toEqual([
      [true, []],
      [false, ['resource', 'event']],
      [false, []],
    ])
  })

  it('has nothing to ask of the Detectives in an Escape', () => {
    const piece = { kind: 'sheet', place: 'sheets', order: 0, up: true, face: 'byAir', value: 0, marks: [] } as const
    expect(saysOf(words, 'C', piece, 'detectives').next).toEqual([])
    expect(saysOf(words, 'C', piece, 'criminals').next).toHaveLength(1)
  })
})

describe('a Shadows track', () => {
  it('shows which space was used last, where a card lies on it', () => {
    let shown = 0
    for (const { state, view } of recorded('diabolik-4-danger'))
      for (const who of CRIMINALS) {
        const { track, space } = state.fugitives[who]
        const last = lastSpace(view, who)
        if (last >= 0) expect([last, track[last]]).toEqual([space, expect.anything()])
        shown += last >= 0 ? 1 : 0
      }
    expect(shown).toBeGreaterThan(50)
  })

  it('lays no mark on another', () => {
    let most = 0
    for (const name of ['diabolik-4-heists', 'diabolik-4-random'])
      for (const { view } of recorded(name))
        for (const format of ['desk', 'tall'] as const) {
          const places = marksOf(view, format).map(({ at }) => at.join())
          expect(new Set(places).size).toBe(places.length)
          most = Math.max(most, places.length)
        }
    expect(most).toBeGreaterThan(2)
  })
})
