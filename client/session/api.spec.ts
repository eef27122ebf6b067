import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { asGuest, createTable, findTable, guest, mine, rename, tables, troubleOf } from './api.ts'
import { archive, caseFile, matchResult, pastMatches } from './archive.ts'

const kept = new Map<string, string>()
type Answer = [status: number, body: unknown] | 'down'
let answers: Record<string, Answer[]>
const asked: { path: string; token: string | null; body: unknown }[] = []

const ann = { id: 'p1', name: 'Ann', token: 't1' }

beforeEach(() => {
  answers = {}
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  })
  vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
    const headers = request.headers as Record<string, string>
    asked.push({ path, token: headers.authorization ?? null, body: request.body && JSON.parse(String(request.body)) })
    const answer = answers[path]?.shift()
    if (!answer || answer === 'down') throw new TypeError('failed to fetch')
    return new Response(JSON.stringify(answer[1]), { status: answer[0] })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  kept.clear()
  asked.length = 0
})

it('makes one guest when first needed and keeps it', async () => {
  answers = { '/api/guest': [[200, ann]] }
  const [one, two] = await Promise.all([asGuest('Ann'), asGuest('Ann')])
  expect([one, two, guest()]).toEqual([ann, ann, ann])
  await asGuest('Bob')
  expect(asked).toEqual([{ path: '/api/guest', token: null, body: { name: 'Ann' } }])
})

it('shows the token in the header and nowhere else', async () => {
  answers = { '/api/guest': [[200, ann]], '/api/tables/ABCDE': [[200, { id: 'x' }]] }
  await findTable('ABCDE', 'Ann')
  expect(asked[1]).toEqual({ path: '/api/tables/ABCDE', token: 'Bearer t1', body: undefined })
})

it('does not go on asking for the matches of somebody whom the server has forgotten', async () => {
  kept.set('tavolo-nero.guest', JSON.stringify(ann))
  answers = {
    '/api/mine': [
      [401, { refused: 'badToken' }],
      [200, []],
    ],
    '/api/guest': [[200, { ...ann, id: 'p2', token: 't2' }]],
  }
  expect(await mine()).toEqual([])
  expect(guest()).toMatchObject({ id: 'p2', name: 'Ann' })
})

it('asks for nothing of a stranger’s past, and of anybody’s by game and page', async () => {
  expect([await pastMatches(null, 0), await caseFile()]).toEqual([{ matches: [], more: false }, null])
  expect(asked).toEqual([])
  kept.set('tavolo-nero.guest', JSON.stringify(ann))
  const path = '/api/matches?game=chess&page=2'
  answers = {
    [path]: [[200, 'past']],
    '/api/archive?page=0': [[200, 'all']],
    '/api/matches/a-b/result': [[200, 'won']],
  }
  expect([await pastMatches('chess', 2), await archive(null, 0), await matchResult('a-b')]).toEqual([
    'past',
    'all',
    'won',
  ])
})

it('becomes somebody new, by the same name, where the server has forgotten', async () => {
  kept.set('tavolo-nero.guest', JSON.stringify(ann))
  answers = {
    '/api/tables': [
      [401, { refused: 'badToken' }],
      [200, { id: 'x', code: 'ABCDE' }],
    ],
    '/api/guest': [[200, { ...ann, id: 'p2', token: 't2' }]],
  }
  const creation = { game: 'chess', players: 2, public: true, seconds: 0 } as const
  expect(await createTable(creation, 'Nobody')).toEqual({ id: 'x', code: 'ABCDE' })
  expect(asked.map(({ path, token }) => [path, token])).toEqual([
    ['/api/tables', 'Bearer t1'],
    ['/api/guest', null],
    ['/api/tables', 'Bearer t2'],
  ])
  expect(asked[1]?.body).toEqual({ name: 'Ann' })
  expect(guest()?.id).toBe('p2')
})

it('takes another name', async () => {
  kept.set('tavolo-nero.guest', JSON.stringify(ann))
  answers = { '/api/name': [[200, { ...ann, name: 'Anna' }]] }
  await rename('Anna')
  expect(guest()?.name).toBe('Anna')
})

it.each<[Answer, string]>([
  [[404, { refused: 'noTable' }], 'noTable'],
  [[500, { refused: 'somethingElse' }], 'unreachable'],
  [[502, null], 'unreachable'],
  ['down', 'unreachable'],
])('says why not: %j is %s', async (answer, reason) => {
  answers = { '/api/tables': [answer] }
  const trouble = await tables().catch(troubleOf)
  expect(trouble).toBe(reason)
})

it('asks for no matches of a stranger', async () => {
  expect(await mine()).toEqual([])
  expect(asked).toEqual([])
})

describe('a token', () => {
  const A_DAY = 86_400_000
  const given = (days: number) => `2.p1.${Math.floor(Date.now() / A_DAY - days).toString(36)}.signed`
  const fresh = { ...ann, token: given(0) }

  /** As a page that has just been loaded, by a guest with this token. */
  async function load(token: string) {
    vi.resetModules()
    kept.set('tavolo-nero.guest', JSON.stringify({ ...ann, token }))
    return import('./api.ts')
  }
  const shown = () => asked.map(({ path, token }) => [path, token?.replace('Bearer ', '') ?? null])

  it.each([
    ['without a date', '1.p1.signed'],
    ['of last month', given(31)],
  ])('%s is changed for a new one before it is shown', async (_, token) => {
    const page = await load(token)
    answers = {
      '/api/token': [[200, fresh]],
      '/api/mine': [
        [200, []],
        [200, []],
      ],
    }
    await Promise.all([page.mine(), page.mine()])
    expect(shown()).toEqual([
      ['/api/token', token],
      ['/api/mine', fresh.token],
      ['/api/mine', fresh.token],
    ])
    expect(page.guest()).toEqual(fresh)
  })

  it('of this month is kept', async () => {
    const page = await load(given(29))
    answers = { '/api/mine': [[200, []]] }
    await page.mine()
    expect(shown()).toEqual([['/api/mine', given(29)]])
  })

  it.each<[string, Answer]>([
    ['nobody answers', 'down'],
    ['it is too much', [429, { refused: 'tooFast' }]],
    ['it makes no sense', [200, null]],
    ['it is somebody else', [200, { ...fresh, id: 'p2' }]],
  ])('is kept where %s, and not tried again', async (_, answer) => {
    const page = await load('1.p1.signed')
    answers = { '/api/token': [answer, [200, fresh]], '/api/tables': [[200, []]], '/api/mine': [[200, []]] }
    await page.tables()
    await page.mine()
    expect(shown()).toEqual([
      ['/api/token', '1.p1.signed'],
      ['/api/tables', '1.p1.signed'],
      ['/api/mine', '1.p1.signed'],
    ])
    expect(page.guest()?.token).toBe('1.p1.signed')
  })
})
