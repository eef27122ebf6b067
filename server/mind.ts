import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { GAMES } from '../shared/games/index.ts'
import { answerTo } from '../shared/match/bot.ts'
import { beliefsIn } from '../shared/match/casebook.ts'
import type { Answered, Asked } from './minds.ts'

/* A thread that thinks for bots, and works out what Casebooks say: one question after the other. */

/** As nice as this to whoever plays, and not so nice that on a crowded machine it would never come to an end. */
const NICE = 5
// Elsewhere it would be said of the whole process.
if (process.platform === 'linux') setPriority(NICE)

parentPort?.on('message', (asked: Asked) => {
  const game = GAMES[asked.game]?.game
  if (!game) throw new Error(`no game is called ${asked.game}`)
  const answer = 'question' in asked ? answerTo(game, asked.question) : beliefsIn(game, asked.told)
  parentPort?.postMessage({ answer } satisfies Answered)
})
