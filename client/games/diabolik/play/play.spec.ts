import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Event } from '../../../../shared/games/diabolik/events.ts'
import { diabolik } from '../../../../shared/games/diabolik/index.ts'
import { CHARACTERS } from '../../../../shared/games/diabolik/state.ts'
import { table } from '../../../../shared/games/diabolik/testing.ts'
import type { Diabolik } from '../../../../shared/games/diabolik/types.ts'
import { type DiabolikView, view } from '../../../../shared/games/diabolik/view.ts'
import { enter, historyOf, type Log } from '../../../../shared/kernel/history.ts'
import { start } from '../../../../shared/kernel/match.ts'
import { played } from './testing.ts'

vi.mock('../words/current.ts', async () => {
  const { en } = await import('../../../../shared/games/diabolik/words/en/index.ts')
  return { theWords: () => en }
})
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const FOLDER = join(import.meta.dirname, '../../../../tests/replays')
const MATCHES = readdirSync(FOLDER).filter(file => file.startsWith('diabolik'))

interface Step {
  readonly before: DiabolikView
  readonly after: DiabolikView
  readonly events: readonly Event[]
}

/** Every step of a recorded match, as any viewer has it. */
function replayed(file: string): (viewer: string) => Step[] {
  const { log } = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as { log: Log<Diabolik> }
  let match = start(diabolik, diabolik.check(log.options), log.seed)
  const { state: first, seats } = match
  const done = log.entries.map(entry => {
    const { match: next, record } = enter(match, entry)
    match = next
    return { record, state: next.state }
  })
  return viewer => {
    let after = view(first, viewer)
    return done.map(({ record, state }) => {
      const before = after
      after = view(state, viewer)
      const heard = historyOf([record], seats, viewer)
      return { before, after, events: heard.flatMap(each => (each.type === 'step' ? each.events : [])) }
    })
  }
}

/** What is played has names of its own for some places, and cannot know all. */
const settled = (place: string | undefined, players: number): string | undefined => {
  if (place === 'back:locations') return 'locations'
  // Eva looks at what she draws first (D-20); two players keep a side's only hand with one of the two (D-55).
  const held = place?.replace(/^drawn:/, 'hand:')
  return players === 2 ? held?.replace(/^hand:.*/, 'hand') : held
}

describe.each(MATCHES)('%s', file => {
  let steps: ReturnType<typeof replayed>
  beforeAll(() => {
    steps = replayed(file)
  })

  it.each([...CHARACTERS, 'public'])(
    'can be played for %s, and leaves everything where the view has it',
    async viewer => {
      const astray: unknown[] = []
      for (const { before, after, events } of steps(viewer)) {
        const { stage } = await played(before, events)
        const { players } = after.facts
        for (const [id, { place }] of Object.entries(stage.view.pieces)) {
          const there = settled(after.pieces[id]?.place, players)
          if (place === before.pieces[id]?.place || there === undefined || settled(place, players) === there) continue
          astray.push({ id, place, there, events })
        }
      }
      expect(astray).toEqual([])
    },
  )

  it('takes four seconds for a figure’s turn, and seldom much longer', async () => {
    const turns: number[] = []
    let [turn, whole] = [0, 0]
    for (const { before, events } of steps('public'))
      for (const event of events) {
        const { took } = await played(before, [event])
        whole += took
        turn += took
        if (event.type !== 'turnEnded') continue
        turns.push(turn)
        turn = 0
      }
    turns.sort((a, b) => a - b)
    expect(whole / turns.length).toBeLessThan(4000)
    expect(turns[Math.floor(turns.length * 0.9)]).toBeLessThan(8000)
  })
})

describe('what is played', () => {
  const at = view(table({ hidden: { diabolik: 'marbek' }, police: { ginko: 'cartun', blueA: 'clerville' } }), 'public')
  const seen = async (event: Event): Promise<string[]> => (await played(at, [event])).done

  it('strikes once for each step of the Danger Level', async () => {
    const done = await seen({ type: 'dangerMoved', by: 2, to: 5, why: 'clue' })
    expect(done.filter(line => line === 'sound danger')).toHaveLength(2)
    expect(done.filter(line => line.includes('"type":"danger"')).map(line => line.match(/"to":(\d)/)?.[1])).toEqual([
      '4',
      '5',
    ])
  })

  it('holds a card up before it is put away', async () => {
    const done = await seen({ type: 'cardPlayed', who: 'ginko', card: '9', faces: { 9: 'witness' } })
    const moves = done.filter(line => line.startsWith('move 9'))
    expect(moves[0]).toContain('drawn:ginko')
    expect(moves[1]).toContain('police:discards')
  })

  it('fights where the one who can be seen stands, not on the card of the hidden one', async () => {
    const done = await seen({ type: 'fought', who: 'diabolik', target: 'ginko', die: 'daggers', hits: 2 })
    expect(done).toContain('close cartun')
  })

  it('ends each way as it ends', async () => {
    expect(await seen({ type: 'ended', winners: ['ginko', 'morrigan'], by: 'danger' })).toContain('sound jail')
    expect(await seen({ type: 'ended', winners: ['diabolik', 'eva'], by: 'heists' })).toContain('sound vanish')
  })
})
