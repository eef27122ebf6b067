import type { Guest } from '../../../shared/wire/protocol.ts'
import { joinTable } from '../../../tests/lib/player.ts'
import type { Sitting } from './people.ts'

const GAMES = ['on-the-lam', 'diabolik', 'diabolicards'] as const
const OPTIONS: Readonly<Record<string, object>> = { diabolicards: { memory: false } }
const PLAYERS = 4
const PEOPLE = 2

/** A match of two people and two bots that has begun. Rejects where somebody is killed meanwhile. */
export async function open(address: () => string, n: number): Promise<{ sitting: Sitting; guests: Guest[] }> {
  const game = GAMES[n % GAMES.length] as string
  const guests: Guest[] = []
  for (let i = 0; i < PEOPLE; i++) guests.push(await post<Guest>(address(), '/api/guest', null, { name: `Guest ${i}` }))
  const [host, other] = guests as [Guest, Guest]
  const creation = { game, players: PLAYERS, public: false, seconds: 0, options: OPTIONS[game] }
  const { id } = await post<{ id: string }>(address(), '/api/tables', host, creation)
  const a = await joinTable(address(), id, host)
  const b = await joinTable(address(), id, other)
  b.send('sit', { player: 1 })
  await a.until('both sit', () => a.company?.chairs[1]?.person?.id === other.id || a.closed !== null, 5000)
  for (let player = PEOPLE; player < PLAYERS; player++) a.send('bot', { player, level: 'easy' })
  a.send('start', {})
  await a.until('start', () => a.turn !== null || a.closed !== null, 5000)
  await Promise.all([a, b].map(each => each.leave().catch(() => {})))
  if (a.turn === null) throw new Error('it has not begun')
  return { sitting: { id, game, over: false, reached: -1, moved: performance.now() }, guests }
}

async function post<T>(url: string, path: string, guest: Guest | null, body: unknown): Promise<T> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(guest && { authorization: `Bearer ${guest.token}` }) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(5000),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return (await answer.json()) as T
}
