import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Beliefs } from '../shared/kernel/game.ts'
import { answerTo, type Question, type Think, thinkHere } from '../shared/match/bot.ts'
import { beliefsIn, type Consult, type Told } from '../shared/match/casebook.ts'
import type { Level } from '../shared/wire/protocol.ts'

/** What a bot would do, or what a Casebook says. */
export type Asked = { readonly game: string } & ({ readonly question: Question } | { readonly told: Told })
export interface Answered {
  readonly answer: number | Beliefs
}

interface Waiting {
  readonly asked: Asked
  answer(answer: Answered['answer']): void
  fail(error: unknown): void
}

export interface Minds {
  readonly think: Think
  readonly consult: Consult
  close(): Promise<void>
}

/** Whose thoughts take no longer than it takes to hand them to a thread. */
const QUICK: readonly Level[] = ['easy', 'plain']
/** Milliseconds after which a thread has gone astray: no thought takes a tenth of it. */
const PATIENCE = 20_000

interface Setting {
  /** What a thread runs. */
  readonly file: string
  /** How many may think at once. */
  readonly threads: number
  readonly complain: (error: unknown) => void
  readonly patience?: number
}

/** While one works on the sources: what the process itself reads them with, its threads do not have. */
const readingSources = (file: string): string =>
  `import('tsx/esm/api').then(tsx => { tsx.register(); return import(${JSON.stringify(pathToFileURL(file).href)}) })`

/**
 * A few threads think for the bots of all tables, so that nobody else waits for it. They come when they are first needed;
 * where one dies, the plain bot answers and another comes. Shorter thoughts go before those of masters.
 */
export function mindsIn({ file, threads, complain, patience = PATIENCE }: Setting): Minds {
  const idle: Worker[] = []
  const all = new Set<Worker>()
  const queues: Readonly<Record<'short' | 'long', Waiting[]>> = { short: [], long: [] }
  let closed = false

  function hire(): Worker {
    const worker = file.endsWith('.ts') ? new Worker(readingSources(file), { eval: true }) : new Worker(file)
    worker.unref()
    all.add(worker)
    // What it died of is told by who waits for it.
    worker.on('error', () => {})
    worker.once('exit', () => {
      all.delete(worker)
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1)
      next()
    })
    return worker
  }

  function next(): void {
    while (!closed && queues.short.length + queues.long.length > 0) {
      const worker = idle.pop() ?? (all.size < threads ? hire() : undefined)
      const waiting = worker && (queues.short.shift() ?? queues.long.shift())
      if (!waiting) return
      ask(worker, waiting)
    }
  }

  function ask(worker: Worker, { asked, answer, fail }: Waiting): void {
    const over = (): void => {
      clearTimeout(timer)
      worker.off('message', heard)
      worker.off('error', broke)
      worker.off('exit', ended)
    }
    const heard = (answered: Answered): void => {
      over()
      idle.push(worker)
      answer(answered.answer)
      next()
    }
    const broke = (error: unknown): void => {
      over()
      fail(error)
    }
    const ended = (): void => broke(new Error('a thread ended while it thought'))
    const timer = setTimeout(() => {
      broke(new Error('a thread thought for too long'))
      void worker.terminate()
    }, patience).unref()
    worker.on('message', heard)
    worker.on('error', broke)
    worker.on('exit', ended)
    worker.postMessage(asked)
  }

  const answered = <A extends Answered['answer']>(asked: Asked, queue: keyof typeof queues): Promise<A> =>
    new Promise((resolve, fail) => {
      queues[queue].push({ asked, answer: answer => resolve(answer as A), fail })
      next()
    })

  return {
    async think(game, question) {
      if (closed || QUICK.includes(question.level)) return thinkHere(game, question)
      try {
        return await answered<number>({ game: game.id, question }, question.level === 'master' ? 'long' : 'short')
      } catch (error) {
        if (!closed) complain(error)
        return answerTo(game, { ...question, level: 'plain' })
      }
    },
    consult: async (game, told) =>
      closed ? beliefsIn(game, told) : answered<Beliefs>({ game: game.id, told }, 'short'),
    async close() {
      closed = true
      for (const queue of Object.values(queues)) for (const { fail } of queue.splice(0)) fail(null)
      await Promise.all([...all].map(worker => worker.terminate()))
    },
  }
}
