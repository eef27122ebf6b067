import { afterEach, describe, expect, test, vi } from 'vitest'
import { MatchRoom } from '../server/rooms/MatchRoom.ts'
import { GAMES } from '../shared/games/index.ts'
import type { Game, GameEvent } from '../shared/kernel/game.ts'
import { pickpocket } from '../shared/kernel/pickpocket.ts'
import { Host } from '../shared/match/host.ts'
import { linesFor, type Shown } from '../shared/match/shown.ts'
import type { TurnMessage } from '../shared/wire/protocol.ts'
import { marked, marking, marksIn, offences, overhear, plotOf } from './lib/overhear.ts'

/*
 * Over whole matches on real sockets: every byte that somebody is sent, they may have. In the marked games every face
 * tells which card it is on, so that it can be found in raw bytes; what is found must stand in the view or in the events
 * that the rules give to this viewer at this step, worked out anew from the log.
 */

const base = pickpocket as unknown as Game
/** Goes on for a while, whoever sold how much. */
const TURNS = 40
const handOf = (state: Parameters<typeof base.moves>[0], seat: string) =>
  Object.entries(base.view(state, 'all').pieces).filter(([, { place }]) => place === `hand:${seat}`)
const activeIn = (state: Parameters<typeof base.moves>[0]): string => String(base.view(state, 'public').facts.turn)
const MARKED: Game = {
  ...marking(base),
  id: 'marked',
  moves: (state, seat) =>
    activeIn(state) === seat && !MARKED.outcome(state)
      ? handOf(state, seat).map(([card]) => ({ type: 'sell', card }))
      : [],
  outcome: state =>
    (state as unknown as { turns: number }).turns >= TURNS || handOf(state, activeIn(state)).length === 0
      ? { winners: ['ace'], by: 'goal' }
      : null,
}
const LAM = GAMES['on-the-lam']?.game as Game
const DIABOLIK = GAMES.diabolik?.game as Game
const CARDS = marking(GAMES.diabolicards?.game as Game)
const SUSPECTS = ['boxer', 'dame', 'reporter', 'ceo']
/** Everybody may whisper and mark, for nobody but themselves. */
const WHISPERING: Game = {
  ...LAM,
  channels: SUSPECTS,
  markings: SUSPECTS.map(side => ({ side, audience: 'side', kinds: [`plot of ${side}`], places: ['here'] })),
}

afterEach(() => void vi.restoreAllMocks())

/** Those with the most to hide are played to the end. */
const hearAll = (game: Game) => overhear(game, [DIABOLIK.id, CARDS.id].includes(game.id))

test.each([MARKED, WHISPERING, DIABOLIK, CARDS])('$id: nobody is sent what they may not have', async game => {
  const overheard = await hearAll(game)
  expect(overheard.listeners).toHaveLength(7)
  expect(overheard.loaded.entries.length).toBeGreaterThan(12)
  // What is looked for in the bytes is found where it may be.
  const knowing = overheard.listeners.filter(
    ({ viewer }) => game === MARKED || game === CARDS || viewer === 'diabolik' || viewer === 'eva',
  )
  for (const { tapped } of knowing)
    expect(tapped.frames.flatMap(({ bytes }) => marksIn(bytes.toString('latin1'))).length).toBeGreaterThan(5)
  const plot = plotOf(game, overheard.loaded.saved.options)?.kinds.at(-1)
  // Whoever is on that side, and comes back to it, was sent the marker.
  const entitled = plot
    ? overheard.listeners.filter(each => each.tapped.frames.some(({ bytes }) => bytes.includes(plot)))
    : []
  expect(entitled.map(({ viewer }) => viewer)).toEqual(
    game === DIABOLIK ? ['diabolik', 'eva', 'diabolik'] : game === WHISPERING ? ['dame'] : [],
  )
  expect(offences(game, overheard)).toEqual([])
})

describe('a planted leak is caught:', () => {
  const leaks: [string, Partial<Game>][] = [
    ['a seat sees all hands', { view: (state, viewer) => MARKED.view(state, viewer === 'bee' ? 'all' : viewer) }],
    [
      'the public sees all hands',
      { view: (state, viewer) => MARKED.view(state, viewer === 'public' ? 'all' : viewer) },
    ],
    [
      'previews tell what lies in the bag',
      { preview: state => Object.values(MARKED.view(state, 'all').pieces).map(({ face }) => face) },
    ],
    [
      'everybody is told what somebody drew',
      {
        apply: (turn, move) =>
          MARKED.apply(
            {
              ...turn,
              emit: (event: GameEvent, secret) => turn.emit({ ...event, ...marked(secret?.more.faces) }, secret),
            },
            move,
          ),
      },
    ],
  ]
  test.each(leaks)('%s', async (_, leak) => {
    expect(offences(MARKED, await overhear({ ...MARKED, ...leak }))).not.toEqual([])
  })

  test('the past is given whole to who returns', async () => {
    vi.spyOn(Host.prototype, 'past').mockImplementation(function* (this: Host) {
      const recordings = (this as unknown as { ledger: { recordings: Parameters<typeof linesFor>[0] } }).ledger
        .recordings
      yield { lines: linesFor(recordings, this.specs, 'all'), more: false }
    })
    expect(offences(MARKED, await overhear(MARKED))).not.toEqual([])
  })

  test('the table tells what opens its commitment', async () => {
    const { company } = Host.prototype
    vi.spyOn(Host.prototype, 'company').mockImplementation(function (this: Host) {
      return { ...company.call(this), commitment: this.table.nonce }
    })
    const found = offences(MARKED, await overhear(MARKED))
    expect(found).toEqual(expect.arrayContaining(['ace was sent the nonce', 'public was sent the nonce']))
  })

  test('everybody sees a side’s markers', async () => {
    const open: Game = { ...DIABOLIK, markings: DIABOLIK.markings?.map(each => ({ ...each, audience: 'all' })) ?? [] }
    expect(offences(DIABOLIK, await hearAll(open))).toEqual(
      expect.arrayContaining(['ginko saw a plan', 'public saw a plan']),
    )
  })

  test('a Detective sees the cards that the Criminals hide', async () => {
    const view: Game['view'] = (state, viewer) => DIABOLIK.view(state, viewer === 'ginko' ? 'diabolik' : viewer)
    const found = offences(DIABOLIK, await hearAll({ ...DIABOLIK, view }))
    expect(found).toContainEqual(expect.stringMatching(/^ginko was sent #\w+$/))
    expect(found.filter(each => each.startsWith('public'))).toEqual([])
  })

  /** Nova and Comet are partners; the third chair is Comet's. */
  test.each<[string, Partial<Game>, RegExp]>([
    [
      'partners see each other’s hands',
      { view: (state, viewer) => CARDS.view(state, viewer === 'comet' ? { side: 'dawn' } : viewer) },
      /^comet was sent/,
    ],
    // What everybody may see is sent to everybody.
    [
      'whoever looks on sees the deck',
      { view: (state, viewer) => CARDS.view(state, viewer === 'public' ? 'all' : viewer) },
      / was sent /,
    ],
    [
      'the other side is told what somebody drew',
      {
        apply: (turn, move) =>
          CARDS.apply(
            {
              ...turn,
              emit: (event: GameEvent, secret) =>
                turn.emit(event, secret && { ...secret, to: [...secret.to, 'raven'] }),
            },
            move,
          ),
      },
      /^raven was sent/,
    ],
  ])('%s', async (_, leak, offence) => {
    const found = offences(CARDS, await hearAll({ ...CARDS, ...leak }))
    expect(found).toContainEqual(expect.stringMatching(offence))
    // Nobody else was sent anything.
    expect(found.filter(each => / was sent /.test(each) && !offence.test(each))).toEqual([])
  })

  test('a stage looks from its chair', async () => {
    type Eyes = { eyesOf(person: string, device: string): number | null }
    const shape = MatchRoom.prototype as unknown as Eyes
    const { eyesOf } = shape
    vi.spyOn(shape, 'eyesOf').mockImplementation(function (this: Eyes, person) {
      return eyesOf.call(this, person, 'whole')
    })
    const found = offences(MARKED, await overhear(MARKED))
    expect(found).toContainEqual(expect.stringMatching(/^public was sent/))
    expect(found).toContain('public was offered another’s moves')
  })

  test('everybody is told what one chair is told', async () => {
    type Turns = { shown: Shown; turnOf(client: unknown): TurnMessage | undefined }
    const shape = MatchRoom.prototype as unknown as Turns
    const { turnOf } = shape
    vi.spyOn(shape, 'turnOf').mockImplementation(function (this: Turns, client) {
      const own = turnOf.call(this, client)
      return own && { ...own, lines: this.shown.turns.get(0)?.lines ?? own.lines }
    })
    expect(offences(MARKED, await overhear(MARKED))).toContain('bee was told more')
  })
})
