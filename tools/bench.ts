import { GAMES } from '../shared/games/index.ts'
import { bench } from './lib/bench.ts'
import { STREAMS } from './lib/command.ts'

// Server and browser are loaded where they are measured: the rules need neither.
process.exitCode = await bench(process.argv.slice(2), GAMES, STREAMS, {
  wire: async (game, options) => (await import('./lib/wireBench.ts')).wireFigures(game, options),
  film: async (game, options) => (await import('./lib/filmBench.ts')).filmFigures(game, options),
  page: async ({ id }) => (await import('./lib/pageSize.ts')).pageFigures(id),
  stage: async ({ id }) => (await import('./lib/stageBench.ts')).stageFigures(id),
  start: async ({ id }) => {
    const { startFigures } = await import('./lib/startBench.ts')
    return { desk: await startFigures(id), phone: await startFigures(id, { phone: true }) }
  },
})
process.exit()
