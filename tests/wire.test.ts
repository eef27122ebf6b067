import { schema } from '@colyseus/schema'
import { describe, expect, test } from 'vitest'
import { Desk, type TableSchema } from '../server/rooms/schema.ts'
import { GAMES } from '../shared/games/index.ts'
import type { Game, Piece, Viewer } from '../shared/kernel/game.ts'
import { type Pickpocket, pickpocket } from '../shared/kernel/pickpocket.ts'
import { linesFor, viewFrom } from '../shared/match/shown.ts'
import { packPiece } from '../shared/wire/pack.ts'
import { ROAD, type Road } from './lib/wire.ts'
import { type WireFindings, wireShows, wireTells } from './lib/wireLaws.ts'

/*
 * The wire law over the real encoder, serializer and decoder, for every game: what a client decodes is its view, and
 * its bytes do not depend on what it may not know. FULL=1 walks three times as many matches, all to their end.
 */
const SCALE = process.env.FULL ? 3 : 1
const TIMEOUT = SCALE * 300_000
const STEPS = process.env.FULL ? Number.POSITIVE_INFINITY : 200

/** Pickpocket with two people who have two thieves each, and see both hands. */
const inPairs: Game<Pickpocket> = {
  ...pickpocket,
  players: [4],
  seats: options =>
    pickpocket.seats(options).map((spec, i) => ({ ...spec, side: i < 2 ? 'us' : 'them', player: i < 2 ? 0 : 1 })),
  view(state, viewer) {
    const [first, ...rest] = eyes(viewer).map(each => pickpocket.view(state, each))
    if (!first) throw new Error('nobody looks')
    const pieces: Record<string, Piece> = { ...first.pieces }
    for (const view of rest) for (const [id, piece] of Object.entries(view.pieces)) if (piece.face) pieces[id] = piece
    return { ...first, pieces }
  },
  knows: (state, viewer) => new Set(eyes(viewer).flatMap(each => [...pickpocket.knows(state, each)])),
}
const eyes = (viewer: Viewer): Viewer[] => {
  if (typeof viewer === 'string') return [viewer]
  return viewer.side === 'us' ? ['ace', 'bee'] : ['cat', 'doe']
}

const games: readonly (readonly [string, Game, number])[] = [
  ...Object.entries(GAMES).map(([id, { game }]) => [id, game, 1] as const),
  ['pickpocket', pickpocket as unknown as Game, 12],
  ['pickpocket in pairs', inPairs as unknown as Game, 24],
]

/** So many matches of every number of players. */
function overMatches(
  game: Game,
  count: number,
  law: (game: Game, options: unknown, name: string) => WireFindings,
): number {
  let looked = 0
  for (const players of game.players) {
    for (let i = 0; i < count * SCALE; i++) {
      const found = law(game, game.options(players), `wire, ${players} players, ${i}`)
      expect(found.offence).toBeNull()
      looked += found.looked
    }
  }
  return looked
}

describe.each(games)('%s', (_, game, count) => {
  test('reaches every device as its viewer may see it', { timeout: TIMEOUT }, () => {
    expect(overMatches(game, count, wireShows)).toBeGreaterThan(1000)
  })

  test('is the same bytes whatever a viewer does not know', { timeout: TIMEOUT }, () => {
    expect(overMatches(game, count, (...match) => wireTells(...match, ROAD, STEPS))).toBeGreaterThan(1000)
  })
})

describe('a planted leak is caught', () => {
  /** Lists its purses by what is in them; ids are words, as objects keep whole numbers in their own order. */
  const listing: Game<Pickpocket> = {
    ...pickpocket,
    view(state, viewer) {
      const { pieces, facts } = pickpocket.view(state, viewer)
      const ids = Object.keys(pieces).sort((a, b) => (state.faces[a] ?? '').localeCompare(state.faces[b] ?? ''))
      return { facts, pieces: Object.fromEntries(ids.map(id => [`p${id}`, pieces[id] as Piece])) }
    },
  }
  const OpenTable = schema(
    { seq: 'number', pieces: { map: 'string' }, facts: { map: 'string' }, desks: { map: Desk } },
    'Table',
  )

  const leaks: Record<string, { road: Partial<Road>; game?: Game<Pickpocket>; shows: RegExp | null; tells: RegExp }> = {
    'the order in which a view lists its pieces': {
      game: listing,
      road: {
        project(table, seq, shown, chairs) {
          for (const [id, piece] of Object.entries(shown.pieces)) table.pieces.set(id, packPiece(piece))
          ROAD.project(table, seq, shown, chairs)
        },
      },
      shows: null,
      tells: /hidden faces apart: full state/,
    },
    'the desk of another chair': {
      road: {
        eyes(table, chair) {
          const view = ROAD.eyes(table, chair)
          for (const desk of table.desks.values()) view.add(desk)
          view.changes.clear()
          return view
        },
      },
      shows: /several desks/,
      tells: /hidden faces apart/,
    },
    'a full state without a filter': {
      road: {
        lay(chairs) {
          const table = new OpenTable()
          for (const chair of chairs) table.desks.set(String(chair), new Desk())
          return table as unknown as TableSchema
        },
      },
      shows: /several desks/,
      tells: /hidden faces apart: full state/,
    },
    "a chair's view for the public's": {
      road: {
        shown(match, offers, news) {
          const shown = ROAD.shown(match, offers, news)
          return { ...shown, public: viewFrom(shown, 0) ?? shown.public }
        },
      },
      shows: /"public" sees something else/,
      tells: /hidden faces apart/,
    },
    "another chair's offers": {
      road: {
        shown(match, offers, news) {
          const shown = ROAD.shown(match, offers, news)
          const all = Object.assign({}, ...[...shown.turns.values()].map(turn => turn.offers))
          const turns = new Map([...shown.turns].map(([player, turn]) => [player, { ...turn, offers: all }]))
          return { ...shown, turns }
        },
      },
      shows: /is offered something else/,
      // A purse's number tells nothing about its worth: give the offers something to tell.
      game: {
        ...pickpocket,
        preview: (state, _, { card }) => state.faces[card] as string,
      },
      tells: /hidden faces apart: message/,
    },
    'what only some seats were told': {
      road: {
        shown(match, offers, news) {
          const shown = ROAD.shown(match, offers, news)
          const lines = linesFor(news, match.seats, 'all')
          return { ...shown, turns: new Map([...shown.turns].map(([player, turn]) => [player, { ...turn, lines }])) }
        },
      },
      shows: /is told something else/,
      tells: /hidden faces apart: message/,
    },
    'words that are learnt from everybody': {
      road: {
        packing(known) {
          const words = new Set<string>(known.words)
          return value => {
            const pack = ROAD.packing({ ...known, words: [...words] })
            JSON.stringify(value, (_, each) => {
              if (typeof each === 'string') words.add(each)
              return each
            })
            return pack(value)
          }
        },
      },
      shows: /reads another turn|no packed value/,
      tells: /hidden faces apart: message/,
    },
    'a schema object for a secret': {
      road: {
        project(table, seq, shown, chairs) {
          ROAD.project(table, seq, shown, chairs)
          // Objects are numbered for all together, so the next one that everybody sees tells how many there were.
          const hidden = [...chairs.values()].flatMap(view => Object.values(view.pieces)).map(piece => piece?.face)
          for (let i = hidden.filter(face => face === 'six').length; i > 0; i--)
            table.desks.set(`x${seq} ${i}`, new Desk())
        },
      },
      shows: null,
      tells: /hidden faces apart|frames/,
    },
  }

  test.each(Object.entries(leaks))('%s', (_, { road, game = pickpocket, shows, tells }) => {
    const run = (law: typeof wireShows, of: Partial<Road>) => {
      for (let i = 0; i < 5; i++) {
        const { offence } = law(game, game.options(3), `planted ${i}`, { ...ROAD, ...of })
        if (offence) return offence
      }
      return null
    }
    expect(run(wireTells, road)).toMatch(tells)
    if (shows) expect(run(wireShows, road)).toMatch(shows)
    // It is the leak that is caught, not the game that it was planted into.
    expect([run(wireShows, {}), run(wireTells, {})]).toEqual([null, null])
  })
})
