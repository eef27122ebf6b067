import type { Request, RequestHandler } from 'express'
import { Router } from 'express'
import { z } from 'zod'
import { GAMES } from '../../shared/games/index.ts'
import type { Limit } from '../../shared/match/bucket.ts'
import { FRAME, frameOf } from '../../shared/wire/embed.ts'
import { LANGUAGES, type Language } from '../../shared/words/index.ts'
import { readCode } from '../lobby/codes.ts'
import type { House } from '../rooms/house.ts'
import { faceOfTable, languageOf, originOf, PICTURE, SITE } from './faces.ts'

/*
 * A match in somebody else's page: whoever is given a link to one asks here what to write into theirs (oembed.com). The frame
 * has the table's key for watching, also where the link had a key to its chairs. Of a private table as little is said as in
 * the head of its page, and only to whoever has its key for watching: other keys could be tried.
 */

/** Smaller than this nothing of a table is to be seen. */
const LEAST = { width: 320, height: 180 }
const A_DAY = 86_400

const most = z.coerce.number().int().min(1).max(10_000)
const asking = z.object({
  url: z.string().max(500),
  format: z.string().max(20).default('json'),
  maxwidth: most.optional(),
  maxheight: most.optional(),
})

/** As large as may be, as wide as a picture is. */
function sizeWithin(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, width / FRAME.width, height / FRAME.height)
  return {
    width: Math.max(Math.min(LEAST.width, width), Math.round(FRAME.width * scale)),
    height: Math.max(Math.min(LEAST.height, height), Math.round(FRAME.height * scale)),
  }
}

interface Linked {
  readonly page: 'watch' | 'replay'
  readonly key: string
  readonly language: Language | undefined
}

/** What a link to this house leads to. */
function linkedBy(text: string, host: string | undefined): Linked | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.host !== host) return null
  const [, letter, key] = /^\/(r|w|embed)\/([\w-]{1,64})\/?$/.exec(url.pathname) ?? []
  if (!letter || !key) return null
  const lang = url.searchParams.get('lang')
  return { page: letter === 'r' ? 'replay' : 'watch', key, language: LANGUAGES.find(each => each === lang) }
}

/** The table's key for watching, and the game if it may be told. */
async function watchedBy(
  { store, watchKeys }: House,
  key: string,
): Promise<{ watch: string; game: string | null } | null> {
  const sealed = watchKeys.read(key)
  const table = (await store.table(sealed ?? key)) ?? (await store.table((await store.find(readCode(key))) ?? ''))
  if (!table || !(table.public || sealed === table.id)) return null
  return { watch: watchKeys.of(table.id), game: table.public && Object.hasOwn(GAMES, table.game) ? table.game : null }
}

async function oembedOf(house: House, request: Request, { page, key, language }: Linked) {
  const watched = await watchedBy(house, key)
  if (!watched) return null
  const { maxwidth = FRAME.width, maxheight = FRAME.height } = asking.parse(request.query)
  const size = sizeWithin(maxwidth, maxheight)
  const origin = originOf(request)
  const { title } = await faceOfTable(watched.game, page, language ?? languageOf(request))
  const src = `${origin}/embed/${watched.watch}${language ? `?lang=${language}` : ''}`
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: SITE,
    provider_url: origin,
    cache_age: A_DAY,
    ...size,
    html: frameOf({ src, title, ...size }),
    thumbnail_url: `${origin}/faces/${watched.game ?? PICTURE.own}.jpg`,
    thumbnail_width: PICTURE.width,
    thumbnail_height: PICTURE.height,
  }
}

/**
 * A frame that its page has shut in belongs to no origin, and asks as a stranger. What it may ask for is what it takes to
 * watch, by a key. The client for sockets says that it would send cookies; there are none.
 */
const toStrangers: RequestHandler = ({ headers, method }, response, next) => {
  const nobody = headers.origin === 'null'
  response.vary('Origin').set('Access-Control-Allow-Origin', nobody ? 'null' : '*')
  if (nobody) response.set('Access-Control-Allow-Credentials', 'true')
  if (method !== 'OPTIONS') return next()
  response.set({
    'Access-Control-Allow-Methods': 'GET, POST',
    'Access-Control-Allow-Headers': 'content-type',
    'Access-Control-Max-Age': '86400',
  })
  response.sendStatus(204)
}

export function embedding(house: House, atMost: (limit: Limit) => RequestHandler): Router {
  const router = Router()
  router.use(
    ['/api/oembed', '/api/tables/:key/watch', '/api/matches/:key/film', /^\/matchmake\/joinById\/watch-[\w-]+$/],
    toStrangers,
  )
  router.get('/api/oembed', atMost(house.limits.joins), async (request, response) => {
    const asked = asking.safeParse(request.query)
    if (!asked.success) return void response.status(400).json({ refused: 'malformed' })
    if (asked.data.format !== 'json') return void response.sendStatus(501)
    const linked = linkedBy(asked.data.url, request.host)
    const said = linked && (await oembedOf(house, request, linked))
    if (!said) return void response.status(404).json({ refused: 'noTable' })
    response.vary('Accept-Language').json(said)
  })
  return router
}
