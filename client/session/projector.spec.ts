import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { developed } from '../../shared/match/film.ts'
import type { FilmPart, Frame } from '../../shared/wire/film.ts'
import type { NoteBody } from '../../shared/wire/protocol.ts'
import { Refused } from './api.ts'
import { BadFilm, filmsOf, packFile, readFile } from './filmFile.ts'
import { beginning, type FilmSource, type Projector, project, useFilm } from './projector.ts'
import { useTable } from './table.ts'

/** White and black move in turns, two rounds make a part: king's places tell the moment. */
const LAST = 12
const frame = (seq: number, viewer: string): Frame => ({
  seq,
  round: 1 + Math.floor(seq / 4),
  lines:
    seq === 0
      ? []
      : [
          {
            n: seq,
            at: seq,
            heard: { type: 'step', seq, seat: Math.ceil(seq / 2) % 2 === 1 ? 'white' : 'black', events: [] },
          },
          ...(seq === 3 ? [noted(100)] : []),
        ],
  pieces: { king: { kind: 'king', place: `${viewer} ${seq}`, order: 0, up: true } },
})
const noted = (n: number) => ({
  n,
  at: n,
  heard: {
    type: 'note' as const,
    note: {
      author: 'black',
      audience: 'all' as const,
      body: { type: 'phrase', by: { id: '', name: '' }, phrase: 'oops' },
    },
  },
})
const partOf = (viewer: string, from: number, until: number): FilmPart => {
  const end =
    until === Number.POSITIVE_INFINITY ? LAST : Math.min(LAST, 4 * Math.ceil((Math.max(from, until) + 1) / 4) - 1)
  return {
    head: {
      film: 1,
      game: 'chess',
      version: 1,
      options: null,
      seats: [
        { seat: 'white', side: 'white', player: 0 },
        { seat: 'black', side: 'black', player: 1 },
      ],
      viewer,
    },
    played: 5,
    chairs: [
      { seats: ['white'], name: 'Ann', bot: 'plain' },
      { seats: ['black'], name: 'Bob', bot: 'plain' },
    ],
    frames: Array.from({ length: end - from + 1 }, (_, i) => frame(from + i, viewer)),
    more: end < LAST,
    outcome: end < LAST ? null : { winners: ['white'], by: 'mate' },
  }
}

const asked: string[] = []
let trouble: Refused | null = null
const source: FilmSource = {
  key: 'w1',
  async part(viewer, from, until) {
    asked.push(`${viewer} ${from} ${until}`)
    if (trouble) throw trouble
    return partOf(viewer, from, until)
  },
}

let projector: Projector
const opened = async (viewer = 'public', at = 0): Promise<void> => {
  projector = project(source, { viewer, at })
  await vi.advanceTimersByTimeAsync(0)
}
const king = (): string | undefined => useTable.getState().moment?.view.pieces.king?.place
const numbers = (): number[] => useTable.getState().lines.map(({ n }) => n)

beforeEach(() => {
  vi.useFakeTimers()
  asked.length = 0
  trouble = null
})
afterEach(() => {
  projector?.close()
  vi.useRealTimers()
})

describe('A film', () => {
  it('opens at its beginning, and knows neither its end nor its length', async () => {
    await opened()
    expect(king()).toBe('public 0')
    expect(useFilm.getState()).toMatchObject({
      at: 0,
      whole: false,
      playing: false,
      viewers: ['public', 'white', 'black', 'all'],
    })
    expect(useFilm.getState().shots).toHaveLength(1)
    expect(useTable.getState()).toMatchObject({
      watching: true,
      company: { phase: 'running', outcome: null, id: 'w1' },
    })
    expect(asked).toEqual(['public 0 0'])
  })

  it('opens where a link says, through the eyes it names', async () => {
    await opened('black', 6)
    expect(king()).toBe('black 6')
    expect(useTable.getState().seats).toEqual(['black'])
    expect(numbers()).toEqual([1, 2, 3, 100, 4, 5, 6])
    expect(asked).toEqual(['black 0 6'])
  })

  it('says who noted something, which the film does not', async () => {
    await opened('public', 4)
    const { lines } = useTable.getState()
    const bodies = lines.flatMap(({ heard }) => (heard.type === 'note' ? [heard.note.body as NoteBody] : []))
    expect(bodies.map(({ by }) => by)).toEqual([{ id: '', name: 'Bob' }])
  })

  it('runs to its end, a round ahead of itself, and then says how it ended', async () => {
    await opened()
    projector.play()
    for (let seq = 1; seq <= LAST; seq++) {
      await vi.advanceTimersByTimeAsync(1100)
      expect(king()).toBe(`public ${Math.min(seq + 1, LAST)}`)
      const fetched = Math.max(...asked.map(each => Number(each.split(' ')[2])))
      expect(fetched).toBeLessThanOrEqual(seq + 5)
    }
    expect(useFilm.getState()).toMatchObject({ playing: false, whole: true, at: LAST })
    expect(useTable.getState().company).toMatchObject({ phase: 'over', outcome: { by: 'mate' } })
    // Once more from the beginning: it is not over there.
    projector.play()
    await vi.advanceTimersByTimeAsync(0)
    expect(king()).toBe('public 0')
    expect(useTable.getState().company).toMatchObject({ phase: 'running', outcome: null })
  })

  it('runs faster, and stands still', async () => {
    await opened()
    projector.setSpeed(4)
    expect(useTable.getState().film?.speed).toBe(4)
    projector.play()
    await vi.advanceTimersByTimeAsync(1100)
    expect(useFilm.getState().at).toBeGreaterThanOrEqual(4)
    projector.pause()
    const { at } = useFilm.getState()
    await vi.advanceTimersByTimeAsync(5000)
    expect(useFilm.getState().at).toBe(at)
  })

  it('goes back without fetching anything, and keeps what has been seen', async () => {
    await opened('public', 9)
    const before = asked.length
    await projector.go(2)
    expect(king()).toBe('public 2')
    expect(numbers()).toEqual([1, 2])
    expect(useFilm.getState().shots).toHaveLength(10)
    await projector.go(-3)
    expect(king()).toBe('public 0')
    expect(asked).toHaveLength(before)
  })

  it('jumps to where it has been by what it has: nothing is fetched again, and no table laid anew', async () => {
    await opened()
    const tables = new Map<number, unknown>()
    const jump = async (at: number): Promise<unknown> => {
      await projector.go(at)
      return useTable.getState().moment?.view
    }
    // Forwards only what is missing is fetched, and each frame once.
    for (let seq = 0; seq <= LAST; seq += 4) tables.set(seq, await jump(seq))
    expect(asked).toEqual(['public 0 0', 'public 4 4', 'public 8 8', 'public 12 12'])
    const { shots } = useFilm.getState()
    for (const seq of [12, 0, 8, 4, 12]) expect(await jump(seq)).toBe(tables.get(seq))
    expect(useFilm.getState().shots).toBe(shots)
    expect(asked).toHaveLength(4)
  })

  it('steps by moves, turns and rounds, both ways, to its end and no further', async () => {
    await opened('public', 5)
    const at = async (stride: 'move' | 'turn' | 'round', by: 1 | -1): Promise<number> => {
      await projector.step(stride, by)
      return useFilm.getState().at
    }
    expect(await at('move', 1)).toBe(6)
    expect(await at('move', -1)).toBe(5)
    expect(await at('turn', 1)).toBe(7)
    expect(await at('turn', -1)).toBe(5)
    expect(await at('round', 1)).toBe(8)
    expect(await at('round', 1)).toBe(12)
    expect(await at('round', 1)).toBe(12)
    expect(await at('move', 1)).toBe(12)
    expect(await at('round', -1)).toBe(8)
  })

  it('is looked at through other eyes at the same moment', async () => {
    await opened('public', 6)
    await projector.look('white')
    expect(king()).toBe('white 6')
    expect(useTable.getState().seats).toEqual(['white'])
    expect(useFilm.getState()).toMatchObject({ viewer: 'white', at: 6, whole: false })
    await projector.look('public')
    expect(useTable.getState().seats).toEqual([])
  })

  it('holds nothing later than what was seen until everything may be shown', async () => {
    await opened('public', 5)
    const known = (): string => JSON.stringify([useTable.getState(), useFilm.getState()])
    for (let seq = 6; seq <= LAST; seq++) expect(known().includes(`public ${seq}"`)).toBe(false)
    expect(known().includes('mate')).toBe(false)
    await projector.showAll()
    expect(useFilm.getState()).toMatchObject({ whole: true, at: 5 })
    expect(useFilm.getState().shots).toHaveLength(LAST + 1)
    await projector.look('white')
    expect(useFilm.getState()).toMatchObject({ whole: true, at: 5 })
    expect(useTable.getState().company).toMatchObject({ phase: 'running', outcome: null })
  })

  it('that is not to be had says why', async () => {
    trouble = new Refused('retired')
    await opened()
    expect(useTable.getState()).toMatchObject({ connection: 'closed', closed: 'retired' })
  })

  it('goes on where it was when a part cannot be fetched', async () => {
    await opened()
    trouble = new Refused('unreachable')
    await projector.go(8)
    expect(useFilm.getState()).toMatchObject({ at: 0, trouble: 'unreachable', busy: false })
    trouble = null
    await projector.go(8)
    expect(useFilm.getState()).toMatchObject({ at: 8, trouble: null })
  })
})

it('turns begin where somebody else moves', () => {
  const shots = developed(Array.from({ length: 9 }, (_, seq) => frame(seq, 'public')))
  expect([0, 1, 2, 3, 4].map(at => beginning(shots, 'turn', at, 1))).toEqual([1, 3, 3, 5, 5])
  expect(beginning(shots, 'round', 8, 1)).toBeNull()
})

describe('A file', () => {
  const read = async (films: unknown) => readFile(await packFile(films as FilmPart[]))

  it('holds what everybody saw', async () => {
    vi.useRealTimers()
    const films = await filmsOf(source)
    expect(films.map(({ head }) => head.viewer)).toEqual(['public', 'white', 'black', 'all'])
    const kept = await read(films)
    expect(await kept.part('black', 0, 0)).toEqual(films[2])
    expect((await kept.part('public', 5, 0)).frames).toEqual(films[0]?.frames.slice(5))
  })

  it.each([
    ['no JSON at all', async () => readFile(new TextEncoder().encode('<html>').buffer)],
    ['another JSON', () => read({ hello: 'world' })],
    ['an empty list', () => read([])],
    ['no frames', () => read([{ ...partOf('public', 0, Number.POSITIVE_INFINITY), frames: [] }])],
    ['a missing frame', () => read([{ ...partOf('public', 1, Number.POSITIVE_INFINITY) }])],
    ['half of it', () => read([partOf('public', 0, 0)])],
  ])('with %s is broken', async (_, reading) => {
    vi.useRealTimers()
    await expect(reading()).rejects.toEqual(new BadFilm('broken'))
  })

  it('of a later form says so', async () => {
    vi.useRealTimers()
    const film = partOf('public', 0, Number.POSITIVE_INFINITY)
    await expect(read([{ ...film, head: { ...film.head, film: 99 } }])).rejects.toEqual(new BadFilm('foreign'))
  })
})
