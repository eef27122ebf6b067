import { pathToFileURL } from 'node:url'

/* A server that is to be killed, in a process of its own: that of `npm start`, but for bots that do not dawdle. */

const [, , file = ''] = process.argv
const { createApp } = await import(pathToFileURL(file).href)
const { secret, ...asked } = JSON.parse(process.env.TORTURE ?? '{}')

const plenty = { burst: 1e9, perSecond: 1e9 }
/** Nobody decides for a person, however long they are away: each move in the log is one that somebody has sent. */
const never = 86_400_000

const app = await createApp({
  ...asked,
  ...(secret && { secret: Buffer.from(secret, 'hex') }),
  port: 0,
  host: '127.0.0.1',
  times: { pace: 0, away: never, heir: never, hold: never },
  limits: { guests: plenty, tables: plenty, joins: plenty, requests: plenty, misses: plenty, messages: plenty },
  log: line => process.env.TORTURE_LOG && console.error(line),
})

process.on('message', () => void app.close().then(() => process.exit(0)))
process.on('disconnect', () => process.exit(1))
process.send?.({ port: app.port })
