import { GAMES } from '../shared/games/index.ts'
import { STREAMS } from './lib/command.ts'
import { film } from './lib/film.ts'

process.exitCode = await film(process.argv.slice(2), GAMES, STREAMS, process.env)
