import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { packPiece } from '../../shared/wire/pack.ts'
import {
  CLOSES,
  type Company,
  type Found,
  type FromServer,
  type Line,
  type Listing,
  type NoteBody,
  WIRE,
} from '../../shared/wire/protocol.ts'
import { Refused } from './api.ts'
import type { Ears } from './listen.ts'
import { begin, type Network, type Session, type SessionWorld, waitOf } from './session.ts'
import { EMPTY, useTable, utter } from './table.ts'
import type { Trouble } from './tableState.ts'

const found: Found = { id: 'table1', code: 'ABCDE', watch: 'w1', game: 'chess', phase: 'running', seated: true }
const company: Company = {
  wire: WIRE,
  id: 'table1',
  code: 'ABCDE',
  game: 'chess',
  version: 1,
  options: null,
  public: true,
  onShow: false,
  seconds: 0,
  delay: 0,
  phase: 'running',
  host: 'p1',
  chairs: [0, 1].map(player => ({
    player,
    seats: [player === 0 ? 'white' : 'black'],
    person: player === 0 ? { id: 'p1', name: 'Ann' } : null,
    bot: 'plain',
    ready: true,
    here: true,
    hands: 'person',
    conceded: false,
  })),
  visitors: [],
  watchers: 0,
  agreed: [],
  openCards: { agreed: [], open: false },
  outcome: null,
  clock: null,
  rematch: null,
  commitment: null,
}
const tableAt = (seq: number) => ({
  seq,
  pieces: new Map([['king', packPiece({ kind: 'king', place: `e${seq}`, order: 0, up: true })]]),
  facts: new Map(),
})
const line = (n: number): Line => ({ n, at: n * 15_000, heard: { type: 'step', seq: n, seat: 'white', events: [] } })
const turn = (seq: number, lines: Line[] = []): FromServer['turn'] => ({ seq, offers: {}, undo: null, lines })

/** A world in which joining works unless `trouble` or `barred` says otherwise; every connection's ears are kept. */
function fake(told: Partial<Found> = {}) {
  const connections: { eyes: string | null; ears: Ears; sent: unknown[]; left: 'the table' | 'the line' | null }[] = []
  const state = {
    /** Why no table is found; why its room lets nobody in. */
    trouble: null as Trouble | null,
    barred: null as Trouble | null,
    finds: 0,
    sought: '',
    network: null as Network | null,
    connections,
  }
  const find = async (key: string): Promise<Found> => {
    state.finds += 1
    state.sought = key
    if (state.trouble) throw new Refused(state.trouble)
    return { ...found, ...told }
  }
  const world: SessionWorld = {
    device: 'whole',
    find,
    findWatch: find,
    async join(_, eyes, ears) {
      if (state.barred) throw new Refused(state.barred)
      const connection = { eyes, ears, sent: [] as unknown[], left: null as 'the table' | 'the line' | null }
      connections.push(connection)
      return {
        send: (...message) => void connection.sent.push(message),
        leave: forGood => {
          connection.left = forGood ? 'the table' : 'the line'
        },
      }
    },
    me: () => 'p1',
    onNetwork(network) {
      state.network = network
      return () => {
        state.network = null
      }
    },
    random: () => 1,
  }
  return { world, state }
}

const now = () => useTable.getState()
let session: Session | null = null
const settle = () => vi.advanceTimersByTimeAsync(0)
async function joined(told: Partial<Found> = {}, watch = false) {
  const { world, state } = fake(told)
  session = begin(world, 'ABCDE', watch)
  await settle()
  return state
}
const ears = (state: { connections: { ears: Ears }[] }): Ears => {
  const last = state.connections.at(-1)
  if (!last) throw new Error('nobody joined')
  return last.ears
}
function greet(to: Ears, seq: number, past: Line[]) {
  to.state(tableAt(seq))
  to.message('company', company)
  to.message('past', { lines: past, more: false })
  to.message('turn', turn(seq))
}

const kept = new Map<string, string>()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  })
})
afterEach(() => {
  session?.leave()
  session = null
  vi.useRealTimers()
  vi.unstubAllGlobals()
  kept.clear()
  useTable.setState(EMPTY)
})

describe('a seat at the table', () => {
  it('is taken: state, company, past and offers are shown at once', async () => {
    const state = await joined()
    expect(now().connection).toBe('live')
    greet(ears(state), 3, [line(0), line(1)])
    expect(now()).toMatchObject({ player: 0, seats: ['white'], queue: [], recap: [] })
    expect(now().moment).toMatchObject({ seq: 3, view: { pieces: { king: { place: 'e3' } } } })
    expect(now().lines.map(({ n }) => n)).toEqual([0, 1])
  })

  it('hides its secrets when asked to, also after a reload, and not at the next table', async () => {
    vi.stubGlobal('sessionStorage', globalThis.localStorage)
    const state = await joined()
    const piece = { kind: 'card', place: 'hand', order: 0, up: false }
    const desk = {
      pieces: new Map([['1', packPiece({ ...piece, face: 'ace' })]]),
      facts: new Map<string, string>(),
    }
    const dealt = { ...tableAt(3), desks: new Map([['0', desk]]) }
    dealt.pieces.set('1', packPiece(piece))
    ears(state).state(dealt)
    ears(state).message('turn', turn(3))
    expect(now().moment?.view.pieces['1']?.face).toBe('ace')
    useTable.setState({ hidden: true })
    expect(now().moment?.view.pieces['1']).toEqual(piece)
    session = begin(fake().world, 'ABCDE', false)
    expect(now().hidden).toBe(true)
    session.leave()
    session = begin(fake().world, 'ABCDE', false)
    expect(now().hidden).toBe(false)
  })

  it('sees each step with its own view, also where two states come before their turns', async () => {
    const state = await joined()
    const { state: states, message } = ears(state)
    greet(ears(state), 3, [])
    useTable.setState({ staged: true })
    states(tableAt(4))
    states(tableAt(5))
    message('turn', turn(4, [line(4)]))
    message('turn', turn(5, [line(5)]))
    expect(now().moment?.seq).toBe(3)
    expect(now().queue.map(({ view }) => view.pieces.king?.place)).toEqual(['e4', 'e5'])
  })

  it('waits for a state that comes after its turn', async () => {
    const state = await joined()
    greet(ears(state), 3, [])
    ears(state).message('turn', turn(4, [line(4)]))
    expect(now().moment?.seq).toBe(3)
    ears(state).state(tableAt(4))
    expect(now().moment?.seq).toBe(4)
  })

  it('hears notes at once, each once, in the order of the log', async () => {
    const state = await joined()
    greet(ears(state), 3, [line(0)])
    useTable.setState({ staged: true })
    ears(state).state(tableAt(4))
    ears(state).message('turn', turn(4, [line(1)]))
    ears(state).message('note', line(2))
    expect(now().lines.map(({ n }) => n)).toEqual([0, 2])
    useTable.setState({ staged: false })
    ears(state).state(tableAt(5))
    ears(state).message('turn', turn(5, [line(2), line(3)]))
    expect(now().lines.map(({ n }) => n)).toEqual([0, 1, 2, 3])
  })

  it('is told why not, and may try again', async () => {
    const state = await joined()
    useTable.setState({ sending: true })
    ears(state).message('refused', { reason: 'stale', to: 'move' })
    expect(now()).toMatchObject({ refused: 'stale', sending: false })
  })
})

describe('what somebody writes', () => {
  const heardBy = (n: number, id: string, text: string): Line => {
    const body: NoteBody = { type: 'said', by: { id, name: id }, text }
    return { n, at: 0, heard: { type: 'note', note: { author: 'white', audience: 'all', body } } }
  }
  const writes = (draft: string) => {
    useTable.setState({ draft })
    return utter()
  }

  it('leaves the field as it is said, and is gone when it is heard', async () => {
    const { message } = ears(await joined())
    expect(writes('  good evening ')).toBe('good evening')
    expect(now()).toMatchObject({ draft: '', saying: ['good evening'] })
    message('note', heardBy(1, 'p2', 'good evening'))
    expect(now().saying).toEqual(['good evening'])
    message('note', heardBy(2, 'p1', 'good evening'))
    message('refused', { reason: 'tooFast', to: 'say' })
    expect(now()).toMatchObject({ draft: '', saying: [] })
  })

  it('comes back when it is refused, before what was written meanwhile', async () => {
    const { message } = ears(await joined())
    writes('one')
    writes('two')
    useTable.setState({ draft: 'three' })
    message('note', heardBy(1, 'p1', 'one'))
    message('refused', { reason: 'stale', to: 'move' })
    expect(now().draft).toBe('three')
    message('refused', { reason: 'tooFast', to: 'say' })
    expect(now()).toMatchObject({ draft: 'two three', saying: [] })
    writes(now().draft)
    message('refused', { reason: 'tooFast', to: null })
    expect(now().draft).toBe('two three')
  })

  it.each(['unwritten', 'fault'] as const)('comes back when the server has failed: %s', async reason => {
    const { message } = ears(await joined())
    writes('one')
    useTable.setState({ sending: true })
    message('refused', { reason, to: 'say' })
    expect(now()).toMatchObject({ draft: 'one', saying: [], refused: reason, sending: false })
  })

  it('comes back when the line is lost', async () => {
    const state = await joined()
    writes('one')
    writes('two')
    ears(state).closed(1006)
    expect(now()).toMatchObject({ draft: 'one two', saying: [] })
  })

  it('is nothing where there is nothing but space', async () => {
    await joined()
    expect(writes('   ')).toBe('')
    expect(now().saying).toEqual([])
  })
})

describe('a server that does not answer', () => {
  it.each(['unreachable', 'tooFast'] as const)('is asked for ever: %s', async reason => {
    const { world, state } = fake()
    state.trouble = reason
    session = begin(world, 'abc', false)
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(now()).toMatchObject({ connection: 'reconnecting', closed: null })
    expect(state.finds).toBeGreaterThan(400)
  })

  it('is asked again, and whoever waits is told', async () => {
    const { world, state } = fake()
    state.trouble = 'unreachable'
    session = begin(world, 'abc', false)
    expect(now().connection).toBe('joining')
    await settle()
    expect(now()).toMatchObject({ connection: 'reconnecting', company: null, closed: null })
  })
})

describe('a lost socket', () => {
  it('is found with growing patience also where it opens and shuts at once', async () => {
    const state = await joined()
    for (const [i, wait] of [500, 1000, 2000, 4000].entries()) {
      ears(state).closed(1006)
      await vi.advanceTimersByTimeAsync(wait - 1)
      expect(state.finds).toBe(1 + i)
      await vi.advanceTimersByTimeAsync(1)
      expect(state.finds).toBe(2 + i)
    }
    // What has lasted for a while is worth looking for at once.
    await vi.advanceTimersByTimeAsync(5000)
    ears(state).closed(1006)
    await vi.advanceTimersByTimeAsync(500)
    expect(state.finds).toBe(6)
  })

  it('is found again with growing patience, for ever', async () => {
    const state = await joined()
    greet(ears(state), 3, [line(0)])
    state.trouble = 'unreachable'
    ears(state).closed(1006)
    expect(now().connection).toBe('reconnecting')
    const tried = [500, 1000, 2000, 4000, 8000, 8000, 8000]
    for (const [i, wait] of tried.entries()) {
      await vi.advanceTimersByTimeAsync(wait - 1)
      expect(state.finds).toBe(1 + i)
      await vi.advanceTimersByTimeAsync(1)
      expect(state.finds).toBe(2 + i)
    }
    state.trouble = null
    await vi.advanceTimersByTimeAsync(8000)
    expect(now().connection).toBe('live')
    expect(state.connections).toHaveLength(2)
  })

  it('is looked for by id, which is found also where too many codes were tried', async () => {
    const state = await joined()
    expect(state.sought).toBe('ABCDE')
    ears(state).closed(1006)
    await vi.advanceTimersByTimeAsync(500)
    expect(state.sought).toBe('table1')
  })

  it('leaves the past to the new one, which is shown without playing, with what was missed', async () => {
    const state = await joined()
    greet(ears(state), 3, [line(0)])
    useTable.setState({ staged: true, sending: true })
    ears(state).state(tableAt(4))
    ears(state).message('turn', turn(4, [line(1)]))
    const old = ears(state)
    old.closed(1006)
    expect(now().sending).toBe(false)
    await vi.advanceTimersByTimeAsync(500)
    greet(ears(state), 7, [line(0), line(1), line(2), line(3)])
    expect(now().moment?.seq).toBe(7)
    expect(now().queue).toEqual([])
    expect(now().lines.map(({ n }) => n)).toEqual([0, 1, 2, 3])
    expect(now().recap.map(({ n }) => n)).toEqual([2, 3])
    old.message('note', line(9))
    expect(now().lines).toHaveLength(4)
  })

  it('tells nothing of what was missed in a moment', async () => {
    const state = await joined()
    greet(ears(state), 3, [line(0)])
    ears(state).closed(1006)
    await vi.advanceTimersByTimeAsync(500)
    greet(ears(state), 4, [line(0), line(1)])
    expect(now()).toMatchObject({ recap: [], lines: [{ n: 0 }, { n: 1 }] })
  })

  it('is looked for at once when the network is back', async () => {
    const state = await joined()
    state.trouble = 'unreachable'
    ears(state).closed(1006)
    await vi.advanceTimersByTimeAsync(500 + 1000 + 2000)
    expect(state.finds).toBe(4)
    state.trouble = null
    state.network?.back(false)
    await settle()
    expect(now().connection).toBe('live')
    state.network?.back(false)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(state.connections).toHaveLength(2)
  })

  it('is given up when the device says so, and one that may be dead is tried anew', async () => {
    const state = await joined()
    greet(ears(state), 3, [])
    state.network?.gone()
    expect(now().connection).toBe('reconnecting')
    // A host whose line is lost is not a host who left.
    expect(state.connections[0]?.left).toBe('the line')
    state.connections[0]?.ears.closed(1006)
    state.network?.back(false)
    await settle()
    expect(state.connections).toHaveLength(2)
    state.network?.back(true)
    await settle()
    expect(state.connections).toHaveLength(3)
    expect(now().connection).toBe('live')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(state.connections).toHaveLength(3)
  })
})

const FINAL = [
  'noTable',
  'noGame',
  'badName',
  'badToken',
  'blocked',
  'removed',
  'malformed',
  'retired',
  'damaged',
] as const satisfies Trouble[]

describe('a table that is closed', () => {
  it.each(FINAL)('is not tried again: %s', async reason => {
    const { world, state } = fake()
    state.trouble = reason
    session = begin(world, 'ABCDE', false)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(now()).toMatchObject({ connection: 'closed', closed: reason })
    expect(state).toMatchObject({ finds: 1, network: null })
  })

  it.each([...FINAL, 'playersOnly'] as const)('nor is a room that says so: %s', async reason => {
    const { world, state } = fake()
    state.barred = reason
    session = begin(world, 'ABCDE', true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(now()).toMatchObject({ connection: 'closed', closed: reason, retired: null })
    expect(state.finds).toBe(1)
  })

  it.each([
    [CLOSES.removed, 'removed'],
    [CLOSES.abuse, 'tooFast'],
    [CLOSES.elsewhere, 'elsewhere'],
  ])('says so: code %i is %s', async (code, reason) => {
    const state = await joined()
    ears(state).closed(code)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(now()).toMatchObject({ connection: 'closed', closed: reason })
    expect(state.finds).toBe(1)
  })
})

describe.each(['fault', 'unwritten', 'tooMany'] as const)('what may pass: %s', reason => {
  it('is waited for with growing patience, and said meanwhile, but not for ever', async () => {
    const { world, state } = fake()
    state.barred = reason
    session = begin(world, 'ABCDE', false)
    await settle()
    for (const [i, wait] of [500, 1000, 2000, 4000, 8000, 8000, 8000, 8000].entries()) {
      expect(now()).toMatchObject({ connection: 'reconnecting', closed: reason })
      expect(state.finds).toBe(1 + i)
      await vi.advanceTimersByTimeAsync(wait)
    }
    expect(now()).toMatchObject({ connection: 'closed', closed: reason })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(state).toMatchObject({ finds: 9, network: null })
  })

  it('is forgotten once it has passed', async () => {
    const state = await joined()
    for (let time = 0; time < 3; time++) {
      state.barred = reason
      ears(state).closed(1006)
      await vi.advanceTimersByTimeAsync(500 + 1000 + 2000 + 4000 + 8000)
      state.barred = null
      await vi.advanceTimersByTimeAsync(8000)
      expect(now()).toMatchObject({ connection: 'live', closed: null })
    }
  })

  it('does not count while the server cannot be reached at all', async () => {
    const { world, state } = fake()
    state.trouble = 'unreachable'
    session = begin(world, 'ABCDE', false)
    await vi.advanceTimersByTimeAsync(600_000)
    state.trouble = reason
    await vi.advanceTimersByTimeAsync(8000)
    expect(now()).toMatchObject({ connection: 'reconnecting', closed: reason })
  })
})

describe('a match whose rules are not in force any more', () => {
  const listing: Listing = {
    id: 'table1',
    game: 'chess',
    phase: 'running',
    public: true,
    seconds: 0,
    delay: 0,
    round: 3,
    watchers: 0,
    chairs: [{ seats: ['white'], name: 'Ann', bot: 'plain' }],
    retired: { until: 1 },
  }

  it.each([
    ['its players', true, false],
    ['whoever comes by', false, false],
    ['those who would watch', false, true],
  ])('is told of, and not tried again: to %s', async (_, seated, watch) => {
    const state = await joined({ seated, retired: listing }, watch)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(now()).toMatchObject({ connection: 'closed', closed: 'retired', retired: listing })
    expect(state).toMatchObject({ finds: 1, connections: [] })
  })

  it('is one as soon as the server is back', async () => {
    const told: { retired?: Listing } = {}
    const { world, state } = fake()
    session = begin({ ...world, find: async key => ({ ...(await world.find(key)), ...told }) }, 'ABCDE', false)
    await settle()
    greet(ears(state), 3, [])
    told.retired = listing
    ears(state).closed(CLOSES.restart)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(now()).toMatchObject({ connection: 'closed', closed: 'retired', retired: listing })
    expect(state.finds).toBe(2)
    session.leave()
    expect(now().retired).toBe(null)
  })
})

describe('whoever has no chair', () => {
  it('watches a match that runs', async () => {
    const state = await joined({ seated: false })
    expect(state.connections.map(({ eyes }) => eyes)).toEqual(['public'])
    greet(ears(state), 3, [])
    expect(now()).toMatchObject({ watching: true, player: null, seats: [] })
  })

  it('watches when it begins without them', async () => {
    const state = await joined({ seated: false, phase: 'waiting' })
    expect(state.connections[0]?.eyes).toBe(null)
    ears(state).closed(CLOSES.watch)
    await settle()
    expect(state.connections[1]?.eyes).toBe('public')
    expect(now()).toMatchObject({ watching: true, connection: 'live' })
  })

  it('looks through other eyes, until the cards are closed', async () => {
    const state = await joined({ seated: false })
    greet(ears(state), 3, [])
    session?.look('all', ['white', 'black'])
    await settle()
    expect(state.connections.map(({ eyes, left }) => [eyes, left])).toEqual([
      ['public', 'the table'],
      ['all', null],
    ])
    greet(ears(state), 3, [])
    expect(now()).toMatchObject({ eyes: 'all', seats: ['white', 'black'], refused: null })
    ears(state).closed(CLOSES.closedCards)
    await settle()
    expect(state.connections.at(-1)?.eyes).toBe('public')
    expect(now()).toMatchObject({ connection: 'live', eyes: 'public', seats: [], refused: 'noOpenCards' })
  })

  it.each(['noOpenCards', 'ownTable'] as const)('is told where cards are closed to them: %s', async reason => {
    const state = await joined({ seated: false })
    state.barred = reason
    session?.look('all', ['white'])
    state.connections.length = 0
    await vi.advanceTimersByTimeAsync(0)
    expect(now()).toMatchObject({ eyes: 'public', seats: [], refused: reason })
  })
})

it('leaving ends it', async () => {
  const state = await joined()
  greet(ears(state), 3, [])
  session?.send('stand', {})
  expect(state.connections[0]?.sent).toEqual([['stand', {}]])
  session?.leave()
  expect(state.connections[0]?.left).toBe('the table')
  expect(now().company).toBe(null)
  ears(state).closed(1000)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(state.finds).toBe(1)
})

it('a wait is between half and all of its length', () => {
  expect([waitOf(0, 0), waitOf(0, 1), waitOf(20, 0), waitOf(20, 1)]).toEqual([250, 500, 4000, 8000])
})
