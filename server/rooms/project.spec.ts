import { describe, expect, test } from 'vitest'
import type { Fact, Piece, View } from '../../shared/kernel/game.ts'
import { otherwise } from '../../shared/kernel/revealed.ts'
import { pick, type Rng, rngOf, seedOf, shuffle } from '../../shared/kernel/rng.ts'
import { laidTable } from './testing.ts'

const card = (face?: string): Piece => ({ kind: 'card', place: 'x', order: 0, up: false, ...(face && { face }) })
const viewOf = (pieces: Record<string, Piece>, facts: Record<string, Fact> = {}): View => ({ pieces, facts })
const NOTHING = viewOf({})

/** The views of one moment: the public's, then each chair's. */
type Views = readonly [View, ...View[]]

function tableOf(first: Views) {
  let seq = 0
  const moment = ([open, ...own]: Views) => ({
    seq: seq++,
    public: open,
    chairs: new Map(own.map((view, i) => [i, otherwise(open, view)])),
  })
  const table = laidTable([...first.slice(1).keys()], moment(first))
  return {
    ...table,
    show: (now: Views) => table.show(moment(now)),
    put: (now: Views) => table.put(moment(now)),
  }
}

/** Any view at all: any ids, words and facts, in any order. */
function someView(rng: Rng): View {
  const pieces: Record<string, Piece> = {}
  const facts: Record<string, Fact> = {}
  for (let i = rng.int(25); i > 0; i--)
    pieces[`p${rng.int(20)}`] = {
      kind: pick(rng, ['card', 'token']),
      place: pick(rng, ['deck', 'hand']),
      order: rng.int(3),
      up: rng.int(2) === 0,
      ...(rng.int(3) === 0 && { value: rng.int(3) }),
      ...(rng.int(3) === 0 && { marks: pick(rng, [[], ['m'], ['m', 'n']]) }),
      ...(rng.int(2) === 0 && { face: pick(rng, ['king', 'ace', '']) }),
    }
  for (let i = rng.int(6); i > 0; i--) facts[`f${rng.int(6)}`] = pick<Fact>(rng, [0, 1, '', 'x', true, false])
  return { pieces, facts }
}
const scrambled = (rng: Rng, { pieces, facts }: View): View => ({
  pieces: Object.fromEntries(shuffle(rng, Object.entries(pieces))),
  facts: Object.fromEntries(shuffle(rng, Object.entries(facts))),
})

describe('a table', () => {
  test('shows every chair its own view, however the views differ', () => {
    const rng = rngOf(seedOf('any views'), 0)
    for (let i = 0; i < 40; i++) {
      const views = (): Views => [someView(rng), someView(rng), someView(rng)]
      const first = views()
      const table = tableOf(first)
      const devices = [null, 0, 1, 0].map(chair => table.join(chair))
      for (let step = 0; step < 12; step++) {
        const now = views()
        table.show(now)
        const late = table.join(1)
        expect(devices.map(({ view }) => view())).toEqual([now[0], now[1], now[2], now[1]])
        expect(late.view()).toEqual(now[2])
      }
    }
  })

  test('sends a viewer the same bytes whatever other chairs see, and in whatever order anything is listed', () => {
    const rng = rngOf(seedOf('non-interference'), 0)
    for (let i = 0; i < 40; i++) {
      const story = Array.from({ length: 15 }, () => [someView(rng), someView(rng)] as const)
      const told = (chair: number | null, other: () => View, order: (view: View) => View): string => {
        const views = story.map(([open, own]): Views => [order(open), order(own), other()])
        const table = tableOf(views[0] as Views)
        const device = table.join(chair)
        for (const each of [null, 0, 1]) table.join(each)
        for (const now of views.slice(1)) table.show(now)
        const late = table.join(chair)
        return Buffer.concat([...device.frames, ...late.frames]).toString('hex')
      }
      const frames = told(
        0,
        () => NOTHING,
        view => view,
      )
      expect(
        told(
          0,
          () => someView(rng),
          view => scrambled(rng, view),
        ),
      ).toBe(frames)
      const open = told(
        null,
        () => NOTHING,
        view => view,
      )
      expect(
        told(
          null,
          () => someView(rng),
          view => scrambled(rng, view),
        ),
      ).toBe(open)
    }
  })

  test('reveals, hides and reveals again, to the one chair alone', () => {
    const open = viewOf({ c: card() })
    const table = tableOf([open, open, open])
    const [own, twin, other, looking] = [0, 0, 1, null].map(chair => table.join(chair))
    const secret = viewOf({ c: card('king'), t: card('spy') }, { cash: 3, ok: false, name: '' })
    for (const seen of [viewOf({ c: card('king') }), open, secret, NOTHING, secret, open]) {
      table.show([open, seen, open])
      expect([own, twin, other, looking].map(device => device?.view())).toEqual([seen, seen, open, open])
    }
    const hex = (frames: readonly Buffer[] = []) => frames.slice(2).map(frame => frame.toString('hex'))
    expect(hex(other?.frames)).toEqual(hex(looking?.frames))
  })

  test('is joined between a move and its patch', () => {
    const table = tableOf([viewOf({ a: card(), b: card() }), NOTHING])
    const before = table.join(0)
    const now: Views = [viewOf({ b: card('ace'), c: card() }, { round: 2 }), viewOf({ c: card('king') })]
    table.put(now)
    const between = table.join(0)
    table.send()
    for (const { view } of [before, between, table.join(0)]) expect(view()).toEqual(now[1])
  })

  test('grows beyond any buffer', () => {
    const deck = (faces: string): View =>
      viewOf(
        Object.fromEntries(Array.from({ length: 8000 }, (_, i) => [`c${i}`, card(`${faces}${i}${'x'.repeat(40)}`)])),
      )
    const table = tableOf([NOTHING, NOTHING])
    const own = table.join(0)
    table.show([deck('a'), deck('b')])
    expect(own.view()).toEqual(deck('b'))
    expect(table.join(null).view()).toEqual(deck('a'))
  })

  test('sends frames that nothing later writes into', () => {
    const rng = rngOf(seedOf('copies'), 0)
    const table = tableOf([someView(rng), someView(rng)])
    const [looking] = [null, 0].map(chair => table.join(chair))
    const copies: string[] = []
    for (let i = 0; i < 20; i++) {
      table.show([someView(rng), someView(rng)])
      copies.push(looking?.frames.at(-1)?.toString('hex') ?? '')
    }
    expect(looking?.frames.slice(2).map(frame => frame.toString('hex'))).toEqual(copies)
  })
})
