import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GAMES } from '../shared/games/index.ts'
import type { Guest } from '../shared/wire/protocol.ts'
import { FACES } from '../shared/words/faces.ts'
import { type Served, serve } from './lib/server.ts'

/* What a page is told that is given a link to a match and would rather show the match. */

let served: Served
let ann: Guest
beforeAll(async () => {
  served = await serve()
  ann = await served.guest('Ottilia')
})
afterAll(() => served.close())

interface Said {
  readonly title: string
  readonly html: string
  readonly width: number
  readonly height: number
  readonly refused?: string
}
const asked = async (query: Record<string, string>, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${served.url}/api/oembed?${new URLSearchParams(query)}`, { headers })
  const text = await answer.text()
  const said = (text.startsWith('{') ? JSON.parse(text) : {}) as Said
  return { status: answer.status, headers: answer.headers, text, said }
}
const of = (path: string, more: Record<string, string> = {}) => asked({ url: served.url + path, ...more })
const keyOf = (id: string): string => served.app.house.watchKeys.of(id)

describe('a public table', () => {
  test('is framed by its key for watching, whichever key the link has', async () => {
    const { id, code } = await served.create(ann, { game: 'diabolik', players: 2, quick: 'plain' })
    const { title, tagline } = (await GAMES.diabolik?.speech('en')) ?? { title: '', tagline: '' }
    for (const key of [id, code, code.toLowerCase(), keyOf(id)])
      for (const [letter, page] of [
        ['w', 'watch'],
        ['r', 'replay'],
        ['embed', 'watch'],
      ] as const) {
        const { status, said, text } = await of(`/${letter}/${key}`)
        expect(status).toBe(200)
        expect(said).toMatchObject({
          version: '1.0',
          type: 'rich',
          title: FACES.en.named[page](title, tagline).title,
          provider_name: 'Tavolo Nero',
          provider_url: served.url,
          thumbnail_url: `${served.url}/faces/diabolik.jpg`,
          thumbnail_width: 1200,
          thumbnail_height: 630,
          width: 960,
          height: 540,
        })
        expect(said.html).toMatch(/^<iframe [^<>]*><\/iframe>$/)
        expect(said.html).toContain(`src="${served.url}/embed/${keyOf(id)}"`)
        expect(said.html).toContain('allow-popups-to-escape-sandbox"')
        for (const secret of [id, code, 'Ottilia']) expect(text).not.toContain(secret)
      }
  })

  test('is spoken of in the language of the link, or of who asks', async () => {
    const { id } = await served.create(ann, { game: 'on-the-lam', players: 2 })
    const titleIn = async (language: 'it' | 'zh') => {
      const { title, tagline } = (await GAMES['on-the-lam']?.speech(language)) ?? { title: '', tagline: '' }
      return FACES[language].named.watch(title, tagline).title
    }
    const linked = await of(`/w/${keyOf(id)}?lang=it`)
    expect(linked.said.title).toBe(await titleIn('it'))
    expect(linked.said.html).toContain(`/embed/${keyOf(id)}?lang=it"`)
    const heard = await asked({ url: `${served.url}/w/${id}` }, { 'accept-language': 'zh-TW' })
    expect([heard.said.title, heard.headers.get('vary')]).toEqual([
      await titleIn('zh'),
      expect.stringContaining('Accept-Language'),
    ])
    // The reader's own language is for the reader's browser to say.
    expect(heard.said.html).not.toContain('lang=')
  })

  test.each([
    [{ maxwidth: '640' }, 640, 360],
    [{ maxheight: '270' }, 480, 270],
    [{ maxwidth: '5000', maxheight: '5000' }, 960, 540],
    [{ maxwidth: '200' }, 200, 180],
    [{ maxwidth: '640', maxheight: '90' }, 320, 90],
  ])('is as large as there is room: %o', async (room, width, height) => {
    const { id } = await served.create(ann, { game: 'diabolik', players: 2 })
    const { said } = await of(`/w/${keyOf(id)}`, room)
    expect(said).toMatchObject({ width, height })
    expect(said.html).toContain(`width="${width}" height="${height}"`)
  })
})

test('a private table is shown to who has its key for watching, without its name, and to nobody else', async () => {
  const { id, code } = await served.create(ann, { game: 'diabolik', players: 2, public: false, quick: 'plain' })
  const { said, text } = await of(`/w/${keyOf(id)}`)
  expect(said).toMatchObject({ title: FACES.en.unnamed.watch.title })
  expect(text).toContain('/faces/tavolo-nero.jpg')
  for (const secret of ['iabolik', id, code, 'Ottilia']) expect(text).not.toContain(secret)
  const nowhere = await of('/w/KXMPQ')
  for (const key of [id, code, code.toLowerCase()]) {
    const { status, text } = await of(`/w/${key}`)
    expect({ status, text }).toEqual({ status: 404, text: nowhere.text })
  }
})

test('nothing else of the house is framed, nor anything of others', async () => {
  const { id } = await served.create(ann, { game: 'diabolik', players: 2 })
  for (const path of [
    `/t/${id}`,
    '/',
    '/lobby',
    '/w',
    '/w/',
    `/w/${id}/x`,
    `/api/tables/${id}`,
    '/w/%2e%2e',
    '/r/"><b>',
  ])
    expect((await of(path)).status, path).toBe(404)
  for (const url of [
    `https://evil.example/w/${id}`,
    'nonsense',
    `javascript:alert('${id}')`,
    `ftp://x/w/${id}`,
    `/w/${id}`,
  ])
    expect((await asked({ url })).status, url).toBe(404)
  expect((await asked({})).status).toBe(400)
  expect((await of(`/w/${id}`, { maxwidth: 'wide' })).status).toBe(400)
})

test.each([
  ['GET', '/health'],
  ['GET', '/api/tables'],
  ['GET', '/api/nothing'],
  ['POST', '/api/guest'],
  ['GET', '/api/desk/nothing'],
  ['OPTIONS', '/api/tables'],
  ['GET', '/gone.png'],
  ['GET', '/embed/..%2flobby'],
  ['GET', '/api/tables/%E0%A4%A'],
  ['GET', '/%E0%A4%A'],
  ['POST', '/matchmake/joinById/x'],
  ['DELETE', '/matchmake/anything'],
])('whatever is answered to %s %s may not be framed, be it an error', async (method, path) => {
  const body = method === 'POST' ? { body: '{', headers: { 'content-type': 'application/json' } } : {}
  const { headers } = await fetch(served.url + path, { method, ...body })
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

test('only JSON is spoken', async () => {
  const { id } = await served.create(ann, { game: 'diabolik', players: 2 })
  expect((await of(`/w/${id}`, { format: 'xml' })).status).toBe(501)
  expect((await of(`/w/${id}`, { format: 'json' })).status).toBe(200)
})

describe('a frame that belongs to no origin', () => {
  const as = (origin: string, path: string, method = 'GET') =>
    fetch(served.url + path, {
      method,
      headers: { origin, ...(method === 'OPTIONS' ? { 'access-control-request-method': 'POST' } : {}) },
    })

  test('may ask for what it takes to watch', async () => {
    const { id } = await served.create(ann, { game: 'diabolik', players: 2, quick: 'plain' })
    for (const path of [`/api/tables/${keyOf(id)}/watch`, `/api/matches/${keyOf(id)}/film/public`, '/api/oembed'])
      expect((await as('null', path)).headers.get('access-control-allow-origin'), path).toBe('null')
    const before = await as('null', `/matchmake/joinById/watch-${keyOf(id)}`, 'OPTIONS')
    expect(before.status).toBe(204)
    expect(before.headers.get('access-control-allow-headers')).toBe('content-type')
    expect(before.headers.get('access-control-allow-credentials')).toBe('true')
    const other = await as('https://blog.example', '/api/oembed')
    expect(other.headers.get('access-control-allow-origin')).toBe('*')
    expect(other.headers.get('access-control-allow-credentials')).toBeNull()
  })

  test('may ask for nothing else', async () => {
    const { id } = await served.create(ann, { game: 'diabolik', players: 2, quick: 'plain' })
    for (const path of [
      '/api/tables',
      '/api/live',
      '/api/mine',
      `/api/tables/${id}`,
      `/api/tables/${id}/log`,
      `/api/matches/${id}/result`,
      `/matchmake/joinById/${id}`,
    ])
      for (const method of ['GET', 'OPTIONS'])
        expect((await as('null', path, method)).headers.get('access-control-allow-origin'), path).toBeNull()
  })
})
