import { describe, expect, test } from 'vitest'
import { ALIBIS, SKILLS, SUSPECTS, type Suspect, TILES, type Tile, WAYS } from '../state.ts'
import { ALIBI_COPIES, PLAY_COPIES, SKILL_OF, TOP } from '../tuning.ts'
import { en } from '../words/en.ts'
import { it as italian } from '../words/it.ts'
import type { KeptTile } from '../words/words.ts'
import { zh } from '../words/zh.ts'
import {
  column,
  NEIGHBOURS,
  OPPOSITE,
  onward,
  policeDistance,
  row,
  SEARCHABLE,
  SEARCHES,
  START,
  towards,
  walkDistance,
  within,
} from './board.ts'

const pairs = TILES.flatMap(from => TILES.filter(to => to !== from).map(to => ({ from, to })))

describe('the city', () => {
  test('L-2: fifteen tiles, three columns by five rows, each where the map has it', () => {
    const map: Tile[][] = [
      ['office', 'lounge', 'press'],
      ['spoon', 'pictures', 'casino'],
      ['eye', 'station', 'mob'],
      ['factory', 'alley', 'deli'],
      ['hotel', 'bank', 'gym'],
    ]
    expect(TILES).toHaveLength(15)
    for (const [y, tiles] of map.entries())
      for (const [x, tile] of tiles.entries()) expect([tile, column(tile), row(tile)]).toEqual([tile, x, y])
  })

  test('L-2: twelve tiles to search with their skill and number, and none in the middle row', () => {
    const written = Object.entries(SEARCHES).map(([tile, { skill, need }]) => `${tile} ${skill} ${need}`)
    expect(written.sort()).toEqual([
      'alley cover 6',
      'bank smarts 6',
      'casino smarts 5',
      'deli charm 5',
      'factory guts 6',
      'gym guts 5',
      'hotel charm 5',
      'lounge guts 5',
      'office smarts 5',
      'pictures charm 6',
      'press cover 5',
      'spoon cover 5',
    ])
    expect(SEARCHABLE).toHaveLength(12)
    expect(TILES.filter(tile => !SEARCHABLE.includes(tile))).toEqual(['eye', 'station', 'mob'])
  })

  test('L-3: everybody has a start tile, and the Reporter is Helen Hawking', () => {
    expect(START).toEqual({ boxer: 'gym', dame: 'hotel', reporter: 'press', ceo: 'office' })
    expect(en.suspects.reporter.name).toMatch(/^Helen .*Hawking$/)
    expect(en.suspects.boxer.name).toMatch(/Anthony .*Howard/)
    expect(en.suspects.dame.name).toMatch(/Peggy Milton/)
    expect(en.suspects.ceo.name).toMatch(/Jimmy Highbinder/)
  })

  test('L-18: every tile but the station has a keeper, and no two lines are the same', () => {
    const kept = TILES.filter((tile): tile is KeptTile => tile !== 'station')
    for (const { keepers } of [en, italian, zh]) {
      expect(Object.keys(keepers).sort()).toEqual([...kept].sort())
      const lines = kept.flatMap(tile => [...keepers[tile].lines])
      expect(lines).toHaveLength(3 * kept.length)
      expect(new Set(lines).size).toBe(lines.length)
      expect(new Set(kept.map(tile => keepers[tile].name)).size).toBe(kept.length)
    }
  })
})

describe('the cards', () => {
  test('L-4: five kinds of alibi for every suspect, each of one suspect only', () => {
    expect(ALIBIS).toEqual({
      boxer: ['mouthguard', 'boxingGlove', 'fightTicket', 'handWraps', 'shoelaces'],
      dame: ['earring', 'satinGlove', 'hotelKey', 'lipstick', 'compact'],
      reporter: ['notebook', 'pressCard', 'film', 'typewriterKey', 'clipping'],
      ceo: ['tieClip', 'pocketSquare', 'businessCard', 'pocketWatch', 'cufflink'],
    })
    expect(new Set(Object.values(ALIBIS).flat()).size).toBe(20)
  })

  test('L-34: several copies of each alibi card, two of each play card', () => {
    expect(ALIBI_COPIES).toBeGreaterThanOrEqual(2)
    expect(PLAY_COPIES).toBe(2)
  })
})

describe('the skills', () => {
  test('L-30: four skills, whole numbers from 0 to 3, with the same sum for everybody', () => {
    expect([...SKILLS].sort()).toEqual(['charm', 'cover', 'guts', 'smarts'])
    for (const suspect of SUSPECTS) {
      expect(Object.keys(SKILL_OF[suspect]).sort()).toEqual([...SKILLS].sort())
      for (const skill of SKILLS) expect([0, 1, 2, 3]).toContain(SKILL_OF[suspect][skill])
    }
    const sum = (suspect: Suspect) => SKILLS.reduce((total, skill) => total + SKILL_OF[suspect][skill], 0)
    expect(new Set(SUSPECTS.map(sum)).size).toBe(1)
  })

  test('L-30: the Boxer is best at guts, the Dame at charm, the CEO at smarts, the Reporter at cover', () => {
    expect(TOP).toEqual({ boxer: 'guts', dame: 'charm', ceo: 'smarts', reporter: 'cover' })
    for (const suspect of SUSPECTS)
      for (const skill of SKILLS)
        expect(SKILL_OF[suspect][TOP[suspect]], `${suspect} ${skill}`).toBeGreaterThanOrEqual(SKILL_OF[suspect][skill])
  })

  test('L-30: everybody has two skills of 3, one of 2 and one of 1, and nobody the same', () => {
    const sheets = SUSPECTS.map(suspect => SKILLS.map(skill => SKILL_OF[suspect][skill]))
    for (const sheet of sheets) expect([...sheet].sort()).toEqual([1, 2, 3, 3])
    expect(sheets).toEqual([
      [3, 2, 3, 1],
      [3, 3, 1, 2],
      [1, 3, 2, 3],
      [2, 1, 3, 3],
    ])
  })
})

describe('ways through the city', () => {
  test('L-6: neighbours share a side: no corners, and no way round the edge', () => {
    const sideBySide = (from: Tile, to: Tile) =>
      Math.abs(column(from) - column(to)) + Math.abs(row(from) - row(to)) === 1
    for (const { from, to } of pairs)
      expect([from, to, NEIGHBOURS[from].includes(to)]).toEqual([from, to, sideBySide(from, to)])
    for (const tile of TILES) expect(NEIGHBOURS[tile]).not.toContain(tile)
    expect([...NEIGHBOURS.press].sort()).toEqual(['casino', 'lounge'])
    expect([...NEIGHBOURS.station].sort()).toEqual(['alley', 'eye', 'mob', 'pictures'])
  })

  test('L-10: a way leads one tile on, or nowhere at the edge, where the other way does', () => {
    expect(WAYS.map(way => onward('station', way))).toEqual(['pictures', 'alley', 'mob', 'eye'])
    expect(WAYS.map(way => onward('office', way))).toEqual([null, 'spoon', 'lounge', null])
    expect(WAYS.map(way => onward('gym', way))).toEqual(['deli', null, null, 'bank'])
    expect(OPPOSITE).toEqual({ north: 'south', south: 'north', east: 'west', west: 'east' })
    for (const tile of TILES)
      for (const way of WAYS) expect(onward(tile, way) ?? onward(tile, OPPOSITE[way])).not.toBeNull()
  })

  test('L-17: on foot the station can be reached and left, but not crossed', () => {
    expect(walkDistance('eye', 'station')).toBe(1)
    expect(walkDistance('station', 'mob')).toBe(1)
    expect(walkDistance('eye', 'mob')).toBe(4)
    expect(walkDistance('pictures', 'alley')).toBe(4)
    expect(walkDistance('office', 'gym')).toBe(6)
    for (const tile of TILES) expect(walkDistance(tile, tile)).toBe(0)
  })

  test('L-37: so many steps reach what lies so far, and nothing beyond a closed tile', () => {
    const open = (tile: Tile) => tile !== 'station'
    expect([...within('eye', 1, open)].sort()).toEqual([
      ['eye', 0],
      ['factory', 1],
      ['spoon', 1],
      ['station', 1],
    ])
    expect(within('eye', 3, open).get('casino')).toBe(3)
    expect(within('eye', 3, open).has('mob')).toBe(false)
    expect(within('station', 2, open).get('casino')).toBe(2)
  })
})

describe('the way of the police', () => {
  test('L-8 L-41: police in line come straight, else diagonally', () => {
    for (const { from, to } of pairs) {
      const next = towards(from, to)
      const [dx, dy] = [column(next) - column(from), row(next) - row(from)]
      const inLine = column(from) === column(to) || row(from) === row(to)
      expect(Math.abs(dx) + Math.abs(dy), `${from} to ${to}`).toBe(inLine ? 1 : 2)
      expect(Math.max(Math.abs(dx), Math.abs(dy)), `${from} to ${to}`).toBe(1)
    }
  })

  test('L-8: every step of theirs comes one closer, until they are there', () => {
    for (const { from, to } of pairs) {
      expect(policeDistance(towards(from, to), to), `${from} to ${to}`).toBe(policeDistance(from, to) - 1)
      expect(policeDistance(from, to)).toBeGreaterThan(0)
    }
    for (const tile of TILES) expect([towards(tile, tile), policeDistance(tile, tile)]).toEqual([tile, 0])
  })

  test('L-41: from the hotel to the press it is the alley, the mob, the casino', () => {
    const way: Tile[] = ['hotel']
    for (const _ of [1, 2, 3, 4]) way.push(towards(way.at(-1) ?? 'hotel', 'press'))
    expect(way).toEqual(['hotel', 'alley', 'mob', 'casino', 'press'])
  })
})
