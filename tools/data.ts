import { GAMES } from '../shared/games/index.ts'
import { STREAMS } from './lib/command.ts'
import { data } from './lib/data.ts'

process.exitCode = await data(process.argv.slice(2), GAMES, STREAMS, process.env)
