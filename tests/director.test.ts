import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Cue } from '../client/games/contract.ts'
import {
  camera as cameraOfCards,
  formatOf as formatOfCards,
  placeAt,
  TILE,
} from '../client/games/diabolicards/layout/places.ts'
import { directing as directingCards } from '../client/games/diabolicards/play/directing.ts'
import * as cards from '../client/games/diabolicards/play/play.ts'
import { weigh as weighCards } from '../client/games/diabolicards/play/weights.ts'
import { speak as speakCards } from '../client/games/diabolicards/words/current.ts'
import { anchor as anchorDiabolik, camera as cameraDiabolik } from '../client/games/diabolik/layout/places.ts'
import { forgetScenes } from '../client/games/diabolik/play/chase/acts.ts'
import { directing as directingDiabolik } from '../client/games/diabolik/play/directing.ts'
import * as diabolik from '../client/games/diabolik/play/play.ts'
import { weigh as weighDiabolik } from '../client/games/diabolik/play/weights.ts'
import { speak as speakDiabolik } from '../client/games/diabolik/words/current.ts'
import { anchor as anchorLam, camera as cameraLam } from '../client/games/on-the-lam/layout/places.ts'
import { directing as directingLam } from '../client/games/on-the-lam/play/directing.ts'
import * as lam from '../client/games/on-the-lam/play/play.ts'
import { weigh as weighLam } from '../client/games/on-the-lam/play/weights.ts'
import type { Vec } from '../client/stage/actors.ts'
import { APART, type Take } from '../client/stage/director/choose.ts'
import { project, type Screen } from '../client/stage/shots.ts'
import { catalogue as wordsOfCards } from '../shared/games/diabolicards/words/index.ts'
import type { Event as DiabolikEvent } from '../shared/games/diabolik/events.ts'
import { CATALOGUES as WORDS_OF_DIABOLIK } from '../shared/games/diabolik/words/index.ts'
import type { GameEvent } from '../shared/kernel/game.ts'
import { equal } from '../shared/kernel/plain.ts'
import { type Airing, air, type Show } from './lib/airing.ts'
import { recorded } from './lib/moments.ts'

/*
 * Recorded matches on the air: which pictures the director chooses, held against the rules of a broadcast. With REPORT=1
 * they are written down, take by take.
 */

vi.mock('../client/games/on-the-lam/prepare.ts', async () => {
  const { en } = await import('../shared/games/on-the-lam/words/en.ts')
  return { theProps: () => ({ words: en }) }
})

type Acts = Show['acts']
const SHOWS: Readonly<Record<string, Show>> = {
  'on-the-lam': {
    acts: { play: lam.play as Acts['play'], weigh: weighLam },
    directing: directingLam,
    camera: cameraLam,
    anchor: anchorLam,
  },
  diabolik: {
    acts: { play: diabolik.play as Acts['play'], weigh: weighDiabolik },
    directing: directingDiabolik,
    camera: cameraDiabolik,
    anchor: anchorDiabolik,
  },
  diabolicards: {
    acts: { play: cards.play as Acts['play'], weigh: weighCards },
    directing: directingCards,
    camera: cameraOfCards,
    anchor: (id, width, height) => placeAt(id, 'dawn', formatOfCards(width, height)),
  },
}

const MATCHES = readdirSync(join(import.meta.dirname, 'replays'))
  .map(file => file.replace('.json', ''))
  .filter(name => process.env.FULL || !name.includes('random'))
const SCREENS = [
  { width: 1280, height: 720 },
  { width: 390, height: 480 },
] as const

/** What nobody may miss. */
const GREAT: Readonly<Record<string, readonly string[]>> = {
  diabolicards: ['ended', 'killAnnounced', 'struckDown', 'sealed', 'dodged', 'ranAway'],
  diabolik: ['ended', 'sighted', 'investigated', 'exposed', 'fought', 'jaguarTaken', 'hid', 'heistDone', 'trapSprung'],
  'on-the-lam': ['ended', 'rolled', 'investigated', 'takenIn'],
}

type Sighted = Extract<DiabolikEvent, { type: 'sighted' }>
/** With some cards it is told how many noticed, and not who: then there is nobody to be shown. */
const isSeen = ({ event }: Airing['shown'][number]): boolean =>
  event.type !== 'sighted' || (event as Sighted).by.length > 0

/** What lies flat is seen from edge to edge. */
const EDGES: Readonly<Record<string, readonly Vec[]>> = {
  diabolicards: [-1, 1].flatMap(x => [-1, 1].map((z): Vec => [(x * TILE.width) / 2, 0, (z * TILE.height) / 2])),
}

/** Of the whole time: how much of it the whole table is shown. */
const WIDE_SHARE = { least: 0.04, most: 0.6 }
/** Cuts in a minute. */
const MOST_CUTS = 24

beforeAll(async () => {
  speakDiabolik(await WORDS_OF_DIABOLIK.en())
  speakCards(await wordsOfCards('en'))
})

const airOf = (name: string, how: Parameters<typeof air>[2] = {}): Promise<Airing> => {
  forgetScenes()
  const log = recorded(name)
  return air(log, SHOWS[log.game] as Show, how)
}

const listed = ({ takes }: Airing): string[] =>
  takes.map(
    ({ at, how, cue }) => `${(at / 1000).toFixed(1)} ${how} ${cue.framing} ${cue.weight} ${cue.subjects.join(' ')}`,
  )

/** How long each take was on the air. */
const lengths = ({ takes, whole }: Airing): number[] => takes.map(({ at }, i) => (takes[i + 1]?.at ?? whole) - at)

const isInside = (place: Vec, { aim }: Take, { width, height, insets, ...screen }: Screen): boolean => {
  const { x, y } = project(place, aim.shot, { width, height, insets, ...screen })
  return x >= insets.left - 1 && x <= width - insets.right + 1 && y >= insets.top - 1 && y <= height - insets.bottom + 1
}

const show = async (name: string, screen: (typeof SCREENS)[number]): Promise<Airing> => {
  const airing = await airOf(name, screen)
  if (process.env.REPORT) console.log([name, ...listed(airing)].join('\n'))
  return airing
}

describe.each(SCREENS)('on a screen of $width by $height', screen => {
  test.each(MATCHES)('%s is cut by the rules', async name => {
    const airing = await show(name, screen)
    const { takes, shown, whole, where } = airing
    for (const [i, take] of takes.entries()) {
      const before = takes[i - 1]
      if (!before) continue
      expect([take.at - before.at >= APART - 1, listed(airing)[i]]).toEqual([true, listed(airing)[i]])
      // Nobody is flown across the table.
      const way = take.aim.shot.at.distanceTo(before.aim.shot.at)
      if (take.how === 'glide') expect(way).toBeLessThan(Math.min(take.aim.far, before.aim.far) / 2)
    }
    // All that a picture is of is in it, clear of what lies over its edges.
    // Zones of the mat are pages of their own on a phone: there it is the first of what does not fit into one.
    const most = screen.width > 900 ? undefined : 1
    for (const take of takes)
      for (const id of take.cue.subjects.slice(0, most)) {
        const place = where(id, take.view)
        if (!place) continue
        for (const [x, y, z] of [[0, 0, 0], ...(EDGES[recorded(name).game] ?? [])] as const)
          expect([id, isInside([place[0] + x, place[1] + y, place[2] + z], take, airing.screen)]).toEqual([id, true])
      }
    // What nobody may miss is on the air when it happens, unless a scene of the game's own shows it.
    const great = GREAT[recorded(name).game] ?? []
    for (const { event, cue, take, view } of shown.filter(each => great.includes(each.event.type) && isSeen(each))) {
      expect([event.type, cue.weight]).toEqual([event.type, 3])
      if (cue.led) continue
      const places = cue.subjects.map(id => where(id, view)).filter(at => at !== null)
      const inside = places.filter(at => isInside(at, take, airing.screen))
      expect([event.type, inside.length >= Math.min(most ?? places.length, places.length)]).toEqual([event.type, true])
    }
    const minutes = whole / 60_000
    expect(takes.filter(({ how }) => how === 'cut').length / minutes).toBeLessThan(MOST_CUTS)
    const all = lengths(airing)
    const wide = all.reduce((sum, each, i) => sum + (takes[i]?.cue.framing === 'wide' ? each : 0), 0) / whole
    expect(wide).toBeGreaterThan(WIDE_SHARE.least)
    expect(wide).toBeLessThan(WIDE_SHARE.most)
    expect(takes.at(-1)?.cue.framing).toBe('wide')
  })
})

test.each(MATCHES)('%s: after a chase, a fight or a discovery comes a face', async name => {
  const { shown, takes } = await airOf(name)
  const faces = shown.flatMap(({ cue: { after } }) => (after ? [after] : []))
  const isShown = (face: Cue): boolean => takes.some(({ cue }) => equal(cue, face))
  expect(faces.every(face => face.weight > 1)).toBe(true)
  // Who stands where something happened is in the picture already.
  if (faces.length > 0) expect(faces.some(isShown)).toBe(true)
})

test.each(MATCHES)('%s: whoever wants little motion has few cuts, and no glides', async name => {
  const { takes, whole } = await airOf(name, { calm: true })
  expect(takes.every(({ how }) => how === 'cut')).toBe(true)
  expect(takes.length / (whole / 60_000)).toBeLessThan(14)
})

test('the same match is shown the same way', async () => {
  const [first] = MATCHES
  if (!first) return expect.unreachable()
  expect(listed(await airOf(first))).toEqual(listed(await airOf(first)))
})

test('while somebody thinks, the camera looks at them, and then at the whole table, and rests', async () => {
  const airing = await airOf('diabolik-4-heists', { thinks: 20_000 })
  if (process.env.REPORT) console.log(listed(airing).join('\n'))
  const long = lengths(airing).flatMap((each, i) => (each > 12_000 ? [airing.takes[i]?.cue.framing] : []))
  expect(long.length).toBeGreaterThan(10)
  expect(new Set(long)).toEqual(new Set(['wide']))
})

test('Diabolik: whoever hides on a card of another track, a sheet or the Hideout is looked for there', () => {
  const lies = (place: string) => ({ pieces: { card: { kind: 'location', place, order: 0, up: false } }, facts: {} })
  const looked = (mark: string, place: string) =>
    directingDiabolik.event({ type: 'sneaked', who: 'eva', card: 'card', space: 0, mark } as GameEvent, lies(place))
  expect(looked('', 'hand:diabolik')?.subjects).toEqual(['track:eva'])
  expect(looked('B', 'heist:B')?.subjects).toEqual(['heist:B'])
  expect(looked('diabolik', 'track:diabolik:1')?.subjects).toEqual(['track:diabolik:1'])
})
