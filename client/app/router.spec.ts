import { expect, it } from 'vitest'
import { routeOf } from './router.tsx'

it.each([
  ['/', { page: 'home' }],
  ['/lobby', { page: 'lobby' }],
  ['/lobby/', { page: 'lobby' }],
  ['/settings', { page: 'settings' }],
  ['/credits', { page: 'credits' }],
  ['/archive', { page: 'archive', part: 'all' }],
  ['/archive/yours', { page: 'archive', part: 'yours' }],
  ['/archive/file', { page: 'archive', part: 'file' }],
  ['/daily', { page: 'daily', kind: 'hunt', day: null }],
  ['/daily/duel', { page: 'daily', kind: 'duel', day: null }],
  ['/daily/hunt/17', { page: 'daily', kind: 'hunt', day: '17' }],
  ['/t/KXMP', { page: 'table', key: 'KXMP' }],
  ['/stage/KXMP', { page: 'stage', key: 'KXMP' }],
  ['/phone/KXMP', { page: 'phone', key: 'KXMP' }],
  ['/pair/KXMPQR', { page: 'pair', code: 'KXMPQR' }],
  ['/stream/KXMP', { page: 'stream', key: 'KXMP' }],
  ['/broadcast/abcdef', { page: 'broadcast', key: 'abcdef' }],
  ['/pair', { page: 'pair', code: null }],
  ['/w/a-b_1', { page: 'watch', key: 'a-b_1' }],
  ['/r/a-b_1', { page: 'replay', key: 'a-b_1' }],
  ['/embed/a-b_1', { page: 'embed', key: 'a-b_1' }],
  ['/r', { page: 'replay', key: null }],
  ['/open/on-the-lam', { page: 'open', game: 'on-the-lam' }],
  ['/rules/on-the-lam', { page: 'rules', game: 'on-the-lam' }],
])('%s is a page', (path, route) => {
  expect(routeOf(path)).toEqual(route)
})

it.each([
  '/t',
  '/nowhere',
  '/t/a/b',
  '/embed',
  '/t/%2e%2e',
  '/t/<script>',
  `/t/${'x'.repeat(65)}`,
  '/nowhere/x',
  '/daily/hunt/17/x',
  '/archive/x',
  '/archive/file/x',
])('%s is none', path => {
  expect(routeOf(path)).toEqual({ page: 'missing' })
})
