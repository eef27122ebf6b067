import { expect, test } from 'vitest'
import { shell as en } from './en/shell.ts'
import { shell as it } from './it/shell.ts'
import { shell as zh } from './zh/shell.ts'

const HOUR = 3600
test('what is left is said in the two largest units, or in minutes', () => {
  const said = [3 * 24 * HOUR - 1, 24 * HOUR, 25 * HOUR, 2 * HOUR + 59, 90, 0]
  expect(said.map(en.left)).toEqual([
    '2 days and 23 hours left',
    '1 day left',
    '1 day and 1 hour left',
    '2 hours left',
    '1 minute left',
    '1 minute left',
  ])
  expect(said.map(it.left)).toEqual([
    'ancora 2 giorni e 23 ore',
    'ancora 1 giorno',
    'ancora 1 giorno e 1 ora',
    'ancora 2 ore',
    'ancora 1 minuto',
    'ancora 1 minuto',
  ])
  expect(said.map(zh.left)).toEqual(['還有2天23小時', '還有1天', '還有1天1小時', '還有2小時', '還有1分鐘', '還有1分鐘'])
})

test('the time to decide is said in seconds, or in days', () => {
  expect([0, 30, 86_400, 604_800].map(en.seconds)).toEqual(['no limit', '30 seconds', '1 day', '7 days'])
  expect([0, 30, 86_400, 604_800].map(it.seconds)).toEqual(['senza limite', '30 secondi', '1 giorno', '7 giorni'])
  expect([0, 30, 86_400, 604_800].map(zh.seconds)).toEqual(['不限時', '30秒', '1天', '7天'])
})
