import { expect, test } from 'vitest'

test('what Colyseus would load to measure the process and report it is left out (@pm2/io)', async () => {
  const name = '@pm2/io'
  const { default: loaded } = (await import(name)) as { default: object }
  expect(loaded).toEqual({})
})
