import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { GAMES } from '../shared/games/index.ts'
import type { Game } from '../shared/kernel/game.ts'
import { start } from '../shared/kernel/match.ts'
import { seedOf } from '../shared/kernel/rng.ts'
import { answerTo, type Question, questionOf } from '../shared/match/bot.ts'
import type { Level } from '../shared/wire/protocol.ts'
import { type Minds, mindsIn } from './minds.ts'

const folder = mkdtempSync(join(tmpdir(), 'minds-'))
const faults: string[] = []
let minds: Minds | null = null

afterEach(async () => {
  await minds?.close()
  faults.length = 0
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Threads that do as this says with what they are asked. */
function threads(code: string, patience = 20_000): Minds {
  const file = join(folder, `${Math.random()}.mjs`)
  writeFileSync(file, `import { parentPort } from 'node:worker_threads'\n${code}`)
  minds = mindsIn({ file, threads: 1, patience, complain: error => void faults.push(String(error)) })
  return minds
}

const gameOf = (id: string) => GAMES[id]?.game as Game

function asking(game: Game, level: Level, nth = 0): Question {
  const match = start(game, game.options(2), seedOf('minds'))
  const seat = match.seats.map(each => each.seat).find(each => game.moves(match.state, each).length > 1) as string
  return questionOf(match, [], seat, game.moves(match.state, seat), { level, luck: { seed: seedOf('own'), nth } })
}

test('threads answer as one would in place, for every game', { timeout: 120_000 }, async () => {
  minds = mindsIn({
    file: join(import.meta.dirname, 'mind.ts'),
    threads: 2,
    complain: error => void faults.push(String(error)),
  })
  for (const id of Object.keys(GAMES))
    for (const level of ['plain', 'clever', 'master'] as const)
      for (let nth = 0; nth < 3; nth++) {
        const question = asking(gameOf(id), level, nth)
        expect(await minds.think(gameOf(id), question)).toBe(answerTo(gameOf(id), question))
      }
  expect(faults).toEqual([])
})

test('a Casebook says in a thread what it says in place; where it cannot, whoever asked is told', async () => {
  const game = gameOf('diabolik')
  const { state, seats } = start(game, game.options(4), seedOf('casebook'))
  const told = { view: game.view(state, seats.at(-1)?.seat ?? ''), heard: [] }
  minds = mindsIn({ file: join(import.meta.dirname, 'mind.ts'), threads: 1, complain: () => {} })
  expect(Object.keys(await minds.consult(game, told))).toEqual(['diabolik', 'eva'])
  expect(await minds.consult(game, told)).toEqual(game.book?.(told))
  await minds.close()
  const dying = threads('parentPort.once("message", () => process.exit(1))')
  await expect(dying.consult(game, told)).rejects.toThrow('ended')
})

test.runIf(process.platform === 'linux')('threads give way to whoever plays', async () => {
  minds = mindsIn({ file: join(import.meta.dirname, 'mind.ts'), threads: 1, complain: () => {} })
  const before = yielding()
  await minds.think(gameOf('diabolicards'), asking(gameOf('diabolicards'), 'clever'))
  expect(yielding()).toBe(before + 1)
})
/** How many threads of this process are as nice as those are. */
const yielding = (): number =>
  readdirSync('/proc/self/task').filter(task => / (\d+)$/.exec(nicenessOf(task))?.[1] === '5').length
const nicenessOf = (task: string): string =>
  readFileSync(`/proc/self/task/${task}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(0, 17).join(' ') ?? ''

test('where a thread dies the plain bot answers, and another thread comes', async () => {
  const game = gameOf('diabolicards')
  const dying = threads('parentPort.once("message", () => process.exit(1))')
  for (let nth = 0; nth < 3; nth++) {
    const question = asking(game, 'clever', nth)
    expect(await dying.think(game, question)).toBe(answerTo(game, { ...question, level: 'plain' }))
  }
  expect(faults).toEqual(Array(3).fill('Error: a thread ended while it thought'))
})

test('what breaks a thought is told, and the plain bot answers', async () => {
  const game = gameOf('diabolicards')
  const question = asking(game, 'clever')
  const broken = threads('parentPort.on("message", () => { throw new Error("at a loss") })')
  expect(await broken.think(game, question)).toBe(answerTo(game, { ...question, level: 'plain' }))
  expect(faults).toEqual(['Error: at a loss'])
})

test('nobody waits for a thread that goes astray, and nobody else is held up', async () => {
  const game = gameOf('diabolicards')
  const question = asking(game, 'master')
  const endless = threads('parentPort.on("message", () => { for (;;); })', 1500)
  let ticks = 0
  const clock = setInterval(() => ticks++, 10)
  expect(await endless.think(game, question)).toBe(answerTo(game, { ...question, level: 'plain' }))
  clearInterval(clock)
  expect(ticks).toBeGreaterThan(20)
  expect(faults).toEqual(['Error: a thread thought for too long'])
})

test('short thoughts go before long ones, and the shortest to no thread at all', async () => {
  const game = gameOf('diabolicards')
  const patient = threads('parentPort.on("message", () => setTimeout(() => parentPort.postMessage({ answer: 1 }), 50))')
  const order: string[] = []
  const ask = async (level: Level, name: string) => {
    await patient.think(game, asking(game, level))
    order.push(name)
  }
  await Promise.all([ask('master', 'first'), ask('master', 'second'), ask('clever', 'clever'), ask('plain', 'plain')])
  expect(order).toEqual(['plain', 'first', 'clever', 'second'])
})

test('whoever still waits when the house closes is not left waiting', async () => {
  const game = gameOf('diabolicards')
  const silent = threads('parentPort.on("message", () => {})')
  const question = asking(game, 'master')
  const answer = silent.think(game, question)
  const queued = silent.think(game, asking(game, 'master', 1))
  await new Promise(resolve => setTimeout(resolve, 200))
  await silent.close()
  expect(await answer).toBe(answerTo(game, { ...question, level: 'plain' }))
  expect(await queued).toBeTypeOf('number')
  expect(faults).toEqual([])
})
