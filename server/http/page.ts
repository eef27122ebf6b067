import { readFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import express, { type Request, type RequestHandler, Router } from 'express'
import Negotiator from 'negotiator'
import type { Head } from './faces.ts'

/**
 * Who may have it in a frame. Some is made to stand in somebody else's page, and the clean feed in our own desk; all else could be
 * laid under what a visitor believes to press: also the page that says there is nothing at such an address, since it leads home.
 */
export function framedBy(path: string): string {
  if (/^\/embed\/[\w-]{1,64}\/?$/.test(path) || path.startsWith('/overlay/')) return '*'
  return /^\/broadcast\/[\w-]{1,64}\/?$/.test(path) ? "'self'" : "'none'"
}

/** Nothing from elsewhere, nothing written into the page; sockets to where the page came from. */
export const guardPage: RequestHandler = ({ headers, path }, response, next) => {
  const host = /^[\w.:[\]-]{1,200}$/.test(headers.host ?? '') ? headers.host : null
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    // Safari does not take 'self' for sockets before version 15.4.
    `connect-src 'self' ${host ? `ws://${host} wss://${host}` : ''}`.trim(),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy(path)}`,
  ]
  response.set({
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  })
  next()
}

const FOR_EVER = 'public, max-age=31536000, immutable'
/** Best first. */
const ENCODINGS = ['br', 'gzip', 'identity']

/** Its types do not know that it can be told what we would rather send. */
interface Choice {
  encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined
}

function encodingFor(request: Request): string {
  const choice: Choice = new Negotiator(request)
  return choice.encoding(ENCODINGS, { preferred: ENCODINGS }) ?? ''
}

/** Files in assets/ are named after their content; all else is asked for anew. */
function folder(root: string, encoding?: string): RequestHandler {
  const assets = resolve(root, 'assets') + sep
  return express.static(root, {
    index: false,
    redirect: false,
    setHeaders(response, path) {
      response.set('Cache-Control', path.startsWith(assets) ? FOR_EVER : 'no-cache').vary('Accept-Encoding')
      // In a frame that its page has shut in they are fetched as if by a stranger.
      response.set('Access-Control-Allow-Origin', '*')
      if (encoding) response.set('Content-Encoding', encoding)
    },
  })
}

/** What lies in dist, as small as the browser can read it; see tools/lib/compress.mjs. */
function files(dist: string): RequestHandler {
  const plain = folder(dist)
  const compressed = new Map([
    ['br', folder(join(dist, '.br'), 'br')],
    ['gzip', folder(join(dist, '.gz'), 'gzip')],
  ])
  return (request, response, next) => {
    const send = compressed.get(encodingFor(request))
    if (!send) return plain(request, response, next)
    // Pictures and type are there only as they are.
    send(request, response, error => (error ? next(error) : plain(request, response, next)))
  }
}

const PACK: Readonly<Record<string, (text: string) => Promise<Uint8Array>>> = {
  // A page is short, and made for every visit.
  br: text => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: text => promisify(gzip)(text),
}

/** The page with its head: what it says of itself takes the place of what was built into it. */
export const withHead = (built: string, { language, tags }: Head): string =>
  built
    .replace(/\s*<meta name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => tags)
    .replace(/<html lang="[^"]*"/, () => `<html lang="${language}"`)

/** The built page. `head`: what it says of itself at the address that is asked for. */
export function page(dist: string, head: (request: Request) => Promise<Head>): Router {
  const router = Router()
  router.use(files(dist))
  router.use('/assets', (_request, response) => void response.sendStatus(404))
  // Every address of the page is the page.
  router.get(/^\/(?!api\/|matchmake\/|health$)[^.]*$/, async (request, response) => {
    // What overlays are is nobody's business but theirs who have the key.
    const isOverlay = request.path.startsWith('/overlay/')
    const built = await readFile(join(dist, isOverlay ? 'overlay.html' : 'index.html'), 'utf8').catch(() => null)
    if (built === null) return void response.status(503).send('The page is not built yet.')
    const text = isOverlay ? built : withHead(built, await head(request))
    const encoding = encodingFor(request)
    const packed = await PACK[encoding]?.(text)
    response.set('Cache-Control', 'no-cache').vary('Accept-Encoding').vary('Accept-Language').type('html')
    if (packed) response.set('Content-Encoding', encoding)
    response.send(Buffer.from(packed ?? text))
  })
  return router
}
