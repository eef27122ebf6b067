import { existsSync } from 'node:fs'
import { join } from 'node:path'
import express, { type RequestHandler, Router } from 'express'

/** Nothing from elsewhere, nothing written into the page; sockets to where the page came from. */
export const guardPage: RequestHandler = ({ headers }, response, next) => {
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
    "frame-ancestors 'none'",
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

const A_YEAR = 31_536_000

/** The built page. Files in assets/ are named after their content; all else is asked for anew. */
export function page(dist: string): Router {
  const router = Router()
  router.use('/assets', express.static(join(dist, 'assets'), { immutable: true, maxAge: A_YEAR * 1000, index: false }))
  router.use('/assets', (_request, response) => void response.sendStatus(404))
  router.use(
    express.static(dist, { index: false, setHeaders: response => void response.set('Cache-Control', 'no-cache') }),
  )
  // Every address of the page is the page.
  router.get(/^\/(?!api\/|matchmake\/|health$)[^.]*$/, (_request, response) => {
    if (!existsSync(join(dist, 'index.html'))) return void response.status(503).send('The page is not built yet.')
    response.set('Cache-Control', 'no-cache').sendFile('index.html', { root: dist })
  })
  return router
}
