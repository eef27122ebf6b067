import { expect, it } from 'vitest'
import type { View } from '../../../../shared/kernel/game.ts'
import type { Choice } from '../../../session/tableState.ts'
import { asks, offeredDiscards } from './picking.ts'

const card = (place: string) => ({ kind: 'crime', place, order: 0, up: true })
const view: View = {
  pieces: { 1: card('crime:discards'), 2: card('crime:discards'), 3: card('hand:eva'), 4: card('crime:discards') },
  facts: {},
}
const choice = (...things: string[]): Choice => ({
  seat: 'eva',
  offer: 1,
  index: 0,
  move: { type: 'pick' },
  preview: null,
  things,
})
const choices = [choice('1', 'crime:discards'), choice('2', 'crime:discards'), choice('3', '1'), choice('3')]

it('offers nothing of the discards until they, or a card that takes one of them, are picked', () => {
  expect(offeredDiscards(choices, [], view)).toEqual([])
  expect(offeredDiscards(choices, ['crime:discards'], view)).toEqual(['1', '2'])
  expect(offeredDiscards(choices, ['3'], view)).toEqual(['1'])
})

it('asks about the Jaguar where its driver is, but not over a map that is small', () => {
  const found: View = { pieces: { eva: card('montvert') }, facts: { decision: 'jaguar', about: 'eva' } }
  expect(asks(found, 'desk')).toBe('montvert')
  expect(asks(found, 'low')).toBe(null)
  expect(asks(found, 'high')).toBe(null)
})
