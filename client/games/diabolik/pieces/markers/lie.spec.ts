import { expect, it } from 'vitest'
import type { Marker } from '../../../../../shared/wire/markers.ts'
import { pinAt } from '../../layout/places.ts'
import { lie } from './lie.ts'

const marker = (kind: string, place: string): Marker => ({ kind, place, secret: false })

it('lies left of its own pin, and no two lie on each other', () => {
  const kinds = ['unknown', 'diabolik', 'eva', 'searched', 'clueA']
  const lying = lie([...kinds.map(kind => marker(kind, 'bersy')), marker('unknown', 'wenz')], 'desk')
  for (const { at } of lying.slice(0, 5)) expect(at[0]).toBeLessThan(pinAt('bersy')[0] - 1)
  expect(lying[5]?.at[0]).toBe(pinAt('wenz')[0] - (pinAt('bersy')[0] - (lying[0]?.at[0] ?? 0)))
  for (const [i, a] of lying.entries())
    for (const b of lying.slice(0, i)) expect(Math.hypot(a.at[0] - b.at[0], a.at[2] - b.at[2])).toBeGreaterThan(1)
})
