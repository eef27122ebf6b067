import { expect, it } from 'vitest'
import type { Chair, Company, Person } from '../../shared/wire/protocol.ts'
import { lobby } from '../i18n/en/lobby.ts'
import { newsBetween } from './arrivals.ts'

const [ann, bob, cid] = ['Ann', 'Bob', 'Cid'].map(name => ({ id: name, name })) as [Person, Person, Person]
const company = (seated: readonly (Person & { away?: boolean })[], visitors: readonly Person[], host = 'Ann') =>
  ({
    id: 't',
    host,
    chairs: seated.map(({ away, ...person }) => ({ person, here: !away }) as Chair),
    visitors,
  }) as unknown as Company
const told = (before: Company, now: Company, me = 'Ann') => newsBetween(before, now, me, lobby.room)

it('tells who came in and who went, and not of whoever reads it', () => {
  expect(told(company([ann], []), company([ann], [bob, cid]))).toEqual({
    said: ['Bob and Cid have come in.'],
    came: true,
  })
  expect(told(company([ann, bob], []), company([ann, { ...bob, away: true }], []))).toEqual({
    said: ['Bob has gone.'],
    came: false,
  })
  expect(told(company([], []), company([ann], []))).toEqual({ said: [], came: false })
})

it('is no news that somebody who is there sits down', () => {
  expect(told(company([ann], [bob]), company([ann, bob], []))).toEqual({ said: [], came: false })
})

it('tells who is host from now on', () => {
  const before = company([ann, bob], [])
  const now = company([{ ...ann, away: true }, bob], [], 'Bob')
  expect(told(before, now, 'Bob').said).toEqual(['Ann has gone.', 'You are the host now.'])
  expect(told(before, now, 'Cid').said).toEqual(['Ann has gone.', 'Bob is the host now.'])
})
