import { GAMES } from '../shared/games/index.ts'
import { countOf, gameOf, parse } from './lib/arguments.ts'
import { command, STREAMS } from './lib/command.ts'
import { isWell, secrecy } from './lib/secrets/run.ts'

const HELP = `npm run -s secrecy -- [game] [--matches 2] [--runs 40] [--steps 150] [--json]

Whole matches of every game, over the real encoder: what each chair is sent, and who looks on, late or by an overlay, is the
same to the byte when all that they may not know is dealt anew at every step. Then one match is shown that many times in each
of two deals: p says how often piles that were drawn differ as much in the times or lengths of frames as the deals do. The exit
code is 1 where something tells. Times want a machine that does nothing else.
`

let isSound = true
const code = await command('secrecy', STREAMS, async () => {
  const { values, positionals } = parse(process.argv.slice(2), {
    matches: { type: 'string', default: '2' },
    runs: { type: 'string', default: '40' },
    steps: { type: 'string', default: '150' },
    json: { type: 'boolean' },
    help: { type: 'boolean' },
  })
  if (values.help) return STREAMS.out(HELP)
  const games = positionals.length > 0 ? [gameOf(GAMES, positionals)] : Object.values(GAMES)
  const asked = {
    matches: countOf('matches', values.matches),
    runs: countOf('runs', values.runs),
    steps: countOf('steps', values.steps),
  }
  const all = games.map(({ game }) => game)
  const figures = await secrecy(all, asked, line => STREAMS.err(`${line}\n`))
  isSound = isWell(figures)
  STREAMS.out(`${JSON.stringify(figures, null, values.json ? undefined : 2)}\n`)
})
process.exit(code || (isSound ? 0 : 1))
