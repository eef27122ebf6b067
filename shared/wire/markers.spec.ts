import { expect, it } from 'vitest'
import type { Note } from '../kernel/history.ts'
import { markersOf } from './markers.ts'
import type { NoteBody } from './protocol.ts'

const by = { id: 'ann', name: 'Ann' }
const note = (kind: string, place: string, on = true, audience: Note['audience'] = 'all'): Note => {
  const body: NoteBody = { type: 'marker', by, kind, place, on }
  return { author: 'ann', audience, body }
}
const lying = (...notes: Note[]): string[] => markersOf(notes).map(({ kind, place }) => `${kind} ${place}`)

it('lie where they were put, one of a kind, until they are taken away', () => {
  expect(lying(note('?', 'bank'), note('A', 'bank'), note('?', 'gym'))).toEqual(['? bank', 'A bank', '? gym'])
  expect(lying(note('?', 'bank'), note('?', 'bank'))).toEqual(['? bank'])
  expect(lying(note('?', 'bank'), note('?', 'gym'), note('?', 'bank', false))).toEqual(['? gym'])
  expect(lying(note('?', 'bank'), note('A', 'bank'), note('?', 'bank', false), note('?', 'bank'))).toEqual([
    'A bank',
    '? bank',
  ])
})

it('are secret where one side alone was told', () => {
  const markers = markersOf([note('1', 'bank', true, { side: 'thieves' }), note('?', 'bank')])
  expect(markers.map(({ secret }) => secret)).toEqual([true, false])
})

it('are none of what people say', () => {
  expect(markersOf([{ author: 'ann', audience: 'all', body: { type: 'said', by, text: '? bank' } }])).toEqual([])
})
