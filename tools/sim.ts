import { GAMES } from '../shared/games/index.ts'
import { STREAMS } from './lib/command.ts'
import { sim } from './lib/sim.ts'

process.exitCode = await sim(process.argv.slice(2), GAMES, STREAMS)
