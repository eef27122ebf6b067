import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GAMES } from '../shared/games/index.ts'
import type { Guest } from '../shared/wire/protocol.ts'
import { FACES, TABLE_PAGES } from '../shared/words/faces.ts'
import { LANGUAGES } from '../shared/words/index.ts'
import { joinTable } from './lib/player.ts'
import { type Served, serve } from './lib/server.ts'

/* What a link tells of itself to whoever shows it, and what it does not: fetched as a bot would, and read from the head. */

const ROOT = join(import.meta.dirname, '..')
const dist = mkdtempSync(join(tmpdir(), 'dist-'))
let served: Served
let ann: Guest
beforeAll(async () => {
  copyFileSync(join(ROOT, 'client/index.html'), join(dist, 'index.html'))
  served = await serve({ dist })
  ann = await served.guest('Ottilia')
})
afterAll(async () => {
  await served.close()
  rmSync(dist, { recursive: true })
})

interface Answer {
  readonly status: number
  readonly html: string
  /** By name or property; each stands once. */
  readonly tags: Readonly<Record<string, string>>
}
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }
const plain = (text: string): string => text.replace(/&\w+;/g, entity => ENTITIES[entity] ?? '?')

/** Not by fetch, which would change the path and the host. */
async function fetched(path: string, headers: Record<string, string> = {}, url = served.url): Promise<Answer> {
  const { hostname, port } = new URL(url)
  const answer = await new Promise<{ status: number; html: string }>((resolve, reject) => {
    request({ hostname, port, path, headers }, async response => {
      resolve({ status: response.statusCode ?? 0, html: (await buffer(response)).toString('utf8') })
    })
      .on('error', reject)
      .end()
  })
  const found = [...answer.html.matchAll(/<meta (?:name|property)="([^"]+)"\s+content="([^"]*)"/g)]
  const names = found.map(([, name]) => name)
  expect(names).toEqual([...new Set(names)])
  const titles = [...answer.html.matchAll(/<title>([^<]*)<\/title>/g)]
  expect(titles).toHaveLength(1)
  const tags = Object.fromEntries(found.map(([, name = '', content = '']) => [name, plain(content)]))
  return { ...answer, tags: { ...tags, title: plain(titles[0]?.[1] ?? '') } }
}
const saying = (language: string) => ({ 'accept-language': language })
const IN = { en: 'en-GB,en;q=0.8', it: 'it-IT, it;q=0.9, en;q=0.5', zh: 'zh-TW' } as const

describe.each(LANGUAGES)('in %s', language => {
  const words = FACES[language]

  test.each(['/', '/lobby', '/live', '/archive', '/archive/yours', '/nowhere'])('%s has a face', async path => {
    const { status, tags, html } = await fetched(path, saying(IN[language]))
    const [, first] = path.split('/')
    const face = first === 'lobby' || first === 'archive' || first === 'live' ? words[first] : words.home
    expect(status).toBe(200)
    expect(tags).toMatchObject({
      title: `${face.title} · Tavolo Nero`,
      description: face.text,
      'og:title': face.title,
      'og:description': face.text,
      'og:type': 'website',
      'og:url': served.url + path,
      'og:image': `${served.url}/faces/tavolo-nero.jpg`,
      'twitter:card': 'summary_large_image',
    })
    expect(tags.robots).toBeUndefined()
    expect(html).toContain(`<html lang="${language}`)
    expect(html).toContain('<div id="page">')
  })

  test.each(Object.keys(GAMES).flatMap(game => [`/rules/${game}`, `/open/${game}`]))(
    '%s has its game’s',
    async path => {
      const [, page, game = ''] = path.split('/')
      const { title, tagline } = (await GAMES[game]?.speech(language)) ?? { title: '', tagline: '' }
      const face = page === 'rules' ? words.rules(title, tagline) : words.open(title, tagline)
      const { tags } = await fetched(`${path}?lang=${language}`)
      expect(tags).toMatchObject({
        'og:title': face.title,
        'og:description': face.text,
        'og:image': `${served.url}/faces/${game}.jpg`,
        'og:image:alt': title,
        'og:url': `${served.url}${path}?lang=${language}`,
      })
      expect(face.title).toContain(title)
    },
  )
})

describe('a table', () => {
  const keysOf = async ({ id, code }: { id: string; code: string }): Promise<string[]> => {
    const { said } = await served.ask<{ watch: string }>('GET', `/api/tables/${id}/watch`)
    return [id, code, code.toLowerCase(), said.watch]
  }
  const over = async (id: string): Promise<void> => {
    const player = await joinTable(served.url, id, ann)
    player.send('concede', {})
    await player.until('end', () => player.company?.phase === 'over')
    await player.leave()
  }

  test('that is public shows its game by each of its keys, and neither who plays nor who won', async () => {
    const made = await served.create(ann, { game: 'diabolik', players: 2, quick: 'plain' })
    const { title, tagline } = (await GAMES.diabolik?.speech('en')) ?? { title: '', tagline: '' }
    const keys = await keysOf(made)
    const look = async () =>
      Promise.all(
        keys.flatMap(key =>
          (['t', 'w', 'r', 'embed'] as const).map(async (letter, n) => {
            const { tags, html } = await fetched(`/${letter}/${key}`, saying('en'))
            const page = TABLE_PAGES[n] ?? 'watch'
            const linked = `/api/oembed?url=${encodeURIComponent(`${served.url}/${letter}/${key}`)}&amp;format=json"`
            expect(html.includes(`type="application/json+oembed" href="${served.url}${linked}`)).toBe(page !== 'table')
            expect(tags['og:title']).toBe(FACES.en.named[page](title, tagline).title)
            expect(tags).toMatchObject({ 'og:image': `${served.url}/faces/diabolik.jpg`, robots: 'noindex' })
            expect(html).not.toContain('Ottilia')
            return html
          }),
        ),
      )
    const before = await look()
    await over(made.id)
    expect(await look()).toEqual(before)
  })

  test('that is private tells nothing: as little as one that is not there, whatever happens at it', async () => {
    const made = await served.create(ann, { game: 'diabolik', players: 2, public: false, quick: 'plain' })
    const waiting = await served.create(ann, { game: 'diabolicards', players: 2, public: false })
    const finished = await served.create(ann, { game: 'on-the-lam', players: 2, public: false, quick: 'plain' })
    const shown = await served.create(ann, { game: 'on-the-lam', players: 2, public: false, quick: 'plain' })
    await over(finished.id)
    const player = await joinTable(served.url, shown.id, ann)
    player.send('onShow', { onShow: true })
    await player.until('on show', () => player.company?.onShow === true)
    const keys = (await Promise.all([made, waiting, finished, shown].map(keysOf))).flat()
    for (const letter of ['t', 'w', 'r', 'embed']) {
      const nowhere = await fetched(`/${letter}/KEY`, saying('en'))
      expect(nowhere).toMatchObject({ status: 200, tags: { 'og:image': `${served.url}/faces/tavolo-nero.jpg` } })
      for (const key of keys) {
        const { status, html } = await fetched(`/${letter}/${key}`, saying('en'))
        expect({ status, html: html.replaceAll(key, 'KEY') }).toEqual({ status: 200, html: nowhere.html })
      }
    }
    await player.leave()
  })
})

describe('what a stranger sends', () => {
  test('is escaped, or not said at all', async () => {
    for (const path of ['/t/"><script>alert(1)</script>', '/rules/"onload="x', "/w/'&<b>", '/lobby?lang="><b>']) {
      const { html, tags } = await fetched(path.replaceAll(' ', '%20'))
      expect(html).not.toMatch(/<script>alert|<b>|"onload/)
      expect(tags['og:title']).toBeTruthy()
    }
    const { tags } = await fetched('/lobby', { host: 'evil.example"><script>' })
    expect(tags).toMatchObject({ 'og:image': '/faces/tavolo-nero.jpg', 'og:url': '/lobby' })
  })

  test('as a language is understood or passed over', async () => {
    for (const [asked, said] of [
      ['de', 'en'],
      ['', 'en'],
      ['*', 'en'],
      ['de, it;q=0.4', 'it'],
      ['zh-Hant-HK, en;q=0.9', 'zh'],
      ['en;q=0.1, it', 'it'],
      ['\u00e4;;;q=x', 'en'],
    ] as const)
      expect((await fetched('/lobby', saying(asked))).tags['og:title'], asked).toBe(FACES[said].lobby.title)
    expect((await fetched('/lobby?lang=it', saying('zh-TW'))).tags['og:title']).toBe(FACES.it.lobby.title)
    expect((await fetched('/lobby?lang=xx&lang=it', saying('zh-TW'))).tags['og:title']).toBe(FACES.zh.lobby.title)
  })

  test('behind a proxy is the address that everybody knows, and from nobody else', async () => {
    const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'tavolo.example' }
    expect((await fetched('/lobby', forwarded)).tags['og:url']).toBe(`${served.url}/lobby`)
    await served.close()
    const behind = await serve({ dist, proxy: true })
    const { tags } = await fetched('/lobby', forwarded, behind.url)
    await behind.close()
    served = await serve({ dist })
    expect(tags).toMatchObject({
      'og:url': 'https://tavolo.example/lobby',
      'og:image': 'https://tavolo.example/faces/tavolo-nero.jpg',
    })
  })
})

test.each(['tavolo-nero', ...Object.keys(GAMES)])('the picture of %s is there, as large as it is said to be', name => {
  const file = join(ROOT, 'public/faces', `${name}.jpg`)
  // What is heavier is not shown by some.
  expect(statSync(file).size).toBeLessThan(300_000)
  expect(sizeOf(readFileSync(file))).toEqual([1200, 630])
})

/** Width and height of a JPEG, from the header of its frame. */
function sizeOf(jpeg: Buffer): readonly number[] {
  for (let at = 2; at < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg.readUInt16BE(at)
    if (marker >= 0xffc0 && marker <= 0xffc2) return [jpeg.readUInt16BE(at + 7), jpeg.readUInt16BE(at + 5)]
  }
  return []
}
