import { GAMES } from '../shared/games/index.ts'
import { bench } from './lib/bench.ts'
import { STREAMS } from './lib/command.ts'

process.exitCode = await bench(process.argv.slice(2), GAMES, STREAMS)
