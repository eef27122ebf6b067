import { connect, createServer, type Socket } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { HERE, postgres } from '../../tools/lib/services.ts'
import { openPostgres } from './postgres.ts'

const shared = await postgres()
afterAll(() => shared?.stop())

/** As a cable to the database that can be pulled: whoever asks then is not told that nobody is there. */
async function cable(url: string) {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let pulled = false
  const server = createServer(socket => {
    sockets.add(socket.on('error', () => {}))
    if (pulled) return
    const there = connect(Number(port), hostname).on('error', () => {})
    sockets.add(there)
    socket.pipe(there).pipe(socket)
  })
  await new Promise<void>(done => server.listen(0, HERE, done))
  const address = server.address()
  const through = new URL(url)
  through.host = `${HERE}:${typeof address === 'object' && address ? address.port : 0}`
  return {
    url: through.href,
    pull() {
      pulled = true
      for (const each of sockets) each.destroy()
    },
    async mend() {
      pulled = false
      for (const each of sockets) each.destroy()
    },
    close: () => new Promise<void>(done => server.close(() => done())),
  }
}

test.runIf(shared)(
  'where the database is out of reach nobody waits for those who tried before them',
  async () => {
    const way = await cable(shared?.url ?? '')
    const store = await openPostgres(way.url)
    const ann = { id: 'ann', name: 'Ann' }
    await store.putPerson(ann)
    way.pull()
    const begun = performance.now()
    const asked = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => store.putPerson({ id: `${n}`, name: 'x' })),
    )
    expect(asked.every(({ status }) => status === 'rejected')).toBe(true)
    // Each of them by itself would have had five seconds.
    expect(performance.now() - begun).toBeLessThan(30_000)
    await way.mend()
    await expect
      .poll(
        () =>
          store.putPerson(ann).then(
            () => true,
            () => false,
          ),
        { timeout: 20_000 },
      )
      .toBe(true)
    await store.close()
    await way.close()
  },
  90_000,
)
