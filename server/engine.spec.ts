import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { tuneEngine } from './engine.ts'

test('V8 has what it is told to do otherwise: it says nothing of a word that it does not know', () => {
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })
  for (const option of ['--interrupt-budget', '--parallel-scavenge'])
    expect(known).toMatch(new RegExp(`^ +${option} `, 'm'))
  expect(() => tuneEngine()).not.toThrow()
})
