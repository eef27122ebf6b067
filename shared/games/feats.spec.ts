import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Feat } from '../kernel/game.ts'
import { heard, type Log, replay } from '../kernel/history.ts'
import { GAMES } from './index.ts'

/** What a recorded match has to be remembered for; rounds are not looked at. */
function remembered(name: string): Feat[] {
  const { log } = JSON.parse(readFileSync(new URL(`../../tests/replays/${name}.json`, import.meta.url), 'utf8')) as {
    log: Log
  }
  const game = GAMES[log.game]?.game
  if (!game) throw new Error('no such game')
  const { match, records } = replay(game, log)
  return records.flatMap(record =>
    record.type === 'step'
      ? record.step.told.flatMap(told => game.feat?.(heard(told, match.seats, 'all'), 7) ?? [])
      : [],
  )
}
const best = (feats: readonly Feat[], name: string) =>
  Math.max(...feats.filter(feat => feat.name === name).map(({ value }) => value))

test('an alibi that was proved is remembered by its round', () => {
  expect(remembered('on-the-lam-2-plain')).toEqual([
    { name: 'alibi', seat: expect.stringMatching(/boxer|dame|reporter|ceo/), value: 7 },
  ])
})

test('a chase is remembered by its turns, for who ran, and a match by the round in which it was won', () => {
  const feats = remembered('diabolik-4-danger')
  const chases = feats.filter(({ name }) => name === 'chase')
  expect(best(feats, 'chase')).toBeGreaterThan(1)
  expect(chases.every(({ seat }) => seat === 'diabolik' || seat === 'eva')).toBe(true)
  expect(feats.filter(({ name }) => name === 'danger')).toEqual([
    { name: 'danger', seat: 'ginko', value: 7 },
    { name: 'danger', seat: 'morrigan', value: 7 },
  ])
  expect(remembered('diabolik-4-heists').filter(({ name }) => name === 'heists')).toHaveLength(2)
})

test('the power of who won is remembered', () => {
  const feats = remembered('diabolicards-2-clever')
  expect(feats).toEqual([{ name: 'power', seat: expect.any(String), value: expect.any(Number) }])
  expect(best(feats, 'power')).toBeGreaterThan(0)
})
