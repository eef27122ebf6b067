import { once } from 'node:events'
import { pathToFileURL } from 'node:url'

/*
 * A server that is to be killed, in a process of its own: that of `npm start`, but for bots that do not dawdle. It has read
 * all that it is before it is told to open.
 */

const [, , file = ''] = process.argv
const { createApp } = await import(pathToFileURL(file).href)

const plenty = { burst: 1e9, perSecond: 1e9 }
/** Nobody decides for a person, however long they are away: each move in the log is one that somebody has sent. */
const never = 86_400_000

const now = Date.now
let leap = 0
Date.now = () => now() + leap

process.on('disconnect', () => process.exit(1))
const [{ secret, ...asked }] = await once(process, 'message')
const opening = createApp({
  host: '127.0.0.1',
  ...asked,
  ...(secret && { secret: Buffer.from(secret, 'hex') }),
  port: 0,
  times: { pace: 0, away: never, heir: never, hold: never },
  limits: { guests: plenty, tables: plenty, joins: plenty, requests: plenty, misses: plenty, messages: plenty },
})
const app = await opening.catch(error => {
  const text = each =>
    each instanceof Error ? `${each.message}${each.cause ? `: ${text(each.cause)}` : ''}` : String(each)
  process.send?.({ failed: text(error) })
  return null
})
if (app === null) process.disconnect()
else {
  process.on('message', asked => {
    if (asked === 'close') void app.close().then(() => process.exit(0))
    else leap = asked.leap
  })
  process.send?.({ port: app.port })
}
