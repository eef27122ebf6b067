import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MapSchema } from '@colyseus/schema'
import { expect, test } from 'vitest'
import { BRIDGE, type Bridge, laidTable } from '../server/rooms/testing.ts'
import { GAMES } from '../shared/games/index.ts'
import { enter, type Log } from '../shared/kernel/history.ts'
import { type Match, start } from '../shared/kernel/match.ts'
import { seenBy } from '../shared/kernel/revealed.ts'
import { shownOf, sittersOf } from '../shared/match/shown.ts'
import { GONE, packFact, packOverlay, packPiece } from '../shared/wire/pack.ts'

/*
 * What is sent of recorded matches is, byte for byte, what the plainest projection sends: one that packs every view anew
 * and whole. The one in use looks for differences only, and must not be told from it.
 */
const FOLDER = join(import.meta.dirname, 'replays')

const plainly: Bridge['project'] = (table, seq, shown, chairs) => {
  table.seq = seq
  write(table.pieces, new Map(Object.entries(shown.pieces).map(([id, piece]) => [id, packPiece(piece)])))
  write(table.facts, new Map(Object.entries(shown.facts).map(([name, fact]) => [name, packFact(fact)])))
  for (const [chair, own] of chairs) {
    const { pieces, facts } = seenBy(shown, own)
    const desk = table.desks.get(String(chair))
    if (!desk) throw new Error('no desk')
    write(
      desk.pieces,
      overlay(pieces, shown.pieces, (own, open) => packOverlay(own, open)),
    )
    write(
      desk.facts,
      overlay(facts, shown.facts, (own, open) => (own === open ? undefined : packFact(own))),
    )
  }
}

type Entries<T> = Readonly<Record<string, T>>

function overlay<T>(own: Entries<T>, shown: Entries<T>, pack: (own: T, open: T | undefined) => string | undefined) {
  const out = new Map<string, string>()
  for (const [key, value] of Object.entries(own)) {
    const text = pack(value, shown[key])
    if (text !== undefined) out.set(key, text)
  }
  for (const key of Object.keys(shown)) if (!(key in own)) out.set(key, GONE)
  return out
}

function write(map: MapSchema<string>, next: Map<string, string>): void {
  for (const key of [...new Set([...map.keys(), ...next.keys()])].sort()) {
    const text = next.get(key)
    if (text === undefined) map.delete(key)
    else if (text !== map.get(key)) map.set(key, text)
  }
}

/** All frames of a match to all who look on, and to one of each who comes late. */
function framesOf({ game: name, options, seed, entries }: Log, project: Bridge['project']): string[] {
  const game = GAMES[name]?.game
  if (!game) throw new Error('no such game')
  let match: Match = start(game, game.check(options), seed)
  const places = sittersOf(match.seats)
  const views = () => shownOf(match, {}, [])
  const chairs = places.map(({ player }) => player)
  const table = laidTable(chairs, views(), { ...BRIDGE, project })
  const everybody = () => [null, ...chairs].map(chair => table.join(chair))
  const devices = everybody()
  for (const entry of entries) {
    match = enter(match, entry).match
    table.show(views())
  }
  return [...devices, ...everybody()].flatMap(({ frames }) => frames.map(frame => frame.toString('base64')))
}

test.each(readdirSync(FOLDER))('%s is sent as if it were packed whole', { timeout: 60_000 }, file => {
  const { log } = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as { log: Log }
  const frames = framesOf(log, BRIDGE.project)
  expect(frames.length).toBeGreaterThan(100)
  expect(frames).toEqual(framesOf(log, plainly))
})
