import { expect, it } from 'vitest'
import type { OnStream } from '../../shared/wire/stream.ts'
import { handsOf } from './widgets.ts'

const hand = (seat: string, side: string) => ({ seat, side, name: seat, cards: [] })
const told = {
  hands: [hand('diabolik', 'criminals'), hand('eva', 'criminals'), hand('ginko', 'detectives')],
} as unknown as OnStream

it.each<[of: string[], seats: string[] | undefined]>([
  [[], ['diabolik', 'eva', 'ginko']],
  [['eva'], ['eva']],
  [['criminals'], ['diabolik', 'eva']],
  [
    ['ginko', 'eva'],
    ['eva', 'ginko'],
  ],
  [['nobody'], []],
])('hands of %j', (of, seats) => {
  expect(handsOf(told, of).hands?.map(({ seat }) => seat)).toEqual(seats)
  expect(handsOf({ ...told, hands: null }, of).hands).toBe(null)
})
