import { describe, expect, test } from 'vitest'
import { CARDS, type CardName, GROUPS } from '../cards/list.ts'
import { BUILDS, DRESSES, FACES, GROUNDS, HAIRS, INKS, POSES, SKINS } from './kinds.ts'
import { TRAITS } from './list.ts'

const NAMES = Object.keys(CARDS) as CardName[]
const silhouette = (card: CardName): string => {
  const { build, hair, dress, pose } = TRAITS[card]
  return [build, hair, dress, pose].join(' ')
}
const colours = (card: CardName): string => [GROUNDS[CARDS[card].group], ...TRAITS[card].palette].join(' ')

/** Values that more than one card has. */
const shared = (of: (card: CardName) => string, among: readonly CardName[] = NAMES): string[] => {
  const all = among.map(of)
  return all.filter((value, i) => all.indexOf(value) < i)
}

describe('the portraits', () => {
  test('C-2: all eighty cards can be drawn', () => {
    expect(Object.keys(TRAITS).sort()).toEqual([...NAMES].sort())
  })

  test('no two cards have the same silhouette, the same colours or the same emblem', () => {
    expect(shared(silhouette)).toEqual([])
    expect(shared(colours)).toEqual([])
    expect(shared(card => TRAITS[card].emblem)).toEqual([])
  })

  test('two inks on a portrait are two', () => {
    expect(NAMES.filter(card => TRAITS[card].palette[0] === TRAITS[card].palette[1])).toEqual([])
  })

  test('cards of a group stand on one ground, and no two groups share it', () => {
    expect(new Set(GROUPS.map(group => GROUNDS[group])).size).toBe(GROUPS.length)
    expect(Object.values(GROUNDS).filter(ground => Object.values<string>(INKS).includes(ground))).toEqual([])
  })

  test('C-24: the Splitters differ in how they stand, and in nothing else of their shape', () => {
    const { pose: _, emblem: __, palette: ___, face: ____, ...shape } = TRAITS.splitter1
    for (const card of ['splitter2', 'splitter3', 'splitter4'] as const) expect(TRAITS[card]).toMatchObject(shape)
  })

  test('every trait is worn by somebody', () => {
    const worn = (key: 'build' | 'face' | 'skin' | 'hair' | 'dress' | 'pose') => NAMES.map(card => TRAITS[card][key])
    const all = { build: BUILDS, face: FACES, skin: SKINS, hair: HAIRS, dress: DRESSES, pose: POSES } as const
    for (const key of ['build', 'face', 'skin', 'hair', 'dress', 'pose'] as const)
      expect(all[key].filter(trait => !worn(key).some(each => each === trait))).toEqual([])
    const inks = NAMES.flatMap(card => TRAITS[card].palette)
    expect(Object.keys(INKS).filter(ink => !inks.some(each => each === ink))).toEqual([])
  })
})
